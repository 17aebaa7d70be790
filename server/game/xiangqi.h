#pragma once

#include "game/score.h"

#include <string_view>

namespace arbiter::game {

// The tag that says that this is a score of xiangqi, which has standards of its own: Red plays
// Black, and moves are written in Chinese, in WXF or in ICCS. Null where none does.
const TagPair* find_sign_of_xiangqi(const Score& score, std::string_view chunk);

inline bool is_xiangqi(const Score& score, std::string_view chunk) {
    return find_sign_of_xiangqi(score, chunk) != nullptr;
}

} // namespace arbiter::game
