#pragma once

#include <cstdint>
#include <string>
#include <string_view>

// Roman numbers, of moves, games and variations.
namespace arbiter::text {

// In letters of either case, as they are added up or taken off: IV and IIII are 4. 0 where the text
// is none.
std::uint32_t read_roman(std::string_view text);

// In capitals.
std::string write_roman(std::uint32_t number);

} // namespace arbiter::text
