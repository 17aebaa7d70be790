#include "ide/base64.h"
#include "ide/markdown.h"
#include "support/catch.hpp"

using namespace arbiter::ide;

TEST_CASE("base64 as in RFC 4648, section 10") {
    CHECK(base64("").empty());
    CHECK(base64("f") == "Zg==");
    CHECK(base64("fo") == "Zm8=");
    CHECK(base64("foo") == "Zm9v");
    CHECK(base64("foob") == "Zm9vYg==");
    CHECK(base64("fooba") == "Zm9vYmE=");
    CHECK(base64("foobar") == "Zm9vYmFy");
    CHECK(base64("\xFB\xFF\xFE") == "+//+");
}

TEST_CASE("escaped text shows as it is") {
    CHECK(markdown::escape("Qxf7#") == "Qxf7#");
    CHECK(markdown::escape("White's knight g1 → f3") == "White's knight g1 → f3");
    CHECK(markdown::escape("*x* _y_ `z` [a](b) <i> & \\") ==
          "\\*x\\* \\_y\\_ \\`z\\` \\[a\\](b) \\<i\\> \\& \\\\");
}

TEST_CASE("escaped text never begins a block, and stays on one line") {
    CHECK(markdown::escape("# a") == "\\# a");
    CHECK(markdown::escape("- a") == "\\- a");
    CHECK(markdown::escape("+ a") == "\\+ a");
    CHECK(markdown::escape("12. Nf3") == "12\\. Nf3");
    CHECK(markdown::escape("12) Nf3") == "12\\) Nf3");
    CHECK(markdown::escape("    12. Nf3") == "12\\. Nf3");
    CHECK(markdown::escape("a\n\n# b\r\n- c") == "a  # b  - c");
    CHECK(markdown::escape("").empty());
}

TEST_CASE("code holds any backquotes") {
    CHECK(markdown::code("Nf3") == "`Nf3`");
    CHECK(markdown::code("a`b") == "``a`b``");
    CHECK(markdown::code("`a``b") == "``` `a``b ```");
    CHECK(markdown::code("a\nb") == "`a b`");
    CHECK(markdown::code_block("a\n") == "```text\na\n```");
    CHECK(markdown::code_block("```") == "````text\n```\n````");
}

TEST_CASE("an image is part of the text") {
    CHECK(markdown::svg_image("a]b", "<svg/>") == "![a\\]b](data:image/svg+xml;base64,PHN2Zy8+)");
}
