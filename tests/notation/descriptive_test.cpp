#include "notation/boards.h"
#include "notation/descriptive.h"
#include "notation/descriptive_distance.h"
#include "support/shared.h"

#include <initializer_list>
#include <set>

using namespace arbiter;
using namespace arbiter::notation;
using namespace arbiter::notation::test;
using enum DescriptiveLanguage;

namespace {

DescriptiveBoard played(std::string_view sans) {
    DescriptiveBoard now;
    while (!sans.empty()) {
        const auto blank = std::min(sans.find(' '), sans.size());
        const auto reading = read_san(sans.substr(0, blank), now.position);
        now.play(std::get<Legal>(reading).move);
        sans.remove_prefix(std::min(blank + 1, sans.size()));
    }
    return now;
}

DescriptiveBoard set_up(std::string_view fen) {
    DescriptiveBoard now;
    now.position = board(fen);
    now.origins = Origins::of(now.position);
    return now;
}

// The SAN of the moves that are left, sorted.
std::set<std::string> readings(std::string_view text, const DescriptiveBoard& now,
                               DescriptiveLanguage language = english) {
    std::set<std::string> sans;
    const auto move = parse_descriptive(text, language);
    if (!move) return {"no move"};
    for (const chess::Move reading : read_descriptive(*move, now).moves)
        sans.insert(write_san(reading, now.position));
    return sans;
}

using Sans = std::set<std::string>;

} // namespace

TEST_CASE("every style of print says the same") {
    for (const auto text : {"P. to K's 4th.", "P to K 4", "P-K4", "P - K 4", "P--K4", "P—K4",
                            "Pawn to King's 4th", "P to K4!", "P to K 4 (best)", "P-K4[A]"}) {
        CAPTURE(text);
        CHECK(readings(text, {}) == Sans{"e4"});
    }
    for (const auto text : {"K. Kt. to B's 3d.", "K Kt - B 3", "KKt-B3", "Kt-KB3", "N-KB3",
                            "Kt to KB3", "K. Kt. to K. B's 3d.", "Knight to King's Bishop's 3rd"}) {
        CAPTURE(text);
        CHECK(readings(text, {}) == Sans{"Nf3"});
    }
}

TEST_CASE("ranks are counted from the mover's side") {
    CHECK(readings("P-K4", played("e4")) == Sans{"e5"});
    CHECK(readings("Kt-QB3", played("e4")) == Sans{"Nc6"});
    CHECK(readings("K-K2", played("e4 e5")) == Sans{"Ke2"});
}

TEST_CASE("the first rank has many names") {
    const auto now = set_up("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1");
    for (const auto text : {"R-R1", "R-R sq", "R to R sq.", "R to R square", "R-R", "R-QR1"})
        CHECK(readings(text, now) == Sans{"Ra1"});
}

TEST_CASE("his and her are the mover's own side") {
    const auto now = played("e4 e5 d3 d6");
    CHECK(readings("K. to his 2d.", now) == Sans{"Ke2"});
    CHECK(readings("Q. to her 2d.", now) == Sans{"Qd2"});
    CHECK(readings("Q. to her B's sq.", set_up("4k3/8/8/8/8/8/8/3Q1K2 w - - 0 1")) == Sans{"Qc1"});
    CHECK(readings("K. to his B's sq.", set_up("4k3/8/8/8/8/8/8/4K3 w - - 0 1")) == Sans{"Kf1"});
    CHECK(readings("Q. Kt. to his 5th.", set_up("4k3/8/8/8/8/N6N/8/4K3 w - - 0 1")) == Sans{"Nb5"});
}

TEST_CASE("a capture gives the two men; a transfer takes nothing") {
    const auto now = played("e4 d5");
    CHECK(readings("PxP", now) == Sans{"exd5"});
    CHECK(readings("KPxQP", now) == Sans{"exd5"});
    CHECK(readings("P. takes P.", now) == Sans{"exd5"});
    CHECK(readings("P-Q5", now).empty());
    CHECK(readings("PxKt", now).empty());
    CHECK(readings("QPxP", now).empty());
}

