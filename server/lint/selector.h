#pragma once

#include "lint/rule.h"

#include <span>
#include <string_view>

// How configuration names notations, and it and suppressions rules: by a rule's id, a group's name,
// or `all`.
namespace arbiter::lint {

// The more exact, the stronger.
enum class Reach : std::uint8_t { none, all, group, rule };

bool is_selector(std::string_view name);

// How the name speaks of the rule; `none` where it does not.
Reach reach(std::string_view selector, const Rule& rule);

std::span<const std::string_view> selectors();
std::span<const std::string_view> rule_ids();
std::span<const std::string_view> notation_ids();

} // namespace arbiter::lint
