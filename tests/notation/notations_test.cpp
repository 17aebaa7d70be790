#include "notation/boards.h"
#include "notation/figurine.h"
#include "notation/localized.h"
#include "notation/notation.h"
#include "notation/san_token.h"
#include "support/shared.h"

#include <set>

using namespace arbiter;
using namespace arbiter::notation;
using namespace arbiter::notation::test;

namespace {

const Notation& named(std::string_view id) {
    const Notation* notation = find_notation(id);
    INFO(id);
    REQUIRE(notation != nullptr);
    return *notation;
}

// Plays moves of one notation from the start, and gives them in SAN.
std::string in_san(std::string_view id, std::string_view moves) {
    const Notation& notation = named(id);
    auto position = chess::Position::start();
    std::string sans;
    for (const auto word : words(moves)) {
        CAPTURE(word);
        const Reading reading = notation.read(word, position);
        const auto* legal = std::get_if<Legal>(&reading);
        REQUIRE(legal != nullptr);
        sans += sans.empty() ? "" : " ";
        sans += write_san(legal->move, position);
        position.play(legal->move);
    }
    return sans;
}

std::string written(std::string_view id, std::string_view sans) {
    const Notation& notation = named(id);
    auto position = chess::Position::start();
    std::string text;
    for (const auto san : words(sans)) {
        const auto before = position;
        const auto legal = play_san(san, position);
        CAPTURE(san);
        REQUIRE(legal);
        text += text.empty() ? "" : " ";
        text += notation.write(legal->move, before);
    }
    return text;
}

void both_ways(std::string_view id, std::string_view moves, std::string_view sans) {
    CAPTURE(id);
    CHECK(in_san(id, moves) == sans);
    CHECK(written(id, sans) == moves);
}

Deviations deviations(std::string_view id, std::string_view text, const chess::Position& position) {
    const Reading reading = named(id).read(text, position);
    CAPTURE(text);
    const auto* legal = std::get_if<Legal>(&reading);
    REQUIRE(legal != nullptr);
    return legal->deviations;
}

constexpr std::string_view ruy_lopez =
    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d6 h3 Nb8 d4 Nbd7 Nbd2 Bb7 Bc2 Re8";

} // namespace

TEST_CASE("games in other languages are read and written") {
    both_ways("de",
              "e4 e5 Sf3 Sc6 Lb5 a6 La4 Sf6 O-O Le7 Te1 b5 Lb3 O-O c3 d6 h3 Sb8 d4 Sbd7 Sbd2 Lb7 "
              "Lc2 Te8",
              ruy_lopez);
    both_ways("fr",
              "e4 e5 Cf3 Cc6 Fb5 a6 Fa4 Cf6 O-O Fe7 Te1 b5 Fb3 O-O c3 d6 h3 Cb8 d4 Cbd7 Cbd2 Fb7 "
              "Fc2 Te8",
              ruy_lopez);
    both_ways("es",
              "e4 e5 Cf3 Cc6 Ab5 a6 Aa4 Cf6 O-O Ae7 Te1 b5 Ab3 O-O c3 d6 h3 Cb8 d4 Cbd7 Cbd2 Ab7 "
              "Ac2 Te8",
              ruy_lopez);
    both_ways("nl",
              "e4 e5 Pf3 Pc6 Lb5 a6 La4 Pf6 O-O Le7 Te1 b5 Lb3 O-O c3 d6 h3 Pb8 d4 Pbd7 Pbd2 Lb7 "
              "Lc2 Te8",
              ruy_lopez);
    both_ways("ru",
              "e4 e5 Кf3 Кc6 Сb5 a6 Сa4 Кf6 O-O Сe7 Лe1 b5 Сb3 O-O c3 d6 h3 Кb8 d4 Кbd7 Кbd2 Сb7 "
              "Сc2 Лe8",
              ruy_lopez);
    both_ways("hu",
              "e4 e5 Hf3 Hc6 Fb5 a6 Fa4 Hf6 O-O Fe7 Be1 b5 Fb3 O-O c3 d6 h3 Hb8 d4 Hbd7 Hbd2 Fb7 "
              "Fc2 Be8",
              ruy_lopez);
}

