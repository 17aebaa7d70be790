#pragma once

#include "lint/rule.h"

#include <span>
#include <string>

// The rules themselves, for people and programs.
namespace arbiter::report {

// A table for each group, with links to the pages beside it: server/lint/rules/README.md.
std::string rule_index();

// The pages, one after the other.
std::string rule_pages(std::span<const lint::Rule> rules);

enum class Pages : std::uint8_t { without, with };

// An array of objects.
std::string rules_json(std::span<const lint::Rule> rules, Pages pages);

} // namespace arbiter::report
