#include "notation/san_token.h"
#include "support/catch.hpp"

#include <initializer_list>
#include <string>

using namespace arbiter::notation;

namespace {

// The parts in the order of exact SAN, each in brackets.
std::string cut(std::string_view text, const SanParts& parts) {
    std::string all;
    for (const Part part :
         {parts.piece, parts.origin, parts.separator, parts.target, parts.promotion,
          parts.late_capture, parts.en_passant, parts.check_mark}) {
        all += '[';
        all += text.substr(part.begin, part.end - part.begin);
        all += ']';
    }
    return all;
}

std::string cut(std::string_view text) {
    const auto token = parse_san_token(text);
    return token ? cut(text, token->parts) : "not a move";
}

} // namespace

TEST_CASE("a token is cut into its parts") {
    CHECK(cut("e4") == "[][][][e4][][][][]");
    CHECK(cut("Nf3+") == "[N][][][f3][][][][+]");
    CHECK(cut("Ng1\u2013f3") == "[N][g1][\u2013][f3][][][][]");
    CHECK(cut("N1xf3#") == "[N][1][x][f3][][][][#]");
    CHECK(cut("exd8=Q+") == "[][e][x][d8][=Q][][][+]");
    CHECK(cut("e7e8(Q)++") == "[][e7][][e8][(Q)][][][++]");
    CHECK(cut("ed5:") == "[][e][][d5][][:][][]");
    CHECK(cut("exd6 e.p.+") == "[][e][x][d6][][][ e.p.][+]");
    CHECK(cut("O-O-O#") == "[][][][O-O-O][][][][#]");
    CHECK(cut("--") == "[][][][--][][][][]");
    CHECK(cut("bxc6") == "[][b][x][c6][][][][]");
    CHECK(cut("bxc6", parse_san_token("bxc6")->as_bishop().parts) == "[b][][x][c6][][][][]");
    CHECK(cut("exd") == "[][e][x][d][][][][]");
    CHECK(cut("ed") == "[][e][][d][][][][]");
    CHECK(cut("Qh5 ch") == "[Q][][][h5][][][][ ch]");
    CHECK(cut("Nc6 dis. ch.") == "[N][][][c6][][][][ dis. ch.]");
    CHECK(cut("0 - 0 - 0 +") == "[][][][0 - 0 - 0][][][][ +]");
    CHECK(cut("E2-E4") == "[][E2][-][E4][][][][]");
    CHECK(cut("Nc3xPd5+") == "[N][c3][xP][d5][][][][+]");
    CHECK(cut("edQ") == "[][e][][d][Q][][][]");
    CHECK(cut("N g 1 f 3 +") == "[N][ g 1][][ f 3][][][][ +]");
    CHECK(cut("e 5 d 4 :") == "[][e 5][][ d 4][][ :][][]");
    CHECK(cut("K enr. g 8") == "[][][][K enr. g 8][][][][]");
    CHECK(cut("K enr. c 1 +") == "[][][][K enr. c 1][][][][ +]");
    CHECK(cut("K enr. g 8 O") == "not a move");
    CHECK(cut("eg") == "not a move");
    CHECK(cut("Nf3Nc6") == "not a move");
}

TEST_CASE("a part that is missing stands where it belongs") {
    const auto token = parse_san_token("Nf3+");
    REQUIRE(token);
    CHECK(token->parts.origin == Part{1, 1});
    CHECK(token->parts.separator == Part{1, 1});
    CHECK(token->parts.promotion == Part{3, 3});
    CHECK(token->parts.late_capture == Part{4, 4});
    CHECK(parse_san_token("e4")->parts.check_mark == Part{2, 2});
    CHECK(parse_san_token("O-O")->parts.check_mark == Part{3, 3});
}
