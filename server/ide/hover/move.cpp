#include "chess/fen.h"
#include "ide/find.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "ide/move_text.h"
#include "ide/opening_name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <variant>
#include <vector>

namespace arbiter::ide::hovering {
namespace {

using game::Index;
using game::ReplayedPly;
using game::Verdict;

// Why a move can't be played as it is written, as a sentence about it.
struct Objection {
    std::string_view written;
    const chess::Position& before;

    std::string operator()(const notation::Legal&) const { return {}; }
    std::string operator()(const notation::Ambiguous& reading) const {
        std::vector<std::string> candidates;
        candidates.reserve(reading.candidates.size());
        for (const chess::Move move : reading.candidates)
            candidates.push_back(san(move, before));
        return fmt::format("{} is ambiguous: it could be {}", written,
                           fmt::join(candidates, " or "));
    }
    std::string operator()(const notation::Illegal& reading) const {
        return fmt::format("{} is illegal: {}", written, reading.reason);
    }
    std::string operator()(const notation::NotAMove&) const {
        return fmt::format("{} is not a move", written);
    }
};

// Why nothing can be said of a move.
std::string unchecked_reason(const Place& place, Index ply) {
    using Rules = game::Start::Rules;
    const game::Start& start = place.analysis.replay.start;
    if (start.rules == Rules::other_variant || start.rules == Rules::unknown_variant)
        return "Not checked: the moves of this variant are not known here";
    if (!start.fen_errors.empty()) return "Not checked: the FEN tag gives no position to play from";

    const auto& [score, replay] = place.analysis;
    Index stop = score.plies[ply].previous;
    while (stop != game::no_index && replay.plies[stop].verdict != Verdict::stopped)
        stop = score.plies[stop].previous;
    if (stop == game::no_index) return "Not checked: the moves before it can't be played";
    return fmt::format("Not checked: the game can't be followed beyond {}",
                       text::slice(place.text, score.plies[stop].span));
}

void add_played(Page& page, const Place& place, Index ply) {
    const ReplayedPly& played = place.analysis.replay.plies[ply];
    const auto& descriptive = place.analysis.replay.descriptive;
    if (descriptive)
        if (const auto words = game::decided_by(descriptive->plies[ply]); !words.empty())
            page.paragraph(fmt::format("Read so among several moves that it fits: {}", words));
    page.move(played.move, played.before, place.analysis.replay.after(ply),
              opening_of(place.analysis, ply));
}

// With another move, or with that one on the board behind another move before it.
std::string goes_on_with(const Place& place, const ReplayedPly& repaired) {
    auto words =
        fmt::format("The game goes on with {}", numbered_san(repaired.move, repaired.before));
    if (!repaired.repair) return words;
    const game::Correction& correction = repaired.repair->corrections.front();
    if (!repaired.repair->is_earlier(correction)) return words;
    const auto ply = static_cast<Index>(correction.ply);
    const auto& corrected = place.analysis.replay.plies[ply];
    return words + fmt::format(", as if {} had been written {}",
                               numbered_san(corrected.move, corrected.before), correction.text);
}

} // namespace

std::optional<Hover> move(const Place& place) {
    const auto& [score, replay] = place.analysis;
    const game::Item* item = item_at(score, place.offset);
    if (item == nullptr || item->kind != game::ItemKind::move) return std::nullopt;

    const Index ply = item->ply;
    const ReplayedPly& replayed = replay.plies[ply];
    const std::string_view written = text::slice(place.text, item->span);
    const std::string objection = std::visit(Objection{written, replayed.before}, replayed.reading);

    Page page(place.options.board);
    switch (replayed.verdict) {
    case Verdict::played:
        page.title(numbered_san(replayed.move, replayed.before));
        if (san(replayed.move, replayed.before) != written) page.code("Written", written);
        add_played(page, place, ply);
        break;
    case Verdict::repaired:
        page.title(objection);
        page.paragraph(goes_on_with(place, replayed));
        add_played(page, place, ply);
        break;
    case Verdict::stopped:
        page.title(objection);
        page.paragraph("The position before it:");
        page.board(replayed.before);
        page.code("FEN", chess::write_fen(replayed.before));
        break;
    case Verdict::unchecked:
        page.title(written);
        page.paragraph(unchecked_reason(place, ply));
        break;
    }
    return std::move(page).finish(item->span);
}

} // namespace arbiter::ide::hovering
