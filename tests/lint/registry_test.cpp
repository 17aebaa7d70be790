#include "lint/rule.h"
#include "support/catch.hpp"

#include <filesystem>
#include <set>
#include <string>

using namespace arbiter;

namespace {

std::set<std::string> stems(std::string_view extension) {
    namespace fs = std::filesystem;
    std::set<std::string> names;
    for (const auto& entry :
         fs::directory_iterator(fs::path(ARBITER_SOURCE_DIR) / "server/lint/rules"))
        if (entry.path().extension() == extension) names.insert(entry.path().stem());
    return names;
}

} // namespace

TEST_CASE("each rule has a page and a source of its name, and each of these a rule") {
    std::set<std::string> ids;
    for (const auto& rule : lint::catalogue())
        CHECK(ids.emplace(rule.id).second);
    auto pages = stems(".md");
    pages.erase("README"); // their index
    CHECK(pages == ids);
    CHECK(stems(".cpp") == ids);
}

TEST_CASE("no group has the name of a rule, or of all") {
    for (const auto& rule : lint::catalogue()) {
        CHECK(lint::find_rule(lint::name(rule.group)) == nullptr);
        CHECK(lint::name(rule.group) != "all");
    }
    CHECK(lint::find_rule("all") == nullptr);
}

TEST_CASE("a rule is found by its id") {
    for (const auto& rule : lint::catalogue())
        CHECK(lint::find_rule(rule.id) == &rule);
    CHECK(lint::find_rule("") == nullptr);
    CHECK(lint::find_rule("illegal") == nullptr);
}

TEST_CASE("a report keeps a sane number of findings of one rule") {
    std::vector<lint::Finding> findings;
    const lint::Options options;
    lint::Report report{lint::catalogue().front(), options, findings};
    for (std::size_t i = 0; i < lint::max_findings + 5; ++i)
        report.add({}, "").help = "still to be filled in";
    CHECK(findings.size() == lint::max_findings);
}
