#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::DescriptiveStyle;

namespace {

// Reports the first move whose style differs from that of the game.
template <typename Style>
void report_first(const Context& context, Report& report, Style DescriptiveStyle::* part,
                  std::string_view what) {
    const auto due = writer_of(context).style.*part;
    for (game::Index i = 0; i < context.score.plies.size(); ++i) {
        if (context.replay.plies[i].notation->family != notation::Family::descriptive) continue;
        const auto span = context.score.plies[i].span;
        const auto written = slice(context.text, span);
        const auto style = notation::descriptive_style(written).*part;
        if (style == Style::unknown || style == due) continue;
        report.add(span, fmt::format("{} writes {} in another way than the moves before it",
                                     written, what));
        return;
    }
}

} // namespace

void descriptive_style(const Context& context, Report& report) {
    const auto& descriptive = context.replay.descriptive;
    if (!descriptive || descriptive->language != notation::DescriptiveLanguage::english) return;
    report_first(context, report, &DescriptiveStyle::knight, "knights");
    report_first(context, report, &DescriptiveStyle::first_rank, "the first rank");
}

} // namespace arbiter::lint::rules
