#include "ide/ignore.h"

#include "lint/suppression.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace arbiter::ide {

namespace {

using game::ItemKind;
using lint::Suppression;

text::Edit insert(std::uint32_t at, std::string what) {
    return {{at, at}, std::move(what)};
}

std::string comment(std::string_view rule) {
    return fmt::format("{{arbiter: ignore {}}}", rule);
}

// Where a comment that says it already goes on.
std::optional<std::uint32_t> end_of_names(const std::vector<Suppression>& suppressions,
                                          Suppression::Scope scope, game::Index ply) {
    const auto found = std::ranges::find_if(suppressions, [&](const Suppression& each) {
        return each.scope == scope && each.ply == ply && each.flaw == Suppression::Flaw::none;
    });
    if (found == suppressions.end()) return std::nullopt;
    return found->names.back().span.end;
}

// Behind the move and the glyphs that belong to it.
std::uint32_t end_of_move(const game::Score& score, game::Index ply) {
    auto item = score.items.begin() + score.plies[ply].item;
    const auto is_glyph = [](const game::Item& each) {
        return each.kind == ItemKind::suffix || each.kind == ItemKind::nag ||
               each.kind == ItemKind::text_glyph;
    };
    while (item + 1 != score.items.end() && is_glyph(*(item + 1)))
        ++item;
    return item->span.end;
}

std::optional<std::uint32_t> begin_of_movetext(const game::Score& score) {
    // A byte order mark before the tags is unexpected too.
    const auto found = std::ranges::find_if(score.items, [](const game::Item& item) {
        return item.kind != ItemKind::escape && item.kind != ItemKind::unexpected;
    });
    return found == score.items.end() ? std::nullopt : std::optional(found->span.begin);
}

} // namespace

std::vector<lint::Fix> ignore_fixes(const game::Game& game, const lint::Finding& finding) {
    std::vector<lint::Fix> fixes;
    const auto rule = finding.rule->id;
    if (finding.rule->group == lint::Group::suppression)
        return fixes; // these have fixes to mend them
    const auto analysis = game.analysis();
    const game::Score& score = analysis->score;
    const auto suppressions = lint::read_suppressions(game.text(), score);
    const auto add = [&](std::string title, text::Edit edit) {
        fixes.push_back({std::move(title), {std::move(edit)}, lint::Safety::safe});
    };

    // A comment inside of what is found would change it.
    const auto ply = lint::ply_of(score, finding.span.begin);
    if (ply && finding.span.end <= end_of_move(score, *ply)) {
        const auto end = end_of_names(suppressions, Suppression::Scope::move, *ply);
        add(fmt::format("Ignore {} for this move", rule),
            end ? insert(*end, fmt::format(" {}", rule))
                : insert(end_of_move(score, *ply), fmt::format(" {}", comment(rule))));
    }
    const auto end = end_of_names(suppressions, Suppression::Scope::game, game::no_index);
    const auto begin = begin_of_movetext(score);
    if (end)
        add(fmt::format("Ignore {} in this game", rule), insert(*end, fmt::format(" {}", rule)));
    else if (begin)
        add(fmt::format("Ignore {} in this game", rule),
            insert(*begin, fmt::format("{} ", comment(rule))));
    return fixes;
}

} // namespace arbiter::ide
