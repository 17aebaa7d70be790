#include "support/catch.hpp"
#include "support/shared.h"
#include "text/encoding.h"
#include "text/generators.h"
#include "text/utf8.h"

#include <array>

using namespace arbiter;
using text::Encoding;

namespace {

constexpr std::array all_encodings{Encoding::utf8,        Encoding::utf8_bom, Encoding::latin1,
                                   Encoding::windows1252, Encoding::utf16_le, Encoding::utf16_be};

void check_round_trip(const std::string& bytes) {
    for (const Encoding encoding : all_encodings) {
        const auto back = text::from_utf8(text::to_utf8(bytes, encoding), encoding);
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == bytes);
    }
}

} // namespace

TEST_CASE("the encoding of a file is detected") {
    CHECK(text::detect_encoding("") == Encoding::utf8);
    CHECK(text::detect_encoding("[Event \"x\"]") == Encoding::utf8);
    CHECK(text::detect_encoding("[White \"Müller\"]") == Encoding::utf8);
    CHECK(text::detect_encoding("\xEF\xBB\xBF[Event \"x\"]") == Encoding::utf8_bom);
    CHECK(text::detect_encoding("\xEF\xBB\xBF[White \"M\xFCller\"]") == Encoding::utf8_bom);
    CHECK(text::detect_encoding("[White \"M\xFCller\"]") == Encoding::latin1);
    CHECK(text::detect_encoding("{\x93quoted\x94}") == Encoding::windows1252);
    CHECK(text::detect_encoding(std::string_view("\xFF\xFE[\0", 4)) == Encoding::utf16_le);
    CHECK(text::detect_encoding(std::string_view("\xFE\xFF\0[", 4)) == Encoding::utf16_be);
}

TEST_CASE("one broken byte does not make UTF-8 another encoding") {
    CHECK(text::detect_encoding("Müller, Öst, \xFC") == Encoding::utf8);
    CHECK(text::detect_encoding("Müller, \xD6st, \xFC") == Encoding::latin1);
}

TEST_CASE("bytes among control characters are no letters of Windows-1252") {
    using namespace std::string_view_literals;
    CHECK(text::detect_encoding("1. e4 \0\x0C\x80\x9F e5 \x1A*"sv) == Encoding::latin1);
    CHECK(text::detect_encoding("{\x93quoted\x94} \x1B") == Encoding::latin1);
    CHECK(text::detect_encoding("{\x93quoted\x94}\t\v\f\r\n*\x1A") == Encoding::windows1252);
}

TEST_CASE("one-byte sets become UTF-8") {
    CHECK(text::to_utf8("M\xFCller \xBD", Encoding::latin1) == "Müller ½");
    CHECK(text::to_utf8("\x80 \x93x\x94 \x96 \x9E \x8A\xFF", Encoding::windows1252) ==
          "€ “x” – ž Šÿ");
    CHECK(text::to_utf8("\x81", Encoding::windows1252) == "\xC2\x81"); // undefined there
    CHECK(text::from_utf8("“Žižek” ½", Encoding::windows1252).value() == "\x93\x8Ei\x9E"
                                                                         "ek\x94 \xBD");
    CHECK(text::from_utf8("x ♞", Encoding::latin1).error() == 2);
    CHECK(text::from_utf8("\u0093", Encoding::windows1252).error() == 0);
    CHECK(text::from_utf8("ab\xFF", Encoding::latin1).error() == 2);
}

TEST_CASE("UTF-16 becomes UTF-8") {
    using namespace std::string_view_literals;
    CHECK(text::to_utf8("\xFF\xFE"
                        "a\0\xBD\0\x5E\x26\x3D\xD8\x0D\xDC"sv,
                        Encoding::utf16_le) == "\uFEFFa½♞🐍");
    CHECK(text::to_utf8("\xFE\xFF\0a\0\xBD\x26\x5E\xD8\x3D\xDC\x0D"sv, Encoding::utf16_be) ==
          "\uFEFFa½♞🐍");
    CHECK(text::from_utf8("a🐍", Encoding::utf16_be).value() == "\0a\xD8\x3D\xDC\x0D"sv);
    CHECK(text::from_utf8("a\xFF", Encoding::utf16_le).error() == 1);
    // A lone surrogate and an odd byte are kept, as what is no valid UTF-8.
    const std::string broken = text::to_utf8("\xFF\xFE\x3D\xD8"
                                             "a"sv,
                                             Encoding::utf16_le);
    CHECK(text::find_invalid_utf8(broken) == 3);
}

TEST_CASE("any bytes survive the way through any encoding") {
    REQUIRE(rc::check("bytes", [] { check_round_trip(*rc::gen::arbitrary<std::string>()); }));
    REQUIRE(rc::check("nasty text", [] { check_round_trip(*test::nasty_text()); }));
    REQUIRE(rc::check("surrogates", [] {
        const auto units = *rc::gen::container<std::vector<char>>(
            rc::gen::element('\xD8', '\xDC', '\xDF', '\xE0', '\x00', '\x80', 'a'));
        check_round_trip(std::string(units.begin(), units.end()));
    }));
}

TEST_CASE("the files of the field are read in their encoding") {
    if (const auto bytes = test::read_shared("cases/80-latin1-names.pgn")) {
        CHECK(text::detect_encoding(*bytes) == Encoding::latin1);
        CHECK(text::is_utf8(text::to_utf8(*bytes, Encoding::latin1)));
    }
    if (const auto bytes = test::read_shared("cases/81-utf8-bom.pgn")) {
        CHECK(text::detect_encoding(*bytes) == Encoding::utf8_bom);
    }
    if (const auto bytes = test::read_shared("cases/85-control-characters.pgn")) {
        CHECK(text::detect_encoding(*bytes) == Encoding::latin1);
    }
    if (const auto bytes = test::read_shared("cases/82-bom-but-latin1-crlf.pgn")) {
        CHECK(text::detect_encoding(*bytes) == Encoding::utf8_bom);
        CHECK_FALSE(text::is_utf8(*bytes));
    }
}

TEST_CASE("a text has few control characters") {
    CHECK(text::is_binary(std::string(100, '\0')));
    CHECK(text::is_binary("\x7F"
                          "ELF\x01\x02\x03"));
    CHECK_FALSE(text::is_binary(""));
    CHECK_FALSE(text::is_binary("1. e4 e5\r\n\t2. Nf3 \x01 Nc6 *\r\n\x1A"));
}
