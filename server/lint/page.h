#pragma once

#include "lint/rule.h"

#include <cstdint>
#include <string_view>

// What can be read off a rule's page: see README.md for its headings.
namespace arbiter::lint {

// The text under a heading of the second level; empty where there is none.
std::string_view section(std::string_view page, std::string_view heading);

enum class FixKind : std::uint8_t { none, safe, unsafe, choice };

std::string_view name(FixKind kind);

// By the first word of `Fix safety`: the usual fix of the rule's findings.
FixKind fix_kind(const Rule& rule);

} // namespace arbiter::lint
