#include "game/spoiled_move.h"

#include <cstddef>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

bool may_be_move(std::string_view written) {
    constexpr std::size_t longest = 32; // bytes
    return written.size() <= longest && written.find_first_of(",;") == std::string_view::npos &&
           !written.starts_with('(');
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
