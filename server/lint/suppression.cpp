#include "lint/suppression.h"

#include "lint/near_miss.h"
#include "lint/selector.h"

#include <algorithm>
#include <array>
#include <functional>

namespace arbiter::lint {

namespace {

constexpr std::string_view mark = "arbiter:";
constexpr std::string_view ignore = "ignore";
constexpr std::string_view ignore_file = "ignore-file";
constexpr std::array instructions{ignore, ignore_file};
constexpr std::string_view reason = "--";
constexpr std::string_view separators = " \t\r\n,";
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

using Scope = Suppression::Scope;
using Flaw = Suppression::Flaw;

// Nearly all games have none, and must not pay for it.
bool mentions_mark(std::string_view text) {
    static const std::boyer_moore_horspool_searcher searcher(mark.begin(), mark.end());
    return std::search(text.begin(), text.end(), searcher) != text.end();
}

// Reads `arbiter: ignore RULE...`. Nothing where the text is something else: people also write of
// arbiters.
std::optional<Suppression> read(std::string_view text, text::Span span, text::Span content) {
    auto at = content.begin;
    const auto next_word = [&] {
        const auto part = text.substr(0, content.end);
        const auto begin =
            std::min<std::size_t>(part.find_first_not_of(separators, at), part.size());
        const auto end = std::min(part.find_first_of(separators, begin), part.size());
        at = static_cast<std::uint32_t>(end);
        return text::Span{static_cast<std::uint32_t>(begin), at};
    };
    if (slice(text, next_word()) != mark) return std::nullopt;
    Suppression found;
    found.span = span;
    found.instruction = next_word();
    const auto instruction = slice(text, found.instruction);
    if (instruction == ignore_file) {
        found.scope = Scope::file;
    } else if (instruction != ignore) {
        if (nearest(instruction, instructions).empty()) return std::nullopt;
        found.flaw = Flaw::unknown_instruction;
        return found;
    }
    for (auto word = next_word(); !word.empty(); word = next_word()) {
        if (slice(text, word) == reason) break;
        found.names.push_back({word, is_selector(slice(text, word)), false});
    }
    if (found.names.empty()) found.flaw = Flaw::no_rules;
    return found;
}

// A comment without its signs.
text::Span inside(std::string_view text, const game::Item& item) {
    const bool closed =
        item.kind == game::ItemKind::comment && slice(text, item.span).ends_with('}');
    return {item.span.begin + 1, item.span.end - (closed ? 1u : 0u)};
}

bool is_carrier(game::ItemKind kind) {
    using game::ItemKind;
    return kind == ItemKind::comment || kind == ItemKind::line_comment || kind == ItemKind::escape;
}

// The move before an item that is none.
game::Index move_before(const game::Score& score, const game::Item& item) {
    return item.ply != game::no_index ? item.ply : score.lines[item.line].replaces;
}

void set_scope(Suppression& suppression, const game::Score& score, const game::Item& item) {
    const auto ply = move_before(score, item);
    const bool is_escape = item.kind == game::ItemKind::escape;
    if (suppression.scope == Scope::file) {
        if (!is_escape || ply != game::no_index) suppression.scope = Scope::nothing;
    } else if (ply != game::no_index) {
        suppression.scope = is_escape ? Scope::nothing : Scope::move;
        suppression.ply = ply;
    }
}

bool is_hidden_by(const Suppression& suppression, std::optional<game::Index> ply) {
    if (suppression.scope == Scope::move) return ply == suppression.ply;
    return suppression.scope == Scope::game;
}

} // namespace

std::vector<Suppression> read_suppressions(std::string_view text, const game::Score& score) {
    std::vector<Suppression> found;
    if (!mentions_mark(text)) return found;
    for (const auto& item : score.items) {
        if (!is_carrier(item.kind)) continue;
        auto suppression = read(text, item.span, inside(text, item));
        if (!suppression) continue;
        set_scope(*suppression, score, item);
        found.push_back(*std::move(suppression));
    }
    return found;
}

std::optional<game::Index> ply_of(const game::Score& score, std::uint32_t offset) {
    const auto behind = std::ranges::upper_bound(
        score.items, offset, {}, [](const game::Item& item) { return item.span.begin; });
    if (behind == score.items.begin()) return std::nullopt;
    auto item = std::prev(behind);
    // A number belongs to the move that follows it.
    if (item->kind == game::ItemKind::move_number && behind != score.items.end() &&
        behind->kind == game::ItemKind::move)
        item = behind;
    const auto ply = move_before(score, *item);
    return ply == game::no_index ? std::nullopt : std::optional(ply);
}

void suppress(const Rule& rule, std::string_view text, const game::Score& score,
              std::vector<Suppression>& suppressions, std::vector<Finding>& findings,
              std::size_t first) {
    const auto is_unwanted = [&](const Finding& finding) {
        const auto ply = ply_of(score, finding.span.begin);
        bool hidden = false;
        for (auto& suppression : suppressions) {
            if (!is_hidden_by(suppression, ply)) continue;
            for (auto& name : suppression.names) {
                if (!hides(slice(text, name.span), rule)) continue;
                name.is_used = true;
                hidden = true;
            }
        }
        return hidden;
    };
    const auto begin = findings.begin() + static_cast<std::ptrdiff_t>(first);
    findings.erase(std::remove_if(begin, findings.end(), is_unwanted), findings.end());
}

std::vector<Suppression> read_file_suppressions(std::string_view first_chunk) {
    std::vector<Suppression> found;
    std::size_t at = first_chunk.starts_with(byte_order_mark) ? byte_order_mark.size() : 0;
    while (at < first_chunk.size()) {
        const auto begin = at;
        const auto end = std::min(first_chunk.find_first_of("\r\n", begin), first_chunk.size());
        at = end + 1;
        const auto line = first_chunk.substr(begin, end - begin);
        if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
        if (line.front() != '%') break;
        const text::Span span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        auto suppression = read(first_chunk, span, {span.begin + 1, span.end});
        if (suppression && suppression->scope == Scope::file)
            found.push_back(*std::move(suppression));
    }
    return found;
}

bool hides(std::string_view selector, const Rule& rule) {
    const auto needed = rule.id == "unused-suppression" ? Reach::rule : Reach::all;
    return needed <= reach(selector, rule);
}

} // namespace arbiter::lint
