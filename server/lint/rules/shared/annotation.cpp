#include "lint/rules/shared/annotation.h"

#include "notation/nag.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

// Nothing that a NAG could run into.
bool parts(char c) {
    constexpr std::string_view parting = " \t\r\n\f\v(){};";
    return parting.find(c) != std::string_view::npos;
}

} // namespace

std::optional<std::uint32_t> annotation_number(const Context& context, const game::Item& item) {
    const auto written = slice(context.text, item.span);
    if (item.kind == game::ItemKind::nag) return notation::nag_number(written);
    if (item.kind == game::ItemKind::suffix || item.kind == game::ItemKind::text_glyph)
        return notation::glyph_nag(written);
    return std::nullopt;
}

text::Edit as_nag(std::string_view text, text::Span glyph, std::uint32_t nag) {
    const bool parted_before = glyph.begin == 0 || parts(text[glyph.begin - 1]);
    const bool parted_behind = glyph.end == text.size() || parts(text[glyph.end]);
    return {glyph, fmt::format("{}${}{}", parted_before ? "" : " ", nag, parted_behind ? "" : " ")};
}

std::string meaning_of(std::uint32_t nag) {
    const auto meaning = notation::nag_meaning(nag);
    if (!meaning) return {};
    if (!meaning->standard.empty()) return meaning->standard;
    return std::string(meaning->chessbase.empty() ? meaning->scid : meaning->chessbase);
}

} // namespace arbiter::lint::rules
