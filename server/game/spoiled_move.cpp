#include "game/spoiled_move.h"

#include "text/ascii.h"

#include <cstddef>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

bool may_be_move(std::string_view written) {
    constexpr std::size_t longest = 32; // bytes
    return written.size() <= longest && written.find_first_of(",;") == std::string_view::npos &&
           !written.starts_with('(');
}

bool looks_like_misprint(std::string_view words) {
    constexpr std::size_t longest = 24;
    constexpr std::string_view men = "KQRBNPTDACF";
    // As what scanners take a man's letter for: 8-Kt5, OKt-Q2.
    constexpr std::string_view firsts = "KQRBNPTDACFEO08";
    if (words.empty() || words.size() > longest) return false;
    if (firsts.find(words.front()) == std::string_view::npos) return false;
    const bool is_man = men.find(words.front()) != std::string_view::npos;
    if (words.size() == 1) return is_man;
    const bool has_sign = words.find_first_of("-xz12345678", 1) != std::string_view::npos;
    // A word in small letters follows a man's letter only in names of things: Rook, Black.
    constexpr std::string_view of_moves = "txzl"; // Kt, x and what they are taken for
    const bool in_word = text::is_lower(words[1]) && of_moves.find(words[1]) == of_moves.npos;
    return !in_word && (is_man || has_sign);
}

bool are_apart(const Leaf& before, const Leaf& leaf) {
    return leaf.span.begin - before.span.end > 1;
}

std::uint32_t end_of_cell(std::span<const Leaf> leaves) {
    for (std::size_t i = 1; i < leaves.size(); ++i) {
        const bool touches = leaves[i].span.begin == leaves[i - 1].span.end;
        const bool next_move = leaves[i].kind == Kind::move && !touches;
        if (next_move || are_apart(leaves[i - 1], leaves[i])) return leaves[i - 1].span.end;
    }
    return leaves.back().span.end;
}

} // namespace arbiter::game
