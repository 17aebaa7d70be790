#include "notation/spaced_token.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::notation {

namespace {

// No move is longer, however it is spaced.
constexpr std::size_t longest_spaced = 32;

constexpr std::array parts{
    &SanParts::piece,     &SanParts::origin,       &SanParts::separator,  &SanParts::target,
    &SanParts::promotion, &SanParts::late_capture, &SanParts::en_passant, &SanParts::check_mark,
};

// Spanish: "enroca".
constexpr std::array<std::string_view, 2> castles{"enr.", "enr"};

// A text without its blanks.
struct Compact {
    std::string text;
    std::vector<std::uint32_t> ends; // behind each of its bytes, in the text with blanks

    explicit Compact(std::string_view spaced) {
        for (std::uint32_t i = 0; i < spaced.size(); ++i) {
            if (text::is_white_space(spaced[i])) continue;
            text += spaced[i];
            ends.push_back(i + 1);
        }
    }

    Part in_spaced(Part part) const {
        const auto place = [this](std::uint32_t at) { return at == 0 ? 0 : ends[at - 1]; };
        return {place(part.begin), place(part.end)};
    }
};

// A blank stands between a letter and what it belongs to; between two squares it parts two moves.
bool is_spaced(std::string_view text) {
    const auto blank = std::ranges::find_if(text, text::is_white_space);
    return blank != text.end() && text.size() <= longest_spaced &&
           std::none_of(text.begin(), blank, text::is_digit);
}

bool is_king(std::string_view text, const PieceLetters& letters) {
    const auto spellings = letters.spellings(chess::PieceType::king);
    return !text.empty() && std::ranges::find(spellings, text) != spellings.end();
}

// "Renr.g8", the king's letter first.
std::optional<SanToken> parse_castling_in_words(std::string_view text,
                                                const PieceLetters& letters) {
    constexpr std::size_t square_size = 2;
    if (text.size() < square_size) return std::nullopt;
    const auto square = text.substr(text.size() - square_size);
    if (square != "g1" && square != "g8" && square != "c1" && square != "c8") return std::nullopt;
    const auto before = text.substr(0, text.size() - square_size);
    const bool is_castling = std::ranges::any_of(castles, [&](std::string_view word) {
        return before.ends_with(word) &&
               is_king(before.substr(0, before.size() - word.size()), letters);
    });
    if (!is_castling) return std::nullopt;
    SanToken token;
    token.kind = SanToken::Kind::castling;
    token.side =
        square[0] == 'g' ? chess::CastlingSide::king_side : chess::CastlingSide::queen_side;
    token.form.add(Deviation::castling_form);
    const auto end = static_cast<std::uint32_t>(text.size());
    token.parts.target = {0, end};
    token.parts.promotion = token.parts.late_capture = token.parts.en_passant = {end, end};
    token.parts.check_mark = {end, end};
    return token;
}

// e2e4, with the square that the man comes from.
std::optional<SanToken> parse_long(std::string_view text, const PieceLetters& letters) {
    auto token = parse_san_token(text, letters);
    if (!token || token->kind != SanToken::Kind::move || !token->pattern.has_origin())
        return std::nullopt;
    token->form.remove(Deviation::uci);
    token->form.add(Deviation::long_algebraic);
    if (token->separator == SanToken::Separator::none) token->separator = SanToken::Separator::dash;
    return token;
}

} // namespace

std::optional<SanToken> parse_spaced_token(std::string_view text, const PieceLetters& letters) {
    if (!is_spaced(text)) return std::nullopt;
    const Compact compact(text);
    auto token = parse_castling_in_words(compact.text, letters);
    if (!token) token = parse_long(compact.text, letters);
    if (!token) return std::nullopt;
    for (const auto part : parts)
        token->parts.*part = compact.in_spaced(token->parts.*part);
    return token;
}

} // namespace arbiter::notation
