#include "lint/rules/shared/outcome.h"

#include "text/typography.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace arbiter::lint::rules {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// Other ways to write a sign of a result, besides dashes.
constexpr std::array signs{
    Pair{"\u00bd", "1/2"}, Pair{"\u00a0", ""}, Pair{":", "-"},
    Pair{",", "."},        Pair{" ", ""},      Pair{"\t", ""},
};

// The first of an outcome is its marker in PGN.
constexpr std::array outcomes{
    std::pair{std::string_view{"1-0"}, Outcome::white_wins},
    std::pair{std::string_view{"0-1"}, Outcome::black_wins},
    std::pair{std::string_view{"1/2-1/2"}, Outcome::draw},
    std::pair{std::string_view{"1/2"}, Outcome::draw},
    std::pair{std::string_view{"0.5-0.5"}, Outcome::draw},
    std::pair{std::string_view{".5-.5"}, Outcome::draw},
    std::pair{std::string_view{"0-0"}, Outcome::both_lose},
    std::pair{std::string_view{"*"}, Outcome::unknown},
};

// No text that says a result is longer, in any form.
constexpr std::size_t longest_outcome = 32;

std::string plain(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const auto sign = std::ranges::find_if(
            signs, [&](const Pair& pair) { return text.starts_with(pair.first); });
        if (sign == signs.end()) {
            result += text.front();
            text.remove_prefix(1);
        } else {
            result += sign->second;
            text.remove_prefix(sign->first.size());
        }
    }
    return result;
}

} // namespace

std::optional<Outcome> read_outcome(std::string_view text) {
    if (longest_outcome < text.size()) return std::nullopt;
    const auto written = plain(text::in_plain_signs(text));
    const auto* found = std::ranges::find(outcomes, std::string_view{written},
                                          &std::pair<std::string_view, Outcome>::first);
    if (found == outcomes.end()) return std::nullopt;
    return found->second;
}

std::string_view marker(Outcome outcome) {
    return std::ranges::find(outcomes, outcome, &std::pair<std::string_view, Outcome>::second)
        ->first;
}

} // namespace arbiter::lint::rules
