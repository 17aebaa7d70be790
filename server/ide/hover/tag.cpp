#include "chess/fen.h"
#include "ide/find.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "ide/hover/result.h"
#include "ide/tag_meanings.h"

#include <fmt/format.h>

namespace arbiter::ide::hovering {
namespace {

std::string_view side_to_move(const chess::Position& position) {
    return position.side_to_move() == chess::Color::white ? "White to move" : "Black to move";
}

void add_position(Page& page, std::string_view fen_text) {
    const auto fen = chess::read_fen(fen_text);
    if (!fen) {
        for (const chess::FenError& error : fen.error())
            page.paragraph(error.message);
        return;
    }
    page.paragraph(side_to_move(fen->position));
    page.board(fen->position);
    for (const chess::FenRepair& repair : fen->inconsistencies)
        page.paragraph(repair.problem.message);
}

void add_meaning(Page& page, const TagMeaning& tag) {
    page.title(tag.name);
    page.paragraph(tag.meaning);
    page.paragraph(fmt::format("Form: {}", tag.form));
    if (!tag.example.empty())
        page.code("Example", fmt::format("[{} \"{}\"]", tag.name, tag.example));
    page.paragraph(tag.source);
}

void add_value(Page& page, const TagMeaning& tag, std::string_view value) {
    if (tag.name == "FEN") {
        page.title(tag.name);
        add_position(page, value);
    } else if (tag.name != "Result" || !add_result(page, value)) {
        add_meaning(page, tag);
    }
}

} // namespace

std::optional<Hover> tag(const Place& place) {
    const game::TagPair* pair = tag_at(place.analysis.score, place.offset);
    if (pair == nullptr) return std::nullopt;
    const TagMeaning* known = tag_meaning(text::slice(place.text, pair->name));
    if (known == nullptr) return std::nullopt;

    Page page(place.options.board);
    if (pair->value.contains(place.offset)) {
        add_value(page, *known, pair->text);
        return std::move(page).finish(pair->value);
    }
    add_meaning(page, *known);
    if (known->name == "FEN") add_position(page, pair->text);
    const bool on_name = pair->name.contains(place.offset);
    return std::move(page).finish(on_name ? pair->name : pair->span);
}

} // namespace arbiter::ide::hovering
