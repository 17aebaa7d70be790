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

constexpr std::array all_parts{
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

// Castling whose words end at `end`, with the mark behind them.
std::optional<SanToken> parse_marked_castling(chess::CastlingSide side, std::string_view text,
                                              std::size_t end) {
    const std::string san = side == chess::CastlingSide::king_side ? "O-O" : "O-O-O";
    auto token = parse_san_token(san + std::string(text.substr(end)));
    if (!token || token->kind != SanToken::Kind::castling || token->side != side)
        return std::nullopt;
    token->form.add(Deviation::castling_form);
    const auto longer = static_cast<std::uint32_t>(end - san.size());
    const auto shift = [longer](std::uint32_t& place) { place += place == 0 ? 0 : longer; };
    for (const auto part : all_parts) {
        shift((token->parts.*part).begin);
        shift((token->parts.*part).end);
    }
    return token;
}

// "Renr.g8", the king's letter first.
std::optional<SanToken> parse_castling_in_words(std::string_view text,
                                                const PieceLetters& letters) {
    const auto rank = text.find_last_of("18");
    if (rank == text.npos || rank == 0) return std::nullopt;
    const char file = text[rank - 1];
    if (file != 'g' && file != 'c') return std::nullopt;
    const auto before = text.substr(0, rank - 1);
    const bool is_castling = std::ranges::any_of(castles, [&](std::string_view word) {
        return before.ends_with(word) &&
               is_king(before.substr(0, before.size() - word.size()), letters);
    });
    if (!is_castling) return std::nullopt;
    using enum chess::CastlingSide;
    return parse_marked_castling(file == 'g' ? king_side : queen_side, text, rank + 1);
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
    for (const auto part : all_parts)
        token->parts.*part = compact.in_spaced(token->parts.*part);
    return token;
}

} // namespace arbiter::notation
