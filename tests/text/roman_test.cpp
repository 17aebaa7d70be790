#include "support/catch.hpp"
#include "text/roman.h"

#include <rapidcheck.h>

using namespace arbiter;

TEST_CASE("Roman numbers are read and written") {
    CHECK(text::read_roman("IV") == 4);
    CHECK(text::read_roman("iv") == 4);
    CHECK(text::read_roman("IIII") == 4);
    CHECK(text::read_roman("XLIX") == 49);
    CHECK(text::read_roman("MDCCCLXXXVI") == 1886);
    CHECK(text::read_roman("IVb") == 0);
    CHECK(text::read_roman("") == 0);
    CHECK(text::write_roman(4) == "IV");
    CHECK(text::write_roman(49) == "XLIX");
    CHECK(text::write_roman(1886) == "MDCCCLXXXVI");
}

TEST_CASE("a Roman number that was written is read (rapidcheck)") {
    CHECK(rc::check([] {
        const auto number = *rc::gen::inRange<std::uint32_t>(1, 4000);
        RC_ASSERT(text::read_roman(text::write_roman(number)) == number);
    }));
}
