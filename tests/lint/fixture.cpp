#include "lint/fixture.h"

#include "game/document.h"
#include "game/game.h"
#include "game/split.h"
#include "lint/compared.h"
#include "lint/rule.h"
#include "support/catch.hpp"
#include "text/encoding.h"
#include "text/line_index.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <optional>
#include <span>

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

// Takes the characters at the front that are of the set.
std::string_view take(std::string_view& rest, std::string_view set) {
    const auto taken = rest.substr(0, std::min(rest.find_first_not_of(set), rest.size()));
    rest.remove_prefix(taken.size());
    return taken;
}

constexpr std::string_view id_characters = "abcdefghijklmnopqrstuvwxyz-";

bool is_severity(std::string_view word) {
    constexpr std::array<std::string_view, 4> severities{"error", "warning", "information", "hint"};
    return std::ranges::count(severities, word) > 0;
}

std::optional<Expectation> parse_expectation(std::string_view line) {
    if (take(line, "%").size() != 1) return std::nullopt;
    const auto blanks = take(line, " ");
    // A caret can't stand under the column of the %: the `<` reaches back to it.
    const auto reach = take(line, "<");
    const auto carets = take(line, "^");
    const auto length = reach.size() + carets.size();
    if (length == 0 || 1 < reach.size() || take(line, " ").size() != 1) return std::nullopt;
    Expectation expectation;
    expectation.column = reach.empty() ? 1 + static_cast<std::uint32_t>(blanks.size()) : 0;
    expectation.length = static_cast<std::uint32_t>(length);
    expectation.severity = take(line, id_characters);
    if (!is_severity(expectation.severity) || take(line, " ").size() != 1) return std::nullopt;
    expectation.rule = take(line, id_characters);
    if (line.empty()) return expectation;
    if (!line.starts_with(": ")) return std::nullopt;
    expectation.message = line.substr(2);
    return expectation;
}

std::vector<std::string> parse_only(std::string_view line) {
    constexpr std::string_view mark = "% only: ";
    std::vector<std::string> only;
    if (!line.starts_with(mark)) return only;
    line.remove_prefix(mark.size());
    while (!line.empty()) {
        const auto id = take(line, id_characters);
        if (id.empty()) return {};
        only.emplace_back(id);
        take(line, ", ");
    }
    return only;
}

std::optional<text::Encoding> parse_encoding(std::string_view line) {
    constexpr std::string_view mark = "% encoding: ";
    if (!line.starts_with(mark)) return std::nullopt;
    line.remove_prefix(mark.size());
    using enum text::Encoding;
    for (const auto encoding : {latin1, windows1252, utf16_le, utf16_be})
        if (text::name(encoding) == line) return encoding;
    return std::nullopt;
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

std::string text_of(std::span<const CheckedGame> games) {
    std::string text;
    for (const auto& game : games)
        text += game.text;
    return text;
}

std::vector<Expectation> observe(const Fixture& fixture, std::span<const CheckedGame> games,
                                 const text::LineIndex& lines) {
    std::vector<Expectation> all;
    for (const auto& game : games)
        for (const auto& finding : game.findings)
            if (fixture.only.empty() || std::ranges::count(fixture.only, finding.rule->id) > 0)
                all.push_back(observed(lines, game.begin, finding));
    return all;
}

// A game as UTF-8, and the encoding of its bytes.
struct Decoded {
    std::string text;
    text::Encoding encoding = text::Encoding::utf8;
};

template <typename Decode>
std::vector<CheckedGame> check_each_game(std::string_view source, const lint::Options& options,
                                         Decode decode) {
    std::vector<CheckedGame> games;
    std::size_t source_begin = 0;
    std::size_t begin = 0;
    for (const auto chunk : game::split(source)) {
        Decoded decoded = decode(source.substr(source_begin, chunk.end - source_begin));
        const game::Game game{std::move(decoded.text)};
        games.push_back({std::string(game.text()), begin,
                         lint::check(game.text(), *game.analysis(), options, decoded.encoding)});
        source_begin = chunk.end;
        begin += game.text().size();
    }
    return games;
}

lint::Options choosing(const std::vector<std::string>& rules) {
    lint::Options options;
    for (const auto& id : rules) {
        const auto* rule = lint::find_rule(id);
        // A misspelled rule would look at nothing, and so let all pass.
        if (!rule) FAIL("there is no rule " + id);
        if (options.severity(*rule) == lint::Severity::off) options.choose(*rule);
    }
    return options;
}

// A page of a book, whose games may refer to each other.
std::vector<CheckedGame> check_sheets(std::string_view text, const lint::Options& options) {
    const auto document = game::Document::from(text, game::Format::score_sheet);
    std::vector<CheckedGame> games;
    for (std::size_t i = 0; i < document.games().size(); ++i) {
        const auto& game = *document.games()[i];
        games.push_back({std::string(game.text()), document.begin_of(i),
                         lint::check(game.text(), *game.analysis(), options)});
    }
    return games;
}

} // namespace

Fixture parse_fixture(std::string_view source) {
    Fixture fixture;
    std::optional<text::Encoding> encoding;
    std::uint32_t lines = 0;
    while (!source.empty()) {
        const auto line = take_line(source);
        const auto content = without_break(line);
        if (auto expectation = parse_expectation(content); expectation && lines > 0) {
            expectation->line = lines - 1;
            fixture.expectations.push_back(*std::move(expectation));
        } else if (auto only = parse_only(content); !only.empty()) {
            fixture.only = std::move(only);
            fixture.options = choosing(fixture.only);
        } else if (const auto named = parse_encoding(content)) {
            encoding = named;
        } else if (content == "% ends: CRLF" && fixture.text.ends_with('\n')) {
            fixture.text.insert(fixture.text.size() - 1, 1, '\r');
        } else {
            fixture.text += line;
            ++lines;
            continue;
        }
        // A text whose last line has no line break ends with an expectation that has none.
        if (source.empty() && content == line)
            fixture.text.resize(fixture.text.find_last_not_of("\r\n") + 1);
    }
    if (encoding) fixture.text = text::from_utf8(fixture.text, *encoding).value();
    return fixture;
}

std::vector<CheckedGame> check_games(std::string_view text, const lint::Options& options,
                                     game::Format format) {
    if (format == game::Format::score_sheet) return check_sheets(text, options);
    return check_each_game(text, options,
                           [](std::string_view game) { return Decoded{std::string(game)}; });
}

std::vector<CheckedGame> check_file(std::string_view bytes, const lint::Options& options,
                                    game::Format format) {
    if (format == game::Format::score_sheet) return check_sheets(text::to_utf8(bytes), options);
    const auto marked = text::marked_encoding(bytes);
    const auto whole = marked ? text::to_utf8(bytes, *marked) : std::string(bytes);
    return check_each_game(whole, options, [&](std::string_view game) {
        if (marked) return Decoded{std::string(game), *marked};
        const auto encoding = text::detect_encoding(game);
        return Decoded{text::to_utf8(game, encoding), encoding};
    });
}

std::string mismatch(const Fixture& fixture) {
    auto games = check_file(fixture.text, fixture.options, fixture.format);
    add_compared(games, fixture.options);
    const auto text = text_of(games);
    const text::LineIndex lines(text);
    auto unexpected = observe(fixture, games, lines);
    std::vector<Expectation> missing;
    for (const auto& expected : fixture.expectations) {
        const auto found = std::ranges::find_if(
            unexpected, [&](const auto& actual) { return fulfils(actual, expected); });
        if (found == unexpected.end())
            missing.push_back(expected);
        else
            unexpected.erase(found);
    }
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
