#pragma once

#include "game/game.h"
#include "rewrite/obstacle.h"
#include "text/encoding.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

// What a command that rewrites files does to a game.
namespace arbiter::cli {

// Whether a blank line has to part a game from a next one.
enum class Followed : std::uint8_t { by_game, by_nothing };

struct OldGame {
    const game::Game& game;                         // in UTF-8
    text::Encoding encoding = text::Encoding::utf8; // of its bytes
    Followed followed = Followed::by_nothing;
};

// What becomes of a game.
struct NewGame {
    std::string text; // UTF-8; its line breaks are those of the old one, or LF where it has none
    bool wants_utf8 = false;       // whatever its bytes were; of UTF-16 the whole file
    std::uint32_t changes = 0;     // what a summary counts, fixes for example
    std::uint32_t left = 0;        // what a summary counts as not done
    std::string notice;            // what a user must know of it, or empty
    std::uint32_t notice_line = 0; // in the old game, from 0
};

// Pure, since it is called from several threads.
using RewriteGame = std::function<NewGame(const OldGame&)>;
// For a file, by the text of its first game, which may speak of all of them.
using RewriterOf = std::function<RewriteGame(std::string_view first_game)>;

// A game that stays as it is, with the reason.
NewGame left_as_it_is(const game::Game& game, const rewrite::Obstacle& obstacle);

// Tells the obstacle's place and reason, behind what it means.
void tell_obstacle(NewGame& game, const game::Game& old, const rewrite::Obstacle& obstacle,
                   std::string_view meaning);

} // namespace arbiter::cli
