#include "game/loose_move.h"

#include "notation/san_token.h"
#include "text/ascii.h"

#include <string>

namespace arbiter::game {

namespace {

using syntax::Kind;
using syntax::Leaf;

// "ed", in letters of two bytes at most.
constexpr std::size_t longest_file_capture = 4;

bool is_word_of_prose(std::string_view chunk, const Leaf& leaf) {
    const char first = chunk[leaf.span.begin];
    return leaf.kind == Kind::unexpected && (text::is_letter(first) || (first & 0x80) != 0);
}

bool looks_like_file_capture(std::string_view chunk, const Leaf& leaf) {
    if (leaf.kind != Kind::unexpected || leaf.span.size() > longest_file_capture) return false;
    const auto token = notation::parse_san_token(text::slice(chunk, leaf.span));
    return token && token->target_file != notation::any_line;
}

// A word among others is none, but the opponent may answer with one.
bool is_file_capture(std::string_view chunk, std::span<const Leaf> leaves) {
    if (!looks_like_file_capture(chunk, leaves.front())) return false;
    std::size_t next = 1;
    if (next < leaves.size() && looks_like_file_capture(chunk, leaves[next])) ++next;
    return next == leaves.size() || !is_word_of_prose(chunk, leaves[next]);
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

std::size_t leaves_of_castling(std::string_view chunk, std::span<const Leaf> leaves) {
    const text::Span span = leaves.front().span;
    const auto first = text::slice(chunk, span);
    if (leaves.front().kind == Kind::move_number)
        return (first == "00" || first == "000") && stands_alone(chunk, span) ? 1 : 0;
    if (leaves.front().kind != Kind::result || !is_castling(first)) return 0;
    // "0 - 0", "-", "0"
    constexpr std::size_t queen_side = 3;
    if (leaves.size() < queen_side) return 1;
    const text::Span all{span.begin, leaves[queen_side - 1].span.end};
    return is_castling(text::slice(chunk, all)) ? queen_side : 1;
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
    return is_file_capture(chunk, leaves) ? 1 : leaves_of_castling(chunk, leaves);
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
    const bool goes_on = next < leaves.size() && is_word_of_prose(chunk, leaves[next]);
    return goes_on && !looks_like_file_capture(chunk, leaves[next]) ? 0 : count;
}

} // namespace arbiter::game
