#include "lint/rules/shared/time_control_words.h"

#include "lint/rules/shared/tag_form.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace arbiter::lint::rules {

using text::is_digit;
using text::is_letter;

namespace {

// No control that was ever played is longer in words.
constexpr std::size_t longest_control = 100;
constexpr std::uint64_t most_seconds = 10'000'000;

// Numbers, words in small letters, and signs of one byte; what is beyond ASCII as ' or ".
std::vector<std::string> tokens(std::string_view text) {
    constexpr std::array primes{std::pair{"\u2032", "'"}, std::pair{"\u2019", "'"},
                                std::pair{"\u2033", "\""}, std::pair{"\u201D", "\""}};
    std::string plain(text);
    for (const auto& [prime, sign] : primes)
        for (auto at = plain.find(prime); at != std::string::npos; at = plain.find(prime))
            plain.replace(at, std::string_view(prime).size(), sign);
    plain = text::to_lower(plain);

    std::vector<std::string> all;
    for (std::size_t at = 0; at < plain.size();) {
        const auto first = plain[at];
        auto end = at + 1;
        if (is_digit(first) || is_letter(first)) {
            const auto belongs = is_digit(first) ? is_digit : is_letter;
            while (end < plain.size() && belongs(plain[end]))
                ++end;
        }
        if (first != ' ' && first != '\t') all.push_back(plain.substr(at, end - at));
        at = end;
    }
    return all;
}

struct Period {
    std::uint64_t moves = 0; // 0: the rest of the game
    std::uint64_t seconds = 0;
    std::optional<std::uint64_t> increment;
};

// Reads periods by descent; false, or nothing, is what can't be read.
class Reader {
public:
    explicit Reader(std::vector<std::string> tokens) : tokens_(std::move(tokens)) {}

    std::optional<std::vector<Period>> read() {
        std::vector<Period> periods;
        do {
            Period period;
            if (!read_period(period)) return std::nullopt;
            periods.push_back(period);
        } while (skip_separators());
        if (next_ < tokens_.size()) return std::nullopt;
        return periods;
    }

private:
    std::string_view peek(std::size_t ahead = 0) const {
        return next_ + ahead < tokens_.size() ? std::string_view(tokens_[next_ + ahead]) : "";
    }
    template <std::size_t Size>
    bool take(const std::array<std::string_view, Size>& words) {
        if (std::ranges::find(words, peek()) == words.end() || peek().empty()) return false;
        ++next_;
        return true;
    }
    bool take(std::string_view word) { return take(std::array{word}); }

    std::optional<std::uint64_t> take_number() {
        const auto number = read_number(peek());
        if (!number || most_seconds < *number) return std::nullopt;
        ++next_;
        return number;
    }

    // The seconds of a unit; nothing where none stands here.
    std::optional<std::uint64_t> take_unit() {
        constexpr std::array<std::string_view, 5> hours{"h", "hr", "hrs", "hour", "hours"};
        constexpr std::array<std::string_view, 6> minutes{"m",      "min",     "mins",
                                                          "minute", "minutes", "'"};
        constexpr std::array<std::string_view, 6> seconds{"s",      "sec",     "secs",
                                                          "second", "seconds", "\""};
        std::optional<std::uint64_t> unit;
        if (take(hours))
            unit = 3600;
        else if (take(minutes))
            unit = take("'") ? 1 : 60; // two primes are seconds
        else if (take(seconds))
            unit = 1;
        if (unit) take("."); // min.
        return unit;
    }

    bool take_moves() {
        constexpr std::array<std::string_view, 4> words{"moves", "move", "mvs", "mv"};
        return take(words);
    }

    bool read_period(Period& period) {
        constexpr std::array<std::string_view, 3> whole_game{"g", "sd", "game"};
        const bool rest_of_game = take(whole_game);
        if (rest_of_game) take("/");
        if (!rest_of_game && !read_moves_before(period)) return false;
        if (!read_duration(period, rest_of_game)) return false;
        return read_moves_behind(period) && read_increment(period);
    }

    // "40/", "40 moves in"
    bool read_moves_before(Period& period) {
        const bool is_count = read_number(peek()) && (peek(1) == "/" || peek(1).starts_with("m"));
        const bool is_minutes = peek(1) == "m" || peek(1).starts_with("min");
        if (!is_count || is_minutes) return true;
        const auto moves = take_number();
        if (!moves) return false;
        period.moves = *moves;
        constexpr std::array<std::string_view, 3> between{"in", "/", "per"};
        take_moves();
        take(between);
        return true;
    }

