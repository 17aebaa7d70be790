#include "game/parted_moves.h"

#include "notation/descriptive_move.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

namespace {

// "Q. R. K. Kt. 3 dis. ch."
constexpr std::size_t most_parted_leaves = 14;

// K, QKt, "Q. Kt.".
constexpr std::size_t longest_man = 6;

bool is_english_move(std::string_view text) {
    return notation::parse_descriptive(text, notation::DescriptiveLanguage::english).has_value();
}

bool may_begin(std::string_view chunk, const Leaf& leaf) {
    constexpr std::string_view men = "KQRBNP";
    return leaf.kind == Kind::word && leaf.span.size() <= longest_man &&
           men.find(chunk[leaf.span.begin]) != std::string_view::npos;
}

bool may_go_on(std::string_view chunk, const Leaf& before, const Leaf& leaf) {
    if (leaf.span.begin - before.span.end > 1) return false;
    if (leaf.span.begin > before.span.end && chunk[before.span.end] != ' ') return false;
    if (leaf.kind == Kind::punctuation) return chunk[leaf.span.begin] != ',';
    return leaf.kind == Kind::word || leaf.kind == Kind::move || leaf.kind == Kind::move_number;
}

// How many of the first leaves are a move that is none of the grammar's; 0 where they begin none.
std::size_t leaves_of_parts(std::string_view chunk, std::span<const Leaf> leaves) {
    if (!may_begin(chunk, leaves.front())) return 0;
    std::size_t count = 0;
    for (std::size_t i = 1; i < std::min(leaves.size(), most_parted_leaves); ++i) {
        if (!may_go_on(chunk, leaves[i - 1], leaves[i])) break;
        const bool is_dotted = chunk[leaves[i].span.end - 1] == '.';
        if (count > 0 && leaves[i].kind == Kind::move_number && is_dotted) break; // the next row
        const text::Span all{leaves.front().span.begin, leaves[i].span.end};
        const auto written = text::slice(chunk, all);
        // "B-K2" whose letter the move before it took has its hyphen, "PxPT" is one word.
        const bool is_word = written.find(' ') == written.npos;
        if (notation::parse_without_hyphen(written) || is_english_move(written) ||
            (is_word && notation::is_descriptive(written)))
            count = i + 1;
    }
    return count;
}

// Whether the leaf directly before may be the beginning of the same move: "Rt. to" of "Rt. to R 3".
bool is_unfinished(std::string_view chunk, const Leaf& before, const Leaf& leaf) {
    if (!may_go_on(chunk, before, leaf)) return false;
    const auto written = text::slice(chunk, before.span);
    if (before.kind == Kind::move)
        return !notation::is_descriptive(written) && !notation::parse_without_hyphen(written);
    return before.kind == Kind::word || written == ".";
}

bool begins_with_verb(std::string_view text) {
    constexpr std::array<std::string_view, 7> verbs{"x",      "-",    "\u2013", "\u2014",
                                                    "takes ", "tks ", "to "};
    return std::ranges::any_of(verbs,
                               [text](std::string_view verb) { return text.starts_with(verb); });
}

// Whether the grammar took the first letter of the next move for the end of this one: "Castles B"
// of "Castles B K 2", "R4 R" of "B R4 R K1", "BxKt P" of "BxKt PxB", "B takes B Q" of "B takes B Q
// takes B", "PxP R2" of "PxP R2A".
bool takes_letter(std::string_view chunk, std::span<const Leaf> leaves, std::size_t i) {
    if (leaves[i].kind != Kind::move || i + 1 == leaves.size()) return false;
    if (!may_go_on(chunk, leaves[i], leaves[i + 1])) return false;
    const auto written = text::slice(chunk, leaves[i].span);
    if (written.find(' ') == std::string_view::npos) return false;
    const std::uint32_t next = leaves[i + 1].span.begin;
    const bool ends_in_word = next == leaves[i].span.end && text::is_letter(chunk[next]);
    if (ends_in_word || begins_with_verb(chunk.substr(next))) return true;
    const bool castles = written.starts_with('C') || written.starts_with('c');
    const bool ends_move =
        i > 0 && may_begin(chunk, leaves[i - 1]) && may_go_on(chunk, leaves[i - 1], leaves[i]);
    return (castles || ends_move) && !is_english_move(written);
}

// K Kt, Q P, Kt P; but not P B.
bool is_man_of_two_words(std::string_view text) {
    if (text.empty() || text.front() == 'P') return false;
    const auto man = text.substr(text.find_last_of(' ') + 1);
    if (man.front() == 'P') return true;
    const bool is_wing = text.front() == 'Q' || (text.front() == 'K' && text.substr(1, 1) != "t");
    return is_wing && (man.front() == 'R' || man.front() == 'B' || man.substr(1, 1) == "t");
}

// Where the man of the next move begins, of one word or two, at the end of the written one: "Q P"
// in "B takes Kt Q P". Before it there is a whole move.
std::size_t beginning_of_taken(std::string_view written) {
    const auto last = written.find_last_of(' ');
    const auto two = last == 0 ? written.npos : written.find_last_of(' ', last - 1);
    if (two == written.npos || !is_man_of_two_words(written.substr(two + 1))) return last;
    const auto move =
        notation::parse_descriptive(written.substr(0, two), notation::DescriptiveLanguage::english);
    const bool is_whole = move && move->action == notation::DescriptiveMove::Action::capture &&
                          move->target != chess::PieceType::king;
    return is_whole ? two : last;
}

// Where the number ends of which the grammar took a digit for the rank of a move: "P. 1" of
// "Q. takes P. 12. Kt. to". Nothing where it took none.
std::optional<std::uint32_t> end_of_taken_number(std::string_view chunk, const Leaf& leaf) {
    const auto written = text::slice(chunk, leaf.span);
    const auto blank = written.rfind(' ');
    if (leaf.kind != Kind::move || blank == written.npos) return std::nullopt;
    const auto dot = chunk.find_first_not_of(text::digits, leaf.span.end);
    if (dot == chunk.npos || chunk[dot] != '.') return std::nullopt;
    if (!text::is_number(written.substr(blank + 1)) || is_english_move(written))
        return std::nullopt;
    return static_cast<std::uint32_t>(dot + 1);
}

// What the grammar put to a move of the next one, or of the next row, as a leaf of its own.
std::vector<Leaf> give_back(std::string_view chunk, std::span<const Leaf> leaves) {
    std::vector<Leaf> out;
    out.reserve(leaves.size());
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const Leaf& leaf = leaves[i];
        const auto written = text::slice(chunk, leaf.span);
        const auto at = [&](std::size_t offset) {
            return leaf.span.begin + static_cast<std::uint32_t>(offset);
        };
        if (const auto end = end_of_taken_number(chunk, leaf)) {
            const auto blank = at(written.rfind(' '));
            out.push_back({Kind::word, {leaf.span.begin, blank}});
            out.push_back({Kind::move_number, {blank + 1, *end}});
            while (i + 1 < leaves.size() && leaves[i + 1].span.end <= *end)
                ++i;
        } else if (takes_letter(chunk, leaves, i)) {
            const auto blank = at(beginning_of_taken(written));
            out.push_back({leaf.kind, {leaf.span.begin, blank}});
            out.push_back({Kind::word, {blank + 1, leaf.span.end}});
        } else {
            out.push_back(leaf);
        }
    }
    return out;
}

