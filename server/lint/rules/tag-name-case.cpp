#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::lint::rules {

namespace {

// The standard_names of PGN 8.1.1, 9 and its supplement of 2001, and those of variants and FIDE
// ids.
constexpr std::array<std::string_view, 47> standard_names{
    "Event",        "Site",       "Date",       "Round",       "White",      "Black",
    "Result",       "WhiteTitle", "BlackTitle", "WhiteElo",    "BlackElo",   "WhiteUSCF",
    "BlackUSCF",    "WhiteNA",    "BlackNA",    "WhiteType",   "BlackType",  "EventDate",
    "EventSponsor", "Section",    "Stage",      "Board",       "Opening",    "Variation",
    "SubVariation", "ECO",        "NIC",        "Time",        "UTCTime",    "UTCDate",
    "TimeControl",  "SetUp",      "FEN",        "Termination", "Annotator",  "Mode",
    "PlyCount",     "Clock",      "WhiteClock", "BlackClock",  "Variant",    "WhiteFideId",
    "BlackFideId",  "WhiteTeam",  "BlackTeam",  "EventType",   "EventRounds"};

} // namespace

void tag_name_case(const Context& context, Report& report) {
    for (const auto& tag : context.score.tags) {
        const auto written = slice(context.text, tag.name);
        const auto* name = std::ranges::find_if(standard_names, [&](std::string_view each) {
            return text::equal_ignoring_case(each, written);
        });
        if (name == standard_names.end() || *name == written ||
            context.score.tag(context.text, *name))
            continue;
        auto& finding = report.add(
            tag.name,
            fmt::format("Programs do not find the tag {} when it is written {}", *name, written));
        finding.help = fmt::format("Write {}", *name);
        finding.fixes.push_back(safe_fix(finding.help, {replace(context.text, tag.name, *name)}));
    }
}

} // namespace arbiter::lint::rules
