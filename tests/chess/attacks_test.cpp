#include "chess/attacks.h"
#include "positions.h"

namespace arbiter::chess::test {

namespace {

struct Step {
    int file;
    int rank;
};

constexpr std::array diagonal{Step{1, 1}, Step{1, -1}, Step{-1, 1}, Step{-1, -1}};
constexpr std::array straight{Step{1, 0}, Step{0, 1}, Step{-1, 0}, Step{0, -1}};

Square stepped(Square from, Step by) {
    const int file = file_of(from) + by.file;
    const int rank = rank_of(from) + by.rank;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? no_square : make_square(file, rank);
}

// Walks from the square until it meets a man, which it still attacks.
template <class Steps>
Bitboard slid(Square from, const Steps& steps, Bitboard occupied) {
    Bitboard attacked = 0;
    for (const Step by : steps)
        for (Square to = stepped(from, by); to != no_square; to = stepped(to, by)) {
            attacked |= bit(to);
            if (contains(occupied, to)) break;
        }
    return attacked;
}

// Squares at that distance in files and ranks, in either order.
Bitboard leapt(Square from, int near, int far) {
    Bitboard attacked = 0;
    for (Square to = 0; to < 64; ++to) {
        const int files = std::abs(file_of(from) - file_of(to));
        const int ranks = std::abs(rank_of(from) - rank_of(to));
        if (std::min(files, ranks) == near && std::max(files, ranks) == far) attacked |= bit(to);
    }
    return attacked;
}

Bitboard man_attacks(Piece man, Square from, Bitboard occupied) {
    switch (man.type) {
    case PieceType::pawn: {
        const int ahead = man.color == Color::white ? 1 : -1;
        Bitboard attacked = 0;
        for (const int aside : {-1, 1})
            if (const Square to = stepped(from, {aside, ahead}); to != no_square)
                attacked |= bit(to);
        return attacked;
    }
    case PieceType::knight:
        return leapt(from, 1, 2);
    case PieceType::bishop:
        return slid(from, diagonal, occupied);
    case PieceType::rook:
        return slid(from, straight, occupied);
    case PieceType::queen:
        return slid(from, diagonal, occupied) | slid(from, straight, occupied);
    case PieceType::king:
        return leapt(from, 0, 1) | leapt(from, 1, 1);
    case PieceType::none:
        break;
    }
    return 0;
}

} // namespace

TEST_CASE("sliders stop at the first man on each line") {
    std::mt19937_64 random{1};
    for (int round = 0; round < 2000; ++round) {
        const Bitboard crowded = random();
        const Bitboard occupied = round % 2 == 0 ? crowded & random() : crowded;
        for (Square from = 0; from < 64; ++from) {
            REQUIRE(bishop_attacks(from, occupied) == slid(from, diagonal, occupied));
            REQUIRE(rook_attacks(from, occupied) == slid(from, straight, occupied));
        }
    }
}

TEST_CASE("men attack as the Laws say") {
    for (Square from = 0; from < 64; ++from) {
        CHECK(bishop_lines(from) == slid(from, diagonal, 0));
        CHECK(rook_lines(from) == slid(from, straight, 0));
        for (const Color color : {Color::white, Color::black})
            CHECK(pawn_attacks(color, from) == man_attacks({PieceType::pawn, color}, from, 0));
        for (const PieceType type : all_piece_types)
            if (type != PieceType::pawn)
                CHECK(piece_attacks(type, from, 0) == man_attacks({type, Color::white}, from, 0));
    }
}

TEST_CASE("between and line_through follow the lines of the board") {
    for (Square one = 0; one < 64; ++one)
        for (Square other = 0; other < 64; ++other) {
            INFO(to_string(one) << to_string(other));
            Bitboard line = 0;
            Bitboard inside = 0;
            for (const auto& [lines, slide] :
                 {std::pair{diagonal, bishop_lines(one)}, std::pair{straight, rook_lines(one)}}) {
                if (!contains(slide, other)) continue;
                line = (slid(one, lines, 0) & slid(other, lines, 0)) | bit(one) | bit(other);
                inside = slid(one, lines, bit(other)) & slid(other, lines, bit(one));
                // Where two lines cross a third square is on both; keep what lies on one line.
                for (const Square square : Squares{line})
                    if ((file_of(square) - file_of(one)) * (rank_of(other) - rank_of(one)) !=
                        (rank_of(square) - rank_of(one)) * (file_of(other) - file_of(one)))
                        line &= ~bit(square);
                inside &= line;
            }
            REQUIRE(line_through(one, other) == line);
            REQUIRE(between(one, other) == inside);
        }
}

TEST_CASE("attackers are the men whose attacks reach the square") {
    walk_all(2, 20, [](const Position& at) {
        INFO(write_fen(at));
        for (const Color by : {Color::white, Color::black})
            for (Square square = 0; square < 64; ++square) {
                Bitboard expected = 0;
                for (const Square from : Squares{at.pieces(by)})
                    if (contains(man_attacks(at.piece_on(from), from, at.pieces()), square))
                        expected |= bit(from);
                REQUIRE(at.attackers(square, by, at.pieces()) == expected);
            }
    });
}

TEST_CASE("attackers outside the occupied squares are gone, and block nothing") {
    const Position at = position("4k3/4r3/8/8/4n3/8/8/4K3 w - - 0 1");
    const Square e1 = parse_square("e1");
    CHECK(at.attackers(e1, Color::black, at.pieces()) == 0);
    CHECK(at.attackers(e1, Color::black, at.pieces() ^ bit(parse_square("e4"))) ==
          bit(parse_square("e7")));
    const Bitboard bare = bit(e1) | bit(parse_square("e8"));
    CHECK(at.attackers(e1, Color::black, bare) == 0);
}

// A pin by its meaning: without the man, one more slider attacks the king.
TEST_CASE("a man is pinned where its leaving lets a slider attack the king") {
    walk_all(4, 40, [](const Position& at) {
        INFO(write_fen(at));
        for (const Color color : {Color::white, Color::black}) {
            const Square king = at.king(color);
            const Bitboard attackers = at.attackers(king, !color, at.pieces());
            for (Square square = 0; square < 64; ++square) {
                INFO(to_string(square));
                Bitboard revealed = 0;
                if (contains(at.pieces(color), square) && square != king)
                    revealed = at.attackers(king, !color, at.pieces() ^ bit(square)) & ~attackers;
                REQUIRE(contains(at.pinned(color), square) == (revealed != 0));
                if (contains(at.pieces(color), square))
                    REQUIRE(at.pinner(square) == (revealed != 0 ? first(revealed) : no_square));
            }
        }
    });
}

TEST_CASE("nothing pins an empty square or a king") {
    const Position at = position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    CHECK(at.pinner(parse_square("e2")) == parse_square("e8"));
    CHECK(at.pinner(parse_square("e5")) == no_square);
    CHECK(at.pinner(parse_square("e1")) == no_square);
    CHECK(at.pinner(parse_square("g8")) == no_square);
}

} // namespace arbiter::chess::test
