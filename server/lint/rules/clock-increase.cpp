#include "game/time_control.h"
#include "lint/rule.h"
#include "lint/rules/shared/clocks.h"
#include "lint/rules/shared/occurrences.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"
#include "notation/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace arbiter::lint::rules {

namespace {

using Form = game::ClockTime::Form;

// Sites on which a player may give the opponent time at any moment.
constexpr std::array<std::string_view, 5> giving_sites{"https://lichess.org/", "Chess.com",
                                                       "chess.com", "freechess.org", "FICS"};
// Pages of lichess that show games played elsewhere.
constexpr std::array<std::string_view, 2> pages_of_other_games{"lichess.org/study",
                                                               "lichess.org/broadcast"};

bool players_may_give_time(const Context& context) {
    const auto* site = context.score.tag(context.text, "Site");
    if (site == nullptr) return false;
    const auto names = [&](std::string_view part) {
        return site->text.find(part) != std::string::npos;
    };
    return std::ranges::any_of(giving_sites, names) &&
           std::ranges::none_of(pages_of_other_games, names);
}

// The time control of a game in which no clock may go up but by what that gives.
std::optional<game::TimeControl> binding_control(const Context& context) {
    const auto* tag = context.score.tag(context.text, "TimeControl");
    if (tag == nullptr || players_may_give_time(context)) return std::nullopt;
    auto control = game::read_time_control(tag->text);
    if (!control || control->periods.empty()) return std::nullopt;
    if (std::ranges::any_of(control->periods, &game::TimePeriod::sandclock)) return std::nullopt;
    return *std::move(control);
}

// The time that one side gets beyond that for its first period.
class Additions {
public:
    explicit Additions(const std::vector<game::TimePeriod>& periods)
        : periods_(periods), due_(periods.front().moves) {}

    // The time of the next period, where it may have been added by that move; it is added only
    // once. A clock counts the presses, and may add it some moves early.
    std::int64_t take(std::uint32_t move) {
        constexpr std::uint32_t early = 2;
        if (periods_[period_].moves == 0 || move + early < due_) return 0;
        // The last period comes again and again.
        period_ = std::min(period_ + 1, periods_.size() - 1);
        due_ += periods_[period_].moves;
        return periods_[period_].time;
    }

private:
    const std::vector<game::TimePeriod>& periods_;
    std::size_t period_ = 0;
    std::uint64_t due_; // the move with which it ends
};

struct Increase {
    Clock clock;
    std::optional<Clock> before; // none where it is above the time of the start
    std::int64_t allowed = 0;    // the most that the clock could show
};

class Follower {
public:
    Follower(const game::TimeControl& control, std::int64_t tolerance)
        : control_(control), additions_(control.periods), tolerance_(tolerance),
          increment_(
              std::ranges::max(control.periods, {}, &game::TimePeriod::increment).increment) {}

    std::optional<Increase> next(const Clock& clock) {
        // Some clocks add the increment before the first move too.
        auto allowed = last_ ? last_->time.milliseconds + increments(clock.move - last_->move)
                             : control_.periods.front().time + increments(clock.move + 1);
        while (allowed + tolerance_ < clock.time.milliseconds) {
            const auto more = additions_.take(clock.move);
            if (more == 0) break;
            allowed += more;
        }
        const auto before = std::exchange(last_, clock);
        if (clock.time.milliseconds <= allowed + tolerance_) return std::nullopt;
        return Increase{clock, before, allowed};
    }

private:
    std::int64_t increments(std::uint32_t moves) const { return increment_ * moves; }

    const game::TimeControl& control_;
    Additions additions_;
    std::int64_t tolerance_;
    std::int64_t increment_;
    std::optional<Clock> last_;
};

std::string message(const Context& context, const Increase& increase, std::string_view control) {
    const auto side = notation::side(increase.clock.side);
    const auto shown = slice(context.text, increase.clock.span);
    if (!increase.before)
        return fmt::format("{}'s clock shows {}, more than the time control {} gives", side, shown,
                           quote(control));
    return fmt::format("{}'s clock goes up from {} to {}, more than the time control {} allows",
                       side, slice(context.text, increase.before->span), shown, quote(control));
}

// Where so many clocks go up, it is the tag that is wrong.
constexpr std::size_t too_many = 4;

} // namespace

void clock_increase(const Context& context, Report& report) {
    if (context.score.commands.empty()) return;
    const auto control = binding_control(context);
    if (!control) return;
    const auto clocks = main_line_clocks(context);
    const auto is_readable = [](const Clock& clock) {
        return clock.time.form == Form::standard || clock.time.form == Form::leading_zero;
    };
    if (!std::ranges::all_of(clocks, is_readable)) return; // command-form

    const auto tolerance = std::int64_t{context.options.clock_tolerance} * 1000;
    std::array<Follower, 2> sides{Follower{*control, tolerance}, Follower{*control, tolerance}};
    std::vector<Increase> increases;
    for (const auto& clock : clocks)
        if (auto increase = sides[static_cast<std::size_t>(clock.side)].next(clock))
            increases.push_back(*increase);

    const auto& tag = *context.score.tag(context.text, "TimeControl");
    const auto reported = too_many <= increases.size() ? 1 : increases.size();
    for (std::size_t i = 0; i < reported; ++i) {
        auto& finding =
            report.add(increases[i].clock.span, message(context, increases[i], tag.text));
        if (increases[i].before) finding.related.push_back({increases[i].before->span, "before"});
        finding.related.push_back({place_of_value(context, tag), "the time control"});
        if (reported == increases.size()) continue;
        finding.help = fmt::format("{} clocks of this game do so: is the time control right?",
                                   increases.size());
        for (std::size_t other = 1; other < std::min(increases.size(), max_related); ++other)
            finding.related.push_back({increases[other].clock.span, "another one"});
    }
}

} // namespace arbiter::lint::rules
