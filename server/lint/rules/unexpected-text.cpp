#include "lint/rule.h"
#include "lint/rules/shared/characters.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/html.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/wrapper.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::lint::rules {

namespace {

using game::Item;
using game::ItemKind;

bool is_invisible(char32_t c) {
    return is_control(c) || is_format_control(c) || is_odd_blank(c) || is_zero_width(c);
}

bool is_in_empty_variation(const game::Score& score, const Item& item) {
    const auto& line = score.lines[item.line];
    return line.plies.empty() && !line.open.empty() && !line.close.empty();
}

// Nobody else reports it: not escape-not-in-column-one, empty-variation, control-character or
// invisible-character.
bool is_unexpected(const Context& context, const Item& item) {
    if (item.kind != ItemKind::unexpected) return false;
    if (context.text[item.span.begin] == '%') return false;
    if (is_in_empty_variation(context.score, item)) return false;
    const auto invisible = find_run(slice(context.text, item.span), 0, is_invisible);
    return !invisible || invisible->size() < item.span.size();
}

// A comment that says the same, or nothing where the text can't stand in a comment.
std::optional<std::string> as_comment(std::string_view text) {
    const auto words = without_entities(text);
    if (words.find_first_of("{}") != std::string::npos) return std::nullopt;
    return "{" + words + "}";
}

// [pgn] and [/pgn], together.
void report_wrapper(const Context& context, Report& report) {
    Finding* finding = nullptr;
    for (const auto& tag : context.score.tags) {
        if (!is_wrapper(context, tag)) continue;
        if (finding == nullptr) {
            const auto mark = slice(context.text, tag.span);
            finding =
                &report.add(tag.span, fmt::format("{} belongs to a web page, not to PGN", mark),
                            Severity::warning);
            finding->fixes.push_back(safe_fix("Remove the marks of the web page", {}));
        } else {
            finding->related.push_back({tag.span, "its other end"});
        }
        finding->fixes.front().edits.push_back(remove(context.text, tag.span));
    }
}

void report_html_tags(const Context& context, const std::vector<text::Span>& tags, Report& report) {
    if (tags.empty()) return;
    const auto first = slice(context.text, tags.front());
    auto& finding =
        report.add(tags.front(), fmt::format("{} is HTML: < and > have no meaning in PGN", first));
    std::vector<text::Edit> edits;
    for (const auto& tag : tags) {
        if (tag != tags.front()) finding.related.push_back({tag, "another one"});
        edits.push_back({tag, ""});
    }
    finding.fixes.push_back(unsafe_fix("Remove the HTML tags", std::move(edits)));
}

void report_words(const Context& context, text::Span span, Report& report) {
    const auto words = slice(context.text, span);
    auto& finding =
        report.add(span, fmt::format("{} is neither a move nor a comment", quote(words)));
    if (auto comment = as_comment(words))
        finding.fixes.push_back(unsafe_fix("Make it a comment", {{span, *std::move(comment)}}));
}

void report_second_marker(const Context& context, text::Span span, Report& report) {
    auto& finding = report.add(span, "A game has one termination marker, at its end");
    finding.fixes.push_back(unsafe_fix("Remove it", {remove(context.text, span)}));
}

bool may_follow_result(const Context& context, const Item& item) {
    switch (item.kind) {
    case ItemKind::comment:
    case ItemKind::line_comment:
    case ItemKind::escape:
        return true;
    case ItemKind::open_comment:
    case ItemKind::stray_brace:
        return true; // reported by their own rules
    case ItemKind::unexpected:
        return !is_unexpected(context, item);
    default:
        return false;
    }
}

// All that stands behind the termination marker, as one.
void report_behind_result(const Context& context, Report& report) {
    const auto& items = context.score.items;
    const auto marker = items[context.score.result].span;
    std::optional<text::Span> behind;
    for (auto i = context.score.result + 1; i < items.size(); ++i)
        if (!may_follow_result(context, items[i]))
            behind = behind ? cover(*behind, items[i].span) : items[i].span;
    if (!behind) return;
    const auto words = slice(context.text, *behind);
    auto& finding =
        report.add(*behind, fmt::format("{} stands behind the end of the game", quote(words)));
    finding.help = "The termination marker is the last of a game; a comment may stand before it";
    if (const auto comment = as_comment(words))
        finding.fixes.push_back(
            unsafe_fix("Make it a comment", {{{marker.begin, marker.begin}, *comment + " "},
                                             remove(context.text, *behind)}));
}

} // namespace

void unexpected_text(const Context& context, Report& report) {
    const auto& score = context.score;
    report_wrapper(context, report);
    std::vector<text::Span> html_tags;
    const auto end = std::min<std::size_t>(score.result, score.items.size());
    for (std::size_t i = 0; i < end; ++i) {
        const auto& item = score.items[i];
        if (item.kind == ItemKind::result) report_second_marker(context, item.span, report);
        if (!is_unexpected(context, item)) continue;
        if (is_html_tag(slice(context.text, item.span)))
            html_tags.push_back(item.span);
        else
            report_words(context, item.span, report);
    }
    report_html_tags(context, html_tags, report);
    if (score.result != game::no_index) report_behind_result(context, report);
}

} // namespace arbiter::lint::rules
