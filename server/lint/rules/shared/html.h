#pragma once

#include <string>
#include <string_view>

// The marks of web pages that get into a game with its text.
namespace arbiter::lint::rules {

// <b>, </b>, <br />
bool is_html_tag(std::string_view text);

// The text with &quot; &amp; and the like as the characters that they stand for.
std::string without_entities(std::string_view text);

} // namespace arbiter::lint::rules
