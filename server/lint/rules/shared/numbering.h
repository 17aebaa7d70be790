#pragma once

#include "lint/rule.h"

#include <cstdint>
#include <string>
#include <vector>

// Move numbers, as the position counts them.
namespace arbiter::lint::rules {

class Numbering {
public:
    explicit Numbering(const Context& context);

    // The number due at the ply, and whose move it is.
    std::int64_t number(game::Index ply) const { return halves_[ply] / 2; }
    chess::Color color(game::Index ply) const {
        return halves_[ply] % 2 == 0 ? chess::Color::white : chess::Color::black;
    }
    // As export format writes it: "2." or "2...".
    std::string label(game::Index ply) const;

private:
    // Twice the number, and one more for Black.
    std::vector<std::int64_t> halves_;
};

} // namespace arbiter::lint::rules
