#include "game/spaced_move.h"

#include "game/loose_move.h"
#include "notation/descriptive_lexer.h"
#include "notation/descriptive_move.h"
#include "notation/san_token.h"
#include "text/ascii.h"

#include <algorithm>

namespace arbiter::game {

namespace {

using syntax::Kind;
using syntax::Leaf;

// "Q-R5 dis . ch ."
constexpr std::size_t most_leaves = 6;

constexpr std::string_view castles = "Castles";

// A word behind one blank at most, or the dot behind one.
bool goes_on(std::string_view chunk, const Leaf& before, const Leaf& leaf) {
    if (leaf.kind != Kind::unexpected) return false;
    const auto gap = chunk.substr(before.span.end, leaf.span.begin - before.span.end);
    const auto text = text::slice(chunk, leaf.span);
    if (text == ".") return gap.empty();
    return gap == " " && text::is_letter(text.front());
}

// How many words of the text say something, if all of it is a move.
std::size_t telling_words(std::string_view text) {
    using enum notation::DescriptiveLanguage;
    for (const auto language : {english, spanish, french}) {
        if (!notation::parse_descriptive(text, language)) continue;
        return notation::read_words(text, language)->size();
    }
    return 0;
}

} // namespace

std::size_t leaves_of_move(std::string_view chunk, std::span<const Leaf> leaves) {
    if (const auto loose = leaves_of_loose_move(chunk, leaves); loose > 0)
        return loose + leaves_of_mark(chunk, leaves.subspan(loose - 1));
    const Leaf& first = leaves.front();
    const auto word = text::slice(chunk, first.span);
    const bool is_move = first.kind == Kind::move;
    if (!is_move && word != castles) return 0;
    std::size_t count = 1;
    if (leaves.size() == 1 || leaves[1].kind != Kind::unexpected) return count;
    const bool is_san = is_move && notation::parse_san_token(word);
    if (is_move && (is_san || telling_words(word) == 0)) {
        const auto marks = leaves_of_mark(chunk, leaves);
        if (marks > 0 || is_san) return count + marks;
    }
    if (!goes_on(chunk, first, leaves[1])) return count;
    std::size_t most = telling_words(word);
    for (std::size_t end = 1; end < std::min(leaves.size(), most_leaves); ++end) {
        if (!goes_on(chunk, leaves[end - 1], leaves[end])) break;
        const text::Span span{first.span.begin, leaves[end].span.end};
        const auto words = telling_words(text::slice(chunk, span));
        if (words <= most) continue;
        most = words;
        count = end + 1;
    }
    return count;
}

} // namespace arbiter::game
