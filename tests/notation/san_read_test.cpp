#include "notation/boards.h"
#include "notation/uci.h"

#include <initializer_list>

using namespace arbiter;
using namespace arbiter::notation;
using namespace arbiter::notation::test;
using enum Deviation;

namespace {

Deviations all_of(std::initializer_list<Deviation> list) {
    Deviations all;
    for (const Deviation deviation : list)
        all.add(deviation);
    return all;
}

struct Example {
    std::string_view text;
    std::string_view uci; // of the move that is meant
    std::initializer_list<Deviation> deviations;
};

void check(const chess::Position& position, std::initializer_list<Example> examples) {
    for (const auto& [text, uci, deviations] : examples) {
        CAPTURE(text, chess::write_fen(position));
        const Reading reading = read_san(text, position);
        const auto* legal = std::get_if<Legal>(&reading);
        if (const auto* illegal = std::get_if<Illegal>(&reading)) UNSCOPED_INFO(illegal->reason);
        REQUIRE(legal);
        CHECK(write_uci(legal->move, position) == uci);
        CHECK(legal->deviations == all_of(deviations));
    }
}

} // namespace

TEST_CASE("exact SAN has no deviations") {
    check(chess::Position::start(), {{"e4", "e2e4", {}}, {"Nf3", "g1f3", {}}});
    check(after("e4 d5"), {{"exd5", "e4d5", {}}, {"Bb5+", "f1b5", {}}});
    check(after("f3 e5 g4"), {{"Qh4#", "d8h4", {}}});
    check(after("e4 a6 e5 d5"), {{"exd6", "e5d6", {}}});
    check(board("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1"),
          {{"e8=Q", "e7e8q", {}}, {"e8=N", "e7e8n", {}}, {"exd8=R", "e7d8r", {}}});
    check(board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"),
          {{"O-O", "e1g1", {}}, {"O-O-O", "e1c1", {}}, {"Rxh8+", "h1h8", {}}});
}

TEST_CASE("the least disambiguation is a file, else a rank, else both") {
    check(board("7k/8/8/8/8/8/8/KN3N2 w - - 0 1"), {{"Nbd2", "b1d2", {}}, {"Nfd2", "f1d2", {}}});
    check(board("7k/8/8/1N6/8/8/8/KN6 w - - 0 1"), {{"N1c3", "b1c3", {}}, {"N5c3", "b5c3", {}}});
    check(board("7k/8/8/1N3N2/8/8/8/KN6 w - - 0 1"),
          {{"N1c3", "b1c3", {}}, {"Nfd4", "f5d4", {}}, {"Nbd4", "b5d4", {}}});
    // Three queens: the one on h4 shares its file with one and its rank with the other.
    check(board("1k6/8/8/8/4Q2Q/8/8/1K5Q w - - 0 1"),
          {{"Qh4e1", "h4e1", {}}, {"Q1e1", "h1e1", {}}, {"Qee1", "e4e1", {}}});
}

TEST_CASE("what is more than least is needless") {
    // The knight on c3 is pinned, so only the other can go to e2.
    const auto pinned = after("d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O");
    check(pinned, {{"Ne2", "g1e2", {}},
                   {"Nge2", "g1e2", {needless_disambiguation}},
                   {"N1e2", "g1e2", {needless_disambiguation}},
                   {"Ng1e2", "g1e2", {needless_disambiguation}}});
    check(board("7k/8/8/8/8/8/8/KN3N2 w - - 0 1"), {{"Nb1d2", "b1d2", {needless_disambiguation}}});
    check(chess::Position::start(), {{"ee4", "e2e4", {needless_disambiguation}}});
    check(board("7k/8/8/8/8/8/8/4K3 w - - 0 1"), {{"Kee2", "e1e2", {needless_disambiguation}}});
}

TEST_CASE("a rank where the file is due, or no file before a pawn's capture, is a matter of form") {
    check(board("7k/8/8/4N3/8/8/8/KN6 w - - 0 1"), {{"N1d2", "b1d2", {needless_disambiguation}}});
    check(board("7k/8/8/8/3N4/8/8/KN6 w - - 0 1"), {{"Nc3", "b1c3", {}}});
    check(board("7k/8/8/8/4N3/8/8/KN6 w - - 0 1"), {{"Nbc3", "b1c3", {}},
                                                    {"N1c3", "b1c3", {disambiguation_form}},
                                                    {"N4c3", "e4c3", {disambiguation_form}},
                                                    {"Nb1c3", "b1c3", {needless_disambiguation}}});
    check(after("e4 d5"),
          {{"xd5", "e4d5", {disambiguation_form}}, {"4xd5", "e4d5", {disambiguation_form}}});
}

