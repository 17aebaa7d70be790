#include "config/configuration.h"
#include "config/option.h"
#include "config/toml.h"
#include "support/catch.hpp"

#include <string>
#include <vector>

using namespace arbiter;
using config::Layer;
using lint::Severity;
using Layers = std::vector<Layer>;

namespace {

const lint::Rule& rule(std::string_view id) {
    const auto* found = lint::find_rule(id);
    REQUIRE(found);
    return *found;
}

Layer layer(const std::string& source, const std::string& toml) {
    const auto node = config::read_toml(toml);
    REQUIRE(node);
    auto [settings, problems] = config::read_settings(*node);
    for (const auto& problem : problems)
        FAIL_CHECK(problem.message);
    return {source, "/home/games", std::move(settings)};
}

lint::Options options(const Layers& layers, std::string_view path = "/home/games/a.pgn") {
    return config::resolve(layers, path).lint_options();
}

Severity severity(const Layers& layers, std::string_view id,
                  std::string_view path = "/home/games/a.pgn") {
    return options(layers, path).severity(rule(id));
}

} // namespace

TEST_CASE("where nobody says anything the linter's own defaults hold") {
    CHECK(options({}) == lint::Options{});
    CHECK(options({layer("file", "")}) == lint::Options{});
}

TEST_CASE("select takes these rules alone") {
    const Layers layers{layer("file", "select = [\"tags\", \"illegal-move\"]")};
    for (const auto& each : lint::catalogue()) {
        const bool selected = each.group == lint::Group::tags || each.id == "illegal-move";
        CHECK((severity(layers, each.id) != Severity::off) == selected);
    }
}

TEST_CASE("a rule's name is stronger than its group's, and this than all; ignore wins a tie") {
    CHECK(severity({layer("f", "select = [\"moves\"]\nignore = [\"check-mark\"]")}, "check-mark") ==
          Severity::off);
    CHECK(severity({layer("f", "ignore = [\"moves\"]\nextend-select = [\"check-mark\"]")},
                   "check-mark") == Severity::warning);
    CHECK(severity({layer("f", "select = [\"all\"]\nignore = [\"moves\"]")}, "check-mark") ==
          Severity::off);
    CHECK(severity({layer("f", "ignore = [\"moves\"]\nextend-select = [\"moves\"]")},
                   "check-mark") == Severity::off);
}

TEST_CASE("a stronger layer is stronger whatever it says") {
    const auto file = layer("file", "ignore = [\"check-mark\"]");
    CHECK(severity({file, layer("line", "extend-select = [\"all\"]")}, "check-mark") ==
          Severity::warning);
    CHECK(severity({file, layer("line", "select = [\"tags\"]")}, "illegal-move") == Severity::off);
    CHECK(severity({file, layer("line", "ignore = [\"tags\"]")}, "check-mark") == Severity::off);
}

TEST_CASE("a severity makes a rule run, and off keeps it from running") {
    CHECK(severity({layer("f", "severity.check-mark = \"error\"")}, "check-mark") ==
          Severity::error);
    CHECK(severity({layer("f", "severity.check-mark = \"off\"")}, "check-mark") == Severity::off);
    CHECK(severity({layer("f", "select = [\"tags\"]\nseverity.check-mark = \"error\"")},
                   "check-mark") == Severity::error);
    // It is kept while the rule does not run.
    const auto file = layer("f", "severity.check-mark = \"error\"\nignore = [\"check-mark\"]");
    CHECK(severity({file}, "check-mark") == Severity::off);
    CHECK(severity({file, layer("line", "extend-select = [\"check-mark\"]")}, "check-mark") ==
          Severity::error);
}

TEST_CASE("the strongest profile is the base of all that is said") {
    const auto strict = layer("file", "profile = \"strict\"\nignore = [\"null-move\"]");
    CHECK(options({strict}).line_length == 79);
    CHECK(severity({strict}, "roster-missing") == Severity::error);
    CHECK(severity({strict}, "null-move") == Severity::off);
    const Layers both{strict, layer("line", "profile = \"lichess\"")};
    CHECK(options(both).line_length == 255);
    CHECK(severity(both, "roster-missing") == Severity::hint);
    CHECK(severity(both, "null-move") == Severity::off);
}

TEST_CASE("overrides speak of some files, and the later one is stronger") {
    const Layers layers{layer("file", "line-length = 100\n"
                                      "[[overrides]]\nfiles = [\"old/**\"]\nprofile = \"archive\"\n"
                                      "severity.null-move = \"hint\"\n"
                                      "[[overrides]]\nfiles = [\"*.txt\"]\nline-length = 60\n")};
    CHECK(severity(layers, "check-mark") == Severity::warning);
    CHECK(severity(layers, "check-mark", "/home/games/old/x/a.pgn") == Severity::hint);
    CHECK(severity(layers, "null-move", "/home/games/old/x/a.pgn") == Severity::hint);
    CHECK(options(layers, "/home/games/old/a.txt").line_length == 60);
    CHECK(options(layers, "/home/games/old/a.pgn").line_length == 100);
    CHECK(options(layers, "/home/games/a.pgn").line_length == 100);
    CHECK(options(layers, "/elsewhere/old/a.txt").line_length == 100);
}

