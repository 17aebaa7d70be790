#include "game/evaluation.h"

#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "ide/hover/subject.h"

#include <fmt/format.h>

#include <cstdlib>

namespace arbiter::ide::hovering {
namespace {

using game::Evaluation;

std::string verdict(const Evaluation& evaluation) {
    if (evaluation.kind == Evaluation::Kind::mate && evaluation.value == 0)
        return "it is checkmate";
    if (evaluation.value == 0) return "neither side is better";
    const std::string_view better = evaluation.value > 0 ? "White" : "Black";
    const int value = std::abs(evaluation.value);
    if (evaluation.kind == Evaluation::Kind::mate)
        return fmt::format("{} mates in {}", better, value);
    return fmt::format("{} is better by {:.2f} pawns", better, value / 100.0);
}

} // namespace

std::optional<Hover> evaluation(const Place& place) {
    const game::Command* command = command_at(place, {"eval"});
    if (command == nullptr) return std::nullopt;
    const std::string_view value = text::slice(place.text, command->value);
    const auto read = game::read_evaluation(value);
    if (!read) return std::nullopt;

    const game::Item& item = place.analysis.score.items[command->item];
    Page page(place.options.board);
    page.title(fmt::format("[%eval {}]", value));
    page.paragraph(fmt::format("An engine: {} {}", verdict(*read),
                               after_move(move_before(place.analysis, item))));
    if (read->depth) page.paragraph(fmt::format("It looked {} plies ahead", *read->depth));
    return std::move(page).finish(command->span);
}

} // namespace arbiter::ide::hovering
