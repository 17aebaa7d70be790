#include "report/config_schema.h"
#include "report/rule_list.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

using namespace arbiter;

namespace {

std::string committed(const std::string& path) {
    return test::read_file(std::filesystem::path(ARBITER_SOURCE_DIR) / path);
}

} // namespace

TEST_CASE("the index of the rules is the one that the program writes") {
    INFO("arbiter rule --format markdown >server/lint/rules/README.md");
    CHECK((committed("server/lint/rules/README.md") == report::rule_index()));
}

TEST_CASE("the schema of .arbiter.toml is the one that the program writes") {
    INFO("arbiter config --schema >editors/arbiter.schema.json");
    CHECK((committed("editors/arbiter.schema.json") == report::config_schema()));
}

TEST_CASE("the schema speaks of every option") {
    const auto schema = nlohmann::json::parse(report::config_schema());
    CHECK(schema.at("additionalProperties") == false);
    const auto& properties = schema.at("properties");
    CHECK(properties.at("profile").at("enum")[0] == "standard");
    CHECK(properties.at("line-length").at("default") == 255);
    CHECK(properties.at("overrides").at("items").at("required")[0] == "files");
    CHECK_FALSE(properties.at("overrides").at("items").at("properties").contains("include"));
    CHECK(properties.at("severity").at("properties").contains("illegal-move"));
    for (const auto& [name, property] : properties.items())
        CHECK_FALSE(property.at("description").get<std::string>().empty());
}

TEST_CASE("rules as JSON have what a program needs") {
    const auto rules =
        nlohmann::json::parse(report::rules_json(lint::catalogue(), report::Pages::with));
    REQUIRE(rules.size() == lint::catalogue().size());
    CHECK(rules[0].at("page").get<std::string>().starts_with("# "));
    for (const auto& each : rules)
        if (each.at("id") == "illegal-move") {
            CHECK(each.at("severity") == "error");
            CHECK(each.at("fix") == "unsafe");
            CHECK(each.at("group") == "moves");
        }
}
