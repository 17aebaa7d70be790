#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/tags.h"
#include "lint/rules/shared/words.h"
#include "notation/wording.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

void report_field(const Context& context, Report& report, const game::TagPair& fen,
                  const chess::FenRepair& repair) {
    const auto& problem = repair.problem;
    auto& finding = report.add(place_of_problem(context, fen, problem),
                               fmt::format("The FEN is inconsistent: {}", problem.message));
    const auto place = place_in_value(context, fen, problem.begin, problem.end);
    if (!place) return;
    const auto title = repair.replacement.find_first_not_of(' ') == std::string::npos
                           ? "Take it away"
                           : "Write " + repair.replacement;
    finding.fixes.push_back(safe_fix(title, {{*place, repair.replacement}}));
}

// The second field.
std::optional<text::Span> place_of_side(const Context& context, const game::TagPair& fen) {
    const auto board_end = fen.text.find_first_of(" \t");
    const auto begin = fen.text.find_first_not_of(" \t", board_end);
    if (begin == std::string::npos) return std::nullopt;
    const auto end = std::min(fen.text.find_first_of(" \t", begin), fen.text.size());
    return place_in_value(context, fen, static_cast<std::uint32_t>(begin),
                          static_cast<std::uint32_t>(end));
}

// No reader can tell which of the two is right.
void report_side(const Context& context, Report& report, const game::TagPair& fen) {
    const auto side = context.replay.start.position.side_to_move();
    const auto first = context.score.lines.front().plies.front();
    const auto place = place_of_side(context, fen);
    auto& finding = report.add(
        place.value_or(place_of_value(context, fen)),
        fmt::format("The FEN says that {} is to move, but {} is a move of {}",
                    notation::side(!side), numbered(context, first), notation::side(side)),
        Severity::error);
    finding.related.push_back({context.score.plies[first].span, "the first move"});
    const std::string written = side == chess::Color::white ? "w" : "b";
    if (place) finding.fixes.push_back(unsafe_fix("Write " + written, {{*place, written}}));
}

} // namespace

void fen_inconsistent(const Context& context, Report& report) {
    const auto* fen = context.score.tag(context.text, "FEN");
    if (!fen) return;
    for (const auto& repair : context.replay.start.fen_inconsistencies)
        report_field(context, report, *fen, repair);
    if (context.replay.start.side_to_move_mended) report_side(context, report, *fen);
}

} // namespace arbiter::lint::rules
