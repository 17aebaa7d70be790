#include "game/split.h"

#include "chess/types.h"
#include "game/byte_search.h"
#include "game/split_sheet.h"
#include "text/ascii.h"
#include "text/typography.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace arbiter::game {

using text::byte_order_mark;
using text::is_blank;
using text::is_digit;
using text::is_letter;
using text::is_line_break;
using text::is_name_char;

namespace {

// How far behind a line `[Event "` inside a brace comment its closing brace may be. A comment that
// quotes a game is shorter; and the limit bounds what a change far away can move.
constexpr std::size_t quoted_game_limit = std::size_t{64} << 10;

// No word that the splitter needs to know is longer.
constexpr std::size_t longest_word = 12;

// What ends a word of movetext.
bool is_delimiter(char c) {
    return is_blank(c) || is_line_break(c) || c == '(' || c == ')' || c == '{' || c == '}' ||
           c == ';';
}

bool is_event(std::string_view name) {
    return text::equal_ignoring_case(name, "event");
}

// Half points that one side of a result stands for, or no_score.
constexpr int no_score = -3;
int half_points(std::string_view word) {
    struct Spelling {
        std::string_view word;
        int half_points;
    };
    constexpr std::array spellings{Spelling{"1", 2},  Spelling{"0", 0},   Spelling{"1/2", 1},
                                   Spelling{"½", 1},  Spelling{"0.5", 1}, Spelling{".5", 1},
                                   Spelling{"0,5", 1}};
    const auto* found = std::ranges::find(spellings, word, &Spelling::word);
    return found == spellings.end() ? no_score : found->half_points;
}

// The bytes of the dash or colon at `at` that can part the two sides of a result; 0 for none.
std::size_t result_separator(std::string_view text, std::size_t at) {
    if (text[at] == '-' || text[at] == ':') return 1;
    const auto sign = text.substr(at, text::dashes.front().size());
    return std::ranges::count(text::dashes, sign) > 0 ? sign.size() : 0;
}

// The word that ends, or begins, at `at` but for blanks. One that is cut at the limit is none that
// we know.
std::string_view word_before(std::string_view text, std::size_t at) {
    while (at > 0 && is_blank(text[at - 1]))
        --at;
    std::size_t begin = at;
    while (begin > 0 && at - begin < longest_word && !is_delimiter(text[begin - 1]))
        --begin;
    return text.substr(begin, at - begin);
}

std::string_view word_after(std::string_view text, std::size_t at) {
    while (at < text.size() && is_blank(text[at]))
        ++at;
    std::size_t end = at;
    while (end < text.size() && end - at < longest_word && !is_delimiter(text[end]))
        ++end;
    return text.substr(at, end - at);
}

// Whether the sign at `at` makes a termination marker (PGN 8.2.6) or a usual misspelling of one.
// `0-0` is none: it castles far more often than it tells of a double forfeit.
bool marks_termination(std::string_view text, std::size_t at) {
    if (text[at] == '*' || text.substr(at).starts_with("½")) return true;
    if (text[at] == '/') return word_before(text, at) == "1" && word_after(text, at + 1) == "2";
    const std::size_t separator = result_separator(text, at);
    return separator != 0 &&
           half_points(word_before(text, at)) + half_points(word_after(text, at + separator)) == 2;
}

// Whether the word could be a move in SAN: it names a square, or castles.
bool resembles_move(std::string_view word) {
    if (word.starts_with("O-O")) return true;
    constexpr std::string_view alphabet = "KQRBNPabcdefgh12345678xO0-=+#!?:";
    if (word.find_first_not_of(alphabet) != std::string_view::npos) return false;
    return chess::names_square(word);
}

// Whether what stands before any movetext begins it, by its first word: it may also be words of a
// mail, a web page, a program.
bool starts_movetext(std::string_view text, std::size_t at) {
    if (text[at] == '(' || text[at] == '$' || text[at] == '*') return true;
    const auto word = word_after(text, at);
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits == 0) return word.starts_with("½") || resembles_move(word);
    if (word.substr(digits).starts_with('.') || word.starts_with("1/2")) return true;
    // "1 e4", "1-0" and "1 - 0", but not "3 games".
    const auto next = word_after(text, at + digits);
    const auto next_at = static_cast<std::size_t>(next.data() - text.data());
    return next.starts_with('.') || resembles_move(next) ||
           (!next.empty() && marks_termination(text, next_at));
}

