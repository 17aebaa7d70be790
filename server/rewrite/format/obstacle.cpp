#include "rewrite/format/obstacle.h"

#include "text/utf8.h"

#include <algorithm>
#include <string>
#include <utility>

namespace arbiter::rewrite::format_detail {

namespace {

using game::ItemKind;
using game::TagPair;

Obstacle obstacle(text::Span span, std::string_view message) {
    return {span, std::string(message)};
}

std::optional<Obstacle> find_in_tags(const game::Score& score) {
    const auto is_flawed = [](const TagPair& tag) {
        return tag.flaw != TagPair::Flaw::none && tag.flaw != TagPair::Flaw::lone_backslash;
    };
    const auto flawed = std::ranges::find_if(score.tags, is_flawed);
    if (flawed == score.tags.end()) return std::nullopt;
    return obstacle(flawed->span, "a tag pair is malformed");
}

bool is_movetext(ItemKind kind) {
    return kind != ItemKind::comment && kind != ItemKind::line_comment &&
           kind != ItemKind::escape && kind != ItemKind::unexpected;
}

std::optional<Obstacle> find_late_tag(const game::Score& score) {
    const auto first = std::ranges::find_if(
        score.items, [](const game::Item& item) { return is_movetext(item.kind); });
    if (score.tags.empty() || first == score.items.end()) return std::nullopt;
    if (score.tags.back().span.begin < first->span.begin) return std::nullopt;
    return obstacle(score.tags.back().span, "a tag pair stands behind the moves");
}

std::string_view complaint(ItemKind kind) {
    switch (kind) {
    case ItemKind::open_comment:
        return "a comment is never closed";
    case ItemKind::stray_brace:
        return "a brace closes no comment";
    case ItemKind::unexpected:
        return "some of its text is no PGN";
    default:
        return {};
    }
}

std::optional<Obstacle> find_in_items(std::string_view chunk, const game::Score& score) {
    for (game::Index i = 0; i < score.items.size(); ++i) {
        const game::Item& item = score.items[i];
        const auto message = complaint(item.kind);
        if (message.empty()) continue;
        const bool is_mark =
            item.span.begin == 0 && text::slice(chunk, item.span) == text::byte_order_mark;
        const bool is_behind = score.result != game::no_index && score.result < i;
        if (!is_mark && !is_behind) return obstacle(item.span, message);
    }
    return std::nullopt;
}

std::optional<Obstacle> find_in_variations(const game::Score& score) {
    if (!score.stray_closes.empty())
        return obstacle(score.stray_closes.front(), "a parenthesis closes no variation");
    const auto open = std::find_if(score.lines.begin() + 1, score.lines.end(),
                                   [](const game::Line& line) { return line.close.empty(); });
    if (open == score.lines.end()) return std::nullopt;
    return obstacle(open->open, "a variation is never closed");
}

} // namespace

std::optional<Obstacle> find_obstacle(std::string_view chunk, const game::Score& score) {
    if (auto found = find_in_tags(score)) return found;
    if (auto found = find_late_tag(score)) return found;
    if (auto found = find_in_items(chunk, score)) return found;
    return find_in_variations(score);
}

} // namespace arbiter::rewrite::format_detail