TEST_CASE("each value knows who said it") {
    const Layers layers{
        layer("base", "profile = \"strict\"\nignore = [\"moves\"]"),
        layer("file", "line-length = 90\n[[overrides]]\nfiles = [\"*\"]\nline-length = 91\n")};
    const auto effective = config::resolve(layers, "/home/games/a.pgn");
    const auto source_of = [&](std::string_view id) {
        return effective.rules[static_cast<std::size_t>(&rule(id) - lint::catalogue().data())]
            .source;
    };
    CHECK(effective.profile.source == "base");
    CHECK(effective.line_length.value == 91);
    CHECK(effective.line_length.source == "file, override 1");
    CHECK(effective.clock_tolerance.source == "profile strict");
    CHECK(source_of("check-mark") == "base");
    CHECK(source_of("roster-missing") == "profile strict");
    CHECK(source_of("fen-invalid") == "default");
    CHECK(effective.max_findings_per_file.source == "default");
}

TEST_CASE("every profile speaks of rules that there are") {
    for (const auto& profile : config::profiles()) {
        INFO(std::string(profile.name));
        CHECK_FALSE(profile.meaning.empty());
        for (const auto& each : profile.rules)
            CHECK(lint::find_rule(each.id) != nullptr);
        CHECK(config::find_profile(profile.name) == &profile);
    }
    CHECK(config::find_profile("nonsense") == nullptr);
}

TEST_CASE("an old database hears of style in hints at most") {
    const Layers archive{layer("file", "profile = \"archive\"")};
    for (const auto* id :
         {"castling-form",     "pawn-letter",   "en-passant-suffix",  "long-algebraic",
          "localized-letters", "check-mark",    "capture-mark",       "promotion-form",
          "piece-letter-case", "result-form",   "move-number",        "suffix-form",
          "text-glyph",        "tag-name-case", "mixed-line-endings", "encoding",
          "line-too-long",     "tab",           "roster-order",       "variant-spelling"})
        CHECK(severity(archive, id) >= Severity::hint);
    for (const auto* id : {"illegal-move", "ambiguous-move", "unterminated-comment", "fen-invalid"})
        CHECK(severity(archive, id) == Severity::error);
    CHECK(severity(archive, "tag-value") == Severity::warning);
}

TEST_CASE("what holds for a file names the overrides that apply and the files of its folder") {
    const Layers layers{
        layer("file", "include = [\"*.pgn\", \"*.txt\"]\nexclude = [\"old/\"]\n"
                      "[[overrides]]\nfiles = [\"x/**\"]\n[[overrides]]\nfiles = [\"*.pgn\"]\n"),
        layer("line", "exclude = [\"new/\"]")};
    const auto effective = config::resolve(layers, "/home/games/a.pgn");
    CHECK(effective.overrides == std::vector<std::string>{"file, override 2"});
    REQUIRE(effective.include.value);
    CHECK(effective.include.value->size() == 2);
    CHECK(effective.include.source == "file");
    REQUIRE(effective.exclude.value.size() == 1);
    CHECK(effective.exclude.value.front().pattern() == "new/");
    CHECK(effective.exclude.source == "line");
    CHECK_FALSE(config::resolve(layers, "/elsewhere/a.pgn").include.value);
}

TEST_CASE("folders give what is included and not excluded") {
    CHECK(config::is_included({}, "/home/games/a.pgn") == std::nullopt);
    CHECK_FALSE(config::is_excluded({}, "/home/games/a.pgn", config::PathKind::file));
    const Layers layers{layer("file", "include = [\"*.txt\"]\nexclude = [\"old/\", \"x/*.txt\"]")};
    using config::PathKind;
    CHECK(config::is_included(layers, "/home/games/a.txt") == true);
    CHECK(config::is_included(layers, "/home/games/a.pgn") == false);
    CHECK(config::is_included(layers, "/home/other/a.txt") == std::nullopt);
    CHECK(config::is_excluded(layers, "/home/games/y/old", PathKind::folder));
    CHECK(config::is_excluded(layers, "/home/games/y/old/a.txt", PathKind::file));
    CHECK(config::is_excluded(layers, "/home/games/x/a.txt", PathKind::file));
    CHECK_FALSE(config::is_excluded(layers, "/home/games/y/x/a.txt", PathKind::file));
    CHECK_FALSE(config::is_excluded(layers, "/home/other/old", PathKind::folder));
}

TEST_CASE("the notation that moves may be written in, by its id") {
    CHECK(options({}).notation == "san");
    const Layers layers{layer("file", "notation = \"de\"\n"
                                      "[[overrides]]\nfiles = [\"fr/**\"]\nnotation = \"fr\"\n")};
    CHECK(options(layers).notation == "de");
    CHECK(options(layers, "/home/games/fr/a.pgn").notation == "fr");

    const auto node = config::read_toml("notation = \"figurin\"\n");
    REQUIRE(node);
    const auto [settings, problems] = config::read_settings(*node);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].message == "there is no notation 'figurin'; did you mean figurine?");
}
