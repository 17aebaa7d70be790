#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/outcome.h"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace arbiter::lint::rules {

namespace {

// The marker, or the value of the Result tag, and how it is put into the text.
struct Place {
    text::Span span;
    std::string_view written;
    bool quoted;

    text::Edit rewrite(std::string_view result) const {
        return {span, quoted ? fmt::format("\"{}\"", result) : std::string(result)};
    }
};

std::vector<Place> places(const Context& context) {
    std::vector<Place> all;
    const auto* tag = context.score.tag(context.text, "Result");
    if (tag && tag->flaw == game::TagPair::Flaw::none) all.push_back({tag->value, tag->text, true});
    if (context.score.result != game::no_index) {
        const auto span = context.score.items[context.score.result].span;
        all.push_back({span, slice(context.text, span), false});
    }
    return all;
}

void report_double_forfeit(const Place& place, const std::vector<Place>& all, Report& report) {
    auto& finding = report.add(place.span, fmt::format("{} is no result of PGN: readers may take "
                                                       "it for castling or drop the game",
                                                       place.written));
    finding.help = "A game that both sides lose is marked *, and Termination says why";
    std::vector<text::Edit> edits;
    for (const auto& each : all)
        if (read_outcome(each.written) == Outcome::both_lose) edits.push_back(each.rewrite("*"));
    finding.fixes.push_back(unsafe_fix("Write *", std::move(edits)));
}

void report_form(const Place& place, std::string_view result, Report& report) {
    auto& finding =
        report.add(place.span, fmt::format("{} is not how PGN writes this result", place.written));
    finding.help = fmt::format("Write {}", result);
    finding.fixes.push_back(safe_fix(finding.help, {place.rewrite(result)}));
}

} // namespace

void result_form(const Context& context, Report& report) {
    const auto all = places(context);
    for (const auto& place : all) {
        const auto outcome = read_outcome(place.written);
        if (!outcome) continue;
        if (*outcome == Outcome::both_lose)
            report_double_forfeit(place, all, report);
        else if (place.written != marker(*outcome))
            report_form(place, marker(*outcome), report);
    }
}

} // namespace arbiter::lint::rules
