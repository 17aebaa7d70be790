#pragma once

#include <string>
#include <string_view>

// Pieces of CommonMark, safe for any text of a user.
namespace arbiter::ide::markdown {

// Text that shows as it is, on one line.
std::string escape(std::string_view text);

// `text` as code inside a paragraph, whatever backquotes it has.
std::string code(std::string_view text);

// A block of text of fixed width that begins and ends with its lines.
std::string code_block(std::string_view text);

// The image itself, as a data: URI.
std::string svg_image(std::string_view description, std::string_view svg);

} // namespace arbiter::ide::markdown
