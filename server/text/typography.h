#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

// Signs that stand where ASCII is meant, because a program or a book set them so.
namespace arbiter::text {

// For the hyphen: hyphens, dashes and minus signs, as the grammar has them. Each is 3 bytes.
inline constexpr std::array<std::string_view, 8> dashes{
    "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\uff0d",
};

// Whether it is a hyphen, or one of the dashes.
bool is_hyphen(std::string_view sign);

// For the blank: no-break spaces, and the spaces of typesetters.
inline constexpr std::array<std::string_view, 9> wide_blanks{
    "\u00a0", "\u2002", "\u2003", "\u2004", "\u2005", "\u2007", "\u2009", "\u200a", "\u202f",
};

// The bytes of the one that the text begins with; 0 where it begins with none.
std::size_t wide_blank(std::string_view text);

// Behind a character they say whether it is shown as text or as a picture; they mean nothing.
inline constexpr std::array<std::string_view, 2> variation_selectors{"\ufe0e", "\ufe0f"};

// With hyphens for dashes, and without variation selectors.
std::string in_plain_signs(std::string_view text);

} // namespace arbiter::text
