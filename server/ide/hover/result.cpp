#include "ide/hover/result.h"

#include "ide/find.h"
#include "ide/hover/finders.h"

namespace arbiter::ide::hovering {

using lint::rules::Outcome;

std::string_view result_meaning(Outcome outcome) {
    switch (outcome) {
    case Outcome::white_wins:
        return "White won";
    case Outcome::black_wins:
        return "Black won";
    case Outcome::draw:
        return "the game was drawn";
    case Outcome::both_lose:
        return "both players lost: an extension of PGN";
    case Outcome::unknown:
        break;
    }
    return "the game goes on, was given up, or its result is not known";
}

bool add_result(Page& page, std::string_view text) {
    const auto outcome = lint::rules::read_outcome(text);
    if (!outcome) return false;
    page.title(lint::rules::marker(*outcome));
    page.paragraph(result_meaning(*outcome));
    return true;
}

std::optional<Hover> result(const Place& place) {
    const game::Item* item = item_at(place.analysis.score, place.offset);
    if (item == nullptr || item->kind != game::ItemKind::result) return std::nullopt;
    Page page(place.options.board);
    if (!add_result(page, text::slice(place.text, item->span))) return std::nullopt;
    return std::move(page).finish(item->span);
}

} // namespace arbiter::ide::hovering
