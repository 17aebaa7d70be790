#include "chess/fen_fields.h"

namespace arbiter::chess {

namespace {

bool is_empty(const SetUp& setup, Square square) {
    return setup.men[square].type == PieceType::none;
}

// Whether the king that is to move would have stood in check before the double step.
bool check_before(SetUp setup, Square from, Square to) {
    std::swap(setup.men[from], setup.men[to]);
    const Position before{setup};
    return before.in_check();
}

// Why no pawn can have passed over the square, or nothing.
std::string objection(const FenField& field, const SetUp& setup) {
    const Square square = parse_square(field.text);
    if (square == no_square) return join({quoted(field.text), " is no en passant square"});
    const Color mover = !setup.side_to_move;
    const std::string_view owner = name(mover);
    if (relative_rank(mover, square) != 2)
        return join({"a ", owner, " pawn can't have passed over ", to_string(square),
                     " with a double step"});
    const Square from = forward(!mover, square);
    const Square to = forward(mover, square);
    if (setup.men[to] != Piece{PieceType::pawn, mover})
        return join(
            {"no ", owner, " pawn on ", to_string(to), " has passed over ", to_string(square)});
    for (const Square passed : {from, square})
        if (!is_empty(setup, passed))
            return join({"the pawn on ", to_string(to), " can't have come from ", to_string(from),
                         " with a man on ", to_string(passed)});
    if (check_before(setup, from, to))
        return join({name(!mover), " would have been in check before ", owner, " played ",
                     to_string(from), "-", to_string(to)});
    return {};
}

} // namespace

void read_en_passant(const FenField& field, SetUp& setup, std::vector<FenRepair>& repairs) {
    if (field.text == "-") return;
    std::string problem = objection(field, setup);
    if (problem.empty())
        setup.en_passant = parse_square(field.text);
    else
        repairs.push_back({fen_error(field, std::move(problem)), "-"});
}

} // namespace arbiter::chess
