#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

namespace arbiter::lint::rules {

namespace {

// A number before a move, and how far it is from where the move stands in the game.
struct Numbered {
    game::MoveNumber number;
    std::int64_t due = 0;

    std::int64_t offset() const { return std::int64_t{number.number} - due; }
};

std::vector<Numbered> numbered_plies(const Context& context) {
    std::vector<Numbered> all;
    std::int64_t ply = context.replay.taken_over;
    for (const auto index : context.score.lines.front().plies) {
        const auto& number = context.score.plies[index].number;
        if (number && number->number > 0) all.push_back({*number, ply / 2 + 1});
        ++ply;
    }
    return all;
}

void report_number(const Context& context, const Numbered& numbered, std::int64_t due,
                   Report& report) {
    auto& finding =
        report.add(numbered.number.span,
                   fmt::format("{} is printed where move {} is due", numbered.number.number, due));
    auto text = std::string(slice(context.text, numbered.number.span));
    const auto written = std::to_string(numbered.number.number);
    const auto at = text.find(written);
    if (at == std::string::npos) return;
    const auto begin = numbered.number.span.begin + static_cast<std::uint32_t>(at);
    const auto end = begin + static_cast<std::uint32_t>(written.size());
    finding.fixes.push_back(safe_fix(fmt::format("Write {}", due),
                                     {replace(context.text, {begin, end}, std::to_string(due))}));
}

} // namespace

void descriptive_number(const Context& context, Report& report) {
    if (context.score.format != game::Format::score_sheet) return;
    if (context.score.reference && context.replay.taken_over == 0) return;
    const auto all = numbered_plies(context);
    std::int64_t offset = all.empty() ? 0 : all.front().offset();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto found = all[i].offset();
        if (found == offset) continue;
        // Where the numbers go on from there, moves are missing, or printed twice.
        const bool goes_on = i + 1 < all.size() && all[i + 1].offset() == found;
        if (!goes_on) {
            report_number(context, all[i], all[i].due + offset, report);
            continue;
        }
        report.add(all[i].number.span,
                   found > offset
                       ? fmt::format("the moves before {} are missing", all[i].number.number)
                       : fmt::format("{} stands a second time, or moves before it are "
                                     "printed twice",
                                     all[i].number.number));
        offset = found;
    }
}

} // namespace arbiter::lint::rules
