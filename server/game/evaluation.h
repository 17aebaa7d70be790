#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::game {

// What the command eval says, from White's side: 0.35, -1.2, #-3; perhaps with the depth: 0.35,20.
struct Evaluation {
    enum class Kind : std::uint8_t {
        centipawns,
        mate, // in so many moves; 0 where it stands on the board
    };

    Kind kind = Kind::centipawns;
    std::int32_t value = 0; // negative where Black is better; saturates
    std::optional<std::uint32_t> depth;

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

// Nothing where the text is no evaluation.
std::optional<Evaluation> read_evaluation(std::string_view text);

} // namespace arbiter::game
