#include "game/document.h"
#include "game/reference.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <string>
#include <string_view>

// Games that take their first moves from others of their book.

using namespace arbiter;
using namespace arbiter::game;

namespace {

using To = GameReference::To;

struct Referring {
    std::string_view line;
    To to;
    std::uint32_t number;
    std::uint32_t moves;
};

// The moves of a page with those that it takes over; "?" where the page is not played.
std::string sans(const Game& page) {
    const auto analysis = page.analysis();
    chess::Position position = chess::Position::start();
    std::string out;
    const auto add = [&](chess::Move move) {
        out += (out.empty() ? "" : " ") + notation::write_san(move, position);
        position.play(move);
    };
    for (std::size_t i = 0; i < analysis->replay.taken_over; ++i)
        add(page.opening()[i]);
    for (const Index ply : analysis->score.lines.front().plies) {
        if (!analysis->replay.plies[ply].is_on_board()) return "?";
        add(analysis->replay.plies[ply].move);
    }
    return out;
}

Document book(std::string_view text) {
    return Document::from(text, Format::score_sheet);
}

constexpr std::string_view scotch = "      WHITE.                         BLACK.\n"
                                    "   1. P to K 4                    1. P to K 4\n"
                                    "   2. Kt to K B 3                 2. Kt to Q B 3\n"
                                    "   3. P to Q 4                    3. P takes P\n"
                                    "   4. Kt takes P                  4. Kt to B 3\n"
                                    "   5. Kt to Q B 3                 5. B to Kt 5\n"
                                    "                       Even game.\n\n";

} // namespace

TEST_CASE("references in the words of books") {
    const Referring all[]{
        {"Move 1-8 as in Game No. 12.", To::game, 12, 8},
        {"             Move 1-6 as in Game No. 16.\n", To::game, 16, 6},
        {"Moves 1 to 6 as in the last game", To::previous, 0, 6},
        {"Moves 1–6 as in No. 3", To::game, 3, 6},
        {"The first 5 moves as in Game I.", To::game, 1, 5},
        {"First seven moves the same as in Game XIV.", To::game, 14, 7},
        {"First three moves as before.       First three moves as before.", To::opening, 0, 3},
        {"(First five moves as before.)", To::opening, 0, 5},
        {"As in the previous game to move 8", To::previous, 0, 8},
        {"As in the last game up to Black’s 7th move.", To::previous, 0, 7},
        {"As in Game 5 up to move 12.", To::game, 5, 12},
        {"Repeat the Opening up to Black's 4th move.", To::opening, 0, 4},
        {"Repeat the Opening up to White's 6th move.", To::opening, 0, 6},
        {"Repeat Opening to Black's eighth move inclusive.", To::opening, 0, 8},
        {"Repeat Opening as before.", To::opening, 0, 0},
        {"Repeat first four moves as above.", To::opening, 0, 4},
        {"Repeat as far as White's 8th move inclusive.", To::opening, 0, 8},
        {"Repeat the first five moves on either side.", To::opening, 0, 5},
        {"Repeat Second Variation up to White's ninth move inclusive.", To::variation, 2, 9},
        {"Repeat the opening of second variation up to Black's fourth move.", To::variation, 2, 4},
        {"Repeat first variation up to White's 3d move", To::variation, 1, 3},
        {"Repeat the opening from preceding game up to White's 9th move.", To::previous, 0, 9},
    };
    for (const Referring& expected : all) {
        CAPTURE(expected.line);
        const auto found = read_reference(expected.line);
        REQUIRE(found);
        CHECK(found->to == expected.to);
        CHECK(found->number == expected.number);
        CHECK(found->moves == expected.moves);
        // The grammar finds the same words.
        const Game page(std::string(expected.line), Format::score_sheet);
        const auto in_score = page.analysis()->score.reference;
        const bool has_other_words = expected.line.find("the same") != std::string_view::npos;
        CHECK(in_score.has_value() != has_other_words);
        if (in_score) CHECK(in_score->number == expected.number);
    }
    for (const char* line :
         {"As in the previous variation, Black develops.", "Repeat this until you know it.",
          "The first moves as in Game 5 are best.", "Move 1-6 as in the text.", "First of all",
          "Moves as in Game 5.", "Repeat the moves as in the text.", "(", "", "Repeat",
          "As before, to begin with", "The first 0 moves as before"}) {
        CAPTURE(line);
        CHECK_FALSE(read_reference(line));
    }
}

