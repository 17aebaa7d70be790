#include "notation/descriptive_notation.h"

#include "notation/descriptive_refusal.h"

#include <utility>

namespace arbiter::notation {

namespace {

constexpr std::pair<Oddity, Deviation> told_as[]{
    {Oddity::check_mark_missing, Deviation::check_mark_missing},
    {Oddity::check_mark_wrong, Deviation::check_mark_wrong},
    {Oddity::promotion_missing, Deviation::promotion_missing},
};

} // namespace

Reading read_descriptive(std::string_view text, const chess::Position& position,
                         DescriptiveLanguage language) {
    const auto written = parse_descriptive(text, language);
    if (!written) return NotAMove{};
    const DescriptiveBoard board{position, Origins::of(position)};
    const auto moves = read_descriptive(*written, board).moves;
    if (moves.empty()) return refuse_descriptive(*written, position);
    if (moves.size() > 1) return Ambiguous{{moves.begin(), moves.end()}, {}};
    Legal legal{moves[0], {}};
    const auto odd = oddities(*written, legal.move, board);
    for (const auto& [oddity, deviation] : told_as)
        if (odd.has(oddity)) legal.deviations.add(deviation);
    return legal;
}

} // namespace arbiter::notation
