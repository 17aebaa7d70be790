#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// What Numeric Annotation Glyphs say (PGN 8.2.4, 10), and the glyphs that print them.
namespace arbiter::notation {

constexpr std::uint32_t last_nag = 255; // PGN 8.2.4

// The number of "$18": nothing of a bare "$", and last_nag + 1 where it is out of range.
std::optional<std::uint32_t> nag_number(std::string_view token);

struct NagMeaning {
    // By the standard for 0-139; empty above, where it says nothing.
    std::string standard;
    // Above 139 programs follow one of two conventions. Empty where a convention says nothing.
    std::string_view chessbase;
    std::string_view scid;
};

// Nothing where no convention knows the number.
std::optional<NagMeaning> nag_meaning(std::uint32_t nag);

// The usual glyph of a NAG ("!", "±"), or empty.
std::string_view nag_glyph(std::uint32_t nag);

// On score sheets (FIDE 8.1.5); no NAG says it.
constexpr std::string_view draw_offer = "(=)";

// The NAG that a suffix or a glyph in text stands for: "!?" is 5, "+=" is 14.
std::optional<std::uint32_t> glyph_nag(std::string_view glyph);

} // namespace arbiter::notation
