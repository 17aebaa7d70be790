#include "rewrite/apply_fixes.h"

#include "game/split.h"
#include "lint/rule.h"
#include "rewrite/obstacle.h"
#include "text/line_ending.h"

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

struct Chosen {
    Accepted edits;
    std::size_t fixes = 0;
    bool wants_utf8 = false;
};

Chosen choose(std::string_view text, std::span<const lint::Finding> findings, Fixes fixes) {
    // New lines end as the others of the game do.
    const auto line_ending = text::line_endings(text).dominant();
    Chosen chosen;
    for (const auto& finding : findings) {
        const auto* fix = chosen_fix(finding, fixes);
        if (fix == nullptr) continue;
        const auto fits_in = [&](const text::Edit& edit) { return fits(chosen.edits, edit); };
        if (!std::ranges::all_of(fix->edits, fits_in)) continue;
        for (const auto& edit : fix->edits)
            chosen.edits.insert({edit.span, text::with_line_ending(edit.replacement, line_ending)});
        ++chosen.fixes;
        chosen.wants_utf8 |= fix->edits.empty();
    }
    return chosen;
}

std::string edited(std::string_view text, const Chosen& chosen) {
    return text::apply(text, std::vector<text::Edit>(chosen.edits.begin(), chosen.edits.end()));
}

// What one round makes of a text.
Fixed fix_once(std::string_view text, Fixes fixes, const lint::Options& options,
               text::Encoding encoding) {
    Fixed round;
    std::size_t begin = 0;
    for (const auto chunk : game::split(text)) {
        const game::Game game{std::string(text.substr(begin, chunk.end - begin))};
        const auto findings = lint::check(game.text(), *game.analysis(), options, encoding);
        const Chosen chosen = choose(game.text(), findings, fixes);
        round.text += edited(game.text(), chosen);
        round.applied += chosen.fixes;
        round.left += findings.size();
        round.wants_utf8 |= chosen.wants_utf8;
        begin = chunk.end;
    }
    return round;
}

} // namespace

std::string apply_fixes(std::string_view text, std::span<const lint::Finding> findings,
                        Fixes fixes) {
    return edited(text, choose(text, findings, fixes));
}

Fixed fix_all(const game::Game& game, Fixes fixes, const lint::Options& options,
              text::Encoding encoding) {
    Fixed result{std::string(game.text())};
    if (!objection_to(game.format()).empty()) {
        result.left = lint::check(game.text(), *game.analysis(), options, encoding).size();
        return result;
    }
    while (true) {
        Fixed next = fix_once(result.text, fixes, options, encoding);
        const bool recodes = next.wants_utf8 && encoding != text::Encoding::utf8;
        if (next.text == result.text && !recodes) {
            result.left = next.left;
            return result;
        }
        if (result.rounds == max_rounds) {
            result.settled = false;
            return result;
        }
        result.text = std::move(next.text);
        result.applied += next.applied;
        ++result.rounds;
        if (!recodes) continue;
        result.wants_utf8 = true;
        encoding = text::Encoding::utf8;
    }
}

} // namespace arbiter::rewrite
