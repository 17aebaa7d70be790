#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::game {

// How a file is written down.
enum class Format : std::uint8_t {
    pgn,
    score_sheet, // columns of moves with notes between them, as in old books
};

// Endings of the names of files in that format.
inline constexpr std::array<std::string_view, 2> score_sheet_endings{".dn", ".txt"};

constexpr Format format_of_file(std::string_view name) {
    for (const auto ending : score_sheet_endings)
        if (name.ends_with(ending)) return Format::score_sheet;
    return Format::pgn;
}

} // namespace arbiter::game
