#include "lint/rule.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::lint::rules {

namespace {

// Which results a reason may have.
enum class Allowed : std::uint8_t { finished, unfinished, white_wins, black_wins, draw };

struct Reason {
    std::string_view name;
    Allowed allowed;
};

// The values of PGN 9.8.1 that leave no choice: who abandons a game, or dies, may get any result.
constexpr std::array reasons{
    Reason{"adjudication", Allowed::finished},     Reason{"normal", Allowed::finished},
    Reason{"rules infraction", Allowed::finished}, Reason{"time forfeit", Allowed::finished},
    Reason{"unterminated", Allowed::unfinished},
};

bool allows(Allowed allowed, Outcome outcome) {
    switch (allowed) {
    case Allowed::finished:
        return outcome != Outcome::unknown;
    case Allowed::unfinished:
        return outcome == Outcome::unknown;
    case Allowed::white_wins:
        return outcome == Outcome::white_wins;
    case Allowed::black_wins:
        return outcome == Outcome::black_wins;
    case Allowed::draw:
        return outcome == Outcome::draw;
    }
    return true;
}

bool begins_with(std::string_view text, std::string_view words) {
    return text::equal_ignoring_case(text.substr(0, words.size()), words);
}

// "Anna won by resignation", as chess.com writes it.
bool tells_win_of(const Context& context, std::string_view player, std::string_view reason) {
    const auto* tag = context.score.tag(context.text, player);
    return tag != nullptr && !tag->text.empty() && begins_with(reason, tag->text + " won ");
}

std::optional<Allowed> allowed_by(const Context& context, std::string_view reason) {
    const auto* found = std::ranges::find_if(
        reasons, [&](const Reason& each) { return text::equal_ignoring_case(each.name, reason); });
    if (found != reasons.end()) return found->allowed;
    const bool white = tells_win_of(context, "White", reason);
    const bool black = tells_win_of(context, "Black", reason);
    if (white != black) return white ? Allowed::white_wins : Allowed::black_wins;
    if (begins_with(reason, "Game drawn ")) return Allowed::draw;
    return std::nullopt;
}

} // namespace

void termination_contradicts_result(const Context& context, Report& report) {
    const auto* tag = context.score.tag(context.text, "Termination");
    if (tag == nullptr) return;
    const auto allowed = allowed_by(context, tag->text);
    const auto outcome = written_outcome(context);
    if (!allowed || !outcome || allows(*allowed, *outcome)) return;
    // Where tag and marker differ, one of them is to be mended first.
    const auto* result = context.score.tag(context.text, "Result");
    if (result != nullptr && read_outcome(result->text) != outcome) return;
    report.add(place_of_value(context, *tag), fmt::format("Termination is {}, but the result is {}",
                                                          quote(tag->text), marker(*outcome)));
}

} // namespace arbiter::lint::rules
