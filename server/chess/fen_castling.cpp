#include "chess/fen_fields.h"
#include "text/ascii.h"

#include <tl/expected.hpp>

#include <algorithm>

namespace arbiter::chess {

namespace {

// Four rights, and room for as many that are wrong; what is longer is no castling field.
constexpr std::size_t longest_field = 8;

struct Right {
    Color color;
    CastlingSide side;
    Square rook;
};

std::string_view side_name(CastlingSide side) {
    return side == CastlingSide::king_side ? "king side" : "queen side";
}

int first_rank(Color color) {
    return color == Color::white ? 0 : 7;
}

Square find_king(const SetUp& setup, Color color) {
    const auto* const king = std::ranges::find(setup.men, Piece{PieceType::king, color});
    return static_cast<Square>(king - setup.men.begin());
}

bool is_rook(const SetUp& setup, Color color, Square square) {
    return setup.men[square] == Piece{PieceType::rook, color};
}

// The rook that K or Q means: the outermost one on that side of the king (X-FEN).
Square outermost_rook(const SetUp& setup, Color color, CastlingSide side, Square king) {
    const bool king_side = side == CastlingSide::king_side;
    const int step = king_side ? -1 : 1;
    for (int file = king_side ? 7 : 0; file != file_of(king); file += step) {
        const Square square = make_square(file, first_rank(color));
        if (is_rook(setup, color, square)) return square;
    }
    return no_square;
}

// The right that a letter means here, or why there is none.
tl::expected<Right, std::string> read_right(char letter, const SetUp& setup) {
    const bool lower = text::is_lower(letter);
    const Color color = lower ? Color::black : Color::white;
    const char upper = text::to_upper(letter);
    const bool is_file = upper >= 'A' && upper <= 'H';
    if (upper != 'K' && upper != 'Q' && !is_file)
        return tl::unexpected(join({quoted({&letter, 1}), " is no castling right"}));

    const std::string_view owner = name(color);
    const Square king = find_king(setup, color);
    if (rank_of(king) != first_rank(color))
        return tl::unexpected(join({owner, " can't castle with its king on ", to_string(king)}));
    if (is_file) {
        const Square rook = make_square(upper - 'A', first_rank(color));
        if (!is_rook(setup, color, rook))
            return tl::unexpected(join({owner, " has no rook on ", to_string(rook)}));
        const auto side = rook > king ? CastlingSide::king_side : CastlingSide::queen_side;
        return Right{color, side, rook};
    }
    const auto side = upper == 'K' ? CastlingSide::king_side : CastlingSide::queen_side;
    const Square rook = outermost_rook(setup, color, side, king);
    if (rook == no_square)
        return tl::unexpected(
            join({owner, " has no rook to castle with on the ", side_name(side)}));
    return Right{color, side, rook};
}

Square& rook_of(SetUp& setup, const Right& right) {
    return setup.castling_rooks[static_cast<std::size_t>(right.color)]
                               [static_cast<std::size_t>(right.side)];
}

// Takes the right that the letter gives; tells why it gives none.
std::string take_right(char letter, SetUp& setup) {
    const auto right = read_right(letter, setup);
    if (!right) return right.error();
    Square& rook = rook_of(setup, *right);
    if (rook != no_square)
        return join(
            {name(right->color), " castles with one rook only on the ", side_name(right->side)});
    rook = right->rook;
    return {};
}

// Letters refused side by side are one problem.
void refuse(const FenField& letter, std::string reason, std::vector<FenRepair>& refused) {
    if (refused.empty() || refused.back().problem.end != letter.begin) {
        refused.push_back({fen_error(letter, std::move(reason)), ""});
        return;
    }
    refused.back().problem.end = letter.end();
    refused.back().problem.message = "no king and rook stand ready for these castling rights";
}

} // namespace

void read_castling(const FenField& field, SetUp& setup, std::vector<FenRepair>& repairs) {
    if (field.text == "-") return;
    if (field.text.size() > longest_field) {
        repairs.push_back(
            {fen_error(field, join({quoted(field.text), " is no castling field"})), "-"});
        return;
    }
    std::vector<FenRepair> refused;
    for (std::size_t offset = 0; offset < field.text.size(); ++offset) {
        const FenField letter = field.part(offset, 1);
        std::string reason = take_right(letter.text[0], setup);
        if (!reason.empty()) refuse(letter, std::move(reason), refused);
    }
    const bool all_refused = refused.size() == 1 && refused.front().problem.begin == field.begin &&
                             refused.front().problem.end == field.end();
    if (all_refused) refused.front().replacement += '-';
    repairs.insert(repairs.end(), refused.begin(), refused.end());
}

} // namespace arbiter::chess
