#include "lint/rules/shared/descriptive.h"

#include "game/comma.h"
#include "notation/san.h"

namespace arbiter::lint::rules {

std::string DescriptivePly::san() const {
    return notation::write_san(resolved.move, replayed.before);
}

std::string DescriptivePly::written(chess::Move move) const {
    notation::DescriptiveBoard board;
    board.position = replayed.before;
    board.origins = context.replay.descriptive->origins[index];
    return notation::write_descriptive(move, board, writer_of(context));
}

bool is_comma_of_descriptive(const Context& context, const game::Item& item) {
    return context.replay.descriptive && game::is_comma(context.text, item);
}

notation::DescriptiveWriter writer_of(const Context& context) {
    const auto& descriptive = *context.replay.descriptive;
    return {descriptive.language, descriptive.style};
}

} // namespace arbiter::lint::rules
