#include "lint/selector.h"

#include "notation/notation.h"

#include <algorithm>
#include <vector>

namespace arbiter::lint {

namespace {

constexpr std::string_view all = "all";

std::vector<std::string_view> ids() {
    std::vector<std::string_view> out;
    for (const Rule& rule : catalogue())
        out.push_back(rule.id);
    return out;
}

std::vector<std::string_view> ids_groups_and_all() {
    std::vector<std::string_view> out = ids();
    for (const Rule& rule : catalogue())
        if (std::ranges::count(out, name(rule.group)) == 0) out.push_back(name(rule.group));
    out.push_back(all);
    return out;
}

std::vector<std::string_view> ids_of_notations() {
    std::vector<std::string_view> out;
    for (const notation::Notation& notation : notation::notations())
        out.push_back(notation.id);
    return out;
}

} // namespace

bool is_selector(std::string_view selector) {
    return std::ranges::count(selectors(), selector) > 0;
}

Reach reach(std::string_view selector, const Rule& rule) {
    if (selector == rule.id) return Reach::rule;
    if (selector == name(rule.group)) return Reach::group;
    return selector == all ? Reach::all : Reach::none;
}

std::span<const std::string_view> selectors() {
    static const std::vector<std::string_view> names = ids_groups_and_all();
    return names;
}

std::span<const std::string_view> rule_ids() {
    static const std::vector<std::string_view> names = ids();
    return names;
}

std::span<const std::string_view> notation_ids() {
    static const std::vector<std::string_view> names = ids_of_notations();
    return names;
}

} // namespace arbiter::lint
