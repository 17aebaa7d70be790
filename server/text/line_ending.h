#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::text {

// How often each line ending stands in a text (LSP 3.17).
struct LineEndings {
    std::size_t lf = 0;
    std::size_t crlf = 0;
    std::size_t cr = 0;

    bool mixed() const { return (lf > 0) + (crlf > 0) + (cr > 0) > 1; }
    // The most frequent, in which new lines are to be written; LF without any.
    std::string_view dominant() const;
};

LineEndings line_endings(std::string_view text);

// The text with this ending in place of each LF that is no part of CRLF.
std::string with_line_ending(std::string_view text, std::string_view ending);

} // namespace arbiter::text
