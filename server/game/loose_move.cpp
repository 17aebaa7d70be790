#include "game/loose_move.h"

#include "game/spaced_squares.h"
#include "notation/san_token.h"
#include "text/ascii.h"
#include "text/typography.h"
#include "text/utf8.h"

#include <algorithm>
#include <optional>
#include <string>

namespace arbiter::game {

namespace {

using syntax::Kind;
using syntax::Leaf;

// "ed=Q", in letters of two bytes at most.
constexpr std::size_t longest_file_capture = 7;

bool is_word_of_prose(std::string_view chunk, const Leaf& leaf) {
    const char first = chunk[leaf.span.begin];
    return leaf.kind == Kind::unexpected && (text::is_letter(first) || (first & 0x80) != 0);
}

// The letter may be of any language: "edQ", "ed=Д".
std::string_view without_promotion(std::string_view text) {
    const auto rest = text.substr(0, text::character_start(text, text.size() - 1));
    const char letter = text[rest.size()];
    if (!text::is_upper(letter) && (letter & 0x80) == 0) return text;
    return rest.ends_with('=') ? rest.substr(0, rest.size() - 1) : rest;
}

std::optional<notation::SanToken> parse_file_capture(std::string_view text) {
    if (text.empty() || text.size() > longest_file_capture) return std::nullopt;
    for (const auto move : {text, without_promotion(text)}) {
        auto token = notation::parse_san_token(move);
        if (token && token->target_file != notation::any_line) return token;
    }
    return std::nullopt;
}

bool looks_like_file_capture(std::string_view chunk, const Leaf& leaf) {
    return leaf.kind == Kind::unexpected && parse_file_capture(text::slice(chunk, leaf.span));
}

// A word among others is none, but the opponent may answer with one.
bool is_file_capture(std::string_view chunk, std::span<const Leaf> leaves) {
    if (!looks_like_file_capture(chunk, leaves.front())) return false;
    std::size_t next = 1;
    if (next < leaves.size() && looks_like_file_capture(chunk, leaves[next])) ++next;
    return next == leaves.size() || !is_word_of_prose(chunk, leaves[next]);
}

text::Span span_of(std::span<const Leaf> leaves) {
    return {leaves.front().span.begin, leaves.back().span.end};
}

bool is_castling(std::string_view text) {
    const auto token = notation::parse_san_token(text);
    return token && token->kind == notation::SanToken::Kind::castling;
}

bool stands_alone(std::string_view chunk, text::Span span) {
    const bool begins = span.begin > 0 && text::is_white_space(chunk[span.begin - 1]);
    const bool ends = span.end == chunk.size() || text::is_white_space(chunk[span.end]);
    return begins && ends;
}

// "O - O", "O - O - O": words with dashes between them.
std::size_t leaves_of_spaced_castling(std::string_view chunk, std::span<const Leaf> leaves) {
    constexpr std::size_t king_side = 3;
    constexpr std::size_t queen_side = 5;
    if (leaves.size() < king_side || !text::is_hyphen(text::slice(chunk, leaves[1].span))) return 0;
    for (const auto count : {queen_side, king_side}) {
        if (count > leaves.size()) continue;
        const auto move = leaves.first(count);
        const bool are_words = std::ranges::all_of(
            move, [](const Leaf& leaf) { return leaf.kind == Kind::unexpected; });
        if (are_words && is_castling(text::slice(chunk, span_of(move)))) return count;
    }
    return 0;
}

std::size_t leaves_of_castling(std::string_view chunk, std::span<const Leaf> leaves) {
    const text::Span span = leaves.front().span;
    const auto first = text::slice(chunk, span);
    if (leaves.front().kind == Kind::move_number)
        return (first == "00" || first == "000") && stands_alone(chunk, span) ? 1 : 0;
    if (leaves.front().kind == Kind::unexpected) return leaves_of_spaced_castling(chunk, leaves);
    if (leaves.front().kind != Kind::result || !is_castling(first)) return 0;
    // "0 - 0", "-", "0"
    constexpr std::size_t queen_side = 3;
    if (leaves.size() < queen_side) return 1;
    return is_castling(text::slice(chunk, span_of(leaves.first(queen_side)))) ? queen_side : 1;
}

// Read behind any move.
bool is_check_mark(std::string_view text) {
    const auto move = "e4" + std::string(text);
    const auto token = notation::parse_san_token(move);
    const notation::Part all{2, static_cast<std::uint32_t>(move.size())};
    return token && token->parts.check_mark == all;
}

} // namespace

std::size_t leaves_of_loose_move(std::string_view chunk, std::span<const syntax::Leaf> leaves) {
    if (is_file_capture(chunk, leaves)) return 1;
    if (const auto count = leaves_of_spaced_squares(chunk, leaves); count > 0) return count;
    return leaves_of_castling(chunk, leaves);
}

bool may_be_word(std::string_view written) {
    const auto token = parse_file_capture(written);
    return token && token->separator == notation::SanToken::Separator::none;
}

std::size_t leaves_of_mark(std::string_view chunk, std::span<const syntax::Leaf> leaves) {
    constexpr std::size_t most = 4; // "dis", ".", "ch", "."
    const std::uint32_t begin = leaves.front().span.end;
    if (chunk[begin - 1] == '+' || chunk[begin - 1] == '#') return 0;
    std::size_t count = 0;
    for (std::size_t i = 1; i < leaves.size() && i <= most; ++i) {
        if (leaves[i].kind != Kind::unexpected) break;
        if (is_check_mark(text::slice(chunk, {begin, leaves[i].span.end}))) count = i;
    }
    const std::size_t next = count + 1;
    if (next >= leaves.size() || !is_word_of_prose(chunk, leaves[next])) return count;
    const bool begins_move = looks_like_file_capture(chunk, leaves[next]) ||
                             leaves_of_spaced_squares(chunk, leaves.subspan(next)) > 0;
    return begins_move ? count : 0;
}

} // namespace arbiter::game