    // "1h30m", "90 min"; in front of the whole game a bare number is one of minutes.
    bool read_duration(Period& period, bool in_minutes) {
        bool read = false;
        std::uint64_t last_unit = 0;
        while (const auto number = read_number(peek())) {
            const bool is_new_period = read && peek(1) == "/";
            if (is_new_period || !take_number()) break;
            auto unit = take_unit();
            if (!unit && last_unit == 3600) unit = 60; // 1h30
            if (!unit && in_minutes && !read) unit = 60;
            if (!unit) return false;
            period.seconds += *number * *unit;
            last_unit = *unit;
            read = true;
        }
        return read && 0 < period.seconds;
    }

    // "/40", "for 40 moves"
    bool read_moves_behind(Period& period) {
        constexpr std::array<std::string_view, 3> words{"/", "for", "per"};
        if (!take(words)) return true;
        const auto moves = take_number();
        take_moves();
        if (!moves || *moves == 0 || period.moves != 0) return false;
        period.moves = *moves;
        return true;
    }

    // "+ 30s", "+30 sec per move"; "+ 30 min" is the next period.
    bool read_increment(Period& period) {
        constexpr std::array<std::string_view, 3> words{"+", "plus", "with"};
        constexpr std::array<std::string_view, 4> seconds{"s", "sec", "secs", "seconds"};
        const bool begins = std::ranges::find(words, peek()) != words.end();
        if (!begins || !read_number(peek(1))) return true;
        const auto unit = peek(2);
        const bool is_seconds = std::ranges::find(seconds, unit) != seconds.end() || unit == "\"" ||
                                (unit == "'" && peek(3) == "'");
        const bool is_bare = unit.empty() || !(is_letter(unit.front()) || unit == "'");
        if (!is_seconds && !is_bare) return true;
        ++next_;
        period.increment = take_number();
        take_unit();
        take_increment_words();
        return period.increment.has_value();
    }

    // "per move", "increment per move, starting from move 1"
    void take_increment_words() {
        constexpr std::array<std::string_view, 3> each{"/", "per", "a"};
        constexpr std::array<std::string_view, 2> words{"increment", "inc"};
        constexpr std::array<std::string_view, 4> start{"starting", "from", "move", "1"};
        take(words);
        if (std::ranges::find(each, peek()) != each.end() && peek(1).starts_with("m")) ++next_;
        take_moves();
        take(words);
        const std::size_t comma = peek() == "," ? 1 : 0;
        for (std::size_t i = 0; i < start.size(); ++i)
            if (peek(comma + i) != start[i]) return;
        next_ += comma + start.size();
    }

    bool skip_separators() {
        constexpr std::array<std::string_view, 8> words{",",   ";", ":",        "then",
                                                        "and", "+", "followed", "by"};
        const auto before = next_;
        while (take(words)) {
        }
        return before != next_;
    }

    std::vector<std::string> tokens_;
    std::size_t next_ = 0;
};

// In all periods but the last a number of moves is due.
bool is_sound(const std::vector<Period>& periods) {
    for (std::size_t i = 0; i + 1 < periods.size(); ++i)
        if (periods[i].moves == 0) return false;
    return true;
}

} // namespace

std::optional<ReadTimeControl> read_time_control_words(std::string_view words) {
    if (longest_control < words.size()) return std::nullopt;
    auto periods = Reader(tokens(words)).read();
    if (!periods || !is_sound(*periods)) return std::nullopt;
    // Where some periods have an increment, it may be meant for all.
    const auto with_increment = static_cast<std::size_t>(std::ranges::count_if(
        *periods, [](const Period& each) { return each.increment.has_value(); }));
    ReadTimeControl control;
    control.is_certain = with_increment == 0 || with_increment == periods->size();
    std::optional<std::uint64_t> increment;
    for (const auto& period : *periods) {
        if (!control.value.empty()) control.value += ':';
        if (period.increment) increment = period.increment;
        if (period.moves != 0) control.value += fmt::format("{}/", period.moves);
        control.value += fmt::format("{}", period.seconds);
        if (increment) control.value += fmt::format("+{}", *increment);
    }
    return control;
}

} // namespace arbiter::lint::rules
