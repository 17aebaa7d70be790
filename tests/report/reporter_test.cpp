#include "lint/rule.h"
#include "report/place.h"
#include "report/reporter.h"
#include "support/catch.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace arbiter;

const lint::Rule rule{"some-rule", lint::Group::moves, lint::Severity::error, "", "", nullptr};

lint::Finding finding(text::Span span, std::string message) {
    lint::Finding result;
    result.rule = &rule;
    result.span = span;
    result.message = std::move(message);
    return result;
}

// All that a format writes for these findings.
std::string render(std::string_view format, std::string_view text,
                   const std::vector<lint::Finding>& findings,
                   report::Color color = report::Color::never) {
    const auto reporter = report::find_format(format)->make({color});
    report::Summary summary;
    summary.files = 1;
    summary.games = 1;
    summary.findings[0] = findings.size();
    std::string out = reporter->begin();
    if (!findings.empty()) out += reporter->report({"games.pgn", text, 10, findings});
    return out + reporter->end(summary);
}

} // namespace

TEST_CASE("a place counts characters from 1, and lines from the chunk's first") {
    const std::string text = "é♘ x\r\ny";
    const report::Places places({"", text, 7, {}});
    CHECK(places.at(6).line == 7);
    CHECK(places.at(6).column == 4); // é and ♘ are five bytes but two characters
    CHECK(places.at(9).line == 8);
    CHECK(places.at(9).column == 1);
    CHECK(places.line(0) == "é♘ x");
    CHECK(places.line(9) == "y");
}

TEST_CASE("concise: one line a finding") {
    CHECK(render("concise", "1. e4 Ke7", {finding({6, 9}, "no")}) ==
          "games.pgn:10:7: error[some-rule] no\n");
}

TEST_CASE("text: the source line with carets, help and related places") {
    auto one = finding({6, 9}, "no");
    one.help = "try Ke8";
    one.related.push_back({{0, 2}, "here"});
    CHECK(render("text", "1. e4 Ke7 2. d4\n", {one}) == "games.pgn:10:7: error[some-rule]: no\n"
                                                        "   |\n"
                                                        "10 | 1. e4 Ke7 2. d4\n"
                                                        "   |       ^^^\n"
                                                        "help: try Ke8\n"
                                                        "note: games.pgn:10:1: here\n"
                                                        "\n"
                                                        "Checked 1 game in 1 file: 1 error\n");
}

TEST_CASE("text: carets stand under characters, not under bytes") {
    CHECK(render("text", "é♘ Ke7", {finding({6, 9}, "no")}).find("\n   |    ^^^\n") !=
          std::string::npos);
}

TEST_CASE("text: a long line is cut around the finding") {
    const std::string text = std::string(500, 'a') + "Ke7" + std::string(500, 'b');
    const auto out = render("text", text, {finding({500, 503}, "no")});
    CHECK(out.find("10 | …" + std::string(30, 'a') + "Ke7" + std::string(67, 'b') + "…\n") !=
          std::string::npos);
    CHECK(out.find("   | " + std::string(31, ' ') + "^^^\n") != std::string::npos);
}

TEST_CASE("text: a span over several lines is marked to the end of its first") {
    CHECK(render("text", "{ab\ncd}", {finding({0, 7}, "no")}).find("   | ^^^\n") !=
          std::string::npos);
}

TEST_CASE("text: an empty span has one caret, at the end of the text too") {
    CHECK(render("text", "1. e4", {finding({5, 5}, "no")}).find("   |      ^\n") !=
          std::string::npos);
}

TEST_CASE("text: colour only when asked for") {
    const std::vector findings{finding({0, 1}, "no")};
    CHECK(render("text", "x", findings).find('\x1b') == std::string::npos);
    CHECK(render("text", "x", findings, report::Color::always).find("\x1b[1;31merror") !=
          std::string::npos);
}

TEST_CASE("what a file holds can't write to the terminal") {
    CHECK(report::printable("a\x1b[31mb") == "a␛[31mb");
    CHECK(report::printable("\x7f\xc2\x9b\xff\tx") == "␡\uFFFD\uFFFD\tx");
    CHECK(render("text", "\x1b[2J", {finding({0, 1}, "bad \x1b")}).find('\x1b') ==
          std::string::npos);
}

