#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

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

// With the hyphen that it lacks; nothing where it lacks none, or no blank stands for it.
std::optional<std::string> with_hyphen(std::string_view written) {
    if (notation::parse_descriptive(written, notation::DescriptiveLanguage::english) ||
        !notation::parse_without_hyphen(written))
        return std::nullopt;
    std::string text(written);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != ' ' && text[i] != '.') continue;
        const char sign = std::exchange(text[i], '-');
        if (notation::parse_descriptive(text, notation::DescriptiveLanguage::english)) return text;
        text[i] = sign;
    }
    return std::nullopt;
}

// A game that is printed without hyphens is read; one mends it all.
void report_hyphens(const Context& context, Report& report) {
    std::optional<text::Span> first;
    std::vector<text::Edit> edits;
    for_each_descriptive(context, [&](const DescriptivePly& ply) {
        if (ply.resolved.misprint) return;
        const auto text = with_hyphen(ply.text());
        if (!text) return;
        if (!first) first = ply.span();
        edits.push_back(replace(context.text, ply.span(), *text));
    });
    if (!first) return;
    auto& finding = report.add(
        *first, fmt::format("{} stands without its hyphen, as other moves of this game do",
                            slice(context.text, *first)));
    finding.fixes.push_back(safe_fix("Write the hyphens", std::move(edits)));
}

} // namespace

void descriptive_style(const Context& context, Report& report) {
    const auto& descriptive = context.replay.descriptive;
    if (!descriptive || descriptive->language != notation::DescriptiveLanguage::english) return;
    report_first(context, report, &DescriptiveStyle::knight, "knights");
    report_first(context, report, &DescriptiveStyle::first_rank, "the first rank");
    report_hyphens(context, report);
}

} // namespace arbiter::lint::rules
