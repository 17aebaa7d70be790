#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/outcome.h"
#include "lint/rules/shared/tags.h"
#include "lint/rules/shared/words.h"
#include "notation/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace arbiter::lint::rules {

namespace {

using chess::Color;

// The main line's last position, where each of its moves was played as written.
std::optional<chess::Position> final_position(const Context& context) {
    const auto& plies = context.score.lines.front().plies;
    const bool sure = std::ranges::all_of(plies, [&](game::Index ply) {
        return context.replay.plies[ply].verdict == game::Verdict::played;
    });
    if (plies.empty() || !sure) return std::nullopt;
    return context.replay.after(plies.back());
}

// What the board says: the outcome that it forces, and why.
struct Judgement {
    Outcome outcome;
    std::string reason;
};

std::optional<Judgement> judge(const chess::Position& position, Outcome written) {
    const auto mover = position.side_to_move();
    switch (chess::game_end(position)) {
    case chess::GameEnd::checkmate:
        return Judgement{mover == Color::white ? Outcome::black_wins : Outcome::white_wins,
                         fmt::format("{} is mated", notation::side(mover))};
    case chess::GameEnd::stalemate:
        return Judgement{Outcome::draw, fmt::format("{} is stalemated", notation::side(mover))};
    case chess::GameEnd::dead_position:
        return Judgement{Outcome::draw, "neither side has the men to mate"};
    case chess::GameEnd::none:
        break;
    }
    // Nobody can win by the other's flag or resignation either (FIDE 5.1.2, 6.9).
    const auto winner = written == Outcome::white_wins ? Color::white : Color::black;
    if (!decisive(written) || chess::can_mate(position, winner)) return std::nullopt;
    return Judgement{Outcome::draw,
                     fmt::format("{} has not the men to mate", notation::side(winner))};
}

// Where the result is written: the marker, and the Result tag where it says the same.
std::vector<text::Span> places(const Context& context, Outcome written) {
    std::vector<text::Span> all;
    if (context.score.result != game::no_index)
        all.push_back(context.score.items[context.score.result].span);
    const auto* tag = context.score.tag(context.text, "Result");
    if (tag && read_outcome(tag->text) == written) all.push_back(place_of_value(context, *tag));
    return all;
}

Fix write(const std::vector<text::Span>& places, Outcome outcome) {
    std::vector<text::Edit> edits;
    for (const auto place : places)
        edits.push_back({place, std::string(marker(outcome))});
    return unsafe_fix(fmt::format("Write {}", marker(outcome)), std::move(edits));
}

} // namespace

void result_contradicts_board(const Context& context, Report& report) {
    const auto written = written_outcome(context);
    if (!written || *written == Outcome::both_lose) return;
    const auto position = final_position(context);
    if (!position) return;
    const auto judgement = judge(*position, *written);
    if (!judgement || judgement->outcome == *written) return;
    // Studies and examples leave the result open where too few men are left.
    const bool open = *written == Outcome::unknown;
    if (open && position->has_legal_move()) return;

    const auto all = places(context, *written);
    const auto last = context.score.lines.front().plies.back();
    const auto severity = open ? Severity::information : Severity::warning;
    auto& finding = report.add(all.front(),
                               fmt::format("The result is {}, but after {} {}", marker(*written),
                                           numbered(context, last), judgement->reason),
                               severity);
    finding.related.push_back({context.score.plies[last].span, "the last move"});
    finding.fixes.push_back(write(all, judgement->outcome));
    if (!open && position->has_legal_move()) finding.fixes.push_back(write(all, Outcome::unknown));
}

} // namespace arbiter::lint::rules
