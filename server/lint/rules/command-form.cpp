#include "game/clock_time.h"
#include "game/time_control.h"
#include "lint/rule.h"
#include "lint/rules/shared/command_form.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/occurrences.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// The most that a clock can show at the start; a day where the tag does not say it.
std::int64_t most_time(const Context& context) {
    constexpr std::int64_t day = 24 * 60 * 60 * 1000;
    const auto* tag = context.score.tag(context.text, "TimeControl");
    if (tag == nullptr) return day;
    const auto control = game::read_time_control(tag->text);
    if (!control || control->periods.empty()) return day;
    return std::ranges::max(control->periods, {}, &game::TimePeriod::time).time;
}

// Whether 9:55 can't be hours and minutes: there would be more time than the game has.
bool must_be_minutes(std::string_view written, std::int64_t most) {
    constexpr std::int64_t hours_for_minutes = 60;
    const auto time = game::read_clock_time(written);
    return time &&
           (time->milliseconds % 1000 != 0 || most < time->milliseconds * hours_for_minutes);
}

struct Group {
    Occurrences occurrences;
    std::size_t doubts = 0; // places that could mean something else
};

bool is_doubtful(const Context& context, const game::Command& command, CommandFlaw flaw,
                 std::int64_t most) {
    if (flaw == CommandFlaw::no_hours)
        return !must_be_minutes(slice(context.text, command.value), most);
    return flaw == CommandFlaw::bare_number && slice(context.text, command.name) == "clk";
}

// Clocks of a game are all minutes and seconds if one of them must be.
bool is_certain(const Group& group, CommandFlaw flaw) {
    if (flaw == CommandFlaw::no_hours) return group.doubts < group.occurrences.spans.size();
    return group.doubts == 0;
}

} // namespace

void command_form(const Context& context, Report& report) {
    if (context.score.commands.empty()) return;
    const auto most = most_time(context);
    std::map<CommandFlaw, Group> groups;
    for (const auto& command : context.score.commands) {
        for (auto& problem : command_problems(context, command)) {
            auto& [occurrences, doubts] = groups[problem.flaw];
            doubts += is_doubtful(context, command, problem.flaw, most) ? 1 : 0;
            if (occurrences.spans.empty()) occurrences.message = std::move(problem.message);
            occurrences.spans.push_back(problem.span);
            if (problem.edit) occurrences.fix.edits.push_back(*std::move(problem.edit));
        }
    }
    for (auto& [flaw, group] : groups) {
        auto& fix = group.occurrences.fix;
        fix.title = fix.edits.size() == 1 ? "Write it in the usual form"
                                          : "Write all of them in the usual form";
        if (flaw == CommandFlaw::seconds) group.occurrences.severity = Severity::hint;
        fix.safety = is_certain(group, flaw) ? Safety::safe : Safety::unsafe;
        report_as_one(report, std::move(group.occurrences));
    }
}

} // namespace arbiter::lint::rules
