#pragma once

#include "chess/types.h"
#include "notation/descriptive_move.h"

#include <string_view>

// What reading and writing of descriptive notation share.
namespace arbiter::notation {

// KR, QB: men that stand on the board twice at the start. Others have no wing.
constexpr bool is_named_by_wing(chess::PieceType man) {
    return man == chess::PieceType::rook || man == chess::PieceType::knight ||
           man == chess::PieceType::bishop;
}

constexpr Files file_bit(int file) {
    return static_cast<Files>(1u << file);
}

} // namespace arbiter::notation
