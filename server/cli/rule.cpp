#include "lint/rule.h"

#include "cli/commands.h"

#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <string>

namespace arbiter::cli {

namespace {

int print_rule(const std::string& id) {
    const auto* rule = lint::find_rule(id);
    if (!rule) {
        std::cerr << fmt::format("arbiter: there is no rule '{}'; `arbiter rule` lists them\n", id);
        return exit_failure;
    }
    std::cout << rule->page;
    return exit_clean;
}

int list_rules() {
    for (const auto& rule : lint::catalogue())
        std::cout << fmt::format("{:<26} {:<12} {:<12} {}\n", rule.id, lint::name(rule.group),
                                 lint::name(rule.severity), rule.summary);
    return exit_clean;
}

} // namespace

void add_rule(CLI::App& app, int& status) {
    auto* command =
        app.add_subcommand("rule", "Print the documentation of a rule, or list all rules");
    auto id = std::make_shared<std::string>();
    command->add_option("ID", *id, "Rule, for example illegal-move");
    command->callback([id, &status] { status = id->empty() ? list_rules() : print_rule(*id); });
}

} // namespace arbiter::cli
