#pragma once

#include "lint/rule.h"

#include <vector>

namespace arbiter::lint::rules {

// The variations whose first move answers the move before the parenthesis instead of replacing it,
// and those inside them: their moves stand on the wrong board, so only `misplaced-variation` speaks
// of them.
class AnsweringLines {
public:
    explicit AnsweringLines(const Context& context);

    bool none() const { return none_; }
    // Whether this line itself is one.
    bool answers(game::Index line) const { return answers_[line]; }
    // Whether it is one or stands inside one.
    bool on_wrong_board(game::Index line) const { return on_wrong_board_[line]; }

private:
    bool none_ = true;
    std::vector<bool> answers_;
    std::vector<bool> on_wrong_board_;
};

} // namespace arbiter::lint::rules
