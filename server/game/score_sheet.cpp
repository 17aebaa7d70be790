#include "game/score_sheet.h"

#include "game/page_blanks.h"
#include "game/sheet_lines.h"
#include "game/sheet_rest.h"
#include "game/spoiled_move.h"
#include "game/tag_pair.h"
#include "notation/descriptive_move.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

namespace {

// Leaves of a note in brackets on a score line.
constexpr std::size_t longest_bracket = 32;

bool is_move(std::string_view text) {
    return notation::is_descriptive(text) || notation::parse_without_hyphen(text);
}

// What stands behind one number, or in one column without a number.
struct Cell {
    std::optional<MoveNumber> number;
    std::size_t line = 0;   // of the block
    std::size_t column = 0; // 0: the left one, or the only one
    std::vector<Item> items;
};

std::size_t next_fraction(std::span<const SheetLine> lines, std::size_t at) {
    std::size_t next = at;
    while (next < lines.size() && lines[next].is_blank())
        ++next;
    return next < lines.size() && lines[next].is_fraction ? next : at;
}

// One past the lines that are read together: all of a kind, and fractions with blank lines between
// them, since columns of them may stand side by side.
std::size_t block_end(std::span<const SheetLine> lines, std::size_t begin) {
    const auto& first = lines[begin];
    std::size_t end = begin;
    while (end < lines.size() && lines[end].is_score == first.is_score &&
           lines[end].is_blank() == first.is_blank()) {
        ++end;
        if (end >= begin + 3 && lines[end - 3].is_fraction) end = next_fraction(lines, end);
    }
    return end;
}

class SheetReader {
public:
    explicit SheetReader(std::string_view chunk)
        : plain_(with_plain_blanks(chunk)), chunk_(plain_), leaves_(leaves_of_page(chunk)) {
        score_.format = Format::score_sheet;
        score_.lines.emplace_back();
    }

    Score read() && {
        const auto lines = read_sheet_lines(chunk_, leaves_);
        for (std::size_t line = 0; line < lines.size();) {
            const auto& first = lines[line];
            const auto block = std::span(lines).subspan(line, block_end(lines, line) - line);
            line += block.size();
            if (first.is_score) {
                read_block(block);
            } else if (!first.is_blank()) {
                add(ItemKind::comment,
                    {block.front().leaves.front().span.begin, block.back().leaves.back().span.end});
            }
        }
        score_.unread_row = first_unread_row(chunk_, lines);
        order_items();
        return std::move(score_);
    }

private:
    std::string_view text(text::Span span) const { return text::slice(chunk_, span); }

    void add(ItemKind kind, text::Span span) {
        const auto& plies = score_.lines.front().plies;
        score_.items.push_back({kind, span, 0, plies.empty() ? no_index : plies.back()});
    }

    // Blocks ---------------------------------------------------------------------------------

    // Cells in the order of play: columns that go on below each other come one after the other.
    void read_block(std::span<const SheetLine> block) {
        cells_.clear();
        right_begins_ = right_column(block);
        for (std::size_t line = 0; line < block.size(); ++line) {
            if (block[line].is_fraction) {
                read_fraction(block.subspan(line, 3), line);
                line += 2;
            } else if (!block[line].is_blank()) {
                read_line(block[line], line);
            }
        }
        std::ranges::stable_sort(cells_, {}, [](const Cell& cell) { return cell.column; });
        for (const Cell& cell : cells_)
            play(cell);
    }

    // The number that the right column begins with, where two columns of the game stand side by
    // side: `1. P-K4 P-K4 | 15. Q-R3 Kt-B7`.
    std::optional<std::uint32_t> right_column(std::span<const SheetLine> block) const {
        bool is_bar = false;
        for (const SheetLine& line : block) {
            const bool in_fraction = std::exchange(is_bar, line.is_fraction);
            std::optional<std::uint32_t> first;
            for (const Leaf& leaf : line.leaves) {
                if (leaf.kind != Kind::move_number) continue;
                const auto number = sheet_number(chunk_, leaf);
                if (!first) {
                    first = number;
                } else if (number > *first + 1) {
                    // The left column must go on to where the right one begins; of fractions some
                    // may stand beside words, and are none to us.
                    const auto last = last_number(block);
                    const bool fits = in_fraction ? last < number : last + 1 == number;
                    return fits ? std::optional(number) : std::nullopt;
                } else {
                    break;
                }
            }
        }
        return std::nullopt;
    }

    // In the left column.
    std::uint32_t last_number(std::span<const SheetLine> block) const {
        std::uint32_t last = 0;
        for (const SheetLine& line : block) {
            const auto number = std::ranges::find(line.leaves, Kind::move_number, &Leaf::kind);
            if (number == line.leaves.end()) continue;
            const auto value = sheet_number(chunk_, *number);
            if (value == last + 1 || last == 0) last = value;
        }
        return last;
    }

    // Lines ----------------------------------------------------------------------------------

