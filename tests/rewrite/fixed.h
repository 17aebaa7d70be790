#pragma once

#include "game/game.h"
#include "rewrite/apply_fixes.h"

#include <string>
#include <utility>

namespace arbiter::test {

inline rewrite::Fixed fix_all(std::string game, rewrite::Fixes fixes) {
    return rewrite::fix_all(game::Game(std::move(game)), fixes);
}

} // namespace arbiter::test
