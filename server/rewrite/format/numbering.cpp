#include "rewrite/format/numbering.h"

#include "chess/position.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <cstdint>

namespace arbiter::rewrite::format_detail {

namespace {

using game::Index;
using game::no_index;

// A move's place in the count.
struct Count {
    std::uint64_t number = 1;
    bool is_white = true;

    Count next() const { return {is_white ? number : number + 1, !is_white}; }
    std::string label() const { return fmt::format("{}{}", number, is_white ? "." : "..."); }
};

class Counter {
public:
    Counter(std::string_view chunk, const game::Analysis& analysis)
        : chunk_(chunk), score_(analysis.score), replay_(analysis.replay) {}

    Numbering number() {
        Numbering numbering;
        counts_.reserve(score_.plies.size());
        for (Index i = 0; i < score_.plies.size(); ++i) {
            Count count = expected(i);
            const bool contradicts = !agrees(i, count);
            if (contradicts) count = as_written(i, count);
            counts_.push_back(count);
            numbering.plies.push_back({count.label(), count.is_white, contradicts});
        }
        return numbering;
    }

private:
    const game::Ply& ply(Index i) const { return score_.plies[i]; }
    const game::Line& line_of(Index i) const { return score_.lines[ply(i).line]; }
    bool is_first_of_line(Index i) const { return line_of(i).plies.front() == i; }

    Count expected(Index i) const {
        const Index replaced = line_of(i).replaces;
        if (is_first_of_line(i) && replaced != no_index) {
            const bool answers = replay_.lines[ply(i).line] == game::LineStart::answers;
            return answers ? counts_[replaced].next() : counts_[replaced];
        }
        if (ply(i).previous != no_index) return counts_[ply(i).previous].next();
        const chess::Position& start = replay_.start.position;
        return {static_cast<std::uint64_t>(start.fullmove_number()),
                start.side_to_move() == chess::Color::white};
    }

    bool says_number(const game::MoveNumber& written) const {
        return text::is_digit(chunk_[written.span.begin]);
    }

    // Any number of dots will do on import, but those of Black before a move of White mislead.
    bool agrees(Index i, const Count& count) const {
        const auto& written = ply(i).number;
        if (!written) return true;
        if (says_number(*written) && written->number != count.number) return false;
        return !count.is_white || written->dots <= 1;
    }

    // Whose move it is only the first number of a line can tell: behind it the sides alternate.
    Count as_written(Index i, Count count) const {
        const game::MoveNumber& written = *ply(i).number;
        if (says_number(written)) count.number = written.number;
        if (is_first_of_line(i) && written.dots > 0) count.is_white = written.dots == 1;
        return count;
    }

    std::string_view chunk_;
    const game::Score& score_;
    const game::Replay& replay_;
    std::vector<Count> counts_;
};

} // namespace

Numbering number_plies(std::string_view chunk, const game::Analysis& analysis) {
    return Counter(chunk, analysis).number();
}

} // namespace arbiter::rewrite::format_detail
