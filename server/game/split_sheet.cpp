#include "game/split_sheet.h"

#include "game/page_blanks.h"
#include "game/reference.h"
#include "notation/descriptive_move.h"
#include "text/ascii.h"
#include "text/number.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace arbiter::game {

namespace {

// The longest spelling of a move: "Q. Kt. takes K. B. P. (dis. ch.)" and some more.
constexpr std::size_t longest_move = 48;

// A heading is a few lines: players, place, opening, colours.
constexpr std::size_t longest_heading = 16;

std::string_view without_indent(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(text::blanks), line.size()));
    return line;
}

// Whether a move begins the text: some of its words are one.
bool begins_with_move(std::string_view text) {
    text = text.substr(0, std::min(text.find("  "), longest_move));
    while (!text.empty()) {
        if (notation::is_descriptive(text) || notation::parse_without_hyphen(text)) return true;
        const auto blank = text.find_last_of(" ,;\t");
        if (blank == std::string_view::npos) return false;
        text = text.substr(0, blank);
    }
    return false;
}

// `1. P-K4`, `1 P to K4`, `(1) P-K4`, `I. P-K4`; not `1. ...`, which goes on with a game.
bool is_first_move(std::string_view written) {
    const auto plain = with_plain_blanks(written);
    auto line = without_indent(plain);
    constexpr std::array<std::string_view, 7> first_numbers{"1.", "1 ", "1\t", "(1)",
                                                            "1)", "1:", "I."};
    const auto number = std::ranges::find_if(
        first_numbers, [line](std::string_view first) { return line.starts_with(first); });
    if (number == first_numbers.end()) return false;
    line.remove_prefix(number->size());
    line = without_indent(line);
    return !line.starts_with('.') && begins_with_move(line);
}

// "GAME No. 12", "SECOND VARIATION."
bool begins_heading(std::string_view line) {
    line = without_indent(line);
    if (line.starts_with("GAME") || line.starts_with("Game")) return true;
    const auto heading = read_heading(line);
    return heading && heading->to == GameReference::To::variation;
}

// With its line break.
std::size_t end_of_line(std::string_view text, std::size_t begin) {
    const auto end = text.find_first_of("\r\n", begin);
    if (end == std::string_view::npos) return text.size();
    return text::behind_line_break(text, end);
}

// That a line begins with; 0 where it begins with none.
std::uint32_t row_number(std::string_view line) {
    line = without_indent(line);
    const auto digits = line.substr(0, line.find_first_not_of(text::digits));
    return text::read_short_number(digits).value_or(0);
}

} // namespace

ChunkEnd next_sheet(std::string_view text, std::size_t begin) {
    struct TextLine {
        std::size_t begin;
        bool is_blank;
        bool begins_heading;
    };
    std::array<TextLine, longest_heading> above; // the last lines, in a ring
    std::size_t count = 0;
    bool has_first_move = false;
    std::uint32_t row_above = 0;
    for (std::size_t at = begin; at < text.size();) {
        const auto end = end_of_line(text, at);
        const auto line = text.substr(at, end - at);
        const std::uint32_t last_row = std::exchange(row_above, row_number(line));
        std::size_t looked = end;
        bool begins_game = is_first_move(line) || read_reference(line);
        if (begins_game && last_row > 0) {
            // Between the rows 16 and 18 stands 17, whatever number a scanner read.
            looked = end_of_line(text, end);
            begins_game = row_number(text.substr(end, looked - end)) != last_row + 2;
            if (!begins_game) row_above = last_row + 1;
        }
        if (begins_game) {
            if (has_first_move) {
                std::size_t heading = at;
                std::optional<std::size_t> named;
                bool adjacent = true;
                for (std::size_t back = 1; back <= std::min(count, above.size()); ++back) {
                    const TextLine& other = above[(count - back) % above.size()];
                    if (other.begins_heading) {
                        named = other.begin;
                        break;
                    }
                    adjacent = adjacent && !other.is_blank;
                    if (adjacent) heading = other.begin;
                }
                // Without its line break the last line may go on.
                const bool is_whole = text[looked - 1] == '\n' || looked < text.size();
                return {named.value_or(heading), is_whole ? looked : looked + 1};
            }
            has_first_move = true;
            count = 0; // what is above the first move is no heading of the next game
        } else {
            const auto content = without_indent(line);
            const bool blank = content.find_first_not_of("\r\n") == std::string_view::npos;
            // A line of moves is no heading either.
            const bool numbered = !content.empty() && text::is_digit(content[0]);
            above[count++ % above.size()] = {at, blank || numbered, begins_heading(line)};
        }
        at = end;
    }
    return {text.size(), text.size() + 1};
}

} // namespace arbiter::game
