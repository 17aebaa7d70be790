#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace arbiter::rewrite::format_detail {

// Fills lines with words.
class Lines {
public:
    // A line has at most `length` characters, unless a single word has more.
    Lines(std::size_t length, std::string_view line_break)
        : length_(length), line_break_(line_break) {}

    // Puts a word behind a blank, or at the start of the next line. It may hold line breaks.
    void put(std::string_view word);
    // Ends the line that is begun, if any.
    void end_line();
    // Whether a word of that width would go on this line.
    bool fits(std::string_view word) const;

    std::string finish() &&;

private:
    std::size_t length_;
    std::string_view line_break_;
    std::string text_;
    std::size_t column_ = 0; // characters in the line
};

} // namespace arbiter::rewrite::format_detail
