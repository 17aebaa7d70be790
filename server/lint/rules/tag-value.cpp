#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/roster.h"
#include "lint/rules/shared/tag_form.h"
#include "lint/rules/shared/tag_words.h"
#include "lint/rules/shared/tags.h"
#include "notation/spelling.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

namespace arbiter::lint::rules {

namespace {

bool is_one_of(std::string_view value, std::initializer_list<std::string_view> set) {
    return std::ranges::find(set, value) != set.end();
}

// In small letters, with blanks between the words.
std::string in_plain_words(std::string_view value) {
    std::string plain = text::to_lower(value);
    std::ranges::replace_if(plain, [](char c) { return c == '_' || c == '-'; }, ' ');
    return plain;
}

// Of a set of words, that which is written in other letters.
template <std::size_t Size>
std::optional<std::string_view> find_word(const std::array<std::string_view, Size>& words,
                                          std::string_view value) {
    const auto found = std::ranges::find_if(
        words, [&](std::string_view word) { return text::equal_ignoring_case(word, value); });
    return found == words.end() ? std::nullopt : std::optional(*found);
}

ValueCheck check_rating(std::string_view value) {
    constexpr std::array<std::string_view, 4> unrated{"unr", "unrated", "none", "nr"};
    constexpr std::uint64_t lowest = 100;
    constexpr std::uint64_t highest = 4500; // engines have passed 4000
    // ? is written by servers for players whom they do not know.
    if (is_one_of(value, {"-", "?"})) return std::nullopt;
    const auto rating = read_number(value);
    if (rating && lowest <= *rating && *rating <= highest) return std::nullopt;
    ValueProblem problem{fmt::format("{} is no rating", quote(value))};
    if (rating == 0 || find_word(unrated, value)) problem.rights = {"-"};
    return problem;
}

ValueCheck check_eco(std::string_view value) {
    if (is_one_of(value, {"?", "-"})) return std::nullopt;
    const auto is_code = [](std::string_view text) {
        return text.size() >= 3 && 'A' <= text[0] && text[0] <= 'E' && text::is_digit(text[1]) &&
               text::is_digit(text[2]);
    };
    const auto is_right = [&](std::string_view text) {
        if (!is_code(text)) return false;
        const auto rest = text.substr(3);
        if (rest.starts_with('/')) return rest.size() == 3 && read_number(rest.substr(1));
        // Scid parts the codes further: B90a, B90a4.
        const bool has_letter = !rest.empty() && text::is_lower(rest[0]);
        return rest.empty() || (has_letter && rest.size() == 1) ||
               (has_letter && rest.size() == 2 && '1' <= rest[1] && rest[1] <= '4');
    };
    if (is_right(value)) return std::nullopt;
    ValueProblem problem{
        fmt::format("{} is no ECO code, which is a letter A-E and two digits", quote(value))};
    std::string capital(value);
    capital.front() = text::to_upper(capital.front());
    if (is_right(capital)) problem.rights = {capital};
    return problem;
}

// 3, 3.1
bool is_round(std::string_view value) {
    return text::is_digit(value.front()) && text::is_digit(value.back()) &&
           value.find("..") == std::string_view::npos &&
           value.find_first_not_of("0123456789.") == std::string_view::npos;
}

ValueCheck check_round(std::string_view value) {
    if (is_one_of(value, {"?", "-"}) || is_round(value)) return std::nullopt;
    ValueProblem problem{
        fmt::format("{} is no round, which is a number, or several with dots", quote(value))};
    // Round 3, R3, #3
    const auto number = std::min(value.find_first_of(text::digits), value.size());
    std::string_view word = value.substr(0, number);
    while (!word.empty() && (word.back() == ' ' || word.back() == '.'))
        word.remove_suffix(1);
    constexpr std::array<std::string_view, 6> words{"", "#", "r", "rd", "rnd", "round"};
    auto rest = value.substr(number);
    while (rest.ends_with('.'))
        rest.remove_suffix(1);
    if (!rest.empty() && is_round(rest) && find_word(words, word))
        problem.rights = {std::string(rest)};
    return problem;
}

ValueCheck check_termination(std::string_view value) {
    const auto plain = in_plain_words(value);
    // lichess writes them with a capital letter.
    if (std::ranges::find(termination_words, plain) != termination_words.end() &&
        text::equal_ignoring_case(plain, value))
        return std::nullopt;
    // Servers and engines have sentences of their own: only what is meant for one of the words can
    // be wrong.
    constexpr std::uint32_t few = 2;
    for (const auto word : termination_words)
        if (notation::spelling_distance(plain, word, few) <= few)
            return ValueProblem{fmt::format("{} is not how PGN writes {}", quote(value), word),
                                {std::string(word)}};
    return std::nullopt;
}

ValueCheck check_mode(std::string_view value) {
    if (std::ranges::find(mode_words, value) != mode_words.end() || is_one_of(value, {"?", "-"}))
        return std::nullopt;
    ValueProblem problem{
        fmt::format("{} is no mode of play that PGN knows: OTB, PM, EM, ICS or TC", quote(value))};
    if (const auto word = find_word(mode_words, value)) problem.rights = {std::string(*word)};
    return problem;
}

ValueCheck check_fide_id(std::string_view value) {
    constexpr std::size_t most_digits = 9;
    if (is_one_of(value, {"?", "-"})) return std::nullopt;
    if (read_number(value) && value.size() <= most_digits) return std::nullopt;
    return ValueProblem{fmt::format("{} is no FIDE number, which has digits alone", quote(value))};
}

// With a FEN it is `fen-without-setup`.
ValueCheck check_set_up(const Context& context, std::string_view value) {
    if (is_one_of(value, {"0", "1"}) || context.score.tag(context.text, "FEN")) return std::nullopt;
    return ValueProblem{fmt::format("SetUp is 0 or 1, not {}", quote(value)), {"0"}};
}

ValueCheck check_ply_count(const Context& context, std::string_view value) {
    if (read_number(value)) return std::nullopt;
    ValueProblem problem{fmt::format("{} is no number of plies", quote(value))};
    if (const auto count = ply_count(context)) problem.rights = {std::to_string(*count)};
    return problem;
}

// The form of what is a result is `result-form`.
ValueCheck check_result(const Context& context, std::string_view value) {
    if (read_outcome(value)) return std::nullopt;
    ValueProblem problem{
        fmt::format("{} is no result, which is 1-0, 0-1, 1/2-1/2 or *", quote(value))};
    const auto outcome = written_outcome(context);
    if (outcome && *outcome != Outcome::both_lose) problem.rights = {std::string(marker(*outcome))};
    return problem;
}

template <ValueCheck (*Check)(std::string_view)>
ValueCheck alone(const Context&, std::string_view value) {
    return Check(value);
}

struct ValueForm {
    std::string_view name;
    ValueCheck (*check)(const Context&, std::string_view value);
};

constexpr std::array value_forms{
    ValueForm{"Date", alone<check_date>},
    ValueForm{"Round", alone<check_round>},
    ValueForm{"Result", check_result},
    ValueForm{"EventDate", alone<check_date>},
    ValueForm{"UTCDate", alone<check_date>},
    ValueForm{"Time", alone<check_time>},
    ValueForm{"UTCTime", alone<check_time>},
    ValueForm{"WhiteElo", alone<check_rating>},
    ValueForm{"BlackElo", alone<check_rating>},
    ValueForm{"WhiteUSCF", alone<check_rating>},
    ValueForm{"BlackUSCF", alone<check_rating>},
    ValueForm{"WhiteFideId", alone<check_fide_id>},
    ValueForm{"BlackFideId", alone<check_fide_id>},
    ValueForm{"ECO", alone<check_eco>},
    ValueForm{"TimeControl", alone<check_time_control>},
    ValueForm{"Termination", alone<check_termination>},
    ValueForm{"Mode", alone<check_mode>},
    ValueForm{"SetUp", check_set_up},
    ValueForm{"PlyCount", check_ply_count},
};

// A tag of the roster can't be left out, all others can.
void report_empty(const Context& context, const game::TagPair& tag, const ValueForm& form,
                  Report& report) {
    const auto rank = roster_rank(form.name);
    if (rank == roster.size()) {
        auto& finding =
            report.add(tag.span, fmt::format("The tag {} says nothing", form.name), Severity::hint);
        finding.fixes.push_back(safe_fix("Remove the empty tag", {remove(context.text, tag.span)}));
        return;
    }
    const auto outcome = form.name == "Result" ? written_outcome(context) : std::nullopt;
    const auto right =
        outcome && *outcome != Outcome::both_lose ? marker(*outcome) : roster[rank].unknown;
    auto& finding =
        report.add(tag.value, fmt::format("The tag {} is empty: {} says that nothing is known",
                                          form.name, roster[rank].unknown));
    finding.fixes.push_back(safe_fix(fmt::format("Write {}", right), {write_value(tag, right)}));
}

void report_problem(const Context& context, const game::TagPair& tag, ValueProblem problem,
                    Report& report) {
    auto& finding =
        report.add(place_of_value(context, tag), std::move(problem.message), problem.severity);
    for (const auto& right : problem.rights) {
        auto title = fmt::format("Write {}", right);
        if (finding.help.empty()) finding.help = title;
        finding.fixes.push_back({std::move(title), {write_value(tag, right)}, problem.safety});
    }
}

void check(const Context& context, const game::TagPair& tag, const ValueForm& form,
           Report& report) {
    const auto value = text::trimmed(tag.text);
    if (value.empty()) return report_empty(context, tag, form, report);
    auto problem = form.check(context, value);
    if (!problem && value != tag.text)
        problem = ValueProblem{fmt::format("Blanks stand around the value {}", quote(value)),
                               {std::string(value)}};
    if (problem) report_problem(context, tag, *std::move(problem), report);
}

} // namespace

void tag_value(const Context& context, Report& report) {
    if (is_xiangqi(context)) return;
    for (const auto& tag : context.score.tags) {
        // A malformed pair is to be mended first.
        if (tag.flaw != game::TagPair::Flaw::none) continue;
        const auto name = slice(context.text, tag.name);
        const auto* form = std::ranges::find(value_forms, name, &ValueForm::name);
        if (form != value_forms.end()) check(context, tag, *form, report);
    }
}

} // namespace arbiter::lint::rules
