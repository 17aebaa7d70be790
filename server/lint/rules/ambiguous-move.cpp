#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/repair.h"
#include "notation/wording.h"

#include <fmt/format.h>

#include <variant>

namespace arbiter::lint::rules {

namespace {

std::string message(std::string_view written, const notation::Ambiguous& ambiguous,
                    const chess::Position& before) {
    chess::Bitboard origins = 0;
    for (const auto move : ambiguous.candidates)
        origins |= chess::bit(move.from());
    auto text =
        fmt::format("{} is ambiguous: {} can go to {}", written, notation::men_on(origins, before),
                    chess::to_string(ambiguous.candidates.front().to()));
    if (written.ends_with('+') || written.ends_with('#'))
        text += fmt::format(", and {} does not tell them apart", written.back());
    return text;
}

} // namespace

void ambiguous_move(const Context& context, Report& report) {
    if (context.replay.descriptive) return;
    for (std::size_t i = 0; i < context.replay.plies.size(); ++i) {
        const auto& replayed = context.replay.plies[i];
        const auto* ambiguous = std::get_if<notation::Ambiguous>(&replayed.reading);
        if (!ambiguous || !replayed.repair) continue;
        const auto span = context.score.plies[i].span;
        auto& finding =
            report.add(span, message(slice(context.text, span), *ambiguous, replayed.before));
        finding.help = suggestion(context, *replayed.repair);
        finding.fixes = correction_fixes(context, *replayed.repair, replayed.repair->corrections);
    }
}

} // namespace arbiter::lint::rules
