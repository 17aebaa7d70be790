#include "game/reference.h"

#include "text/ascii.h"
#include "text/roman.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace arbiter::game {

namespace {

using To = GameReference::To;

// "Repeat the opening of the second variation up to Black's fourth move inclusive" has 12.
constexpr std::size_t most_first_words = 20;
constexpr std::size_t longest_first_word = 16;

constexpr std::array<std::array<std::string_view, 2>, 20> number_words{{
    {"one", "first"},
    {"two", "second"},
    {"three", "third"},
    {"four", "fourth"},
    {"five", "fifth"},
    {"six", "sixth"},
    {"seven", "seventh"},
    {"eight", "eighth"},
    {"nine", "ninth"},
    {"ten", "tenth"},
    {"eleven", "eleventh"},
    {"twelve", "twelfth"},
    {"thirteen", "thirteenth"},
    {"fourteen", "fourteenth"},
    {"fifteen", "fifteenth"},
    {"sixteen", "sixteenth"},
    {"seventeen", "seventeenth"},
    {"eighteen", "eighteenth"},
    {"nineteen", "nineteenth"},
    {"twenty", "twentieth"},
}};

constexpr std::array<std::string_view, 6> ordinal_ends{"", "st", "nd", "rd", "th", "d"};

// 0 where it is none: 16, 4th, IV, four, fourth.
std::uint32_t number_in_word(std::string_view word) {
    std::uint32_t number = 0;
    const auto end =
        static_cast<std::size_t>(std::ranges::find_if_not(word, text::is_digit) - word.begin());
    for (const char c : word.substr(0, std::min<std::size_t>(end, 6)))
        number = number * 10 + static_cast<std::uint32_t>(c - '0');
    if (end > 0) return std::ranges::count(ordinal_ends, word.substr(end)) > 0 ? number : 0;
    for (std::size_t i = 0; i < number_words.size(); ++i)
        if (std::ranges::count(number_words[i], word) > 0) return static_cast<std::uint32_t>(i + 1);
    return text::read_roman(word);
}

// The first words of a text, in small letters and without marks. A full stop ends them, but behind
// "No."
std::vector<std::string> first_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : text) {
        if (words.size() == most_first_words) break;
        if (text::is_alphanumeric(c)) {
            if (word.size() < longest_first_word) word += text::to_lower(c);
            continue;
        }
        // Of White’s only the letters.
        const bool is_genitive = c == '\'' || static_cast<unsigned char>(c) >= 0x80;
        if (is_genitive && (word == "white" || word == "black")) continue;
        const bool ends = (c == '.' && word != "no") || c == '\n' || c == '\r';
        const bool begun = !word.empty() || !words.empty();
        finish();
        if (ends && begun) break;
    }
    finish();
    return words;
}

// Reads the words of a reference one after the other.
class ReferenceReader {
public:
    explicit ReferenceReader(std::span<const std::string> words) : rest_(words) {}

    std::optional<GameReference> read() {
        const bool repeats = take({"repeat"});
        take({"the"});
        const bool counts = read_counted();
        if (!repeats && !counts && !is_next("as")) return std::nullopt;
        take({"the"});
        take({"same"});
        const bool refers = repeats ? read_repeated() : read_as();
        const bool has_end = read_end();
        const bool is_whole =
            repeats ? refers && (counts || has_end || as_before_) : refers && (counts || has_end);
        return is_whole ? std::optional(reference_) : std::nullopt;
    }

private:
    bool is_next(std::string_view word) const { return !rest_.empty() && rest_.front() == word; }

    bool take(std::initializer_list<std::string_view> any_of) {
        if (rest_.empty() || std::ranges::count(any_of, rest_.front()) == 0) return false;
        rest_ = rest_.subspan(1);
        return true;
    }

    std::uint32_t take_number() {
        const auto number = rest_.empty() ? 0 : number_in_word(rest_.front());
        if (number > 0) rest_ = rest_.subspan(1);
        return number;
    }

