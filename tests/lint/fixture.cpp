#include "lint/fixture.h"

#include "game/game.h"
#include "game/split.h"
#include "lint/rule.h"
#include "support/catch.hpp"
#include "text/line_index.h"

#include <algorithm>
#include <iostream>
#include <optional>
#include <regex>

namespace arbiter::test {

namespace {

// One line with its line break.
std::string_view take_line(std::string_view& rest) {
    auto end = rest.find_first_of("\r\n");
    if (end == std::string_view::npos)
        end = rest.size();
    else
        end += rest.substr(end).starts_with("\r\n") ? 2 : 1;
    const auto line = rest.substr(0, end);
    rest.remove_prefix(end);
    return line;
}

std::string_view without_break(std::string_view line) {
    return line.substr(0, std::min(line.find_first_of("\r\n"), line.size()));
}

std::optional<Expectation> parse_expectation(std::string_view line) {
    static const std::regex form("%( *)(<?\\^*) (error|warning|information|hint) ([a-z-]+)(: .+)?");
    std::cmatch match;
    if (!std::regex_match(line.data(), line.data() + line.size(), match, form)) return std::nullopt;
    if (match.length(2) == 0) return std::nullopt;
    Expectation expectation;
    // A caret can't stand under the column of the %: the `<` reaches back to it.
    const bool reaches_back = *match[2].first == '<';
    expectation.column = reaches_back ? 0 : 1 + static_cast<std::uint32_t>(match.length(1));
    expectation.length = static_cast<std::uint32_t>(match.length(2));
    expectation.severity = match[3];
    expectation.rule = match[4];
    if (match[5].matched) expectation.message = match.str(5).substr(2);
    return expectation;
}

std::vector<std::string> parse_only(std::string_view line) {
    constexpr std::string_view mark = "% only: ";
    std::vector<std::string> only;
    if (!line.starts_with(mark)) return only;
    static const std::regex id("[a-z-]+");
    for (std::cregex_iterator it(line.data() + mark.size(), line.data() + line.size(), id), end;
         it != end; ++it)
        only.push_back(it->str());
    return only;
}

std::string written(const Expectation& expectation) {
    const std::string carets(expectation.length, '^');
    std::string mark = expectation.column == 0
                           ? "%<" + carets.substr(1)
                           : "%" + std::string(expectation.column - 1, ' ') + carets;
    mark += " " + expectation.severity + " " + expectation.rule;
    return expectation.message.empty() ? mark : mark + ": " + expectation.message;
}

Expectation observed(const text::LineIndex& lines, std::size_t begin,
                     const lint::Finding& finding) {
    using text::PositionEncoding;
    const auto first = lines.position(begin + finding.span.begin, PositionEncoding::utf32);
    const auto last = lines.position(begin + finding.span.end, PositionEncoding::utf32);
    const auto end = last.line == first.line
                         ? last.character
                         : text::units(lines.line(first.line), PositionEncoding::utf32);
    const auto length = first.character < end ? end - first.character : 1;
    return {first.line,
            first.character,
            length,
            std::string(lint::name(finding.severity)),
            std::string(finding.rule->id),
            finding.message};
}

bool fulfils(const Expectation& actual, const Expectation& expected) {
    Expectation same_message = actual;
    same_message.message = expected.message;
    return same_message == expected && actual.message.find(expected.message) != std::string::npos;
}

std::vector<Expectation> observe(const Fixture& fixture) {
    const text::LineIndex lines(fixture.text);
    std::vector<Expectation> all;
    for (const auto& game : check_games(fixture.text))
        for (const auto& finding : game.findings)
            if (fixture.only.empty() || std::ranges::count(fixture.only, finding.rule->id) > 0)
                all.push_back(observed(lines, game.begin, finding));
    return all;
}

} // namespace

Fixture parse_fixture(std::string_view source) {
    Fixture fixture;
    std::uint32_t lines = 0;
    while (!source.empty()) {
        const auto line = take_line(source);
        const auto content = without_break(line);
        if (auto expectation = parse_expectation(content); expectation && lines > 0) {
            expectation->line = lines - 1;
            fixture.expectations.push_back(*std::move(expectation));
        } else if (auto only = parse_only(content); !only.empty()) {
            fixture.only = std::move(only);
        } else {
            fixture.text += line;
            ++lines;
            continue;
        }
        // A text whose last line has no line break ends with an expectation that has none.
        if (source.empty() && content == line)
            fixture.text.resize(fixture.text.find_last_not_of("\r\n") + 1);
    }
    return fixture;
}

std::vector<CheckedGame> check_games(std::string_view text) {
    std::vector<CheckedGame> games;
    std::size_t begin = 0;
    for (const auto chunk : game::split(text)) {
        const game::Game game{std::string(text.substr(begin, chunk.end - begin))};
        games.push_back(
            {std::string(game.text()), begin, lint::check(game.text(), *game.analysis())});
        begin = chunk.end;
    }
    return games;
}

std::string mismatch(const Fixture& fixture) {
    auto unexpected = observe(fixture);
    std::vector<Expectation> missing;
    for (const auto& expected : fixture.expectations) {
        const auto found = std::ranges::find_if(
            unexpected, [&](const auto& actual) { return fulfils(actual, expected); });
        if (found == unexpected.end())
            missing.push_back(expected);
        else
            unexpected.erase(found);
    }
    const text::LineIndex lines(fixture.text);
    std::string report;
    const auto tell = [&](std::string_view what, const Expectation& expectation) {
        report += std::string(what) + " in line " + std::to_string(expectation.line + 1) + ":\n";
        report += std::string(lines.line(expectation.line)) + "\n" + written(expectation) + "\n";
    };
    for (const auto& expectation : missing)
        tell("expected, not found", expectation);
    for (const auto& expectation : unexpected)
        tell("found, not expected", expectation);
    return report;
}

void check_fixture(std::string_view name, const Fixture& fixture) {
    const auto report = mismatch(fixture);
    // Catch would wrap the lines.
    if (!report.empty()) std::cerr << '\n' << name << '\n' << report;
    INFO(std::string(name));
    CHECK(report.empty());
}

} // namespace arbiter::test
