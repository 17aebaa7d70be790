#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Letters of other scripts that look like Latin ones: a keyboard gives them, and no eye sees it.
// And signs that print and scanners mistake for each other.
namespace arbiter::notation {

// Whether a sign is easily printed for that digit: O for 0, l for 1, S for 5, B for 8.
bool looks_like_digit(char written, char digit);

// Whether the one is easily printed for the other: a digit and a sign like it, 3 8, B R P,
// P F, K R, Q K, Q O, x -, x z.
bool are_mistaken(char a, char b);

// The last letter of a text, as the Latin one that it looks like.
struct LastLetter {
    char latin = 0; // 0 where it looks like none
    std::size_t bytes = 0;

    constexpr bool is_disguised() const { return bytes > 1; }
};

LastLetter last_letter(std::string_view text);

// The text with the Latin letters that its letters look like.
std::string in_latin(std::string_view text);

// How many bytes the text ends in that look like `ending`; 0 where it ends in something else.
std::size_t ends_looking_like(std::string_view text, std::string_view ending);

} // namespace arbiter::notation
