#include "game/page_blanks.h"

#include "game/parted_moves.h"
#include "text/ascii.h"
#include "text/number.h"
#include "text/typography.h"
#include "text/utf8.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace arbiter::game {

namespace {

void blank_out(std::string& text, std::string_view sign) {
    for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at))
        text.replace(at, sign.size(), sign.size(), ' ');
}

// The end of the text where there is none.
std::size_t next_line_break(std::string_view text, std::size_t begin) {
    return std::min(text.find_first_of("\r\n", begin), text.size());
}

// Without the number of a page: {207}
std::string_view behind_page_number(std::string_view line) {
    const auto close = line.find('}');
    const bool numbered =
        close != line.npos && line.starts_with('{') && text::is_number(line.substr(1, close - 1));
    return numbered ? text::trimmed(line.substr(close + 1)) : line;
}

// Of a line that has both.
void open_line(std::string& text, std::size_t begin, std::size_t end) {
    const auto line =
        behind_page_number(text::trimmed(std::string_view(text).substr(begin, end - begin)));
    constexpr std::size_t both = 4;
    if (line.size() < both || !line.starts_with("/*") || !line.ends_with("*/")) return;
    const auto first = static_cast<std::size_t>(line.data() - text.data());
    const auto last = first + line.size() - 2;
    text.replace(first, 2, 2, ' ');
    text.replace(last, 2, 2, ' ');
}

// What transcribers put around lines, and programs before a text.
void open_lines(std::string& text) {
    blank_out(text, text::byte_order_mark);
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = next_line_break(text, begin);
        open_line(text, begin, end);
        begin = end + 1;
    }
}

// The first two numbers before a move that stand in a line: `1. P-K4 P-K4 2.`
bool has_two_rows(std::string_view line) {
    std::uint32_t last = 0;
    for (auto dot = line.find('.'); dot != line.npos; dot = line.find('.', dot + 1)) {
        const auto begin = line.substr(0, dot).find_last_not_of(text::digits) + 1; // npos + 1 is 0
        const auto number = text::read_short_number(line.substr(begin, dot - begin));
        const auto next = line.find_first_not_of(text::blanks, dot + 1);
        if (!number || (next != line.npos && !text::is_letter(line[next]))) continue;
        if (last != 0 && *number == last + 1) return true;
        last = *number;
    }
    return false;
}

// What parts the lines of paragraphs in which rows stand one after the other: a line may end in the
// middle of a move there. Line breaks with the blanks around them.
std::vector<text::Span> wraps(std::string_view text) {
    std::vector<text::Span> all;
    std::size_t first = 0; // of this paragraph
    bool runs = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const auto end = next_line_break(text, begin);
        const auto line = text.substr(begin, end - begin);
        runs = runs || has_two_rows(line);
        const auto line_break = text::behind_line_break(text, end);
        const auto next = std::min(text.find_first_not_of(text::blanks, line_break), text.size());
        if (next == next_line_break(text, next)) {
            if (!runs) all.resize(first);
            first = all.size();
            runs = false;
        } else {
            const auto last = begin + line.find_last_not_of(text::blanks) + 1;
            all.push_back({static_cast<std::uint32_t>(last), static_cast<std::uint32_t>(next)});
        }
        begin = std::max(next, line_break);
    }
    if (!runs) all.resize(first);
    return all;
}

} // namespace

std::string with_plain_blanks(std::string_view text) {
    std::string plain(text);
    for (const auto sign : text::wide_blanks)
        blank_out(plain, sign);
    open_lines(plain);
    return plain;
}

std::vector<syntax::Leaf> leaves_of_page(std::string_view text) {
    struct Fold {
        std::size_t begin; // in the narrow text, behind the blank
        std::uint32_t bytes;
    };
    std::string narrow;
    std::vector<Fold> folds;
    std::uint32_t folded = 0;
    const auto line_ends = wraps(text);
    auto line_end = line_ends.begin();
    for (std::size_t at = 0; at < text.size();) {
        const bool wrapped = line_end != line_ends.end() && line_end->begin == at;
        const auto sign = wrapped ? (line_end++)->size() : text::wide_blank(text.substr(at));
        narrow += sign == 0 ? text[at] : ' ';
        at += std::max<std::size_t>(sign, 1);
        if (sign == 0) continue;
        folded += static_cast<std::uint32_t>(sign - 1);
        folds.push_back({narrow.size(), folded});
    }
    open_lines(narrow);
    auto leaves = join_parted_moves(narrow, syntax::parse(narrow, syntax::Grammar::descriptive));
    auto next = folds.begin();
    folded = 0;
    const auto unfold = [&](std::uint32_t& offset) {
        for (; next != folds.end() && next->begin <= offset; ++next)
            folded = next->bytes;
        offset += folded;
    };
    for (auto& leaf : leaves) {
        unfold(leaf.span.begin);
        unfold(leaf.span.end);
    }
    return leaves;
}

} // namespace arbiter::game