    void read_line(const SheetLine& line, std::size_t index) {
        cells_.push_back({std::nullopt, index, column_of(line), {}});
        if (line.lead) put(ItemKind::comment, *line.lead);
        if (line.spoiled_number) {
            cell().number = MoveNumber{*line.spoiled_number, line.number, 0};
            put(ItemKind::move_number, *line.spoiled_number);
        }
        for (std::size_t i = 0; i < line.leaves.size();) {
            if (line.spoiled_move && line.leaves[i].span.begin == line.spoiled_move->begin) {
                put(ItemKind::move, *line.spoiled_move);
                while (i < line.leaves.size() && line.leaves[i].span.begin < line.spoiled_move->end)
                    ++i;
            } else {
                i = read_leaf(line.leaves, i, index);
            }
        }
    }

    void read_fraction(std::span<const SheetLine> lines, std::size_t index) {
        const auto white = fraction_columns(lines[0].leaves);
        const auto black = fraction_columns(lines[2].leaves);
        for (std::size_t i = 0; i < white.size(); ++i) {
            read_number(lines[1].leaves[2 * i], 0, index);
            if (white[i].front().kind == Kind::dummy) cell().number->dots = 3;
            put_column(white[i]);
            if (i < black.size()) put_column(black[i]);
        }
    }

    void put_column(std::span<const Leaf> column) {
        for (const Leaf& leaf : column) {
            if (leaf.kind == Kind::move) put(ItemKind::move, leaf.span);
            if (leaf.kind == Kind::suffix) put(ItemKind::suffix, leaf.span);
        }
    }

    // A line that begins in the right column says so by its number.
    std::size_t column_of(const SheetLine& line) const {
        const Leaf& first = line.leaves.front();
        const bool right = right_begins_ && first.kind == Kind::move_number &&
                           sheet_number(chunk_, first) >= *right_begins_;
        return right ? 1 : 0;
    }

    Cell& cell() { return cells_.back(); }

    void put(ItemKind kind, text::Span span) { cell().items.push_back({kind, span, 0, no_index}); }

    // Reads what begins at leaves[i]; returns where the next begins.
    std::size_t read_leaf(std::span<const Leaf> leaves, std::size_t i, std::size_t line) {
        const Leaf& leaf = leaves[i];
        switch (leaf.kind) {
        case Kind::move_number:
            return read_number(leaf, i, line);
        case Kind::move:
        case Kind::word:
        case Kind::unexpected:
            return read_move(leaves, i);
        case Kind::result:
            put(ItemKind::result, leaf.span);
            return i + 1;
        case Kind::suffix:
            put(ItemKind::suffix, leaf.span);
            return i + 1;
        case Kind::tag_pair:
            add_tag(leaf.span);
            return i + 1;
        case Kind::reference:
            add_reference(leaf.span);
            return i + 1;
        case Kind::punctuation:
            return read_punctuation(leaves, i, line);
        case Kind::dummy:
            // "6. ... PxP": Black's move is the first that is given.
            if (cell().number && cell().items.size() == 1) cell().number->dots = 3;
            return i + 1;
        default:
            return i + 1;
        }
    }

    std::size_t read_number(const Leaf& leaf, std::size_t i, std::size_t line) {
        MoveNumber number{leaf.span, sheet_number(chunk_, leaf), 0};
        number.dots = static_cast<std::uint32_t>(std::ranges::count(text(leaf.span), '.'));
        const bool right = right_begins_ && number.number >= *right_begins_;
        cells_.push_back({number, line, right ? std::size_t{1} : 0, {}});
        put(ItemKind::move_number, leaf.span);
        return i + 1;
    }

    // A note in brackets, the line between two columns, a comma between two moves.
    std::size_t read_punctuation(std::span<const Leaf> leaves, std::size_t i, std::size_t line) {
        const auto sign = text(leaves[i].span);
        if (sign == "|" && right_begins_) cells_.push_back({std::nullopt, line, 1, {}});
        if (sign != "(") return i + 1;
        const std::size_t farthest = std::min(leaves.size(), i + longest_bracket);
        std::size_t end = i;
        while (end < farthest && text(leaves[end].span) != ")")
            ++end;
        if (end == farthest) return i + 1;
        put(ItemKind::comment, {leaves[i].span.begin, leaves[end].span.end});
        return end + 1;
    }

    // A move, with the words that stand directly behind it: they may belong to it, or be the rest
    // of another move whose first letters it took ("B takes Kt P|takes B"), or a note.
    std::size_t read_move(std::span<const Leaf> leaves, std::size_t i) {
        if (says_mate(leaves[i])) {
            cell().items.back().span.end = leaves[i].span.end;
            return i + 1;
        }
        std::size_t end = i + 1;
        while (end < leaves.size() && goes_on(leaves[end - 1], leaves[end]))
            ++end;
        // It parts rows, but may also be a spoiled colon before a mark.
        if (end > i + 1 && text(leaves[end - 1].span) == ";") --end;
        const text::Span all{leaves[i].span.begin, leaves[end - 1].span.end};
        const bool lone = leaves[i].kind == Kind::move && end == i + 1;
        if (lone || is_move(text(all))) {
            put(ItemKind::move, all);
        } else if (const auto second = split(all); second != all.end) {
            put(ItemKind::move, text::trimmed(chunk_, {all.begin, second}));
            put(ItemKind::move, {second, all.end});
        } else if (leaves[i].kind == Kind::move && is_move(text(leaves[i].span))) {
            put(ItemKind::move, leaves[i].span);
            put_words({leaves[i + 1].span.begin, all.end});
        } else if (leaves[i].kind == Kind::move) {
            put(ItemKind::move, all);
        } else {
            put_words(all);
        }
        return end;
    }

