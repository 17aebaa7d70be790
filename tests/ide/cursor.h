#pragma once

#include "ide/hover.h"
#include "support/catch.hpp"

#include <cstdint>
#include <string>

namespace arbiter::test {

// A text with its cursor, which `$0` marks in the input.
struct Cursor {
    std::string text;
    std::uint32_t offset;
};

inline Cursor cursor(std::string marked) {
    const auto at = marked.find("$0");
    REQUIRE(at != std::string::npos);
    marked.erase(at, 2);
    return {std::move(marked), static_cast<std::uint32_t>(at)};
}

} // namespace arbiter::test
