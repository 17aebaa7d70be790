#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

// What a termination marker or a Result tag says, in whatever form it is written.
namespace arbiter::lint::rules {

enum class Outcome : std::uint8_t {
    white_wins,
    black_wins,
    draw,
    both_lose, // 0-0, a double forfeit: an extension
    unknown,   // *
};

// Nothing where the text says no result: 1:0, 1 - 0, ½–½, 1/2 and 0.5-0.5 do.
std::optional<Outcome> read_outcome(std::string_view text);

// As PGN writes it (8.2.6): 1-0, 0-1, 1/2-1/2, *; 0-0 for both_lose.
std::string_view marker(Outcome outcome);

constexpr bool decisive(Outcome outcome) {
    return outcome == Outcome::white_wins || outcome == Outcome::black_wins;
}

} // namespace arbiter::lint::rules