TEST_CASE("kings, queens, captures, checks and mates keep their signs in other languages") {
    constexpr std::string_view mate = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#";
    both_ways("de", "e4 e5 Lc4 Sc6 Dh5 Sf6 Dxf7#", mate);
    both_ways("ru", "e4 e5 Сc4 Кc6 Фh5 Кf6 Фxf7#", mate);
    both_ways("pl", "e4 e5 Gc4 Sc6 Hh5 Sf6 Hxf7#", mate);
    both_ways("tr", "e4 e5 Fc4 Ac6 Vh5 Af6 Vxf7#", mate);
    constexpr std::string_view bongcloud = "e4 e5 Ke2 Ke7";
    both_ways("fr", "e4 e5 Re2 Re7", bongcloud);
    both_ways("ru", "e4 e5 Крe2 Крe7", bongcloud);
    both_ways("sq", "e4 e5 Me2 Me7", bongcloud);
}

TEST_CASE("figurines of either colour are read for both sides, and written as White's") {
    both_ways("figurine", "e4 e5 ♘f3 ♘c6 ♗b5 a6 ♗xc6 dxc6 O-O ♕d4 ♘xd4",
              "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 Nxd4");
    CHECK(in_san("figurine", "e4 e5 ♞f3 ♞\uFE0Ec6 ♝b5") == "e4 e5 Nf3 Nc6 Bb5");
}

TEST_CASE("moves are written as engines, mail servers and move lists do") {
    constexpr std::string_view moves = "e4 d5 exd5 Nf6 Bb5+ c6 dxc6 Bd7 cxb7 a6 bxa8=N axb5 Nf3 "
                                       "e6 O-O";
    both_ways("lan",
              "e2-e4 d7-d5 e4xd5 Ng8-f6 Bf1-b5+ c7-c6 d5xc6 Bc8-d7 c6xb7 a7-a6 b7xa8=N a6xb5 "
              "Ng1-f3 e7-e6 O-O",
              moves);
    both_ways("uci", "e2e4 d7d5 e4d5 g8f6 f1b5 c7c6 d5c6 c8d7 c6b7 a7a6 b7a8n a6b5 g1f3 e7e6 e1g1",
              moves);
    both_ways("iccf", "5254 4745 5445 7866 6125 3736 4536 3847 3627 1716 27184 1625 7163 5756 5171",
              moves);
    both_ways("smith",
              "e2e4 d7d5 e4d5p g8f6 f1b5 c7c6 d5c6p c8d7 c6b7p a7a6 b7a8rN a6b5b g1f3 e7e6 e1g1c",
              moves);
    both_ways("smith", "e2e4 a7a6 e4e5 d7d5 e5d6E b8c6", "e4 a6 e5 d5 exd6 Nc6");
}

TEST_CASE("moves are written in descriptive notation, on a position alone") {
    constexpr std::string_view moves = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Qd4 Nxd4 exd4 Qh5 g6 "
                                       "Qe5+";
    both_ways("descriptive",
              "P-K4 P-K4 Kt-KB3 Kt-QB3 B-Kt5 P-QR3 BxKt QPxB O-O Q-Q5 KtxQ PxKt Q-R5 P-KKt3 "
              "Q-K5ch",
              moves);
    both_ways("descriptive-es", "P4R P4R C3AR C3AD A5C P3TD AxC PDxA O-O D5D CxD PxC D5T P3CR D5R+",
              moves);
    both_ways("descriptive-fr", "P4R P4R C3FR C3FD F5C P3TD FxC PDxF O-O D5D CxD PxC D5T P3CR D5R+",
              moves);
    CHECK(deviations("descriptive", "B-Kt5", after("e4 d6")).has(Deviation::check_mark_missing));
    CHECK(std::holds_alternative<Ambiguous>(
        named("descriptive").read("Kt-B3", chess::Position::start())));
    CHECK(std::holds_alternative<Illegal>(
        named("descriptive").read("B-Kt5", chess::Position::start())));
}

TEST_CASE("a notation takes no move of another") {
    const auto start = chess::Position::start();
    const auto is_move = [&](std::string_view id, std::string_view text) {
        return !std::holds_alternative<NotAMove>(named(id).read(text, start));
    };
    CHECK_FALSE(is_move("de", "Nf3"));
    CHECK_FALSE(is_move("ru", "Sf3"));
    CHECK_FALSE(is_move("figurine", "Nf3"));
    CHECK_FALSE(is_move("lan", "Nf3"));
    CHECK_FALSE(is_move("uci", "e2-e4"));
    CHECK_FALSE(is_move("iccf", "5290"));
    CHECK_FALSE(is_move("smith", "e2"));
    CHECK_FALSE(is_move("san", "Sf3"));
}

