#include "lint/rules/shared/main_line.h"

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

// No named position comes later.
constexpr std::size_t opening_plies = 60;

bool may_hide_moves(const game::Score& score) {
    using enum game::ItemKind;
    const auto hides = [](const game::Item& item) {
        return item.kind == open_comment || item.kind == unexpected || item.kind == stray_brace;
    };
    const auto is_open = [](const game::Line& line) {
        return line.parent != game::no_index && line.close.empty();
    };
    return !score.stray_closes.empty() || std::ranges::any_of(score.items, hides) ||
           std::ranges::any_of(score.lines, is_open);
}

} // namespace

std::optional<std::uint32_t> ply_count(const Context& context) {
    if (may_hide_moves(context.score)) return std::nullopt;
    std::size_t count = 0;
    for (const auto ply : context.score.lines.front().plies)
        count += std::max<std::size_t>(1, context.replay.plies[ply].glued.size());
    return static_cast<std::uint32_t>(count);
}

std::vector<chess::Opening> openings(const Context& context) {
    std::vector<chess::Opening> all;
    if (context.replay.start.rules != game::Start::Rules::chess) return all;
    const auto& plies = context.score.lines.front().plies;
    for (std::size_t i = 0; i < std::min(plies.size(), opening_plies); ++i) {
        if (context.replay.plies[plies[i]].verdict != game::Verdict::played) break;
        if (const auto opening = chess::opening(context.replay.after(plies[i]).key()))
            all.push_back(*opening);
    }
    return all;
}

std::optional<Outcome> written_outcome(const Context& context) {
    if (context.score.result != game::no_index)
        return read_outcome(slice(context.text, context.score.items[context.score.result].span));
    const auto* tag = context.score.tag(context.text, "Result");
    return tag ? read_outcome(tag->text) : std::nullopt;
}

} // namespace arbiter::lint::rules
