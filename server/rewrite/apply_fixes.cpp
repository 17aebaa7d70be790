#include "rewrite/apply_fixes.h"

#include "game/game.h"
#include "game/split.h"
#include "lint/rule.h"

#include <algorithm>
#include <set>
#include <vector>

namespace arbiter::rewrite {

namespace {

struct ByPlace {
    bool operator()(const text::Edit& a, const text::Edit& b) const {
        return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end < b.span.end;
    }
};

// Edits that do not overlap, in order.
using Accepted = std::set<text::Edit, ByPlace>;

bool fits(const Accepted& accepted, const text::Edit& edit) {
    const auto next = accepted.lower_bound(edit);
    if (next != accepted.end() && text::overlap(*next, edit)) return false;
    return next == accepted.begin() || !text::overlap(*std::prev(next), edit);
}

bool are_wanted(Fixes fixes, lint::Safety safety) {
    return safety == lint::Safety::safe || (safety == lint::Safety::unsafe && fixes == Fixes::all);
}

const lint::Fix* chosen_fix(const lint::Finding& finding, Fixes fixes) {
    const auto found = std::ranges::find_if(
        finding.fixes, [fixes](const lint::Fix& fix) { return are_wanted(fixes, fix.safety); });
    return found == finding.fixes.end() ? nullptr : &*found;
}

std::string fix_once(std::string_view text, Fixes fixes, const lint::Options& options) {
    std::string fixed;
    std::size_t begin = 0;
    for (const auto chunk : game::split(text)) {
        const game::Game game{std::string(text.substr(begin, chunk.end - begin))};
        const auto findings = lint::check(game.text(), *game.analysis(), options);
        fixed += apply_fixes(game.text(), findings, fixes);
        begin = chunk.end;
    }
    return fixed;
}

} // namespace

std::string apply_fixes(std::string_view text, std::span<const lint::Finding> findings,
                        Fixes fixes) {
    Accepted accepted;
    for (const auto& finding : findings) {
        const auto* fix = chosen_fix(finding, fixes);
        if (fix == nullptr) continue;
        const auto fits_in = [&](const text::Edit& edit) { return fits(accepted, edit); };
        if (!std::ranges::all_of(fix->edits, fits_in)) continue;
        accepted.insert(fix->edits.begin(), fix->edits.end());
    }
    return text::apply(text, std::vector<text::Edit>(accepted.begin(), accepted.end()));
}

Fixed fix_all(std::string_view game, Fixes fixes, const lint::Options& options) {
    Fixed result{std::string(game)};
    while (true) {
        auto next = fix_once(result.text, fixes, options);
        if (next == result.text) return result;
        if (result.rounds == max_rounds) {
            result.settled = false;
            return result;
        }
        result.text = std::move(next);
        ++result.rounds;
    }
}

} // namespace arbiter::rewrite
