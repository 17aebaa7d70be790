#include "report/rule_list.h"

#include "lint/page.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace arbiter::report {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view head =
    R"(<!-- Generated: `arbiter rule --format markdown >server/lint/rules/README.md`. -->

# Rules

The severity is that of the profile `standard`; a rule that is off runs where it is chosen. A safe fix can't
change what the game means, an unsafe one needs a person, and of a choice a person takes one.
)";

// In the order of the catalogue.
std::vector<lint::Group> groups() {
    std::vector<lint::Group> out;
    for (const auto& rule : lint::catalogue())
        if (std::ranges::count(out, rule.group) == 0) out.push_back(rule.group);
    return out;
}

std::string fix_of(const lint::Rule& rule) {
    const auto kind = lint::fix_kind(rule);
    return kind == lint::FixKind::none ? "" : std::string(lint::name(kind));
}

Json to_json(const lint::Rule& rule, Pages pages) {
    Json out{{"id", rule.id},
             {"group", lint::name(rule.group)},
             {"severity", lint::name(rule.severity)},
             {"fix", lint::name(lint::fix_kind(rule))},
             {"summary", rule.summary}};
    if (pages == Pages::with) out["page"] = rule.page;
    return out;
}

} // namespace

std::string rule_index() {
    std::string out(head);
    for (const auto group : groups()) {
        out += fmt::format("\n## {}\n\n| rule | severity | fix | |\n|---|---|---|---|\n",
                           lint::name(group));
        for (const auto& rule : lint::catalogue())
            if (rule.group == group)
                out += fmt::format("| [{}]({}.md) | {} | {} | {} |\n", rule.id, rule.id,
                                   lint::name(rule.severity), fix_of(rule), rule.summary);
    }
    return out;
}

std::string rule_pages(std::span<const lint::Rule> rules) {
    std::string out;
    for (const auto& rule : rules) {
        if (!out.empty()) out += '\n';
        out += rule.page;
    }
    return out;
}

std::string rules_json(std::span<const lint::Rule> rules, Pages pages) {
    Json out = Json::array();
    for (const auto& rule : rules)
        out.push_back(to_json(rule, pages));
    return out.dump(2) + "\n";
}

} // namespace arbiter::report