    // moves 1-6, first five moves on either side
    bool read_counted() {
        const auto all = rest_;
        if (take({"move", "moves"}) && take_number() > 0) {
            take({"to"});
            reference_.moves = take_number();
            if (reference_.moves > 0) return true;
        } else if (take({"first"})) {
            reference_.moves = take_number();
            if (reference_.moves > 0 && take({"move", "moves"})) {
                while (take({"on", "of", "for", "by", "either", "both", "each", "side", "sides"})) {
                }
                return true;
            }
        }
        rest_ = all;
        return false;
    }

    // as before, as in Game 5
    bool read_as() {
        if (!take({"as"})) return false;
        if (take({"before", "above"})) {
            as_before_ = true;
            return set(To::opening, 0);
        }
        return take({"in"}) && read_game();
    }

    // the opening up to, the opening of the second variation up to, as far as
    bool read_repeated() {
        take({"opening", "moves"});
        take({"of", "from", "in"});
        if (is_next("as")) {
            const auto all = rest_;
            if (read_as()) return true;
            rest_ = all;
            if (take({"as"}) && !take({"far"})) return false;
        } else if (read_game()) {
            return true;
        }
        return set(To::opening, 0);
    }

    // Game No. 16, the last game, second variation, No. 5
    bool read_game() {
        const auto all = rest_;
        take({"the"});
        if (take({"previous", "preceding", "last", "foregoing", "former", "above"}) &&
            take({"game", "variation"}))
            return set(To::previous, 0);
        const auto ordinal = take_number();
        const bool is_variation = take({"variation"});
        const bool is_game = !is_variation && take({"game"});
        if (ordinal > 0 && (is_variation || is_game || all.size() == rest_.size() + 1))
            return set(is_variation ? To::variation : To::game, ordinal);
        const bool is_number = take({"no", "number"});
        const auto number = is_variation || is_game || is_number ? take_number() : 0;
        if (number > 0) return set(is_variation ? To::variation : To::game, number);
        rest_ = all;
        return false;
    }

    // up to White's 6th move, to move 8
    bool read_end() {
        take({"up"});
        if (!take({"to", "as"})) return false;
        while (take({"and", "including", "the", "white", "whites", "black", "blacks"})) {
        }
        const bool before = take({"move"});
        const auto number = take_number();
        if (number == 0 || (!before && !take({"move"}))) return false;
        reference_.moves = number;
        return true;
    }

    bool set(To to, std::uint32_t number) {
        reference_.to = to;
        reference_.number = number;
        return true;
    }

    std::span<const std::string> rest_;
    GameReference reference_;
    bool as_before_ = false;
};

bool may_begin_reference(std::string_view line) {
    constexpr std::string_view firsts = "RrMmTtFfA"; // Repeat, Move, The first, First, As
    const auto begin = line.find_first_not_of(" \t\v\f(");
    return begin != std::string_view::npos && firsts.find(line[begin]) != std::string_view::npos;
}

// Between "Game" and its number.
constexpr std::array<std::string_view, 3> heading_words{"no", "number", "the"};

bool has_capital(std::string_view line, std::string_view word, std::string_view in_capitals) {
    return line.find(word) != line.npos || line.find(in_capitals) != line.npos;
}

} // namespace

std::optional<GameReference> read_reference(std::string_view line) {
    if (!may_begin_reference(line)) return std::nullopt;
    const auto words = first_words(line);
    return ReferenceReader(words).read();
}

std::optional<SheetHeading> read_heading(std::string_view line) {
    const bool has_game = has_capital(line, "Game", "GAME");
    const bool has_variation = has_capital(line, "Variation", "VARIATION");
    if (!has_game && !has_variation) return std::nullopt;
    const auto words = first_words(line);
    for (std::size_t i = 0; i < words.size(); ++i) {
        // A sentence may speak of a variation, too.
        const bool is_variation = has_variation && words[i] == "variation" && i < 2;
        const bool is_game = has_game && words[i] == "game";
        if (!is_variation && !is_game) continue;
        std::size_t behind = i + 1;
        while (behind < words.size() && std::ranges::count(heading_words, words[behind]) > 0)
            ++behind;
        auto number = behind < words.size() ? number_in_word(words[behind]) : 0;
        if (number == 0 && i > 0) number = number_in_word(words[i - 1]);
        if (number > 0) return SheetHeading{is_variation ? To::variation : To::game, number};
    }
    return std::nullopt;
}

} // namespace arbiter::game
