#pragma once

#include "lint/rule.h"

#include <string>
#include <string_view>
#include <vector>

// How messages name things, beyond notation/wording.h.
namespace arbiter::lint::rules {

// "2... Qh4#": a ply that was played, as it is written.
std::string numbered(const Context& context, game::Index ply);

// "Bb5, Ba6 or Bc4", where the last word is "or".
std::string list(const std::vector<std::string>& things, std::string_view last_word);

} // namespace arbiter::lint::rules
