#include "support/catch.hpp"
#include "text/generators.h"
#include "text/naive.h"
#include "text/utf8.h"

using namespace arbiter;

namespace {

bool naive_valid(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = test::well_formed(text, at);
        if (size == 0) return false;
        at += size;
    }
    return true;
}

} // namespace

TEST_CASE("every code point is written and read back") {
    for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
        std::string bytes;
        text::append_utf8(bytes, code_point);
        const text::Utf8Character read = text::decode_utf8(bytes);
        const bool surrogate = 0xD800 <= code_point && code_point <= 0xDFFF;
        if (read.valid == surrogate || (read.valid && read.code_point != code_point) ||
            (read.valid && read.size != bytes.size())) {
            FAIL("U+" << std::hex << static_cast<std::uint32_t>(code_point));
        }
    }
    std::string bytes;
    text::append_utf8(bytes, U'\u265E');
    CHECK(bytes == "\xE2\x99\x9E");
}

TEST_CASE("every sequence of three bytes is judged as Unicode says") {
    std::string bytes(3, '\0');
    for (unsigned value = 0; value < 1u << 24; value += 3) {
        bytes[0] = static_cast<char>(value >> 16);
        bytes[1] = static_cast<char>(value >> 8 & 0xFF);
        bytes[2] = static_cast<char>(value & 0xFF);
        if (text::is_utf8(bytes) != naive_valid(bytes)) FAIL(value);
    }
}

TEST_CASE("the first invalid byte is found wherever it stands") {
    for (std::size_t before = 0; before < 40; ++before) {
        for (const std::string_view good : {"x", "é", "♞", "🐍"}) {
            std::string text;
            while (text.size() < before)
                text += good;
            const std::size_t expected = text.size();
            CHECK(text::is_utf8(text));
            text += "\xE2\x82";
            CHECK(text::find_invalid_utf8(text) == expected);
            text += "plain ASCII behind it";
            CHECK(text::find_invalid_utf8(text) == expected);
        }
    }
    CHECK(text::is_utf8(""));
}

TEST_CASE("UTF-8 agrees with a plain model on any text") {
    REQUIRE(rc::check("validity and character starts", [] {
        const std::string text = *test::nasty_text();
        RC_ASSERT(text::is_utf8(text) == naive_valid(text));
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t size = std::max<std::size_t>(test::well_formed(text, at), 1);
            for (std::size_t i = 0; i < size; ++i) {
                RC_ASSERT(text::character_start(text, at + i) == at);
            }
            at += size;
        }
        RC_ASSERT(text::character_start(text, text.size()) == text.size());
        RC_ASSERT(text::skip_ascii(text) <= text.size());
    }));
}