// Reads one chunk, line by line.
class Scanner {
public:
    Scanner(std::string_view text, std::size_t begin) : text_(text), at_(begin) {}

    ChunkEnd chunk() {
        while (at_ < text_.size()) {
            const std::size_t line = at_;
            const std::size_t column_1 = skip_byte_order_mark(line);
            if (starts_game(column_1)) return cut(above_ ? *above_ : line, line);
            read_line(line, column_1);
            if (recovered_) return *recovered_;
        }
        return {text_.size(), text_.size() + 1};
    }

private:
    char char_at(std::size_t at) const { return at < text_.size() ? text_[at] : '\n'; }
    std::size_t skip_blanks(std::size_t at) const {
        while (at < text_.size() && is_blank(text_[at]))
            ++at;
        return at;
    }
    std::size_t skip_byte_order_mark(std::size_t at) const {
        const bool marked =
            char_at(at) == byte_order_mark[0] && text_.substr(at).starts_with(byte_order_mark);
        return marked ? at + byte_order_mark.size() : at;
    }
    std::size_t line_end(std::size_t at) const { return find_any<'\n', '\r'>(text_, at); }
    std::size_t after_line_break(std::size_t at) const {
        if (at == text_.size()) return at;
        return at + (text_[at] == '\r' && at + 1 < text_.size() && text_[at + 1] == '\n' ? 2u : 1u);
    }

    // The line of the next game decides; it is seen to its end.
    ChunkEnd cut(std::size_t end, std::size_t line) const { return {end, line_end(line) + 1}; }

    bool starts_game(std::size_t at) const {
        if (in_head_) {
            // Only a second Event tag, set apart from the first ones, tells a game without
            // movetext from blank lines inside a tag section.
            if (!event_seen_ || !apart_) return false;
            const auto name = tag_name(at);
            return name && is_event(*name);
        }
        return tag_name(at) || (terminated_ && is_first_move_number(at));
    }

    // The name of the tag pair in column 1; the bracket before it may be missing.
    std::optional<std::string_view> tag_name(std::size_t at) const {
        const bool bracket = char_at(at) == '[';
        const std::size_t begin = bracket ? skip_blanks(at + 1) : at;
        if (!is_name_char(char_at(begin)) || is_digit(char_at(begin))) return std::nullopt;
        std::size_t end = begin + 1;
        while (is_name_char(char_at(end)))
            ++end;
        if (!bracket && !ends_as_tag_pair(end)) return std::nullopt;
        return text_.substr(begin, end - begin);
    }

    // Whether a line goes on as ` "value"]`.
    bool ends_as_tag_pair(std::size_t at) const {
        const std::size_t quote = skip_blanks(at);
        if (quote == at || char_at(quote) != '"') return false;
        std::size_t end = line_end(quote);
        while (is_blank(text_[end - 1]))
            --end;
        return end - quote > 2 && text_.substr(end - 2, 2) == "\"]";
    }

    // `1.`, `1 e4`; not `1...`, which goes on with a game, nor `1-0`.
    bool is_first_move_number(std::size_t at) const {
        if (char_at(at) != '1') return false;
        const std::size_t next = skip_blanks(at + 1);
        if (char_at(next) == '.') return char_at(next + 1) != '.';
        return next > at + 1 && is_letter(char_at(next));
    }

    // Reads to the start of the next line; a brace comment may carry it over many lines.
    void read_line(std::size_t line, std::size_t column_1) {
        if (char_at(column_1) == '%') {
            if (after_blank_line_ && !above_) above_ = line;
            at_ = after_line_break(line_end(column_1));
            return;
        }
        above_.reset();
        at_ = skip_blanks(column_1);
        after_blank_line_ = is_line_break(char_at(at_));
        if (after_blank_line_) {
            apart_ = true;
            at_ = after_line_break(at_);
            return;
        }
        if (in_head_) at_ = at_ == column_1 ? read_head_line(at_) : read_head(at_);
        while (at_ < text_.size() && !recovered_) {
            at_ = terminated_ || in_head_
                      ? find_any<'\n', '\r', '{', ';'>(text_, at_)
                      : find_any<'\n', '\r', '{', ';', '*', '-', ':', '/', '\xC2', '\xE2'>(text_,
                                                                                           at_);
            switch (char_at(at_)) {
            case '\n':
            case '\r':
                at_ = after_line_break(at_);
                return;
            case ';':
                at_ = line_end(at_);
                break;
            case '{':
                at_ = read_comment(at_);
                if (in_head_ && !recovered_) at_ = read_head(skip_blanks(at_));
                break;
            default:
                terminated_ = marks_termination(text_, at_++);
            }
        }
    }

