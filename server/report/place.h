#pragma once

#include "report/reporter.h"
#include "text/line_index.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::report {

// A place in a file, both from 1; columns count characters (Unicode code points).
struct Place {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
};

// Turns the offsets of a game's findings into places in its file.
class Places {
public:
    explicit Places(const GameFindings& game) : first_line_(game.first_line), index_(game.text) {}

    Place at(std::uint32_t offset) const;
    // The line that holds the offset, without its line break.
    std::string_view line(std::uint32_t offset) const;

private:
    std::uint64_t first_line_;
    text::LineIndex index_;
};

// The path without `./` before it: so CI systems find the file in their checkout.
std::string_view plain_path(std::string_view path);

// The text with each control character, and all that is no character, as one visible character, so
// that a file can't write to the terminal.
std::string printable(std::string_view text);

} // namespace arbiter::report
