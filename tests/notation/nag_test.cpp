#include "notation/nag.h"
#include "support/catch.hpp"

using namespace arbiter::notation;

// The right values are those of the 1994 standard, section 10.
TEST_CASE("the standard's meanings stand at their numbers") {
    CHECK(nag_meaning(0)->standard == "null annotation");
    CHECK(nag_meaning(1)->standard == "good move");
    CHECK(nag_meaning(9)->standard == "worst move");
    CHECK(nag_meaning(13)->standard == "unclear position");
    CHECK(nag_meaning(14)->standard == "White has a slight advantage");
    CHECK(nag_meaning(19)->standard == "Black has a decisive advantage");
    CHECK(nag_meaning(22)->standard == "White is in zugzwang");
    CHECK(nag_meaning(36)->standard == "White has the initiative");
    CHECK(nag_meaning(45)->standard == "Black has sufficient compensation for the material");
    CHECK(nag_meaning(80)->standard == "White has a moderately weak pawn structure");
    CHECK(nag_meaning(101)->standard == "Black has a well placed queen");
    CHECK(nag_meaning(106)->standard == "White has played the opening very poorly");
    CHECK(nag_meaning(129)->standard == "Black has played the ending very well");
    CHECK(nag_meaning(132)->standard == "White has moderate counterplay");
    CHECK(nag_meaning(139)->standard == "Black has severe time trouble");
}

TEST_CASE("above 139 the standard says nothing, and programs differ") {
    CHECK(nag_meaning(140)->standard.empty());
    CHECK(nag_meaning(144)->chessbase == "equivalent is");
    CHECK(nag_meaning(144)->scid == "various moves");
    CHECK(nag_meaning(146)->chessbase == "novelty");
    CHECK(nag_meaning(146)->scid == "novelty");
    CHECK(nag_meaning(147)->chessbase.empty());
    CHECK(nag_meaning(147)->scid == "weak point");
    CHECK(nag_meaning(255)->chessbase == "without");
    CHECK_FALSE(nag_meaning(152));
    CHECK_FALSE(nag_meaning(256));
    CHECK_FALSE(nag_meaning(4000000000));
}

TEST_CASE("glyphs and NAGs name each other") {
    CHECK(nag_glyph(1) == "!");
    CHECK(nag_glyph(5) == "!?");
    CHECK(nag_glyph(16) == "±");
    CHECK(nag_glyph(23) == "⨀");
    CHECK(nag_glyph(9).empty());
    CHECK(glyph_nag("??") == 4u);
    CHECK(glyph_nag("+=") == 14u);
    CHECK(glyph_nag("-/+") == 17u);
    CHECK(glyph_nag("N") == 146u);
    CHECK(glyph_nag("+-") == 18u);
    CHECK(glyph_nag("+−") == 18u);
    CHECK(glyph_nag("–+") == 19u);
    CHECK(glyph_nag("—/+") == 17u);
    CHECK(glyph_nag("⁉\uFE0F") == 5u);
    CHECK(glyph_nag("=∞") == 44u);
    CHECK_FALSE(glyph_nag("(=)")); // a draw offer (FIDE 8.1.5)
    CHECK_FALSE(glyph_nag("R"));   // "various moves" in Scid, "equivalent is" in ChessBase
    CHECK_FALSE(glyph_nag("!!!"));
    CHECK_FALSE(glyph_nag(""));
}

TEST_CASE("the number of a NAG token") {
    CHECK(nag_number("$0") == 0u);
    CHECK(nag_number("$018") == 18u);
    CHECK(nag_number("$255") == last_nag);
    CHECK(nag_number("$256") == last_nag + 1);
    CHECK(nag_number("$99999999999999999999") == last_nag + 1);
    CHECK_FALSE(nag_number("$"));
}
