#include "lint/rule.h"
#include "lint/rules/shared/command_form.h"
#include "lint/rules/shared/occurrences.h"
#include "lint/rules/shared/quote.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <map>
#include <utility>

namespace arbiter::lint::rules {

void command_unknown(const Context& context, Report& report) {
    std::map<std::string_view, Occurrences> unknown;
    for (const auto& command : context.score.commands) {
        const auto name = slice(context.text, command.name);
        if (game::command_meaning(name) || !command_problems(context, command).empty()) continue;
        unknown[name].spans.push_back(command.span);
    }
    for (auto& [name, occurrences] : unknown) {
        occurrences.message =
            fmt::format("{} is a command that no known program writes", quote(name));
        report_as_one(report, std::move(occurrences));
    }
}

} // namespace arbiter::lint::rules
