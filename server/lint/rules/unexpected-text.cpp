#include "game/comma.h"
#include "lint/rule.h"
#include "lint/rules/shared/descriptive.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/html.h"
#include "lint/rules/shared/occurrences.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/unexpected.h"
#include "lint/rules/shared/wrapper.h"
#include "text/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::lint::rules {

namespace {

using game::Item;
using game::ItemKind;

// Of what is too large to be marked.
constexpr std::size_t longest_mark = 80; // bytes

// Empty-variation speaks of it.
bool is_in_empty_variation(const game::Score& score, const Item& item) {
    const auto& line = score.lines[item.line];
    return line.plies.empty() && !line.open.empty() && !line.close.empty();
}

bool is_in_closed_variation(const game::Score& score, const Item& item) {
    return !score.lines[item.line].close.empty();
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
    std::vector<text::Edit> edits;
    for (const auto& tag : context.score.tags) {
        if (!is_wrapper(context, tag)) continue;
        auto edit = remove(context.text, tag.span);
        if (finding == nullptr) {
            const auto mark = slice(context.text, tag.span);
            finding =
                &report.add(tag.span, fmt::format("{} belongs to a web page, not to PGN", mark),
                            Severity::warning);
        } else {
            finding->related.push_back({tag.span, "its other end"});
            // The blank between two of them is in both.
            edit.span.begin = std::max(edit.span.begin, edits.back().span.end);
        }
        edits.push_back(std::move(edit));
    }
    if (finding == nullptr) return;
    finding->fixes.push_back(safe_fix("Remove the marks of the web page", std::move(edits)));
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

// Between moves, as it is the custom in Spanish books: all of a game as one.
void report_commas(const Context& context, const std::vector<Item>& commas, Report& report) {
    if (commas.empty()) return;
    Occurrences found;
    found.message = "A comma between moves has no meaning in PGN";
    found.severity = Severity::warning;
    found.fix = safe_fix("Remove the commas", {});
    for (const Item& comma : commas) {
        found.spans.push_back(comma.span);
        found.fix.edits.push_back(game::without_comma(context.text, comma));
    }
    report_as_one(report, std::move(found));
}

void report_words(const Context& context, text::Span span, Report& report) {
    const auto words = slice(context.text, span);
    auto& finding =
        report.add(span, fmt::format("{} is neither a move nor a comment", quote(words)));
    if (auto comment = as_comment(words))
        finding.fixes.push_back(unsafe_fix("Make it a comment", {{span, *std::move(comment)}}));
}

void report_marker_in_variation(const Context& context, text::Span span, Report& report) {
    auto& finding =
        report.add(span, "A termination marker stands at the end of the game, not in a variation",
                   Severity::warning);
    finding.fixes.push_back(unsafe_fix("Remove it", {remove(context.text, span)}));
}

// What `stray-brace` speaks of.
bool is_rest_of_nested(const Context& context, std::size_t item) {
    const auto& items = context.score.items;
    return 0 < item && item + 1 < items.size() && items[item].kind == ItemKind::unexpected &&
           items[item + 1].kind == ItemKind::stray_brace &&
           items[item - 1].kind == ItemKind::comment &&
           slice(context.text, items[item - 1].span).find('{', 1) != std::string_view::npos;
}

// All that stands behind the termination marker, as one.
void report_behind_result(const Context& context, Report& report) {
    const auto& items = context.score.items;
    const auto marker = items[context.score.result].span;
    std::optional<text::Span> behind;
    for (auto i = context.score.result + 1; i < items.size(); ++i) {
        if (items[i].kind != ItemKind::unexpected) continue;
        for (const auto& part : part_unexpected(context.text, items[i]))
            if (part.kind == Oddity::words || part.kind == Oddity::html_tag)
                behind = behind ? cover(*behind, part.span) : part.span;
    }
    if (!behind) return;
    const auto words = slice(context.text, *behind);
    auto& finding =
        report.add(*behind, fmt::format("{} stands behind the end of the game", quote(words)));
    finding.help = "The termination marker is the last of a game; a comment may stand before it";
    if (const auto comment = as_comment(words))
        finding.fixes.push_back(
            unsafe_fix("Make it a comment",
                       {insert(marker.begin, *comment + " "), remove(context.text, *behind)}));
}

// Reported at its first line: all of it is as good as none.
void report_unread(const Context& context, Report& report) {
    constexpr double megabyte = 1e6;
    constexpr auto limit = static_cast<double>(game::max_game_size) / megabyte;
    const auto size = static_cast<double>(context.text.size()) / megabyte;
    const auto line = context.text.find_first_of("\r\n");
    const auto end = std::min({line, context.text.size(), longest_mark});
    const auto mark = static_cast<std::uint32_t>(text::character_start(context.text, end));
    auto& finding = report.add(
        {0, mark},
        fmt::format("This is not read: with {:.1f} MB it is larger than any game, and the "
                    "limit is {:.0f} MB",
                    size, limit));
    finding.help = "Games are told apart by their tag pairs and termination markers";
}

} // namespace

void unexpected_text(const Context& context, Report& report) {
    const auto& score = context.score;
    const auto& items = score.items;
    if (score.too_large) return report_unread(context, report);
    report_wrapper(context, report);
    std::vector<text::Span> html_tags;
    std::vector<Item> commas;
    const auto end = std::min<std::size_t>(score.result, items.size());
    for (std::size_t i = 0; i < end; ++i) {
        const auto& item = items[i];
        if (is_rest_of_nested(context, i)) continue;
        if (item.kind == ItemKind::result && is_in_closed_variation(score, item))
            report_marker_in_variation(context, item.span, report);
        if (item.kind != ItemKind::unexpected || is_in_empty_variation(score, item)) continue;
        if (is_comma_of_descriptive(context, item)) continue;
        if (game::is_comma(context.text, item)) {
            commas.push_back(item);
            continue;
        }
        for (const auto& part : part_unexpected(context.text, item)) {
            if (part.kind == Oddity::html_tag) html_tags.push_back(part.span);
            if (part.kind == Oddity::words) report_words(context, part.span, report);
        }
    }
    report_html_tags(context, html_tags, report);
    report_commas(context, commas, report);
    if (score.result != game::no_index) report_behind_result(context, report);
}

} // namespace arbiter::lint::rules
