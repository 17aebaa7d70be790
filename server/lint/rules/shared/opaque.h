#pragma once

#include "game/score.h"

#include <vector>

namespace arbiter::lint::rules {

// The parts of a game whose characters are people's own words: comments and the values of tags.
class OpaqueSpans {
public:
    explicit OpaqueSpans(const game::Score& score);

    bool contain(std::uint32_t offset) const;

private:
    std::vector<text::Span> spans_; // in order
};

} // namespace arbiter::lint::rules