TEST_CASE("letters that look like the ones meant are read, and told of") {
    const auto start = chess::Position::start();
    // Cyrillic е in е4; Latin K for the Russian knight; Cyrillic К for the English king.
    CHECK(deviations("san", "\u04354", start).has(Deviation::homoglyph));
    CHECK(deviations("ru", "Kf3", start).has(Deviation::homoglyph));
    CHECK_FALSE(deviations("ru", "\u041Af3", start).has(Deviation::homoglyph));
    CHECK(deviations("san", "\u041Ae2", after("e4 e5")).has(Deviation::homoglyph));
    // Real: 1. е4 е5 2. f4 ef 3. Сc4 Фh4+, with a Cyrillic С that is right and е that are not.
    CHECK(in_san("ru", "\u04354 \u04355 f4 exf4 Сc4 Фh4+ Крf1") == "e4 e5 f4 exf4 Bc4 Qh4+ Kf1");
}

TEST_CASE("a pawn's capture may leave the rank out") {
    CHECK(in_san("san", "e4 d5 exd Qxd5") == "e4 d5 exd5 Qxd5");
    CHECK(in_san("ru", "e4 e5 f4 e:f Сc4") == "e4 e5 f4 exf4 Bc4");
    CHECK(deviations("san", "exd", after("e4 d5")).has(Deviation::capture_mark_form));
    const Reading illegal = san().read("exf", after("e4 d5"));
    REQUIRE(std::holds_alternative<Illegal>(illegal));
    CHECK(std::get<Illegal>(illegal).reason == "no pawn on the e-file can capture on the f-file");
}

TEST_CASE("other spellings and small letters are read") {
    CHECK(deviations("de", "sf3", chess::Position::start()).has(Deviation::piece_letter_case));
    CHECK(deviations("de", "Be4", chess::Position::start()).has(Deviation::pawn_letter));
    CHECK(in_san("sq", "d4 d5 Kaf3+ Dd6 Kab1-c3") == "d4 d5 Nf3 Qd6 Nc3");
    CHECK(in_san("vi", "d4 d5 a4 a5 Xa3+") == "d4 d5 a4 a5 Ra3");
    CHECK(in_san("en-kt", "Ktf3 Ktc6") == "Nf3 Nc6");
    CHECK(deviations("fr", "Cf3+", chess::Position::start()).has(Deviation::check_mark_needless));
    CHECK(deviations("fr", "Cg1-f3", chess::Position::start()).has(Deviation::long_algebraic));
}

TEST_CASE("notations are found by id and by name") {
    CHECK(&named("German") == &named("de"));
    CHECK(&named("SAN") == &san());
    CHECK(find_notation("klingon") == nullptr);
    std::set<std::string_view> ids;
    for (const Notation& notation : notations())
        CHECK(ids.insert(notation.id).second);
}

TEST_CASE("no language has one letter for two men") {
    for (const Language& language : languages()) {
        CAPTURE(language.name);
        std::set<std::string_view> letters;
        for (const auto type : chess::all_piece_types) {
            for (const auto spelling : language.letters.spellings(type)) {
                if (!spelling.empty()) CHECK(letters.insert(spelling).second);
            }
            if (type != chess::PieceType::pawn) CHECK_FALSE(language.letters.of(type).empty());
        }
    }
}

TEST_CASE("what a notation writes it reads as the same move") {
    const auto text = arbiter::test::read_shared("corpus/twic1389.pgn");
    if (!text) return;
    const auto all = games(*text, 6);
    for_each_board(all, [](const chess::Position& position, const std::string&) {
        for (const Notation& notation : notations()) {
            CAPTURE(notation.id);
            for (const chess::Move move : position.legal_moves()) {
                const std::string written = notation.write(move, position);
                const Reading reading = notation.read(written, position);
                const auto* legal = std::get_if<Legal>(&reading);
                if (legal && *legal == Legal{move, {}}) continue;
                FAIL(written);
            }
        }
    });
}

TEST_CASE("no letter can be left out of a written move") {
    const auto text = arbiter::test::read_shared("corpus/twic1389.pgn");
    if (!text) return;
    for_each_board(games(*text, 3), [](const chess::Position& position, const std::string&) {
        for (const Notation& notation : notations()) {
            if (notation.family != Family::san && notation.family != Family::localized &&
                notation.family != Family::figurine)
                continue;
            CAPTURE(notation.id);
            for (const chess::Move move : position.legal_moves()) {
                const std::string written = notation.write(move, position);
                for (std::size_t at = 0; at < written.size(); ++at) {
                    auto shorter = written;
                    shorter.erase(at, 1);
                    const Reading reading = notation.read(shorter, position);
                    const auto* legal = std::get_if<Legal>(&reading);
                    if (legal && *legal == Legal{move, {}}) FAIL(written << ", " << shorter);
                }
            }
        }
    });
}
