#include "game/clock_time.h"
#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/occurrences.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::lint::rules {

void clock_format_mixed(const Context& context, Report& report) {
    using Form = game::ClockTime::Form;
    constexpr std::array<std::string_view, 3> times{"clk", "emt", "egt"};
    Occurrences wide;
    wide.fix = safe_fix("Write all times without the leading zero", {});
    bool narrow = false;
    for (const auto& command : context.score.commands) {
        if (std::ranges::count(times, slice(context.text, command.name)) == 0) continue;
        const auto written = slice(context.text, command.value);
        const auto time = game::read_clock_time(written);
        if (!time) continue;
        // From ten hours on both forms are the same.
        narrow = narrow || (time->form == Form::standard && written.find(':') == 1);
        if (time->form != Form::leading_zero) continue;
        if (wide.spans.empty())
            wide.message = fmt::format(
                "{} has a leading zero, which other times of the game do not have", written);
        wide.spans.push_back(command.value);
        const auto zeros = static_cast<std::uint32_t>(
            std::min(written.find_first_not_of('0'), written.find(':') - 1));
        wide.fix.edits.push_back({{command.value.begin, command.value.begin + zeros}, {}});
    }
    if (narrow && !wide.spans.empty()) report_as_one(report, std::move(wide));
}

} // namespace arbiter::lint::rules
