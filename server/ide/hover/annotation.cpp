#include "ide/find.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "notation/nag.h"

#include <fmt/format.h>

namespace arbiter::ide::hovering {
namespace {

using game::ItemKind;

std::string title(std::uint32_t nag) {
    const std::string_view glyph = notation::nag_glyph(nag);
    return glyph.empty() ? fmt::format("${}", nag) : fmt::format("${} {}", nag, glyph);
}

void add_meaning(Page& page, std::uint32_t nag) {
    if (nag > notation::last_nag) {
        page.paragraph("out of range: the numbers of annotation glyphs go from 0 to 255");
        return;
    }
    const auto meaning = notation::nag_meaning(nag);
    if (!meaning) {
        page.paragraph("without a meaning in the PGN standard, in ChessBase and in Scid");
        return;
    }
    if (!meaning->standard.empty()) {
        page.paragraph(meaning->standard);
        return;
    }
    if (meaning->chessbase == meaning->scid) {
        page.paragraph(meaning->chessbase);
        return;
    }
    constexpr std::string_view nothing = "no meaning";
    page.paragraph(
        fmt::format("in ChessBase: {}", meaning->chessbase.empty() ? nothing : meaning->chessbase));
    page.paragraph(fmt::format("in Scid: {}", meaning->scid.empty() ? nothing : meaning->scid));
}

} // namespace

std::optional<Hover> annotation(const Place& place) {
    const game::Item* item = item_at(place.analysis.score, place.offset);
    if (item == nullptr) return std::nullopt;

    const std::string_view token = text::slice(place.text, item->span);
    if (item->kind == ItemKind::text_glyph && token == notation::draw_offer) {
        Page page(place.options.board);
        page.title(token);
        page.paragraph(
            "a draw offer, as score sheets mark it (FIDE 8.1.5); PGN has no sign for it");
        return std::move(page).finish(item->span);
    }
    std::optional<std::uint32_t> nag;
    if (item->kind == ItemKind::nag) nag = notation::nag_number(token);
    if (item->kind == ItemKind::suffix || item->kind == ItemKind::text_glyph)
        nag = notation::glyph_nag(token);
    if (!nag) return std::nullopt;

    Page page(place.options.board);
    page.title(*nag > notation::last_nag ? std::string(token) : title(*nag));
    add_meaning(page, *nag);
    return std::move(page).finish(item->span);
}

} // namespace arbiter::ide::hovering
