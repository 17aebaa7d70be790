#include "game/evaluation.h"
#include "lint/rule.h"
#include "lint/rules/shared/occurrences.h"
#include "lint/rules/shared/words.h"
#include "notation/wording.h"

#include <fmt/format.h>

#include <map>
#include <string>
#include <utility>

namespace arbiter::lint::rules {

namespace {

using chess::Color;
using game::Evaluation;

// Why the position can't be what the mate score says; empty where it can.
std::string contradiction(std::int32_t moves_to_mate, const chess::Position& position) {
    const auto end = chess::game_end(position);
    const auto mover = position.side_to_move();
    if (end == chess::GameEnd::stalemate)
        return fmt::format("{} is stalemated", notation::side(mover));
    if (moves_to_mate == 0)
        return end == chess::GameEnd::checkmate
                   ? ""
                   : fmt::format("{} is not mated", notation::side(mover));
    const auto winner = 0 < moves_to_mate ? Color::white : Color::black;
    if (end == chess::GameEnd::checkmate)
        return winner == mover ? fmt::format("{} is mated", notation::side(mover)) : "";
    if (!chess::can_mate(position, winner))
        return fmt::format("{} has not the men to mate", notation::side(winner));
    return "";
}

} // namespace

void eval_contradicts_move(const Context& context, Report& report) {
    std::map<std::string, Occurrences> contradictions; // by the reason
    for (const auto& command : context.score.commands) {
        if (slice(context.text, command.name) != "eval") continue;
        const auto written = slice(context.text, command.value);
        const auto evaluation = game::read_evaluation(written);
        if (!evaluation || evaluation->kind != Evaluation::Kind::mate) continue;
        const auto ply = context.score.items[command.item].ply;
        if (ply == game::no_index) continue;
        if (!context.replay.plies[ply].is_on_board()) continue;
        const auto reason = contradiction(evaluation->value, context.replay.after(ply));
        if (reason.empty()) continue;
        auto& occurrences = contradictions[reason];
        if (occurrences.spans.empty())
            occurrences.message = fmt::format("The evaluation is {}, but after {} {}", written,
                                              numbered(context, ply), reason);
        occurrences.spans.push_back(command.value);
    }
    for (auto& [reason, occurrences] : contradictions)
        report_as_one(report, std::move(occurrences));
}

} // namespace arbiter::lint::rules
