#include "lint/compared.h"

#include "game/game.h"
#include "lint/collection/collection.h"
#include "text/line_index.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace arbiter::test {

namespace {

// The game that the line stands in; its findings speak of the line's start.
void add_late(std::vector<CheckedGame>& games, const lint::LateFinding& late) {
    std::uint64_t line = 1;
    for (auto& game : games) {
        const auto breaks = text::line_breaks(game.text);
        if (late.place.line < line + breaks) {
            const text::Position start{static_cast<std::uint32_t>(late.place.line - line), 0};
            const auto begin = static_cast<std::uint32_t>(
                text::offset(game.text, start, text::PositionEncoding::utf8));
            auto finding = late.finding;
            finding.span = {begin + finding.span.begin, begin + finding.span.end};
            game.findings.push_back(finding);
            return;
        }
        line += breaks;
    }
}

} // namespace

void add_compared(std::vector<CheckedGame>& games, const lint::Options& options) {
    if (!lint::compares_games(options)) return;
    lint::Collection collection;
    collection.start_file("file.pgn");
    std::uint64_t line = 1;
    for (auto& game : games) {
        const auto digest = lint::digest(game.text, *game::Game(game.text).analysis());
        std::ranges::move(collection.add(game.text, digest, line, options),
                          std::back_inserter(game.findings));
        line += text::line_breaks(game.text);
    }
    for (const auto& late : collection.finish())
        add_late(games, late);
}

} // namespace arbiter::test