TEST_CASE("json: an array of findings with ranges and fixes") {
    auto one = finding({6, 9}, "a \"b\"");
    one.fixes.push_back({"Write Ke8", {{{6, 9}, "Ke8"}}, lint::Safety::unsafe});
    CHECK(render("json", "1. e4 Ke7", {one}) ==
          "[\n"
          R"({"path":"games.pgn","range":{"start":{"line":10,"column":7},)"
          R"("end":{"line":10,"column":10}},"severity":"error","rule":"some-rule",)"
          R"("message":"a \"b\"","related":[],"fixes":[{"title":"Write Ke8","safety":"unsafe",)"
          R"("edits":[{"range":{"start":{"line":10,"column":7},)"
          R"("end":{"line":10,"column":10}},"text":"Ke8"}]}]})"
          "\n]\n");
    CHECK(render("json", "", {}) == "[]\n");
}

TEST_CASE("jsonl: an object a line") {
    const auto out = render("jsonl", "1. e4 Ke7", {finding({0, 1}, "a"), finding({6, 9}, "b")});
    CHECK(std::count(out.begin(), out.end(), '\n') == 2);
    CHECK(out.find("{\"path\":\"games.pgn\"") == 0);
    CHECK(render("jsonl", "", {}).empty());
}

TEST_CASE("github: a workflow command, with what would end it escaped") {
    CHECK(render("github", "1. e4 Ke7", {finding({6, 9}, "50%\nno")}) ==
          "::error title=Arbiter (some-rule),file=games.pgn,line=10,endLine=10,col=7,endColumn=10::"
          "games.pgn:10:7: some-rule 50%25%0Ano\n");
    CHECK(render("github", "{a\nb}", {finding({0, 5}, "no")}).find("line=10,endLine=11::") !=
          std::string::npos);
}

// What a runner of GitHub's reads of a workflow command (actions/toolkit, command.ts: escapeData
// and escapeProperty): properties are parted by commas, and end at the first `::` behind them.
TEST_CASE("github: a runner reads back what was written") {
    const std::string message = "100% of :: all, 50%0A\r\nno";
    const auto reporter = report::find_format("github")->make({});
    const std::vector findings{finding({0, 1}, message)};
    const auto out = reporter->report({"a,b: c%.pgn", "x", 1, findings});
    REQUIRE(out.starts_with("::error "));
    REQUIRE(std::count(out.begin(), out.end(), '\n') == 1);
    const auto unescape = [](std::string text) {
        const std::vector<std::pair<std::string, std::string>> codes{
            {"%0D", "\r"}, {"%0A", "\n"}, {"%3A", ":"}, {"%2C", ","}, {"%25", "%"}};
        for (const auto& [code, character] : codes)
            for (std::size_t at = 0; (at = text.find(code, at)) != std::string::npos; ++at)
                text.replace(at, code.size(), character);
        return text;
    };
    const auto properties_end = out.find("::", 2);
    const auto properties = out.substr(8, properties_end - 8);
    const auto file = properties.find(",file=") + 6;
    CHECK(unescape(properties.substr(file, properties.find(',', file) - file)) == "a,b: c%.pgn");
    CHECK(unescape(out.substr(properties_end + 2)) ==
          "a,b: c%.pgn:1:1: some-rule " + message + "\n");
}

TEST_CASE("checkstyle and junit: well-formed whatever the message holds") {
    const std::vector findings{finding({6, 9}, "<b> & \"c\" \x1b \uFFFF \xff")};
    const std::string message = "&lt;b&gt; &amp; &quot;c&quot; ␛ \uFFFD \uFFFD";
    CHECK(render("checkstyle", "1. e4 Ke7", findings) ==
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
          "<file name=\"games.pgn\">\n"
          "<error line=\"10\" column=\"7\" severity=\"error\" message=\"" +
              message + "\" source=\"arbiter.some-rule\"/>\n</file>\n</checkstyle>\n");
    CHECK(render("checkstyle", "", {}) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle "
                                          "version=\"4.3\">\n</checkstyle>\n");
    // The schema of Jenkins: a suite has a name and the number of its cases, a case has a name.
    CHECK(render("junit", "1. e4 Ke7", findings) ==
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"arbiter\">\n"
          "<testsuite name=\"games.pgn\" tests=\"1\" failures=\"1\">\n"
          "<testcase name=\"some-rule\" classname=\"games.pgn\" file=\"games.pgn\">"
          "<failure type=\"error\" message=\"" +
              message + "\">line 10, column 7: " + message +
              "</failure></testcase>\n</testsuite>\n</testsuites>\n");
    CHECK(render("junit", "", {}).find("<testcase name=\"check\"") != std::string::npos);
}

TEST_CASE("checkstyle and junit: the findings of a file stand together, whatever games have them") {
    const std::vector one{finding({0, 1}, "a")};
    const std::vector two{finding({0, 1}, "b"), finding({0, 1}, "c")};
    for (const auto* format : {"checkstyle", "junit"}) {
        const auto reporter = report::find_format(format)->make({});
        std::string out = reporter->begin();
        out += reporter->report({"a.pgn", "x", 1, one});
        out += reporter->report({"a.pgn", "x", 2, two});
        out += reporter->report({"b.pgn", "x", 1, one});
        out += reporter->end({});
        INFO(out);
        const std::string opens =
            format == std::string("junit") ? "<testsuite name=\"" : "<file name=\"";
        const auto first = out.find(opens + "a.pgn\"");
        const auto second = out.find(opens + "b.pgn\"");
        REQUIRE(second != std::string::npos);
        CHECK(out.find(opens, first + 1) == second);
        if (format == std::string("junit"))
            CHECK(out.find("name=\"a.pgn\" tests=\"3\" failures=\"3\"") != std::string::npos);
    }
}

// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
TEST_CASE("gitlab: each element has what GitLab asks for") {
    auto severe = finding({6, 9}, "no \xff");
    auto mild = finding({0, 2}, "well");
    mild.severity = lint::Severity::hint;
    const auto out = render("gitlab", "1. e4 Ke7", {severe, mild, severe});
    const auto array = nlohmann::json::parse(out);
    REQUIRE(array.size() == 3);
    const std::set<std::string> levels{"info", "minor", "major", "critical", "blocker"};
    std::set<std::string> fingerprints;
    for (const auto& element : array) {
        CHECK(element.at("check_name") == "some-rule");
        CHECK(element.at("description").get<std::string>().starts_with("some-rule: "));
        CHECK(levels.contains(element.at("severity")));
        CHECK(element.at("location").at("path") == "games.pgn");
        CHECK(element.at("location").at("positions").at("begin").at("line") == 10);
        fingerprints.insert(element.at("fingerprint"));
    }
    CHECK(fingerprints.size() == 3);
    CHECK(render("gitlab", "", {}) == "[]\n");
}

TEST_CASE("paths: as CI systems know them, and for people without what writes to the terminal") {
    const std::vector findings{finding({0, 1}, "no")};
    const auto at_path = [&](std::string_view format, std::string_view path) {
        return report::find_format(format)->make({})->report({path, "x", 1, findings});
    };
    CHECK(at_path("gitlab", "./a/b.pgn").find(R"("path":"a/b.pgn")") != std::string::npos);
    CHECK(at_path("github", "./a/b.pgn").find(",file=a/b.pgn,") != std::string::npos);
    CHECK(at_path("sarif", "./a b.pgn").find(R"("uri":"a%20b.pgn")") != std::string::npos);
    CHECK(at_path("text", "\x1b.pgn").find('\x1b') == std::string::npos);
    CHECK(at_path("concise", "\x1b.pgn").find("␛.pgn:1:1: ") == 0);
}

TEST_CASE("text: quiet leaves out the summary, and the baseline is told in it") {
    report::Summary summary;
    summary.games = summary.files = 1;
    summary.baseline = 2;
    CHECK(report::find_format("text")->make({})->end(summary).find("; 2 in the baseline") !=
          std::string::npos);
    CHECK(report::find_format("text")->make({report::Color::never, true})->end(summary).empty());
}

TEST_CASE("gitlab and sarif: equal findings have fingerprints of their own") {
    for (const auto* format : {"gitlab", "sarif"}) {
        const auto out = render(format, "x x", {finding({0, 1}, "no"), finding({2, 3}, "no")});
        INFO(out);
        const std::string key =
            format == std::string("gitlab") ? "\"fingerprint\":\"" : "\"arbiter/v1\":\"";
        const auto first = out.find(key);
        const auto second = out.find(key, first + 1);
        REQUIRE(second != std::string::npos);
        CHECK(out.substr(first + key.size(), 16) != out.substr(second + key.size(), 16));
    }
}
