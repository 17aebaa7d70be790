#pragma once

#include "lint/rule.h"
#include "notation/notation.h"

namespace arbiter::lint::rules {

// Whether the run was told that moves may be written so (Options::notation). Languages with the
// same letters are one.
bool is_wanted(const Context& context, const notation::Notation& notation);
bool is_wanted(const Context& context, notation::Family family);

} // namespace arbiter::lint::rules
