#include "game/play.h"

#include "notation/san.h"

#include <variant>

namespace arbiter::game {

notation::Reading play(std::string_view written, chess::Position& position) {
    if (const auto exact = notation::play_san(written, position)) return *exact;
    auto reading = notation::read_san(written, position);
    if (const auto* legal = std::get_if<notation::Legal>(&reading)) position.play(legal->move);
    return reading;
}

} // namespace arbiter::game
