#pragma once

#include "rewrite/format.h"

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::rewrite::format_detail {

// A brace comment as the words between which its lines may be broken. One whose author laid it out,
// with blank lines, indents or runs of blanks, is a single word with its line breaks.
std::vector<std::string> words_of_comment(std::string_view comment, CommentBreaks breaks);

} // namespace arbiter::rewrite::format_detail
