#pragma once

#include "lint/rule.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

// What a game says itself of findings that are not wanted:
//
//     {arbiter: ignore RULE...}         of the move before it; before the first move, of the game
//     % arbiter: ignore RULE...         above a game, or in its tags: of that game
//     % arbiter: ignore-file RULE...    above the first game: of all games of the file
//
// RULE is a selector (selector.h). Blanks or commas stand between them; what follows `--` is for
// people.
namespace arbiter::lint {

struct Suppression {
    enum class Scope : std::uint8_t {
        move,
        game,
        file,
        nothing, // an escape line behind the first move: the next game does not see it
    };
    enum class Flaw : std::uint8_t {
        none,
        unknown_instruction, // `arbiter: ingore check-mark`
        no_rules,            // `arbiter: ignore`
    };
    struct Name {
        text::Span span;
        bool is_known = true;
        bool is_used = false; // has hidden a finding
    };

    Scope scope = Scope::game;
    game::Index ply = game::no_index; // of scope `move`
    text::Span span;                  // the comment or the escape line
    text::Span instruction;           // `ignore`
    Flaw flaw = Flaw::none;
    std::vector<Name> names;
};

// In the order of the text.
std::vector<Suppression> read_suppressions(std::string_view text, const game::Score& score);

// The ply that a place of the movetext belongs to: a move has its number, and all that follows it
// up to the next move. Nothing for the tags and what stands before the first move.
std::optional<game::Index> ply_of(const game::Score& score, std::uint32_t offset);

// Takes away those of the findings from `first` on, all of one rule, that are not wanted, and marks
// what did it.
void suppress(const Rule& rule, std::string_view text, const game::Score& score,
              std::vector<Suppression>& suppressions, std::vector<Finding>& findings,
              std::size_t first);

// Those with the scope `file` above the first game of a file, whose first game chunk this is.
std::vector<Suppression> read_file_suppressions(std::string_view first_chunk);

// Whether a suppression with that selector speaks of the rule. The one that a suppression is missed
// by must not be hidden with the others.
bool hides(std::string_view selector, const Rule& rule);

} // namespace arbiter::lint
