#include "ide/find.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"

#include <fmt/format.h>

namespace arbiter::ide::hovering {

// What the others leave: commands that only their name can be told of, and malformed ones.
std::optional<Hover> command(const Place& place) {
    const game::Command* found = ide::command_at(place.analysis.score, place.offset);
    if (found == nullptr) return std::nullopt;
    const auto* known = game::command_meaning(text::slice(place.text, found->name));
    if (known == nullptr) return std::nullopt;
    Page page(place.options.board);
    page.title(fmt::format("[%{}]", known->name));
    page.paragraph(known->meaning);
    page.paragraph(fmt::format("Form: {}", known->form));
    page.paragraph(known->source);
    return std::move(page).finish(found->span);
}

} // namespace arbiter::ide::hovering
