#include "notation/descriptive_distance.h"

#include "notation/descriptive_forms.h"
#include "notation/descriptive_lexer.h"
#include "notation/spelling.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::notation {

using chess::PieceType;

namespace {

// More of a text is no move.
constexpr std::size_t longest = 32;

// Of a rank that is counted from the other side.
constexpr std::uint32_t mirrored_rank = 1;

std::uint32_t form_distance(std::string_view printed, std::string_view form) {
    return misprint_distance(printed.substr(0, 2 * longest), form.substr(0, longest), 4 * longest);
}

// One sign a word, whatever the style of print.
char compact(const Word& word) {
    constexpr std::string_view men = "PNBRQK";
    switch (word.sign) {
    case Sign::man:
        return men[static_cast<std::size_t>(word.man)];
    case Sign::rank:
        return static_cast<char>('1' + word.rank);
    case Sign::to:
        return '-';
    case Sign::takes:
        return 'x';
    case Sign::open:
        return '(';
    case Sign::close:
        return ')';
    case Sign::castles:
    case Sign::castle_short:
    case Sign::castle_long:
        return 'O';
    default:
        return '\0';
    }
}

// Of check and mate.
std::string_view without_marks(std::string_view printed) {
    constexpr std::array<std::string_view, 4> marks{"mate", "ch", "dis", "."};
    for (const auto mark : marks)
        if (printed.ends_with(mark) && printed.size() > mark.size())
            return without_marks(printed.substr(0, printed.size() - mark.size()));
    return printed;
}

// The words of verbose books, and what "to" is misread for.
std::string in_signs(std::string_view printed) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> words{{
        {" to ", "-"},
        {" lo ", "-"},
        {" takes ", "x"},
        {"'s", ""},
        {"\u2019s", ""},
        {"sq", "1"},
    }};
    std::string signs(printed);
    for (const auto& [word, sign] : words)
        if (const auto at = signs.find(word); at != signs.npos)
            signs.replace(at, word.size(), sign);
    return signs;
}

// The letters of 2d and 4th.
bool ends_ordinal(std::string_view before, char c) {
    return !before.empty() && text::is_digit(before.back()) && text::is_lower(c) && c != 'x';
}

// Kt, and what it is misread for: Rt; Kl, which before anything is no rank.
bool ends_knight(char first, std::string_view rest) {
    if (rest.front() == 't') return first == 'K' || first == 'R';
    return rest.front() == 'l' && first == 'K' && rest.size() > 1;
}

std::string compact(std::string_view printed, DescriptiveLanguage language) {
    const bool english = language == DescriptiveLanguage::english;
    std::string text;
    if (const auto words = english ? read_words(printed, language) : std::nullopt) {
        for (const Word& word : *words) {
            // "her Kt's" names the queen's, as the mover does.
            if (word.sign == Sign::his && !text.empty()) text += text.front();
            if (const char sign = compact(word)) text += sign;
        }
        while (text.ends_with("()"))
            text.resize(text.size() - 2);
        return text;
    }
    printed = without_marks(printed.substr(0, 2 * longest));
    const auto signs = english ? in_signs(printed) : std::string(printed);
    printed = signs;
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const char c = printed[i];
        if (english && !text.empty() && ends_knight(text.back(), printed.substr(i)))
            text.back() = 'N';
        else if (c != ' ' && c != '.' && c != '\'' && !(english && ends_ordinal(text, c)))
            text += c;
    }
    return text;
}

// Whether the rank is counted from the other side: B-K7 for Black's B-K2.
bool is_mirrored(std::string_view printed, chess::Move move, const DescriptiveBoard& board,
                 DescriptiveLanguage language) {
    const auto written = parse_descriptive(printed, language);
    const auto other = written ? mirrored(*written) : std::nullopt;
    if (!other) return false;
    const auto moves = read_descriptive(*other, board).literal;
    return std::ranges::find(moves, move) != moves.end();
}

} // namespace

std::uint32_t descriptive_distance(std::string_view printed, chess::Move move,
                                   const DescriptiveBoard& board, DescriptiveLanguage language) {
    const auto text = compact(printed, language);
    if (move.kind() == chess::Move::Kind::castling) return form_distance(text, "O");
    if (is_mirrored(printed, move, board, language)) return mirrored_rank;
    DescriptiveWriter writer;
    writer.language = language;
    writer.style.knight = DescriptiveStyle::Knight::n;
    auto nearest = std::numeric_limits<std::uint32_t>::max();
    for (const DescriptiveMove& form : descriptive_forms(move, board))
        nearest = std::min(nearest, form_distance(text, spell_descriptive(form, writer)));
    return nearest;
}

} // namespace arbiter::notation
