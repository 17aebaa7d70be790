#include "lint/collection/player_name.h"

#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::lint {

namespace {

// U+00C0 to U+017F (Latin-1 Supplement, Latin Extended-A) without their accents; blank for the two
// signs among them.
constexpr std::string_view without_accents =
    "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
    "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr char32_t first_accent = 0xC0;
static_assert(without_accents.size() == 0x180 - first_accent);

// Cyrillic, where accents are letters of their own but for that of the ё.
char32_t plain_cyrillic(char32_t c) {
    if (c == U'\u0401' || c == U'\u0451') return U'\u0435';
    if (U'\u0400' <= c && c <= U'\u040F') return c + 0x50;
    return U'\u0410' <= c && c <= U'\u042F' ? c + 0x20 : c;
}

// A character of another script stays as it is.
void append_plain(std::string& out, const text::Utf8Character& character) {
    const char32_t c = character.code_point;
    if (U'A' <= c && c <= U'Z')
        out += static_cast<char>(c - U'A' + U'a');
    else if (first_accent <= c && c < first_accent + without_accents.size())
        out += without_accents[c - first_accent];
    else
        text::append_utf8(out, plain_cyrillic(c));
}

bool parts_words(char32_t c) {
    const bool is_letter = (U'a' <= (c | 0x20) && (c | 0x20) <= U'z') || (U'0' <= c && c <= U'9');
    return c < first_accent && !is_letter;
}

// Part of a word: O'Kelly, D'Amato.
bool is_apostrophe(char32_t c) {
    return c == U'\'' || c == U'`' || c == U'\u00B4' || c == U'\u2018' || c == U'\u2019';
}

} // namespace

bool is_known_name(std::string_view name) {
    const auto words = name_words(name);
    if (words.empty()) return false;
    constexpr std::array<std::string_view, 4> nobody{"nn", "n n", "nomen nescio", "unknown"};
    std::string joined;
    for (const auto& word : words)
        joined += (joined.empty() ? "" : " ") + word;
    return std::ranges::count(nobody, joined) == 0;
}

std::vector<std::string> name_words(std::string_view name) {
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(std::exchange(word, {}));
    };
    while (!name.empty()) {
        const auto character = text::decode_utf8(name);
        name.remove_prefix(character.size);
        if (is_apostrophe(character.code_point)) continue;
        if (parts_words(character.code_point))
            end_word();
        else
            append_plain(word, character);
    }
    end_word();
    return words;
}

std::string plain_name(std::string_view name) {
    auto words = name_words(name);
    std::ranges::sort(words);
    std::string joined;
    for (const auto& word : words)
        (joined += word) += ' ';
    return joined;
}

SplitName split_name(std::string_view name) {
    const auto comma = name.find(',');
    if (comma != std::string_view::npos)
        return {name_words(name.substr(0, comma)), name_words(name.substr(comma + 1))};
    auto words = name_words(name);
    if (words.empty()) return {};
    std::vector surname{std::move(words.back())};
    words.pop_back();
    return {std::move(surname), std::move(words)};
}

std::u32string letters(std::string_view word) {
    std::u32string out;
    while (!word.empty()) {
        const auto character = text::decode_utf8(word);
        word.remove_prefix(character.size);
        out += character.code_point;
    }
    return out;
}

bool is_one_edit_apart(std::u32string_view a, std::u32string_view b) {
    if (a.size() < b.size()) std::swap(a, b);
    if (a.size() - b.size() > 1 || a == b) return false;
    const auto first = std::ranges::mismatch(a, b).in1 - a.begin();
    auto rest_a = a.substr(static_cast<std::size_t>(first));
    auto rest_b = b.substr(static_cast<std::size_t>(first));
    if (a.size() > b.size()) return rest_a.substr(1) == rest_b;
    if (rest_a.substr(1) == rest_b.substr(1)) return true;
    return rest_a.size() >= 2 && rest_a[0] == rest_b[1] && rest_a[1] == rest_b[0] &&
           rest_a.substr(2) == rest_b.substr(2);
}

} // namespace arbiter::lint
