#include "notation/descriptive_distance.h"

#include "notation/descriptive_forms.h"
#include "notation/descriptive_lexer.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

namespace arbiter::notation {

using chess::PieceType;

namespace {

constexpr std::uint32_t different = 2;
constexpr std::uint32_t look_alike = 1;

// More of a text is no move.
constexpr std::size_t longest = 32;

// Sets of signs that are mistaken for each other.
constexpr std::array<std::string_view, 8> look_alikes{"1Il", "0O", "5S", "8B",
                                                      "BRP", "KR", "QK", "x-"};

std::uint32_t cost(char a, char b) {
    if (a == b) return 0;
    const bool alike = std::ranges::any_of(look_alikes, [a, b](std::string_view set) {
        return set.find(a) != set.npos && set.find(b) != set.npos;
    });
    return alike ? look_alike : different;
}

std::uint32_t distance(std::string_view a, std::string_view b) {
    std::array<std::uint32_t, longest + 1> row{};
    b = b.substr(0, longest);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = static_cast<std::uint32_t>(j) * different;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::uint32_t diagonal = row[0];
        row[0] = static_cast<std::uint32_t>(i) * different;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::uint32_t replaced = diagonal + cost(a[i - 1], b[j - 1]);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + different, row[j - 1] + different});
        }
    }
    return row[b.size()];
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
    for (const char c : printed.substr(0, 2 * longest)) {
        if (english && c == 't' && text.ends_with('K'))
            text.back() = 'N';
        else if (c != ' ' && c != '.' && c != '\'')
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
    if (move.kind() == chess::Move::Kind::castling) return distance(text, "O");
    if (is_mirrored(printed, move, board, language)) return look_alike;
    DescriptiveWriter writer;
    writer.language = language;
    writer.style.knight = DescriptiveStyle::Knight::n;
    auto nearest = std::numeric_limits<std::uint32_t>::max();
    for (const DescriptiveMove& form : descriptive_forms(move, board))
        nearest = std::min(nearest, distance(text, spell_descriptive(form, writer)));
    return nearest;
}

} // namespace arbiter::notation
