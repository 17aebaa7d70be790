#include "game/clock_time.h"
#include "game/time_control.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "ide/hover/subject.h"
#include "ide/move_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::ide::hovering {
namespace {

using game::ClockTime;
using game::Command;
using game::Index;

// "1 h 2 min 3 s"
std::string duration(std::int64_t milliseconds) {
    constexpr std::int64_t second = 1000;
    constexpr std::int64_t minute = 60 * second;
    constexpr std::int64_t hour = 60 * minute;
    std::string text;
    if (hour <= milliseconds) text += fmt::format("{} h ", milliseconds / hour);
    if (minute <= milliseconds) text += fmt::format("{} min ", milliseconds % hour / minute);
    const std::int64_t rest = milliseconds % minute;
    if (rest % second == 0) return text + fmt::format("{} s", rest / second);
    return text + fmt::format("{:.1f} s", static_cast<double>(rest) / second);
}

std::optional<std::int64_t> clock_behind(const Place& place, Index ply) {
    const game::Score& score = place.analysis.score;
    const auto found = std::ranges::find_if(score.commands, [&](const Command& command) {
        return score.items[command.item].ply == ply &&
               text::slice(place.text, command.name) == "clk";
    });
    if (found == score.commands.end()) return std::nullopt;
    const auto time = game::read_clock_time(text::slice(place.text, found->value));
    return time ? std::optional(time->milliseconds) : std::nullopt;
}

// What each move adds to the clock; nothing where that changes in the game or is not known.
std::optional<std::int64_t> increment(const Place& place) {
    const game::TagPair* tag = place.analysis.score.tag(place.text, "TimeControl");
    if (tag == nullptr) return std::nullopt;
    const auto control = game::read_time_control(tag->text);
    if (!control || control->periods.empty()) return std::nullopt;
    const auto& first = control->periods.front();
    const bool same = std::ranges::all_of(control->periods, [&](const game::TimePeriod& period) {
        return period.increment == first.increment && !period.sandclock;
    });
    return same ? std::optional(first.increment) : std::nullopt;
}

// By the clock that the same side showed behind its move before. Where a new period has brought
// time it would be negative.
std::optional<std::int64_t> time_spent(const Place& place, Index ply, std::int64_t left) {
    const game::Score& score = place.analysis.score;
    const Index other = score.plies[ply].previous;
    if (other == game::no_index || score.plies[other].previous == game::no_index)
        return std::nullopt;
    const auto before = clock_behind(place, score.plies[other].previous);
    const auto added = increment(place);
    if (!before || !added) return std::nullopt;
    const std::int64_t spent = *before + *added - left;
    return spent < 0 ? std::nullopt : std::optional(spent);
}

void add_clock(Page& page, const Place& place, const game::Item& item, std::int64_t time) {
    const game::ReplayedPly* move = move_before(place.analysis, item);
    page.paragraph(fmt::format("{} had {} left {}", mover(move), duration(time), after_move(move)));
    if (item.ply == game::no_index) return;
    if (const auto spent = time_spent(place, item.ply, time))
        page.paragraph(fmt::format("The move took {}", duration(*spent)));
}

} // namespace

std::optional<Hover> clock(const Place& place) {
    const Command* command = command_at(place, {"clk", "emt", "egt"});
    if (command == nullptr) return std::nullopt;
    const auto time = game::read_clock_time(text::slice(place.text, command->value));
    if (!time) return std::nullopt;

    const game::Item& item = place.analysis.score.items[command->item];
    const game::ReplayedPly* move = move_before(place.analysis, item);
    const auto name = text::slice(place.text, command->name);
    Page page(place.options.board);
    page.title(fmt::format("[%{} {}]", name, game::write_clock_time(time->milliseconds)));
    if (name == "clk")
        add_clock(page, place, item, time->milliseconds);
    else if (name == "emt")
        page.paragraph(
            fmt::format("{} spent {} on the move", mover(move), duration(time->milliseconds)));
    else
        page.paragraph(fmt::format("{} had spent {} {}", mover(move), duration(time->milliseconds),
                                   after_move(move)));
    return std::move(page).finish(command->span);
}

} // namespace arbiter::ide::hovering
