#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/outcome.h"
#include "lint/rules/shared/wrapper.h"
#include "text/line_ending.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace arbiter::lint::rules {

namespace {

using game::ItemKind;

// The marker may be there, in what another rule reports.
bool may_be_hidden(const game::Score& score) {
    return std::ranges::any_of(score.items, [&](const game::Item& item) {
        if (item.kind == ItemKind::open_comment) return true;
        return item.kind == ItemKind::result && score.lines[item.line].close.empty();
    });
}

// The last move of the game, or where it has none its first tag pair.
std::optional<text::Span> place(const Context& context) {
    const auto& score = context.score;
    const auto& plies = score.lines.front().plies;
    if (!plies.empty()) return score.plies[plies.back()].span;
    const auto tag = std::ranges::find_if(
        score.tags, [&](const game::TagPair& each) { return !is_wrapper(context, each); });
    if (tag == score.tags.end()) return std::nullopt;
    return tag->span;
}

std::string_view marker_of_tag(const Context& context) {
    const auto* tag = context.score.tag(context.text, "Result");
    const auto outcome = tag ? read_outcome(tag->text) : std::nullopt;
    return outcome && *outcome != Outcome::both_lose ? marker(*outcome) : "*";
}

// Behind all that the game has.
text::Edit append(const Context& context, std::string_view result) {
    const auto line_break = text::line_endings(context.text).dominant();
    const auto& items = context.score.items;
    std::uint32_t end = 0;
    std::string before = " ";
    for (const auto& tag : context.score.tags) {
        if (end < tag.span.end) end = tag.span.end;
        before = fmt::format("{0}{0}", line_break);
    }
    if (!items.empty() && end < items.back().span.end) {
        const auto kind = items.back().kind;
        // Unexpected text may be the start of a tag pair, which takes its line too.
        const bool takes_line = kind == ItemKind::line_comment || kind == ItemKind::escape ||
                                kind == ItemKind::unexpected;
        end = items.back().span.end;
        before = takes_line ? line_break : " ";
    }
    return insert(end, before.append(result));
}

} // namespace

void missing_result(const Context& context, Report& report) {
    if (context.score.result != game::no_index || may_be_hidden(context.score)) return;
    const auto span = place(context);
    if (!span) return;
    const auto result = marker_of_tag(context);
    auto& finding = report.add(*span, context.score.plies.empty()
                                          ? "This game has neither moves nor a termination marker"
                                          : "The game ends without a termination marker");
    finding.help = "A game ends with 1-0, 0-1, 1/2-1/2 or *";
    finding.fixes.push_back(safe_fix(fmt::format("Add {}", result), {append(context, result)}));
}

} // namespace arbiter::lint::rules