TEST_CASE("castling is read in every form that people and programs write") {
    const auto position = after("e4 e5 Nf3 Nc6 Bc4 Bc5");
    for (const std::string_view text :
         {"0-0", "o-o", "\u041e-\u041e", "\u03bf-O", "O\uff0dO", "O\u2013O", "O\u2014O", "0\u20130",
          "O\u2212O", "O\u2011O", "OO", "00", "oo", "e1g1", "e1h1", "Ke1g1", "Ke1-g1"}) {
        check(position, {{text, "e1g1", {castling_form}}});
    }
    check(position, {{"O-O+", "e1g1", {check_mark_needless}},
                     {"0-0+", "e1g1", {castling_form, check_mark_needless}}});
    const auto both = board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (const std::string_view text :
         {"0-0-0", "o-o-o", "O\u2013O\u2013O", "OOO", "000", "O-OO", "e1c1", "e1a1", "Ke1-c1"}) {
        check(both, {{text, "e1c1", {castling_form}}});
    }
    // The rook gives check.
    check(board("5k2/8/8/8/8/8/8/4K2R w K - 0 1"),
          {{"O-O+", "e1g1", {}}, {"0-0", "e1g1", {castling_form, check_mark_missing}}});
}

TEST_CASE("castling of Chess960 is king takes rook, and a king's step stays one") {
    // The king on f1 changes places with the rook on g1.
    const auto position = board("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    check(position, {{"O-O", "f1g1", {}}, {"f1g1", "f1g1", {castling_form}}});
    // The king on b1 may step to c1, and castle with the rook on a1.
    const auto corner = board("4k3/8/8/8/8/8/8/RK6 w A - 0 1");
    check(corner,
          {{"b1a1", "b1a1", {castling_form}}, {"b1c1", "b1c1", {uci}}, {"O-O-O", "b1a1", {}}});
}

TEST_CASE("promotion is read in every form") {
    const auto position = board("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1");
    for (const std::string_view text : {"e8Q", "e8(Q)", "e8/Q", "e8=q", "e8q", "e8=(Q)", "e8(q)"})
        check(position, {{text, "e7e8q", {promotion_form}}});
    check(position, {{"e8", "e7e8q", {promotion_missing}},
                     {"exd8", "e7d8q", {promotion_missing}},
                     {"ed8N", "e7d8n", {promotion_form, capture_mark_missing}},
                     {"e7e8q", "e7e8q", {uci}},
                     {"e7e8=Q", "e7e8q", {uci}},
                     {"e7e8Q", "e7e8q", {uci, promotion_form}},
                     {"e7e8", "e7e8q", {uci, promotion_missing}},
                     {"e7-e8Q", "e7e8q", {long_algebraic, promotion_form}},
                     {"e7xd8=Q", "e7d8q", {long_algebraic}},
                     {"e8=b", "e7e8b", {promotion_form}}});
}

TEST_CASE("small piece letters, and a pawn's letter") {
    check(chess::Position::start(), {{"nf3", "g1f3", {piece_letter_case}},
                                     {"Pe4", "e2e4", {pawn_letter}},
                                     {"pe4", "e2e4", {pawn_letter}}});
    check(after("e4 d5"),
          {{"Pexd5", "e4d5", {pawn_letter}}, {"Pxd5", "e4d5", {pawn_letter, disambiguation_form}}});
}

TEST_CASE("a small b is a pawn's file before it is a bishop's letter") {
    const auto spanish = after("e4 e5 Nf3 Nc6 Bb5 a6");
    check(spanish, {{"bxc6", "b5c6", {piece_letter_case}},
                    {"bc6", "b5c6", {piece_letter_case, capture_mark_missing}},
                    {"bb5xc6", "b5c6", {piece_letter_case, long_algebraic}},
                    {"ba4", "b5a4", {piece_letter_case}},
                    {"b4", "b2b4", {}}});
    check(after("e4 e5 Nf3 Nc6"), {{"bb5", "f1b5", {piece_letter_case}}});
    // Both the pawn and the bishop can take: the text is exact for the pawn.
    check(board("4k3/8/2n5/1P6/B7/8/8/4K3 w - - 0 1"), {{"bxc6", "b5c6", {}}});
}

TEST_CASE("en passant may be said") {
    const auto position = after("e4 a6 e5 d5");
    for (const std::string_view text :
         {"exd6e.p.", "exd6ep", "exd6e.p", "exd6(ep)", "exd6(e.p.)", "exd6 e.p.", "exd6 \te. p."})
        check(position, {{text, "e5d6", {en_passant_suffix}}});
    check(position, {{"exd6e.p.+", "e5d6", {en_passant_suffix, check_mark_needless}},
                     {"exd6+e.p.", "e5d6", {en_passant_suffix, check_mark_needless}},
                     {"ed6e.p.", "e5d6", {en_passant_suffix, capture_mark_missing}},
                     {"e5d6", "e5d6", {uci}}});
}

TEST_CASE("long algebraic and coordinates") {
    check(chess::Position::start(), {{"e2-e4", "e2e4", {long_algebraic}},
                                     {"e2\u2013e4", "e2e4", {long_algebraic}},
                                     {"Ng1-f3", "g1f3", {long_algebraic}},
                                     {"ng1-f3", "g1f3", {long_algebraic, piece_letter_case}},
                                     {"g1-f3", "g1f3", {long_algebraic}},
                                     {"N-f3", "g1f3", {long_algebraic}},
                                     {"N g1-f3", "g1f3", {long_algebraic}},
                                     {"e 2 e 4", "e2e4", {long_algebraic}},
                                     {"N g 1 f 3 +", "g1f3", {long_algebraic, check_mark_needless}},
                                     {"e2e4", "e2e4", {uci}},
                                     {"g1f3", "g1f3", {uci}}});
    check(after("e4 e5 Nf3 Nc6"), {{"Nf3xe5", "f3e5", {long_algebraic}},
                                   {"Nf3-e5", "f3e5", {long_algebraic, capture_mark_missing}},
                                   {"Nf3:e5", "f3e5", {long_algebraic, capture_mark_form}},
                                   {"f3e5", "f3e5", {uci}},
                                   {"Nf3xd4", "f3d4", {long_algebraic, capture_mark_needless}}});
    check(after("e4 d5"), {{"e4xd5", "e4d5", {long_algebraic}},
                           {"e4-d5", "e4d5", {long_algebraic, capture_mark_missing}},
                           {"f1b5", "f1b5", {uci, check_mark_missing}}});
    // The whole square is due, so this is SAN.
    check(board("k7/1n6/8/8/4Q2Q/8/8/1K2r2Q w - - 0 1"), {{"Qh4xe1", "h4e1", {}}});
}

TEST_CASE("capture marks") {
    const auto position = after("e4 d5 Nc3 Nf6");
    check(position, {{"Nd5", "c3d5", {capture_mark_missing}},
                     {"N:d5", "c3d5", {capture_mark_form}},
                     {"Nd5:", "c3d5", {capture_mark_form}},
                     {"NXd5", "c3d5", {capture_mark_form}},
                     {"N\u00d7d5", "c3d5", {capture_mark_form}},
                     {"Nxb5", "c3b5", {capture_mark_needless}},
                     {"N:b5", "c3b5", {capture_mark_needless}},
                     {"ed5", "e4d5", {capture_mark_missing}},
                     {"e:d5", "e4d5", {capture_mark_form}},
                     {"ed5:", "e4d5", {capture_mark_form}},
                     {"NxPd5", "c3d5", {capture_mark_form}},
                     {"Nc3xPd5", "c3d5", {long_algebraic, capture_mark_form}},
                     {"exPd5", "e4d5", {capture_mark_form}},
                     {"N:Pd5", "c3d5", {capture_mark_form}}});
}

TEST_CASE("a capture of two files may promote") {
    check(board("3r4/4P3/8/8/8/8/k7/4K3 w - - 0 1"),
          {{"ed", "e7d8q", {capture_mark_missing, promotion_missing}},
           {"edQ", "e7d8q", {capture_mark_missing, promotion_form}},
           {"ed=N", "e7d8n", {capture_mark_missing}},
           {"exd=R", "e7d8r", {capture_mark_form}}});
}

TEST_CASE("check marks") {
    check(after("e4 d5"), {{"Bb5", "f1b5", {check_mark_missing}},
                           {"Bb5#", "f1b5", {check_mark_wrong}},
                           {"Bb5++", "f1b5", {check_mark_form}},
                           {"Bb5+++", "f1b5", {check_mark_form}},
                           {"Bb5\uff0b", "f1b5", {check_mark_form}},
                           {"Bb5ch", "f1b5", {check_mark_form}},
                           {"Bb5ch.", "f1b5", {check_mark_form}},
                           {"Bb5\u2020", "f1b5", {check_mark_form}},
                           {"Bb5mate", "f1b5", {check_mark_wrong}},
                           {"Be2+", "f1e2", {check_mark_needless}},
                           {"Be2#", "f1e2", {check_mark_needless}},
                           {"Be2++", "f1e2", {check_mark_needless}}});
    check(after("f3 e5"), {{"g4+", "g2g4", {check_mark_needless}}});
    check(after("f3 e5 g4"), {{"Qh4", "d8h4", {check_mark_missing}},
                              {"Qh4+", "d8h4", {check_mark_wrong}},
                              {"Qh4++", "d8h4", {check_mark_form}},
                              {"Qh4mate", "d8h4", {check_mark_form}},
                              {"Qh4##", "d8h4", {check_mark_form}},
                              {"Qh4+#", "d8h4", {check_mark_form}},
                              {"Qh4#+", "d8h4", {check_mark_form}},
                              {"Qh4ch", "d8h4", {check_mark_wrong}},
                              {"Qh4\u2021", "d8h4", {check_mark_form}}});
    check(after("e4 e5 Qh5 Nc6 Bc4 Nf6"),
          {{"Qxf7++", "h5f7", {check_mark_form}},
           {"Qxf7x", "h5f7", {check_mark_form}},
           {"Qf7\u00d7", "h5f7", {check_mark_form, capture_mark_missing}}});
    // The x of mate behind anything else is no mark.
    for (const std::string_view text : {"Qe2x", "Qxe5x", "Qe2+x", "Qh6 x", "Qa8x"}) {
        CAPTURE(text);
        CHECK(std::holds_alternative<NotAMove>(read_san(text, after("e4 e5 Qh5 Nc6 Bc4 Nf6"))));
    }
}

TEST_CASE("null moves pass") {
    for (const std::string_view text : {"--", "Z0", "@@@@", "0000"})
        check(after("e4"), {{text, "0000", {null_move}}});
    auto position = after("e4");
    position.play(chess::Move::null());
    check(position, {{"d4", "d2d4", {}}});
}

TEST_CASE("several men that fit are all named") {
    const auto candidates = [](std::string_view text, const chess::Position& position) {
        CAPTURE(text);
        const Reading reading = read_san(text, position);
        const auto* ambiguous = std::get_if<Ambiguous>(&reading);
        REQUIRE(ambiguous);
        std::vector<std::string> sans;
        sans.reserve(ambiguous->candidates.size());
        for (const chess::Move move : ambiguous->candidates)
            sans.push_back(write_san(move, position));
        std::ranges::sort(sans);
        return sans;
    };
    using Candidates = std::vector<std::string>;
    CHECK(candidates("Nd2", after("Nf3 Nf6 d4 d5")) == Candidates{"Nbd2", "Nfd2"});
    // A check mark is no disambiguator (8.2.3.4).
    const auto knights = board("7k/8/8/8/3N3N/8/8/4K2R w - - 0 1");
    CHECK(candidates("Nf5+", knights) == Candidates{"Ndf5", "Nhf5+"});
    CHECK(candidates("nf5", knights) == Candidates{"Ndf5", "Nhf5+"});
    CHECK(candidates("xd5", after("e4 d5 c4 e6")) == Candidates{"cxd5", "exd5"});
    // A file that two of three share.
    const auto three = board("7k/8/8/1N3N2/8/8/8/KN6 w - - 0 1");
    CHECK(candidates("Nbd4", board("7k/8/1N6/1N6/8/1N6/8/K7 w - - 0 1")) ==
          Candidates{"N3d4", "N5d4"});
    CHECK(candidates("Nd4", three) == Candidates{"Nbd4", "Nfd4"});
}

TEST_CASE("what is no move of any form is said to be none") {
    for (const std::string_view text :
         {"",     "x",      "e",        "e9",       "i4",      "Nf3Nc6", "e4e",   "O",
          "O-",   "-O-O",   "O-O-O-O",  "0-0-0-0",  "White",   "=Q",     "e8=",   "e8(Q",
          "e8Q)", "+",      "#",        "exd5:ep:", "Nf3+ep+", "-e4",    "e-e4",  "N",
          "Nf",   "Nf3f",   "NNf3",     "e4 e5",    "e 4",     "e2 e4",  "N f3",  "Nf 3",
          "1-0",  "e4\xff", "\xe2\x80", "--x",      "e3=\xaa", "e3=x",   "exd5=", "Nf3=1"}) {
        CAPTURE(text);
        CHECK(std::holds_alternative<NotAMove>(read_san(text, chess::Position::start())));
    }
}

TEST_CASE("playing exact SAN leaves the position alone unless it is legal") {
    const auto start = chess::Position::start();
    for (const std::string_view text : {"e5", "Nf4", "nf3", "e2e4", "O-O", "Nxf3", "Ngf3", "--"}) {
        CAPTURE(text);
        auto position = start;
        CHECK_FALSE(play_san(text, position));
        CHECK(position.key() == start.key());
    }
    auto position = start;
    const auto played = play_san("e4+", position);
    REQUIRE(played);
    CHECK(played->deviations == all_of({check_mark_needless}));
    CHECK(position.key() == after("e4").key());
}
