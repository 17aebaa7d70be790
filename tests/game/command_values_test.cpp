#include "game/board_mark.h"
#include "game/evaluation.h"
#include "support/catch.hpp"

#include <string>

using namespace arbiter;
using game::BoardMark;
using game::Evaluation;
using game::MarkKind;
using game::read_evaluation;

namespace {

BoardMark only_mark(std::string_view value, MarkKind kind) {
    const auto marks = game::read_board_marks(value, kind);
    INFO(std::string(value));
    REQUIRE(marks.size() == 1);
    return marks.front();
}

} // namespace

TEST_CASE("evaluations") {
    CHECK(read_evaluation("0.12") == Evaluation{Evaluation::Kind::centipawns, 12, {}});
    CHECK(read_evaluation("-1.5") == Evaluation{Evaluation::Kind::centipawns, -150, {}});
    CHECK(read_evaluation("+3") == Evaluation{Evaluation::Kind::centipawns, 300, {}});
    CHECK(read_evaluation(".5") == Evaluation{Evaluation::Kind::centipawns, 50, {}});
    CHECK(read_evaluation("0.123") == Evaluation{Evaluation::Kind::centipawns, 12, {}});
    CHECK(read_evaluation("-0.35,20") == Evaluation{Evaluation::Kind::centipawns, -35, 20});
    CHECK(read_evaluation("#3") == Evaluation{Evaluation::Kind::mate, 3, {}});
    CHECK(read_evaluation("#-3,18") == Evaluation{Evaluation::Kind::mate, -3, 18});
    CHECK(read_evaluation("#+1") == Evaluation{Evaluation::Kind::mate, 1, {}});
    CHECK(read_evaluation("#0") == Evaluation{Evaluation::Kind::mate, 0, {}});
    CHECK(read_evaluation("99999999999999") ==
          Evaluation{Evaluation::Kind::centipawns, 999999900, {}});
}

TEST_CASE("what is no evaluation") {
    for (const char* text :
         {"", "#", "-", ".", "M5", "#3.5", "0.3/20", "0.3,", "0.3,x", "--1", "1e5",
          "\xE2\x88\x92"
          "1.2",
          "0.3 ", "inf"})
        CHECK_FALSE(read_evaluation(text));
}

TEST_CASE("coloured squares and arrows") {
    const auto square = only_mark("Rd5", MarkKind::square);
    CHECK(square.flaw == BoardMark::Flaw::none);
    CHECK(square.colour == 'R');
    CHECK(chess::to_string(square.from) == "d5");

    const auto arrow = only_mark(" Ge2e4\n", MarkKind::arrow);
    CHECK(arrow.flaw == BoardMark::Flaw::none);
    CHECK(chess::to_string(arrow.to) == "e4");
    CHECK(arrow.span == text::Span{1, 6});

    const auto several = game::read_board_marks("Gd4, Oe5,Ca1", MarkKind::square);
    REQUIRE(several.size() == 3);
    CHECK(several[1].span == text::Span{5, 8});
    for (const auto& mark : several)
        CHECK(mark.flaw == BoardMark::Flaw::none);
    CHECK(game::read_board_marks(" ", MarkKind::square).empty());
}

TEST_CASE("what is wrong with a mark") {
    CHECK(only_mark("Zz9a1", MarkKind::arrow).flaw == BoardMark::Flaw::colour);
    CHECK(only_mark("e2e4", MarkKind::arrow).flaw == BoardMark::Flaw::colour);
    CHECK(only_mark("ge2e4", MarkKind::arrow).flaw == BoardMark::Flaw::colour);
    CHECK(only_mark("Ge2", MarkKind::arrow).flaw == BoardMark::Flaw::squares);
    CHECK(only_mark("Ge2e4e5", MarkKind::arrow).flaw == BoardMark::Flaw::squares);
    CHECK(only_mark("Ge2e9", MarkKind::arrow).flaw == BoardMark::Flaw::squares);
    CHECK(only_mark("G", MarkKind::square).flaw == BoardMark::Flaw::squares);
    CHECK(only_mark("Gi4", MarkKind::square).flaw == BoardMark::Flaw::squares);
    CHECK(only_mark("Ge2e4", MarkKind::square).flaw == BoardMark::Flaw::squares);
    CHECK(game::read_board_marks("Gd4,", MarkKind::square)[1].flaw == BoardMark::Flaw::empty);
    CHECK(game::read_board_marks(",Gd4", MarkKind::square)[0].flaw == BoardMark::Flaw::empty);
}
