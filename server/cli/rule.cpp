#include "lint/rule.h"

#include "cli/commands.h"
#include "lint/near_miss.h"
#include "lint/selector.h"
#include "report/rule_list.h"

#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <string>

namespace arbiter::cli {

namespace {

struct RuleOptions {
    std::string id; // empty for all
    bool all = false;
    std::string format = "text";
};

void list_rules() {
    for (const auto& rule : lint::catalogue())
        std::cout << fmt::format("{:<26} {:<12} {:<12} {}\n", rule.id, lint::name(rule.group),
                                 lint::name(rule.severity), rule.summary);
}

void print_list(const std::string& format) {
    if (format == "json")
        std::cout << report::rules_json(lint::catalogue(), report::Pages::without);
    else if (format == "markdown")
        std::cout << report::rule_index();
    else
        list_rules();
}

void print_pages(std::span<const lint::Rule> rules, const std::string& format) {
    std::cout << (format == "json" ? report::rules_json(rules, report::Pages::with)
                                   : report::rule_pages(rules));
}

int print(const RuleOptions& options) {
    if (options.id.empty()) {
        if (options.all)
            print_pages(lint::catalogue(), options.format);
        else
            print_list(options.format);
        return exit_clean;
    }
    const auto* rule = lint::find_rule(options.id);
    if (!rule) {
        std::cerr << fmt::format("arbiter: there is no rule '{}'{}\n", options.id,
                                 lint::did_you_mean(options.id, lint::rule_ids()));
        return exit_failure;
    }
    print_pages({rule, 1}, options.format);
    return exit_clean;
}

} // namespace

void add_rule(CLI::App& app, int& status) {
    auto* command =
        app.add_subcommand("rule", "Print the documentation of a rule, or list all rules");
    auto options = std::make_shared<RuleOptions>();
    auto* id = command->add_option("ID", options->id, "Rule, for example illegal-move");
    command->add_flag("--all", options->all, "Print the documentation of all rules")->excludes(id);
    command->add_option("--format", options->format, "How to write it")
        ->check(CLI::IsMember({"text", "markdown", "json"}))
        ->capture_default_str();
    command->callback([options, &status] { status = print(*options); });
}

} // namespace arbiter::cli
