#include "lint/rules/shared/numbering.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

Numbering::Numbering(const Context& context) {
    const auto& start = context.replay.start.position;
    const std::int64_t first =
        2 * std::int64_t{start.fullmove_number()} + (start.side_to_move() == chess::Color::black);
    halves_.reserve(context.score.plies.size());
    for (const auto& ply : context.score.plies)
        halves_.push_back(ply.previous == game::no_index ? first : halves_[ply.previous] + 1);
}

std::string Numbering::label(game::Index ply) const {
    return fmt::format("{}{}", number(ply), color(ply) == chess::Color::white ? "." : "...");
}

} // namespace arbiter::lint::rules
