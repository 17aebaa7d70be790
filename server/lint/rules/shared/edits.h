#pragma once

#include "lint/finding.h"
#include "text/edit.h"

#include <cstdint>
#include <string>
#include <string_view>

// How rules build their fixes.
namespace arbiter::lint::rules {

// Puts `replacement` for the bytes of `span`, touching no more of them than differ; never cuts a
// character in two.
text::Edit replace(std::string_view text, text::Span span, std::string_view replacement);

text::Edit insert(std::uint32_t place, std::string_view text);

// Removes the span: with its line where nothing else stands in it, else with the blanks before it.
text::Edit remove(std::string_view text, text::Span span);

Fix safe_fix(std::string title, std::vector<text::Edit> edits);
Fix unsafe_fix(std::string title, std::vector<text::Edit> edits);
Fix choice(std::string title, std::vector<text::Edit> edits);

} // namespace arbiter::lint::rules