    // A tag pair that has lost its bracket is one only in column 1.
    std::size_t read_head_line(std::size_t at) {
        if (char_at(at) == '[' || !tag_name(at)) return read_head(at);
        note_tag(at);
        return line_end(at);
    }

    // Reads tag pairs, and sees whether movetext begins behind them.
    std::size_t read_head(std::size_t at) {
        while (char_at(at) == '[') {
            note_tag(at);
            at = skip_blanks(tag_end(at));
        }
        if (is_line_break(char_at(at))) return at;
        apart_ = true;
        in_head_ = !starts_movetext(text_, at);
        return at;
    }

    void note_tag(std::size_t at) {
        apart_ = false;
        if (event_seen_) return;
        const auto name = tag_name(at);
        event_seen_ = name && is_event(*name);
    }

    // One past the bracket that closes the tag pair, or the end of its line.
    std::size_t tag_end(std::size_t open) const {
        // The way of nearly all: the first ] ends the line, and no quote can change that.
        const std::size_t plain = find_any<']', '\\', '\n', '\r'>(text_, open + 1);
        if (char_at(plain) == ']' && is_line_break(char_at(plain + 1))) return plain + 1;
        std::size_t at = find_any<'"', ']', '\n', '\r'>(text_, open + 1);
        if (char_at(at) == ']') return at + 1;
        // Only a quote before a bracket ends the value: others are quotes that want a backslash.
        while (char_at(at) == '"') {
            at = find_any<'"', '\\', '\n', '\r'>(text_, at + 1);
            while (char_at(at) == '\\') {
                const std::size_t escaped = std::min(at + 1, text_.size());
                const std::size_t next = is_line_break(char_at(escaped)) ? escaped : escaped + 1;
                at = find_any<'"', '\\', '\n', '\r'>(text_, next);
            }
            const std::size_t close = skip_blanks(std::min(at + 1, text_.size()));
            if (char_at(at) == '"' && char_at(close) == ']') return close + 1;
        }
        return at;
    }

    // One past the comment's closing brace. Where the next game begins before it is closed, the
    // chunk ends there.
    std::size_t read_comment(std::size_t open) {
        apart_ = true;
        std::size_t at = find_any<'}', '['>(text_, open + 1);
        while (char_at(at) == '[' && !is_event_line(at))
            at = find_any<'}', '['>(text_, at + 1);
        if (char_at(at) != '[') return std::min(at + 1, text_.size());

        // The comment quotes a game if its brace is closed before another one opens.
        const auto seen = text_.substr(0, std::min(text_.size(), at + quoted_game_limit));
        const std::size_t brace = find_any<'{', '}'>(seen, at);
        if (brace < seen.size() && seen[brace] == '}') return brace + 1;
        const ChunkEnd line = cut(at, at);
        const bool at_end = brace == text_.size();
        recovered_ = {at, std::max(line.looked, at_end ? text_.size() + 1 : brace + 1)};
        return at;
    }

    // Whether a line begins here as `[Event "`.
    bool is_event_line(std::size_t at) const {
        if (!is_line_break(text_[at - 1])) return false;
        const auto name = tag_name(at);
        if (!name || !is_event(*name)) return false;
        const auto name_end = static_cast<std::size_t>(name->data() - text_.data()) + name->size();
        return char_at(skip_blanks(name_end)) == '"';
    }

    std::string_view text_;
    std::size_t at_;
    bool in_head_ = true; // before the movetext
    bool terminated_ = false;
    bool event_seen_ = false;
    bool apart_ = false; // something other than a line break came since the last tag pair
    bool after_blank_line_ = false;
    // Escape lines that follow a blank line: they belong to what follows them.
    std::optional<std::size_t> above_;
    std::optional<ChunkEnd> recovered_;
};

} // namespace

ChunkEnd next_chunk(std::string_view text, std::size_t begin) {
    return Scanner(text, begin).chunk();
}

ChunkEnd next_chunk(std::string_view text, std::size_t begin, Format format) {
    return format == Format::pgn ? next_chunk(text, begin) : next_sheet(text, begin);
}

std::vector<ChunkEnd> split(std::string_view text) {
    std::vector<ChunkEnd> ends;
    for (std::size_t begin = 0; begin < text.size(); begin = ends.back().end) {
        ends.push_back(next_chunk(text, begin));
    }
    return ends;
}

} // namespace arbiter::game
