#include "lint/collection/collection_rule.h"
#include "lint/pages.h" // generated from rules/*.md
#include "lint/rule.h"

#include <algorithm>
#include <array>

namespace arbiter::lint {

namespace rules {
#define RULE(function, id, group, severity) void function(const Context&, Report&);
#define COLLECTION_RULE(function, id) MakeCollectionRule function;
#include "lint/rules/rules.def"
#undef COLLECTION_RULE
#undef RULE
} // namespace rules

namespace {

// The paragraph under the page's title.
constexpr std::string_view summary(std::string_view page) {
    const auto begin = page.find("\n\n") + 2;
    return page.substr(begin, page.find("\n\n", begin) - begin);
}

// A rule without its page does not compile.
constexpr std::array table{
#define RULE(function, id, group, severity)                                                        \
    Rule{id,                                                                                       \
         Group::group,                                                                             \
         Severity::severity,                                                                       \
         summary(pages::function),                                                                 \
         pages::function,                                                                          \
         rules::function},
#define COLLECTION_RULE(function, id)                                                              \
    Rule{id,      Group::collection, Severity::off, summary(pages::function), pages::function,     \
         nullptr, rules::function},
#include "lint/rules/rules.def"
#undef COLLECTION_RULE
#undef RULE
};

} // namespace

std::span<const Rule> catalogue() {
    return table;
}

const Rule* find_rule(std::string_view id) {
    const auto found = std::ranges::find(table, id, &Rule::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace arbiter::lint
