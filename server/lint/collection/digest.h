#pragma once

#include "game/game.h"
#include "lint/collection/occasion.h"
#include "lint/rule.h"
#include "text/span.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lint {

struct Player {
    std::string name;    // as the tag has it; empty where it says that it is not known
    std::string fide_id; // likewise
    text::Span tag;      // White or Black; empty where there is none
    text::Span value;    // of it
};

// So many plies tell a game of two players on one day from all others.
constexpr std::uint32_t beginning_plies = 30;

// What is compared of a game with others.
struct GameDigest {
    std::uint64_t moves = 0;     // a hash of the start position and the main line
    std::uint64_t beginning = 0; // of its first beginning_plies; 0 where it has no more than these
    std::uint32_t plies = 0;     // of the main line
    Occasion occasion;
    text::Span mark; // where a finding of the whole game stands
    std::array<Player, 2> players;
    std::vector<const Rule*> unwanted; // rules that compare games, and are not to look at this one
};

GameDigest digest(std::string_view text, const game::Analysis& analysis);

} // namespace arbiter::lint
