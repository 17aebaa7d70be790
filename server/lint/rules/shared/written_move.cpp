#include "lint/rules/shared/written_move.h"

namespace arbiter::lint::rules {

namespace {

// A legal move has the shape of a move.
notation::SanParts parts_of(std::string_view token, chess::PieceType piece) {
    const auto parsed = notation::parse_san_token(token);
    if (!parsed) return {};
    const bool small_bishop = piece == chess::PieceType::bishop && parsed->may_be_bishop;
    return small_bishop ? parsed->as_bishop().parts : parsed->parts;
}

} // namespace

text::Span WrittenMove::place(MovePart part) const {
    const auto inside = parts_of(text(), piece().type).*part;
    return {span.begin + inside.begin, span.begin + inside.end};
}

std::string WrittenMove::due(MovePart part) const {
    const auto correct = san();
    const auto inside = parts_of(correct, piece().type).*part;
    return correct.substr(inside.begin, inside.end - inside.begin);
}

std::vector<text::Edit> WrittenMove::edits(std::initializer_list<MovePart> parts) const {
    std::vector<text::Edit> edits;
    for (const auto part : parts)
        if (slice(context.text, place(part)) != due(part))
            edits.push_back(replace(context.text, place(part), due(part)));
    return edits;
}

Fix WrittenMove::rewrite(std::initializer_list<MovePart> parts) const {
    auto inside = edits(parts);
    for (auto& edit : inside)
        edit.span = {edit.span.begin - span.begin, edit.span.end - span.begin};
    return safe_fix("Write " + text::apply(text(), inside), edits(parts));
}

} // namespace arbiter::lint::rules
