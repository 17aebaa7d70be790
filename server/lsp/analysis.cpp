#include "lsp/analysis.h"

#include "lint/file_suppression.h"
#include "lsp/convert.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace arbiter::lsp {

namespace {

struct Selected {
    std::size_t game;
    const lint::Finding* finding;
};

// At most that many, the severest; in the order that they came in.
std::vector<Selected> select(const std::vector<std::pair<std::size_t, Findings>>& found,
                             std::size_t most) {
    std::vector<Selected> out;
    for (const auto& [game, findings] : found) {
        for (const lint::Finding& finding : findings->findings)
            out.push_back({game, &finding});
    }
    if (out.size() <= most) return out;
    // The findings of one game lie in one array, in the order of the text.
    std::ranges::sort(out, {}, [](const Selected& s) {
        return std::tuple(s.finding->severity, s.game, s.finding);
    });
    out.resize(most);
    std::ranges::sort(out, {}, [](const Selected& s) { return std::tuple(s.game, s.finding); });
    return out;
}

} // namespace

bool Analysis::advance(Clock::time_point until, const std::stop_token& stop) {
    const auto games = snapshot_->document.games();
    for (; next_ < games.size(); ++next_) {
        if (stop.stop_requested() || Clock::now() >= until) return false;
        Findings findings = snapshot_->findings->of(games[next_]);
        ignored_in_file_.insert(findings->ignored_in_file.begin(), findings->ignored_in_file.end());
        if (!findings->findings.empty()) found_.emplace_back(next_, std::move(findings));
    }
    snapshot_->findings->keep(games);
    add_unused_suppressions();
    return true;
}

void Analysis::add_unused_suppressions() {
    const auto games = snapshot_->document.games();
    if (games.empty()) return;
    const std::vector<const lint::Rule*> ignored(ignored_in_file_.begin(), ignored_in_file_.end());
    auto unused = lint::unused_file_suppressions(games.front()->text(),
                                                 snapshot_->findings->options(), ignored);
    if (unused.empty()) return;
    found_.emplace(found_.begin(), 0,
                   std::make_shared<const lint::Checked>(lint::Checked{std::move(unused), {}}));
}

std::vector<protocol::Diagnostic> Analysis::diagnostics() const {
    const std::size_t wanted = snapshot_->max_findings;
    const std::size_t most = wanted == 0 ? max_diagnostics : std::min(wanted, max_diagnostics);
    std::vector<protocol::Diagnostic> out;
    std::optional<GameRanges> ranges;
    std::size_t game = 0;
    for (const Selected& selected : select(found_, most)) {
        if (!ranges || game != selected.game) ranges.emplace(*snapshot_, selected.game, *client_);
        game = selected.game;
        out.push_back(ranges->diagnostic(*selected.finding));
    }
    return out;
}

} // namespace arbiter::lsp