TEST_CASE("a bracket behind a capture is a promotion for a pawn that reaches the last rank") {
    const auto promotes = set_up("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(readings("PxR(Q)ch", promotes) == Sans{"bxa8=Q+"});
    CHECK(readings("P takes R (Kt)", promotes) == Sans{"bxa8=N"});
    CHECK(readings("P-Kt8=Kt", promotes) == Sans{"b8=N"});
    CHECK(readings("P. to Kt's 8th. (2d Q.)", promotes) == Sans{"b8=Q+"});
    CHECK(readings("P-Kt8", promotes) == Sans{"b8=Q+"});
    const auto places = set_up("3r3k/8/8/3Q4/8/8/K7/7r w - - 0 1");
    CHECK(readings("QxR(Q8)ch", places) == Sans{"Qxd8+"});
    CHECK(readings("QxR(R)", places) == Sans{"Qxh1+"});
}

TEST_CASE("origins are said in brackets or behind the man") {
    const auto now = set_up("4k3/8/8/3R4/8/8/8/3R2K1 w - - 0 1");
    for (const auto text :
         {"R(Q5)-Q3", "R (Q 5) - Q 3", "R-(Q5)Q3", "R/5-Q3", "R(5)-Q3", "R (on Q5!) to Q3"}) {
        CAPTURE(text);
        CHECK(readings(text, now) == Sans{"R5d3"});
    }
}

TEST_CASE("castling names a side, or none") {
    const auto now = set_up("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    CHECK(readings("Castles", now) == Sans{"O-O", "O-O-O"});
    for (const auto text : {"Castles KR", "Castles on K's side", "Castles (K's side)", "O-O",
                            "0 - 0", "o-o", "castles K side"})
        CHECK(readings(text, now) == Sans{"O-O"});
    for (const auto text : {"Castles QR", "Castles (Q. R.)", "O-O-O", "castles queenside"})
        CHECK(readings(text, now) == Sans{"O-O-O"});
}

TEST_CASE("a prefix is the wing on which the man stood at the start, wherever it is now") {
    // The knight from b1 stands on the king's side of the one from g1.
    const auto now = played("Nc3 a6 Ne4 b6 Nf3 c6 Nd4 d6 Ng5 e6");
    CHECK(readings("QKt-B3", now) == Sans{"Ngf3"});
    CHECK(readings("KKt-B3", now) == Sans{"Ndf3"});
    // The rook of castling goes on being the king's rook; of a set-up position the place decides.
    const auto castled = played("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O d3 d6 Be3 Be6 Nbd2 Nbd7 Qe2 Qe7");
    CHECK(readings("KR-K1", castled) == Sans{"Rfe1"});
    CHECK(readings("QR-K1", set_up("4k3/8/8/8/8/8/8/R4R1K w - - 0 1")) == Sans{"Rae1+"});
}

TEST_CASE("the man that is taken has a wing too") {
    // White's queen attacks both of Black's bishops.
    const auto now = played("d4 d6 Qd3 Bf5 c3 g6 h3 Bh6 Qg3 Bd3 Qe3 Be4");
    CHECK(readings("QxQB", now) == Sans{"Qxe4"});
    CHECK(readings("QxKB", now) == Sans{"Qxh6"});
}

TEST_CASE("printed marks hold, and one that is not printed speaks against a check") {
    const auto now = played("e4 e5 Bc4 Bc5 b4");
    const auto move = parse_descriptive("BxP", english);
    const auto quiet = read_descriptive(*move, now);
    CHECK(quiet.literal.size() == 2);
    CHECK(quiet.moves.size() == 1);
    CHECK(quiet.decided.has(Evidence::absent_mark));
    CHECK(readings("BxP", now) == Sans{"Bxb4"});
    CHECK(readings("BxPch", now) == Sans{"Bxf2+"});
    CHECK(readings("B takes P: ch.", now) == Sans{"Bxf2+"});
    CHECK(readings("BxP (ch.)", now) == Sans{"Bxf2+"});
}

TEST_CASE("pinned men do not count") {
    CHECK(readings("Kt-K2", set_up("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1")) == Sans{"Ne2"});
}

TEST_CASE("e.p. filters, and needs not be printed") {
    const auto now = played("e4 a6 e5 d5");
    for (const auto text : {"PxP", "PxP e.p.", "PxPe.p.", "P. takes P. _en passant_.",
                            "P takes P en pas", "P. takes P. in passing."})
        CHECK(readings(text, now) == Sans{"exd6"});
}

TEST_CASE("verbs stand for moves") {
    CHECK(readings("K. B. checks.", played("e4 d6 d4 e6")) == Sans{"Bb5+"});
    CHECK(readings("P. queens. (ch.)", set_up("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1")) == Sans{"b8=Q+"});
    CHECK(readings("K moves", set_up("7k/8/8/8/8/8/6q1/7K w - - 0 1")) == Sans{"Kxg2"});
}

TEST_CASE("Spanish gives the rank first and the wing behind the man") {
    CHECK(readings("P4R", {}, spanish) == Sans{"e4"});
    CHECK(readings("C3AR", {}, spanish) == Sans{"Nf3"});
    CHECK(readings("CD3A", {}, spanish) == Sans{"Nc3"});
    CHECK(readings("PxP", played("e4 d5"), spanish) == Sans{"exd5"});
    CHECK(readings("PRxPD", played("e4 d5"), spanish) == Sans{"exd5"});
    const auto now = set_up("4k3/8/8/8/8/8/8/R4R1K w - - 0 1");
    CHECK(readings("T(TD)1R", now, spanish) == Sans{"Rae1+"});
    CHECK(readings("T(1TD)1R", now, spanish) == Sans{"Rae1+"});
    const auto promotes = set_up("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    CHECK(readings("P8C:T", promotes, spanish) == Sans{"b8=R+"});
    CHECK(readings("P8C=D+", promotes, spanish) == Sans{"b8=Q+"});
    // A square may be counted from the side of the man that is taken.
    const auto taken = played("e4 e5 d4 exd4 c3 d3");
    CHECK(readings("AxP (6D)", taken, spanish) == Sans{"Bxd3"});
    CHECK(readings("AxP (3D)", taken, spanish) == Sans{"Bxd3"});
    CHECK(readings("0-0", set_up("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), spanish) == Sans{"O-O"});
}

TEST_CASE("French does likewise") {
    CHECK(readings("P.4D", {}, french) == Sans{"d4"});
    CHECK(readings("C. 3FR", {}, french) == Sans{"Nf3"});
    CHECK(readings("P pr P", played("e4 d5"), french) == Sans{"exd5"});
    CHECK(readings("T 1 TD - 1 R", set_up("4k3/8/8/8/8/8/8/R4R1K w - - 0 1"), french) ==
          Sans{"Rae1+"});
}

TEST_CASE("with its rank, a move without a hyphen has one reading") {
    for (const auto& [written, meant] :
         {std::pair{"P K 4", "P-K4"}, std::pair{"K Kt B 3", "KKt-B3"},
          std::pair{"Kt K B 3", "Kt-KB3"}, std::pair{"Q Kt 3", "Q-Kt3"},
          std::pair{"Q Q Kt 3", "Q-QKt3"}, std::pair{"K R K B sq.", "KR-KB1"},
          std::pair{"Q.R4 ch", "Q-R4ch"}}) {
        CAPTURE(written);
        const auto lost = parse_without_hyphen(written);
        const auto printed = parse_descriptive(meant, english);
        REQUIRE(lost);
        CHECK(lost->man == printed->man);
        CHECK(lost->wing == printed->wing);
        CHECK(lost->to == printed->to);
        CHECK(lost->check == printed->check);
        CHECK_FALSE(parse_descriptive(written, english));
    }
    for (const auto* none : {"K 4", "K B 3 4", "P K", "B Kt", "K K K 4", "P x K 4", "4", ""})
        CHECK_FALSE(parse_without_hyphen(none));
}

TEST_CASE("what has not the shape of a move is none") {
    for (const auto text : {"", " ", "P", "P K 4", "P-P", "Kt-P", "KR-KI", "BxKtQ", "P-K9", "P-K44",
                            "Black", "(", "P-K4 P-K4", "e4", "K K-K2", "P-K4(", "Q.", "takes"})
        CHECK(readings(text, {}) == Sans{"no move"});
    CHECK_FALSE(parse_descriptive(std::string(100'000, 'K'), english));
    CHECK_FALSE(parse_descriptive(std::string(100'000, '('), english));
}

TEST_CASE("oddities of a move are told") {
    const auto odd = [](std::string_view text, const DescriptiveBoard& now) {
        const auto move = *parse_descriptive(text, english);
        return oddities(move, read_descriptive(move, now).moves[0], now);
    };
    CHECK(odd("P-K4", {}).none());
    CHECK(odd("QKt-KB3", {}).has(Oddity::prefix_conflict));
    CHECK(odd("BxQB", played("d4 d6 Bg5 Bg4 Qd2 e6 f3 Be7")).has(Oddity::prefix_conflict));
    CHECK(odd("BxKB", played("d4 d6 Bg5 Bg4 Qd2 e6 f3 Be7")).none());
    CHECK(odd("P-K4ch", {}).has(Oddity::check_mark_wrong));
    CHECK(odd("B-Kt5", played("e4 d6")).has(Oddity::check_mark_missing));
    CHECK(odd("K-B", played("f4 e6 g3 d6 Bh3 c6")).has(Oddity::rank_omitted));
}

TEST_CASE("the shortest form that reads as one move is written") {
    const auto write = [](std::string_view san, const DescriptiveBoard& now) {
        return write_descriptive(std::get<Legal>(read_san(san, now.position)).move, now);
    };
    CHECK(write("e4", {}) == "P-K4");
    CHECK(write("Nf3", {}) == "Kt-KB3");
    CHECK(write("b4", played("e4 e5")) == "P-QKt4");
    CHECK(write("exd5", played("e4 d5")) == "PxP");
    CHECK(write("Bxf7+", played("e4 e5 Bc4 d6")) == "BxPch");
    CHECK(write("exd6", played("e4 a6 e5 d5")) == "PxPe.p.");
    CHECK(write("Rfe1", played("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O d3 d6 Be3 Be6 Nbd2 Nbd7 Qe2 Qe7")) ==
          "KR-K1");
    CHECK(write("R1d3", set_up("4k3/8/8/3R4/8/8/8/3R2K1 w - - 0 1")) == "R(Q1)-Q3");
    CHECK(write("b8=N", set_up("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1")) == "P-Kt8(Kt)");
    CHECK(write_descriptive(std::get<Legal>(read_san("Nf3", {chess::Position::start()})).move, {},
                            {spanish, {}}) == "C3AR");
    // The file of the pawn that captures is shorter than the place of the pawn that is taken.
    CHECK(write("dxe5", played("d4 e5 f4 a6")) == "QPxP");
    CHECK(write("Rxa8", set_up("r3k3/8/8/8/8/8/8/R3K2R w - - 0 1")) == "RxRch");
}

TEST_CASE("marks stand apart from moves where the text is no PGN") {
    DescriptiveWriter book;
    book.style.marks = DescriptiveStyle::Marks::apart;
    book.style.first_rank = DescriptiveStyle::FirstRank::square;
    const auto write = [&](std::string_view san, const DescriptiveBoard& now) {
        return write_descriptive(std::get<Legal>(read_san(san, now.position)).move, now, book);
    };
    CHECK(write("Bxf7+", played("e4 e5 Bc4 d6")) == "BxP ch");
    CHECK(write("exd6", played("e4 a6 e5 d5")) == "PxP e.p.");
    CHECK(write("Qxf7#", played("e4 e5 Qh5 Nc6 Bc4 Nf6")) == "QxBP mate");
    CHECK(write("Kf1", set_up("4k3/8/8/8/8/8/8/4K3 w - - 0 1")) == "K-B sq");
    const auto castles = set_up("5k2/8/8/8/8/8/8/4K2R w K - 0 1");
    CHECK(write("O-O+", castles) == "O-O ch");
    book.style.marks = DescriptiveStyle::Marks::glued;
    CHECK(write("O-O+", castles) == "O-O+");
}

namespace {

// Without the marks at its end, which tell nothing that the move does not.
std::string without_marks(std::string text) {
    for (bool found = true; found;) {
        found = false;
        for (const std::string_view mark : {"mate", "ch", "e.p.", "+", "#"}) {
            if (!text.ends_with(mark)) continue;
            text.resize(text.size() - mark.size());
            found = true;
        }
    }
    return text;
}

// The text without one letter, or one bracket, each in turn.
std::vector<std::string> shortened(const std::string& text) {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < text.size();) {
        const auto size = text[at] == '(' ? text.find(')', at) + 1 - at : 1;
        all.push_back(text.substr(0, at) + text.substr(at + size));
        at += size;
    }
    return all;
}

// Whether the words fit the move alone, and say all that they should.
bool reads_uniquely(const std::string& text, chess::Move move, const DescriptiveBoard& now,
                    DescriptiveLanguage language) {
    const auto parsed = parse_descriptive(text, language);
    if (!parsed || parsed->rank_omitted) return false;
    const auto reading = read_descriptive(*parsed, now);
    if (reading.moves.size() != 1 || reading.moves[0] != move) return false;
    for (const auto soft : {Evidence::absent_mark, Evidence::recapture, Evidence::wing_not_place,
                            Evidence::relative_wing})
        if (reading.decided.has(soft)) return false;
    const auto odd = oddities(*parsed, move, now);
    return !odd.has(Oddity::promotion_missing) && !odd.has(Oddity::prefix_conflict);
}

} // namespace

TEST_CASE("nothing can be left out of a written move") {
    const auto text = arbiter::test::read_shared("corpus/twic1389.pgn");
    if (!text) return;
    for (const Game& game : games(*text, 10)) {
        DescriptiveBoard now;
        for (const auto& san : game.moves) {
            for (const chess::Move move : now.position.legal_moves()) {
                for (const auto language : {english, spanish}) {
                    const auto written =
                        without_marks(write_descriptive(move, now, {language, {}}));
                    CAPTURE(written, write_san(move, now.position));
                    if (!reads_uniquely(written, move, now, language)) FAIL("is not unique");
                    for (const auto& shorter : shortened(written))
                        if (reads_uniquely(shorter, move, now, language)) FAIL(shorter);
                }
            }
            now.play(std::get<Legal>(read_san(san, now.position)).move);
        }
    }
}

TEST_CASE("every legal move is written so that it reads as itself") {
    const std::vector<DescriptiveBoard> boards{
        {},
        played("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 d4 exd4 O-O d3 Qb3 Qf6 e5 Qg6"),
        played("d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5"),
        set_up("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        set_up("n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"),
        set_up("1k6/8/8/8/4Q2Q/8/8/1K5Q w - - 0 1"),
    };
    for (const auto& now : boards) {
        for (const auto language : {english, spanish, french}) {
            for (const chess::Move move : now.position.legal_moves()) {
                const auto text = write_descriptive(move, now, {language, {}});
                CAPTURE(text, write_san(move, now.position));
                const auto parsed = parse_descriptive(text, language);
                REQUIRE(parsed);
                const auto reading = read_descriptive(*parsed, now);
                REQUIRE(reading.moves.size() == 1);
                CHECK(reading.moves[0] == move);
            }
        }
    }
}

TEST_CASE("letters that look alike are nearer") {
    const auto now = set_up("3rk3/8/5b2/8/8/8/8/4K3 b - - 0 1");
    const auto distance = [&](std::string_view printed, std::string_view san) {
        return descriptive_distance(printed, std::get<Legal>(read_san(san, now.position)).move, now,
                                    english);
    };
    CHECK(distance("B. to Q's 3d.", "Rd6") == 1);
    CHECK(distance("Q-Q3", "Rd6") == 2);
    CHECK(distance("R-Q3", "Rd6") == 0);
    CHECK(distance("R-QI", "Rd6") == 2);
    // Counted from White's side.
    CHECK(distance("R-Q6", "Rd6") == 1);
    CHECK(distance("R-Q7", "Rd7") == 1);
    CHECK(distance("R-Q2", "Rd2") == 1);
}
