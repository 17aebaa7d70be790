#pragma once

#include <array>
#include <string_view>

// The values of tags for which PGN has a list.
namespace arbiter::lint::rules {

// PGN 8.1.1.7
inline constexpr std::array<std::string_view, 4> result_words{"1-0", "0-1", "1/2-1/2", "*"};

// PGN 9.7.1
inline constexpr std::array<std::string_view, 2> setup_words{"0", "1"};

// PGN 9.8.1
inline constexpr std::array<std::string_view, 8> termination_words{
    "abandoned", "adjudication",     "death",        "emergency",
    "normal",    "rules infraction", "time forfeit", "unterminated"};

// PGN 9.9.2: over the board, by post, by e-mail, on a server, by telecommunication.
inline constexpr std::array<std::string_view, 5> mode_words{"OTB", "PM", "EM", "ICS", "TC"};

} // namespace arbiter::lint::rules
