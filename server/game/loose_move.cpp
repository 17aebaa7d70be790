#include "game/loose_move.h"

#include "notation/san_token.h"
#include "text/ascii.h"

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

} // namespace

std::size_t leaves_of_loose_move(std::string_view chunk, std::span<const syntax::Leaf> leaves) {
    return is_file_capture(chunk, leaves) ? 1 : 0;
}

} // namespace arbiter::game
