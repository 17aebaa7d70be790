#include "game/sheet_numbers.h"
#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace arbiter::lint::rules {

namespace {

using game::NumberSlip;

void report_misprint(const Context& context, const game::MoveNumber& number, std::uint32_t due,
                     Report& report) {
    auto& finding = report.add(
        number.span, fmt::format("{} is printed where move {} is due", number.number, due));
    const auto written = std::to_string(number.number);
    const auto at = slice(context.text, number.span).find(written);
    if (at == std::string::npos) return;
    const auto begin = number.span.begin + static_cast<std::uint32_t>(at);
    const auto end = begin + static_cast<std::uint32_t>(written.size());
    finding.fixes.push_back(safe_fix(fmt::format("Write {}", due),
                                     {replace(context.text, {begin, end}, std::to_string(due))}));
}

void report_unreadable(const Context& context, const game::MoveNumber& number, std::uint32_t due,
                       Report& report) {
    auto& finding =
        report.add(number.span, fmt::format("{} is printed where the number of move {} is due",
                                            quote(slice(context.text, number.span)), due));
    finding.fixes.push_back(
        safe_fix(fmt::format("Write {}.", due),
                 {replace(context.text, number.span, fmt::format("{}.", due))}));
}

// The game goes on, but not for us.
void report_unread_row(const Context& context, Report& report) {
    const auto& row = context.score.unread_row;
    if (!row) return;
    const auto& plies = context.score.lines.front().plies;
    if (!plies.empty() && context.replay.plies[plies.back()].is_on_board() &&
        !context.replay.after(plies.back()).has_legal_move())
        return;
    auto& finding = report.add(*row, fmt::format("{} can't be read as the next row of the game",
                                                 quote(slice(context.text, *row))));
    finding.help = "this row and what follows it are not checked";
}

} // namespace

void descriptive_number(const Context& context, Report& report) {
    if (context.score.format != game::Format::score_sheet) return;
    report_unread_row(context, report);
    const auto& replay = context.replay;
    if (context.score.reference && replay.taken_over == 0) return;
    for (const auto& slip : number_slips(context.score, replay.start, replay.taken_over)) {
        const auto& number = *context.score.plies[slip.ply].number;
        switch (slip.kind) {
        case NumberSlip::Kind::misprint:
            report_misprint(context, number, slip.due, report);
            break;
        case NumberSlip::Kind::missing:
            report.add(number.span, fmt::format("the moves before {} are missing", number.number));
            break;
        case NumberSlip::Kind::unreadable:
            report_unreadable(context, number, slip.due, report);
            break;
        case NumberSlip::Kind::repeated:
            report.add(number.span, fmt::format("{} stands a second time, or moves before it are "
                                                "printed twice",
                                                number.number));
            break;
        }
    }
}

} // namespace arbiter::lint::rules
