#include "lsp/fix_all.h"

#include "lsp/convert.h"
#include "rewrite/apply_fixes.h"
#include "text/utf8.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::lsp {

namespace {

bool has_safe_fix(const std::vector<lint::Finding>& findings) {
    return std::ranges::any_of(findings, [](const lint::Finding& finding) {
        return std::ranges::any_of(
            finding.fixes, [](const lint::Fix& fix) { return fix.safety == lint::Safety::safe; });
    });
}

bool inside_character(std::string_view text, std::size_t offset) {
    return text::character_start(text, offset) != offset;
}

// The one edit that makes a text of another, without what both begin and end with: editors keep
// cursors and marks outside of it.
text::Edit difference(std::string_view before, std::string_view after) {
    const auto [front, front_after] = std::ranges::mismatch(before, after);
    auto begin = static_cast<std::size_t>(front - before.begin());
    while (inside_character(before, begin) || inside_character(after, begin))
        --begin;

    std::size_t end = before.size();
    std::size_t end_after = after.size();
    while (end > begin && end_after > begin && before[end - 1] == after[end_after - 1]) {
        --end;
        --end_after;
    }
    while (inside_character(before, end) || inside_character(after, end_after)) {
        ++end;
        ++end_after;
    }
    return {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
            std::string(after.substr(begin, end_after - begin))};
}

} // namespace

std::optional<protocol::CodeAction>
fix_all_action(const DocumentVersion& version, const Client& client, const std::stop_token& stop) {
    std::vector<protocol::TextEdit> edits;
    const auto games = version.document.games();
    for (std::size_t game = 0; game < games.size(); ++game) {
        if (stop.stop_requested()) return std::nullopt;
        if (!has_safe_fix(version.findings->of(games[game])->findings)) continue;
        const std::string_view before = games[game]->text();
        const rewrite::Fixed fixed =
            rewrite::fix_all(*games[game], rewrite::Fixes::safe, version.findings->options());
        if (fixed.text == before) continue;
        edits.push_back(GameRanges(version, game, client).edit(difference(before, fixed.text)));
    }
    if (edits.empty()) return std::nullopt;
    protocol::CodeAction action;
    action.title = "Apply all safe fixes";
    action.kind = fix_all_kind;
    action.edit = workspace_edit(version, client, std::move(edits));
    return action;
}

} // namespace arbiter::lsp
