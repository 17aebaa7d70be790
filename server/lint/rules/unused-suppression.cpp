#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/words.h"
#include "lint/selector.h"
#include "lint/suppression.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace arbiter::lint::rules {

namespace {

using Scope = Suppression::Scope;

// Whether the name had something to do, or could have: of a rule that does not run nobody knows
// what it would find, and what other games make of this one neither.
bool is_needed(const Context& context, Scope scope, const Suppression::Name& name) {
    const auto selector = slice(context.text, name.span);
    if (!name.is_known || name.is_used || selector == "unused-suppression") return true;
    const auto speaks_of = [&](const Rule& rule) {
        return reach(selector, rule) != Reach::none && rule.id != "unused-suppression";
    };
    return std::ranges::none_of(catalogue(), [&](const Rule& rule) {
        if (!speaks_of(rule)) return false;
        if (scope == Scope::file) return !context.options.is_ignored_in_file(rule);
        if (context.options.severity(rule) == Severity::off) return false;
        return !rule.compare || scope == Scope::nothing;
    });
}

std::string message(const Context& context, const Suppression& suppression,
                    const std::vector<Suppression::Name>& unused) {
    if (slice(context.text, suppression.instruction) == "ignore-file")
        return "A rule is ignored in a whole file only by an escape line above its first game";
    if (suppression.scope == Scope::nothing)
        return "An escape line speaks of the game that it stands above, behind a blank line; here "
               "it speaks of none";
    std::vector<std::string> names;
    for (const auto& name : unused)
        names.emplace_back(slice(context.text, name.span));
    return fmt::format("{} {} nothing {}", list(names, "and"), names.size() == 1 ? "finds" : "find",
                       suppression.scope == Scope::move ? "at this move" : "in this game");
}

// Takes each of the names away with what parts it from the word before.
std::vector<text::Edit> without(const Suppression& suppression,
                                const std::vector<Suppression::Name>& unused) {
    std::vector<text::Edit> edits;
    auto before = suppression.instruction.end;
    for (const auto& name : suppression.names) {
        if (std::ranges::count(unused, name.span, &Suppression::Name::span) > 0)
            edits.push_back({{before, name.span.end}, ""});
        before = name.span.end;
    }
    return edits;
}

} // namespace

void unused_suppression(const Context& context, Report& report) {
    for (const auto& suppression : context.suppressions) {
        std::vector<Suppression::Name> unused;
        std::ranges::copy_if(suppression.names, std::back_inserter(unused),
                             [&](const Suppression::Name& name) {
                                 return !is_needed(context, suppression.scope, name);
                             });
        if (unused.empty()) continue;
        const bool all = unused.size() == suppression.names.size();
        const auto span = all ? suppression.span : cover(unused.front().span, unused.back().span);
        auto& finding = report.add(span, message(context, suppression, unused));
        // What stands in the wrong place is to be moved by a person.
        if (suppression.scope == Scope::file || suppression.scope == Scope::nothing) continue;
        finding.fixes.push_back(
            all ? safe_fix("Remove the suppression", {remove(context.text, suppression.span)})
                : safe_fix("Remove what is not needed", without(suppression, unused)));
    }
}

} // namespace arbiter::lint::rules
