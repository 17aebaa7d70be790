#pragma once

#include "chess/types.h"
#include "game/replay.h"
#include "game/score.h"

#include <optional>
#include <span>
#include <string>

namespace arbiter::game {

// With which earlier move the side to move lost the right to castle, as the reason of a refusal:
// "the king moved on move 4". Nothing where the game began without the right.
std::optional<std::string> castling_loss(const Score& score, std::span<const ReplayedPly> played,
                                         Index refused, chess::CastlingSide side);

} // namespace arbiter::game