// One line break, and an indent.
bool is_wrap(std::string_view between) {
    const auto line_break = between.find_first_of("\r\n");
    if (line_break == std::string_view::npos || !text::trimmed(between).empty()) return false;
    const auto indent = text::behind_line_break(between, line_break);
    return between.find_first_of("\r\n", indent) == std::string_view::npos;
}

// Likewise of one whose line ends behind "Kt-" or "P to".
std::size_t wrapped_leaves(std::string_view chunk, std::span<const Leaf> leaves) {
    constexpr std::size_t most_parts = 4; // Q B 3
    if (leaves.size() < 2 || leaves[0].kind != Kind::move) return 0;
    if (leaves[1].kind == Kind::move_number) return 0; // of the next row
    if (!is_wrap(text::slice(chunk, {leaves[0].span.end, leaves[1].span.begin}))) return 0;
    if (is_english_move(text::slice(chunk, leaves[0].span))) return 0;
    std::size_t count = 0;
    for (std::size_t i = 1; i < std::min(leaves.size(), most_parts + 1); ++i) {
        if (i > 1 && !may_go_on(chunk, leaves[i - 1], leaves[i])) break;
        if (is_english_move(text::slice(chunk, {leaves[0].span.begin, leaves[i].span.end})))
            count = i + 1;
    }
    return count;
}

// "(12)" behind a move and with none behind it.
bool is_footnote(std::string_view chunk, std::span<const Leaf> leaves, std::size_t i) {
    if (i == 0 || leaves[i].kind != Kind::move_number || chunk[leaves[i].span.begin] != '(')
        return false;
    const auto is_near = [&](std::size_t first) {
        return text::slice(chunk, {leaves[first].span.end, leaves[first + 1].span.begin})
                   .find_first_of("\r\n") == std::string_view::npos;
    };
    const bool plays = i + 1 < leaves.size() && is_near(i) &&
                       (leaves[i + 1].kind == Kind::move || leaves[i + 1].kind == Kind::dummy);
    return leaves[i - 1].kind == Kind::move && is_near(i - 1) && !plays;
}

// "8-Kt5", where a number can't stand: behind a move.
bool is_spoiled_man(std::string_view chunk, std::span<const Leaf> leaves, std::size_t i) {
    if (i == 0 || i + 1 == leaves.size() || leaves[i].kind != Kind::move_number) return false;
    const auto number = text::slice(chunk, leaves[i].span);
    const auto before = text::slice(chunk, {leaves[i - 1].span.end, leaves[i].span.begin});
    return number.size() > 1 && !text::is_digit(number[1]) && number.back() != '.' &&
           number.back() != ')' && leaves[i + 1].kind == Kind::word &&
           leaves[i + 1].span.begin == leaves[i].span.end &&
           before.find_first_of("\r\n") == std::string_view::npos;
}

} // namespace

std::vector<Leaf> join_parted_moves(std::string_view chunk, std::span<const Leaf> leaves) {
    const auto parted = give_back(chunk, leaves);
    std::vector<Leaf> out;
    out.reserve(parted.size());
    for (std::size_t i = 0; i < parted.size();) {
        const auto rest = std::span<const Leaf>(parted).subspan(i);
        const bool is_tail = !out.empty() && is_unfinished(chunk, out.back(), parted[i]);
        const auto count =
            std::max(is_tail ? 0 : leaves_of_parts(chunk, rest), wrapped_leaves(chunk, rest));
        const bool spoiled = is_spoiled_man(chunk, parted, i);
        const std::size_t end = i + std::max<std::size_t>(count, spoiled ? 2 : 1);
        Kind kind = parted[i].kind;
        if (count > 0)
            kind = Kind::move;
        else if (spoiled)
            kind = Kind::word;
        else if (is_footnote(chunk, parted, i))
            kind = Kind::footnote;
        // The grammar's moves may end with a blank.
        const text::Span all{parted[i].span.begin, parted[end - 1].span.end};
        out.push_back({kind, text::trimmed(chunk, all)});
        i = end;
    }
    return out;
}

} // namespace arbiter::game
