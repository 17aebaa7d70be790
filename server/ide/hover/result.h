#pragma once

#include "ide/hover/page.h"
#include "lint/rules/shared/outcome.h"

#include <string_view>

namespace arbiter::ide::hovering {

std::string_view result_meaning(lint::rules::Outcome outcome);

// Explains a result, however it is written. False, and nothing added, where the text is none.
bool add_result(Page& page, std::string_view text);

} // namespace arbiter::ide::hovering