TEST_CASE("headings that references speak of") {
    const auto number = [](std::string_view line, To to) {
        const auto heading = read_heading(line);
        return heading && heading->to == to ? heading->number : 0;
    };
    CHECK(number("GAME No. 12", To::game) == 12);
    CHECK(number("Game II.--Between two amateurs.", To::game) == 2);
    CHECK(number("THE FOURTH GAME.", To::game) == 4);
    CHECK(number("GAME THE FIFTH.", To::game) == 5);
    CHECK(number("  SECOND VARIATION.", To::variation) == 2);
    CHECK(number("Variation IV", To::variation) == 4);
    CHECK(number("THE SCOTCH GAME.", To::game) == 0);
    CHECK(number("This game lost 12 moves.", To::game) == 0);
    CHECK(number("In the Second Variation", To::variation) == 0);
}

// Hoyle's Games Modernized (1907), the Scotch game; its truth is in the words of the moves.
TEST_CASE("variations repeat the opening that is printed before them") {
    const auto document =
        book(std::string(scotch) + "SECOND VARIATION.\n\n"
                                   "Repeat the Opening up to Black's 4th move.\n\n"
                                   "      ...                            P takes B\n"
                                   "   4. --------                    8. ---------\n"
                                   "      B to B 4                       P to Q 4\n\n"
                                   "      B to K 3                       Kt to B 3\n"
                                   "   5. --------                    9. ---------\n"
                                   "      Q to B 3                       P takes P\n\n"
                                   "      P to Q B 3\n"
                                   "   6. -----------\n"
                                   "      K Kt to K 2\n\n"
                                   "      Q to Q 2\n"
                                   "   7. ----------\n"
                                   "      B takes Kt\n\n"
                                   "                     Even game.\n\n"
                                   "THIRD VARIATION.\n\n"
                                   "Repeat Opening as before.\n\n"
                                   "      ...\n"
                                   "   4. -----------\n"
                                   "      Kt takes Kt\n\n"
                                   "      Q takes Kt\n"
                                   "   5. ----------\n"
                                   "      Q to B 3\n\n"
                                   "FOURTH VARIATION.\n\n"
                                   "Repeat Second Variation up to White's 6th move "
                                   "inclusive.\n\n"
                                   "   6. ...            B takes Kt\n");
    REQUIRE(document.games().size() == 4);
    const std::string first = "e4 e5 Nf3 Nc6 d4 exd4 Nxd4 ";
    CHECK(sans(*document.games()[0]) == first + "Nf6 Nc3 Bb4");
    CHECK(sans(*document.games()[1]) == first + "Bc5 Be3 Qf6 c3 Nge7 Qd2 Bxd4 cxd4 d5 Nc3 dxe4");
    CHECK(sans(*document.games()[2]) == first + "Nxd4 Qxd4 Qf6");
    CHECK(sans(*document.games()[3]) == first + "Bc5 Be3 Qf6 c3 Bxd4");
}

TEST_CASE("a game goes on from the one that it names") {
    const auto with = [](std::string_view reference) {
        const auto document =
            book("GAME I.\n\n  1. P-K4  P-K4\n  2. Kt-KB3  Kt-QB3\n  3. B-B4  B-B4\n\n"
                 "GAME II.\n\n  1. P-K4  P-K4\n  2. Kt-KB3  P-Q3\n\n"
                 "GAME III.\n\n" +
                 std::string(reference) + "\n\n  3. B-Kt5\n");
        return sans(*document.games().back());
    };
    CHECK(with("The first 2 moves as in Game I.") == "e4 e5 Nf3 Nc6 Bb5");
    CHECK(with("Moves 1-2 as in Game No. 1.") == "e4 e5 Nf3 Nc6 Bb5");
    CHECK(with("Moves 1 to 2 as in the last game") == "e4 e5 Nf3 d6 Bb5+");
    CHECK(with("As in the previous game to move 2") == "e4 e5 Nf3 d6 Bb5+");
    CHECK(with("Repeat the Opening up to White's 3d move.") == "e4 e5 Nf3 d6 Bb5+");
    CHECK(with("Moves 1-2 as in Game 4.") == "?");
    CHECK(with("Repeat Second Variation up to White's 3d move.") == "?");
}

TEST_CASE("what nothing stands before, or too little, is not taken over") {
    CHECK(sans(*book("Repeat the Opening up to White's 2d move.\n\n  2. P-K4\n").games()[0]) ==
          "?");
    const auto document =
        book("  1. P-K4  P-K4\n\nRepeat the Opening up to White's 9th move.\n\n  9. P-Q4\n");
    REQUIRE(document.games().size() == 2);
    CHECK(sans(*document.games()[1]) == "?");
}
