#pragma once

#include "syntax/tree.h"
#include "text/span.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// One line of a score sheet.
namespace arbiter::game {

struct SheetLine {
    text::Span span;
    std::span<const syntax::Leaf> leaves; // none in a blank line
    bool is_score = false;                // else a note, a heading, or blank
    // The line holds White's moves, the line below the numbers over dashes, the next one Black's.
    bool is_fraction = false;
    // Of a score line: what stands before the row, and is none of the leaves: the number of a page,
    // or the words that lead to a game in running text.
    std::optional<text::Span> lead = std::nullopt;
    // Likewise what stands where its number should, such as `4,` and `1O.`; and the number, if the
    // page prints all of them so: `4)`, `IV.`
    std::optional<text::Span> spoiled_number = std::nullopt;
    std::uint32_t number = 0;
    // And where a move should; its leaves are among those of the line.
    std::optional<text::Span> spoiled_move = std::nullopt;

    bool is_blank() const { return leaves.empty(); }
    bool has(syntax::Kind kind) const {
        return std::ranges::find(leaves, kind, &syntax::Leaf::kind) != leaves.end();
    }
};

// The number that a move_number leaf says.
std::uint32_t sheet_number(std::string_view chunk, const syntax::Leaf& leaf);

// The columns of White's or Black's line of a fraction: each a move or a dummy, with the signs and
// footnotes behind it. None where the line holds anything else.
std::vector<std::span<const syntax::Leaf>> fraction_columns(std::span<const syntax::Leaf> leaves);

// Whether the lines begin with one: the first and the third hold moves, the second numbers.
bool begins_fraction(std::span<const SheetLine> lines);

// The lines of a chunk, of which nothing is known yet. Views of `leaves`.
std::vector<SheetLine> cut_into_lines(std::string_view chunk, std::span<const syntax::Leaf> leaves);

} // namespace arbiter::game