    // In the column of the side that has lost: it belongs to the move before it.
    bool says_mate(const Leaf& leaf) {
        return leaf.kind == Kind::word && text::equal_ignoring_case(text(leaf.span), "mate") &&
               !cell().items.empty() && cell().items.back().kind == ItemKind::move;
    }

    // A note, or a misprint.
    void put_words(text::Span span) {
        put(looks_like_misprint(text(span)) ? ItemKind::move : ItemKind::comment, span);
    }

    bool goes_on(const Leaf& before, const Leaf& leaf) const {
        if (leaf.span.begin - before.span.end > 1) return false;
        const bool digit = leaf.kind == Kind::move_number && leaf.span.end - leaf.span.begin == 1 &&
                           before.kind == Kind::word;
        const auto sign = text(leaf.span);
        return leaf.kind == Kind::word || leaf.kind == Kind::unexpected || digit ||
               (leaf.kind == Kind::punctuation && (sign == "." || sign == ";" || sign == ":"));
    }

    // Where the second of two moves begins that stand in the span with one blank between them; its
    // end where there are no two.
    std::uint32_t split(text::Span span) const {
        for (std::uint32_t at = span.end; at > span.begin; --at) {
            if (!text::is_white_space(chunk_[at - 1])) continue;
            if (is_move(text({at, span.end})) && is_move(text({span.begin, at - 1}))) return at;
        }
        return span.end;
    }

    // Play -----------------------------------------------------------------------------------

    void play(const Cell& cell) {
        // Its moves may stand in lines of their own.
        const auto carried = std::exchange(carried_number_, std::nullopt);
        auto number = cell.number ? cell.number : carried;
        for (const Item& item : cell.items) {
            if (item.kind == ItemKind::move && score_.result == no_index) {
                auto& line = score_.lines.front().plies;
                Ply ply{item.span, 0, 0, line.empty() ? no_index : line.back(),
                        std::exchange(number, std::nullopt)};
                line.push_back(static_cast<Index>(score_.plies.size()));
                score_.plies.push_back(ply);
                add(ItemKind::move, item.span);
            } else if (item.kind == ItemKind::result && score_.result == no_index) {
                score_.result = 0; // found again by its kind when the items are in order
                add(ItemKind::result, item.span);
            } else {
                const bool late = item.kind == ItemKind::move || item.kind == ItemKind::result;
                add(late ? ItemKind::comment : item.kind, item.span);
            }
        }
        if (cell.number && cell.items.size() == 1) carried_number_ = number;
    }

    // Items stand in the order of the text, plies in that of play.
    void order_items() {
        std::ranges::sort(score_.items, {}, [](const Item& item) { return item.span.begin; });
        for (Index i = 0; i < score_.items.size(); ++i) {
            const Item& item = score_.items[i];
            if (item.kind == ItemKind::move) score_.plies[item.ply].item = i;
            if (item.kind == ItemKind::result) score_.result = i;
        }
    }

    // Tags -----------------------------------------------------------------------------------

    // The grammar leaves a tag pair whole: brackets in notes are more frequent.
    void add_tag(text::Span span) {
        const auto pair = text(span);
        const auto at = [&](std::size_t offset) {
            return span.begin + static_cast<std::uint32_t>(offset);
        };
        const auto quote = pair.find('"');
        const std::array parts{
            Leaf{Kind::tag_open, {span.begin, at(1)}},
            Leaf{Kind::tag_name, {at(1), at(pair.find_first_of(" \t"))}},
            Leaf{Kind::tag_value, {at(quote), at(pair.rfind('"') + 1)}},
            Leaf{Kind::tag_close, {span.end - 1, span.end}},
        };
        score_.tags.push_back(read_tag_pair(chunk_, parts));
    }

    void add_reference(text::Span span) {
        add(ItemKind::comment, span);
        if (score_.reference) return;
        score_.reference = read_reference(text(span));
        if (score_.reference) score_.reference->span = span;
    }

    std::string plain_;
    std::string_view chunk_; // of it
    std::vector<Leaf> leaves_;
    std::vector<Cell> cells_; // of a block
    std::optional<std::uint32_t> right_begins_;
    std::optional<MoveNumber> carried_number_; // that stands alone in its line
    Score score_;
};

} // namespace

Score read_score_sheet(std::string_view chunk) {
    return SheetReader(chunk).read();
}

} // namespace arbiter::game
