#include "game/spaced_squares.h"

#include "chess/types.h"
#include "notation/look_alikes.h"
#include "notation/san_token.h"
#include "text/ascii.h"
#include "text/typography.h"

#include <algorithm>

namespace arbiter::game {

namespace {

using syntax::Kind;
using syntax::Leaf;

// The letters of a man: "Кр" has four bytes.
constexpr std::size_t longest_letters = 4;

bool is_separator(std::string_view text) {
    return text == ":" || text == "x" || text::is_hyphen(text);
}

// Reads leaf by leaf, as far as they stand in one line.
class SpacedReader {
public:
    SpacedReader(std::string_view chunk, std::span<const Leaf> leaves)
        : chunk_(chunk), leaves_(leaves) {}

    std::size_t read() {
        if (read_square()) return read_rest() ? next_ : 0;
        if (!read_man()) return 0;
        if (read_long_move()) return next_;
        if (read_castling()) return next_;
        return read_square() && read_rest() ? next_ : 0;
    }

private:
    const Leaf* peek() const {
        if (next_ == leaves_.size()) return nullptr;
        const Leaf& leaf = leaves_[next_];
        if (next_ == 0) return &leaf;
        const std::uint32_t before = leaves_[next_ - 1].span.end;
        const auto gap = chunk_.substr(before, leaf.span.begin - before);
        return std::ranges::all_of(gap, text::is_blank) ? &leaf : nullptr;
    }
    std::string_view written(const Leaf& leaf) const { return text::slice(chunk_, leaf.span); }

    template <class Fits>
    bool take(Fits fits) {
        const Leaf* leaf = peek();
        if (leaf == nullptr || !fits(*leaf)) return false;
        ++next_;
        return true;
    }
    bool take_word(std::string_view word) {
        return take([&](const Leaf& leaf) {
            return leaf.kind == Kind::unexpected && written(leaf) == word;
        });
    }

    // N, D and R alone are glyphs to the grammar.
    bool read_man() {
        return take([&](const Leaf& leaf) {
            const auto text = written(leaf);
            const bool is_word = leaf.kind == Kind::unexpected || leaf.kind == Kind::text_glyph;
            return is_word && text.size() <= longest_letters &&
                   (text::is_upper(text.front()) || (text.front() & 0x80) != 0);
        });
    }

    // "e 2"
    bool read_square() {
        const std::size_t begin = next_;
        const bool has_file = take([&](const Leaf& leaf) {
            const auto text = written(leaf);
            const auto letter = notation::last_letter(text);
            return leaf.kind == Kind::unexpected && letter.bytes == text.size() &&
                   chess::is_file(letter.latin);
        });
        const bool has_rank = has_file && take([&](const Leaf& leaf) {
                                  const auto text = written(leaf);
                                  return leaf.kind == Kind::move_number && text.size() == 1 &&
                                         chess::is_rank(text.front());
                              });
        if (!has_rank) next_ = begin;
        return has_rank;
    }

    // What follows the first square.
    bool read_rest() {
        take([&](const Leaf& leaf) {
            return leaf.kind == Kind::unexpected && is_separator(written(leaf));
        });
        if (!read_square()) return false;
        take_word(":");
        return true;
    }

    // "g1-f3" behind a man.
    bool read_long_move() {
        return take([&](const Leaf& leaf) {
            if (leaf.kind != Kind::move) return false;
            const auto token = notation::parse_san_token(written(leaf));
            return token && token->pattern.piece == chess::PieceType::none &&
                   token->pattern.has_origin() &&
                   token->separator != notation::SanToken::Separator::none;
        });
    }

    bool read_castling() {
        if (!take_word("enr")) return false;
        take_word(".");
        return read_square() || take([&](const Leaf& leaf) {
                   return leaf.kind == Kind::move &&
                          chess::parse_square(written(leaf)) != chess::no_square;
               });
    }

    std::string_view chunk_;
    std::span<const Leaf> leaves_;
    std::size_t next_ = 0;
};

} // namespace

std::size_t leaves_of_spaced_squares(std::string_view chunk, std::span<const Leaf> leaves) {
    return SpacedReader(chunk, leaves).read();
}

} // namespace arbiter::game
