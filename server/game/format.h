#pragma once

#include "text/ascii.h"
#include "text/utf8.h"

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

// The text tells too: what begins with a tag pair is PGN, whatever its file is called.
constexpr Format format_of(std::string_view name, std::string_view text) {
    if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
    const auto begin = text.find_first_not_of(text::white_space);
    const bool has_tag = begin != std::string_view::npos && text[begin] == '[';
    return has_tag ? Format::pgn : format_of_file(name);
}

} // namespace arbiter::game
