#include "game/sheet_line.h"

#include "text/ascii.h"

#include <limits>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

namespace {

// The digits that it begins with, perhaps behind a bracket.
std::uint32_t number_in(std::string_view text) {
    std::uint64_t number = 0;
    for (const char c : text) {
        if (text::is_digit(c)) {
            number = std::min<std::uint64_t>(number * 10 + static_cast<unsigned>(c - '0'),
                                             std::numeric_limits<std::uint32_t>::max());
        } else if (c != '(') {
            break;
        }
    }
    return static_cast<std::uint32_t>(number);
}

// 1. ----  2. -----
bool is_fraction_bar(std::span<const Leaf> leaves) {
    for (std::size_t i = 0; i < leaves.size(); ++i)
        if (leaves[i].kind != (i % 2 == 0 ? Kind::move_number : Kind::dummy)) return false;
    return !leaves.empty() && leaves.size() % 2 == 0;
}

} // namespace

std::uint32_t sheet_number(std::string_view chunk, const Leaf& leaf) {
    return number_in(text::slice(chunk, leaf.span));
}

std::vector<std::span<const Leaf>> fraction_columns(std::span<const Leaf> leaves) {
    std::vector<std::span<const Leaf>> columns;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < leaves.size(); ++i) {
        const Kind kind = leaves[i].kind;
        if (kind == Kind::move || kind == Kind::dummy) {
            if (i > 0) columns.push_back(leaves.subspan(begin, i - begin));
            begin = i;
        } else if (i == 0 || (kind != Kind::suffix && kind != Kind::footnote)) {
            return {};
        }
    }
    if (!leaves.empty()) columns.push_back(leaves.subspan(begin));
    return columns;
}

bool begins_fraction(std::span<const SheetLine> lines) {
    if (lines.size() < 3 || !is_fraction_bar(lines[1].leaves)) return false;
    const auto count = lines[1].leaves.size() / 2;
    const auto below = fraction_columns(lines[2].leaves).size();
    return fraction_columns(lines[0].leaves).size() == count && 0 < below && below <= count;
}

std::vector<SheetLine> cut_into_lines(std::string_view chunk, std::span<const Leaf> leaves) {
    std::vector<SheetLine> lines;
    std::size_t leaf = 0;
    for (std::size_t begin = 0; begin < chunk.size();) {
        auto end = chunk.find_first_of("\r\n", begin);
        if (end == std::string_view::npos) end = chunk.size();
        const std::size_t first = leaf;
        while (leaf < leaves.size() && leaves[leaf].span.begin < end)
            ++leaf;
        lines.push_back({{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
                         leaves.subspan(first, leaf - first),
                         false});
        begin = text::behind_line_break(chunk, end);
    }
    return lines;
}

} // namespace arbiter::game
