#include "game/sheet_rest.h"

#include "chess/types.h"
#include "game/spoiled_move.h"
#include "text/ascii.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

namespace {

// A number and the move behind it.
constexpr std::size_t longest_head = 32; // bytes

// Rows below each other that make more of a game than one.
constexpr std::size_t telling_rows = 2;

// e4, Sf3, exd5+: a row in another notation.
bool is_algebraic(std::string_view word) {
    while (!word.empty() && (word.back() == '+' || word.back() == '#'))
        word.remove_suffix(1);
    constexpr std::size_t longest = 6;
    if (word.size() < 2 || word.size() > longest) return false;
    return chess::is_file(word[word.size() - 2]) && chess::is_rank(word.back());
}

class RestReader {
public:
    RestReader(std::string_view chunk, std::span<const SheetLine> lines)
        : chunk_(chunk), lines_(lines) {}

    std::optional<text::Span> read() const {
        const std::size_t begin = behind_last_move();
        const std::uint32_t last = number_before(begin);
        std::size_t first = begin;
        std::size_t rows = 0;
        for (std::size_t i = begin; i < lines_.size(); ++i) {
            const SheetLine& line = lines_[i];
            if (line.is_blank()) continue;
            if (line.is_score && line.has(Kind::result)) break;
            // Directly below the game.
            const bool adjoins = i == begin && begin > 0;
            if (!is_row(line) && !(adjoins && (has_column_of_move(line) || runs_on(line)))) {
                rows = 0;
                continue;
            }
            if (rows++ == 0) first = i;
            if (adjoins || rows == telling_rows || number_of(line) == last + 1)
                return head(lines_[first]);
        }
        return std::nullopt;
    }

private:
    std::string_view text(const Leaf& leaf) const { return text::slice(chunk_, leaf.span); }

    std::size_t behind_last_move() const {
        for (std::size_t i = lines_.size(); i > 0; --i)
            if (lines_[i - 1].is_score && lines_[i - 1].has(Kind::move)) return i;
        return 0;
    }

    std::optional<std::uint32_t> number_of(const SheetLine& line) const {
        if (line.is_blank() || line.leaves.front().kind != Kind::move_number) return std::nullopt;
        return sheet_number(chunk_, line.leaves.front());
    }

    // Of the last row that was read.
    std::uint32_t number_before(std::size_t end) const {
        for (std::size_t i = end; i > 0; --i) {
            const auto number = number_of(lines_[i - 1]);
            if (lines_[i - 1].is_score && number) return *number;
        }
        return 0;
    }

    bool is_move(const Leaf& leaf) const {
        return leaf.kind == Kind::move || (leaf.kind == Kind::word && is_algebraic(text(leaf)));
    }

    bool is_word(const Leaf& leaf) const { return leaf.kind == Kind::word && !is_move(leaf); }

    // A number and a move, or two moves, and hardly a word between them.
    bool is_row(const SheetLine& line) const {
        const auto moves =
            std::ranges::count_if(line.leaves, [this](const Leaf& leaf) { return is_move(leaf); });
        const auto words =
            std::ranges::count_if(line.leaves, [this](const Leaf& leaf) { return is_word(leaf); });
        const bool numbered = number_of(line).has_value();
        return moves >= (numbered ? 1 : 2) && words <= std::max<std::ptrdiff_t>(1, moves / 3);
    }

    // A move, and the number of the next row.
    static bool runs_on(const SheetLine& line) {
        return line.leaves.front().kind == Kind::move && line.has(Kind::move_number);
    }

    // Black's move, apart from a few words that may have been White's.
    static bool has_column_of_move(const SheetLine& line) {
        constexpr std::size_t most_leaves = 6;
        const auto leaves = line.leaves;
        if (leaves.size() < 2 || leaves.size() > most_leaves) return false;
        const auto& before = leaves[leaves.size() - 2];
        const bool behind_words = before.kind == Kind::word && !are_apart(before, leaves.back());
        return leaves.back().kind == Kind::move && !behind_words;
    }

    // Up to the end of the first move, or what stands for it.
    text::Span head(const SheetLine& line) const {
        const auto begin = line.leaves.front().span.begin;
        const auto& second = line.leaves[std::min<std::size_t>(1, line.leaves.size() - 1)].span;
        // A move may go on in the next line.
        const auto rest =
            chunk_.substr(second.end, std::max(line.span.end, second.end) - second.end);
        const auto blank = std::min(rest.find_first_of(text::blanks), rest.size());
        const auto end = second.end + static_cast<std::uint32_t>(blank);
        return end - begin <= longest_head ? text::Span{begin, end} : line.leaves.front().span;
    }

    std::string_view chunk_;
    std::span<const SheetLine> lines_;
};

} // namespace

std::optional<text::Span> first_unread_row(std::string_view chunk,
                                           std::span<const SheetLine> lines) {
    return RestReader(chunk, lines).read();
}

} // namespace arbiter::game
