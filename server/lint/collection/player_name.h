#pragma once

#include <string>
#include <string_view>
#include <vector>

// Names of players, as they are compared.
namespace arbiter::lint {

// Not `?`, empty, or nomen nescio (PGN 8.1.1.5).
bool is_known_name(std::string_view name);

// Its words in small letters without accents and punctuation.
std::vector<std::string> name_words(std::string_view name);

// These words in alphabetical order: the same for "Carlsen, Magnus" and "Magnus Carlsen".
std::string plain_name(std::string_view name);

// Surname and given names; without a comma the last word is the surname.
struct SplitName {
    std::vector<std::string> surname;
    std::vector<std::string> given;
};

SplitName split_name(std::string_view name);

// Words are compared by their letters.
std::u32string letters(std::string_view word);

// Whether one becomes the other by one letter more, less or other, or two neighbours exchanged.
bool is_one_edit_apart(std::u32string_view a, std::u32string_view b);

} // namespace arbiter::lint
