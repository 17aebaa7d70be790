#include "lint/rules/shared/clocks.h"

#include <array>

namespace arbiter::lint::rules {

namespace {

// Goes along the main line, and knows who made its plies.
class MainLine {
public:
    explicit MainLine(const Context& context)
        : context_(context), plies_(context.score.lines.front().plies),
          to_move_(context.replay.start.position.side_to_move()),
          moves_before_(context.replay.start.position.fullmove_number() - 1) {}

    // To a ply behind the last one.
    void go_to(game::Index ply) {
        while (next_ < plies_.size() && plies_[next_] <= ply)
            make(plies_[next_++]);
    }

    chess::Color side() const { return !to_move_; }
    std::uint32_t moves() const {
        return static_cast<std::uint32_t>(moves_before_ + made_[static_cast<std::size_t>(side())]);
    }

private:
    void make(game::Index ply) {
        const auto& replayed = context_.replay.plies[ply];
        if (replayed.verdict != game::Verdict::unchecked) to_move_ = replayed.before.side_to_move();
        ++made_[static_cast<std::size_t>(to_move_)];
        to_move_ = !to_move_;
    }

    const Context& context_;
    const std::vector<game::Index>& plies_;
    std::size_t next_ = 0;
    chess::Color to_move_;
    int moves_before_;
    std::array<int, 2> made_{};
};

} // namespace

std::vector<Clock> main_line_clocks(const Context& context) {
    std::vector<Clock> clocks;
    MainLine line(context);
    for (const auto& command : context.score.commands) {
        const auto& item = context.score.items[command.item];
        if (item.line != 0 || item.ply == game::no_index) continue;
        if (slice(context.text, command.name) != "clk") continue;
        if (!clocks.empty() && clocks.back().ply == item.ply) continue;
        const auto time = game::read_clock_time(slice(context.text, command.value));
        if (!time) continue;
        line.go_to(item.ply);
        clocks.push_back({command.value, *time, item.ply, line.side(), line.moves()});
    }
    return clocks;
}

} // namespace arbiter::lint::rules
