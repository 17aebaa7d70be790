#include "config/option.h"
#include "config/settings.h"
#include "config/toml.h"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

using namespace arbiter;
using config::Settings;

namespace {

config::ReadSettings read(const std::string& toml) {
    const auto node = config::read_toml(toml);
    REQUIRE(node);
    return config::read_settings(*node);
}

Settings good(const std::string& toml) {
    auto [settings, problems] = read(toml);
    for (const auto& problem : problems)
        FAIL_CHECK(problem.message);
    return settings;
}

// `line:column: message`, of each.
std::vector<std::string> problems(const std::string& toml) {
    std::vector<std::string> out;
    for (const auto& [place, message] : read(toml).problems)
        out.push_back(fmt::format("{}:{}: {}", place.line, place.column, message));
    return out;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("an empty file says nothing") {
    const auto settings = good("# nothing\n");
    CHECK_FALSE(settings.profile);
    CHECK_FALSE(settings.select);
    CHECK_FALSE(settings.overrides);
}

TEST_CASE("each option is read") {
    const auto settings = good(R"(
extend = "../base.toml"
profile = "archive"
select = ["all"]
extend-select = ["moves"]
ignore = ["check-mark", "tags"]
line-length = 80
clock-tolerance = 0
max-findings-per-file = 50
include = ["*.pgn", "*.txt"]
exclude = ["old/"]

[severity]
illegal-move = "warning"
null-move = "off"

[[overrides]]
files = ["studies/**"]
profile = "lichess"
)");
    CHECK(settings.extend == "../base.toml");
    CHECK(settings.profile == "archive");
    CHECK(settings.select == config::Names{"all"});
    CHECK(settings.extend_select == config::Names{"moves"});
    CHECK(settings.ignore == config::Names{"check-mark", "tags"});
    CHECK(settings.line_length == 80u);
    CHECK(settings.clock_tolerance == 0u);
    CHECK(settings.max_findings_per_file == 50u);
    REQUIRE(settings.include);
    CHECK(settings.include->size() == 2);
    REQUIRE(settings.exclude);
    CHECK(settings.exclude->front().pattern() == "old/");
    REQUIRE(settings.severity);
    CHECK(settings.severity->size() == 2);
    REQUIRE(settings.overrides);
    CHECK(settings.overrides->front().profile == "lichess");
}

TEST_CASE("what is wrong is told with its place and what was likely meant") {
    CHECK(problems("selct = []\n") ==
          Lines{"1:1: there is no option 'selct'; did you mean select?"});
    CHECK(problems("\n\n  ignore = [ \"chek-mark\" ]") ==
          Lines{"3:14: there is no rule or group of rules 'chek-mark'; did you mean check-mark?"});
    CHECK(problems("profile = \"stict\"") ==
          Lines{"1:11: there is no profile 'stict'; did you mean strict?"});
    CHECK(problems("[severity]\nilegal-move = \"error\"") ==
          Lines{"2:1: there is no rule 'ilegal-move'; did you mean illegal-move?"});
    CHECK(problems("[severity]\nillegal-move = \"eror\"") ==
          Lines{"2:16: a severity is one of error, warning, information, hint, off; did you mean "
                "error?"});
    CHECK(problems("something-else-entirely = 1") ==
          Lines{"1:1: there is no option 'something-else-entirely'"});
    CHECK(problems("exclude = [\"[a\"]") ==
          Lines{"1:12: '[a': the pattern's [ is not closed by a ]"});
}

TEST_CASE("columns are characters") {
    CHECK(problems("ignore = [\"\u00E9\u00E9\", \"moves\", \"nothing-like-it\"]") ==
          Lines{"1:11: there is no rule or group of rules '\u00E9\u00E9'",
                "1:26: there is no rule or group of rules 'nothing-like-it'"});
}

TEST_CASE("a value of the wrong type is told, and all problems are") {
    CHECK(problems("profile = 1\nselect = \"all\"\nignore = [1]\nline-length = \"80\"\n"
                   "severity = []\noverrides = {}\nextend = 2024-01-01\n") ==
          Lines{"1:11: 'profile' must be a string", "2:10: 'select' must be an array of strings",
                "3:11: 'ignore' must be an array of strings",
                "4:15: 'line-length' must be a whole number",
                "5:12: 'severity' must be a table of rules",
                "6:13: 'overrides' must be an array of tables", "7:10: 'extend' must be a string"});
    CHECK(problems("line-length = 19") ==
          Lines{"1:15: 'line-length' must be between 20 and 2147483647"});
    CHECK(problems("clock-tolerance = -1").size() == 1);
    CHECK(problems("line-length = 1.5").size() == 1);
}

TEST_CASE("an override has its own options, and says of which files it speaks") {
    CHECK(problems("[[overrides]]\nfiles = [\"a\"]\ninclude = []\n") ==
          Lines{"3:1: there is no option 'include' in an override"});
    CHECK(problems("files = []") == Lines{"1:1: there is no option 'files'"});
    CHECK(problems("[[overrides]]\nignore = [\"all\"]\n") ==
          Lines{"1:1: the override does not say of which 'files' it speaks"});
}

TEST_CASE("what is no TOML is told with its place") {
    const auto node = config::read_toml("a = 1\nb = \n");
    REQUIRE_FALSE(node);
    CHECK(node.error().place.line == 2);
    CHECK(node.error().message.starts_with("not TOML: "));
    CHECK_FALSE(config::read_toml("a = 1\na = 2\n"));
    CHECK_FALSE(config::read_toml("a = \"\xFF\"\n"));
    CHECK_FALSE(config::read_toml("a = " + std::string(100000, '[')));
}

TEST_CASE("each option says what it means") {
    for (const auto& option : config::options()) {
        INFO(std::string(option.name));
        CHECK(option.meaning.size() > 10);
        CHECK_FALSE(option.meaning.ends_with('.'));
        if (option.standard.empty()) continue;
        // Its default is a value that it takes.
        CHECK(problems(fmt::format("{} = {}", option.name, option.standard)).empty());
    }
}
