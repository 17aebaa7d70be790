#include "notation/look_alikes.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>

namespace arbiter::notation {

namespace {

struct LookAlike {
    std::string_view letter;
    char latin;
};

constexpr std::array latin_look_alikes{
    // Cyrillic
    LookAlike{"\u0430", 'a'},
    LookAlike{"\u0432", 'b'},
    LookAlike{"\u0441", 'c'},
    LookAlike{"\u0435", 'e'},
    LookAlike{"\u043e", 'o'},
    LookAlike{"\u0440", 'p'},
    LookAlike{"\u0445", 'x'},
    LookAlike{"\u0410", 'A'},
    LookAlike{"\u0412", 'B'},
    LookAlike{"\u0421", 'C'},
    LookAlike{"\u0415", 'E'},
    LookAlike{"\u041d", 'H'},
    LookAlike{"\u041a", 'K'},
    LookAlike{"\u041c", 'M'},
    LookAlike{"\u041e", 'O'},
    LookAlike{"\u0420", 'P'},
    LookAlike{"\u0422", 'T'},
    LookAlike{"\u0425", 'X'},
    // Greek
    LookAlike{"\u03b1", 'a'},
    LookAlike{"\u03bf", 'o'},
    LookAlike{"\u0391", 'A'},
    LookAlike{"\u0392", 'B'},
    LookAlike{"\u0395", 'E'},
    LookAlike{"\u0397", 'H'},
    LookAlike{"\u0399", 'I'},
    LookAlike{"\u039a", 'K'},
    LookAlike{"\u039c", 'M'},
    LookAlike{"\u039d", 'N'},
    LookAlike{"\u039f", 'O'},
    LookAlike{"\u03a1", 'P'},
    LookAlike{"\u03a4", 'T'},
    LookAlike{"\u03a7", 'X'},
};

// Sets of signs that are mistaken for each other.
constexpr std::array<std::string_view, 9> mistaken{
    "Il", "38", "BRP", "PF", "KR", "QK", "OQ", "x-", "xz",
};

// What a digit is taken for, and the reverse.
constexpr std::array<std::string_view, 10> like_digits{
    "OoQD", "lIi|!", "Zz", "", "A", "Ss", "bG", "T", "B", "gq",
};

bool is_ascii(char c) {
    return static_cast<unsigned char>(c) < 0x80;
}

} // namespace

bool looks_like_digit(char written, char digit) {
    return text::is_digit(digit) && like_digits[static_cast<std::size_t>(digit - '0')].find(
                                        written) != std::string_view::npos;
}

bool are_mistaken(char a, char b) {
    return looks_like_digit(a, b) || looks_like_digit(b, a) ||
           std::ranges::any_of(mistaken, [a, b](std::string_view set) {
               return set.find(a) != set.npos && set.find(b) != set.npos;
           });
}

LastLetter last_letter(std::string_view text) {
    if (text.empty()) return {};
    if (is_ascii(text.back())) return {text.back(), 1};
    const auto* found = std::ranges::find_if(
        latin_look_alikes, [text](const LookAlike& l) { return text.ends_with(l.letter); });
    if (found == latin_look_alikes.end()) return {};
    return {found->latin, found->letter.size()};
}

std::string in_latin(std::string_view text) {
    std::string latin(text);
    for (std::size_t end = latin.size(); end > 0;) {
        const LastLetter letter = last_letter(std::string_view(latin).substr(0, end));
        end -= std::max<std::size_t>(letter.bytes, 1);
        if (letter.is_disguised()) latin.replace(end, letter.bytes, 1, letter.latin);
    }
    return latin;
}

std::size_t ends_looking_like(std::string_view text, std::string_view ending) {
    const std::size_t size = text.size();
    while (!ending.empty()) {
        const LastLetter written = last_letter(text);
        const LastLetter meant = last_letter(ending);
        if (written.latin != 0 && written.latin == meant.latin) {
            text.remove_suffix(written.bytes);
            ending.remove_suffix(meant.bytes);
        } else if (!text.empty() && text.back() == ending.back()) {
            // A byte of a letter that looks like no Latin one.
            text.remove_suffix(1);
            ending.remove_suffix(1);
        } else {
            return 0;
        }
    }
    return size - text.size();
}

} // namespace arbiter::notation
