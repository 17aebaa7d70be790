#include "lint/rules/shared/written_move.h"

namespace arbiter::lint::rules {

namespace {

// A legal move has the shape of a move.
notation::Part find_part(std::string_view token, MovePart part, const notation::Notation& notation,
                         chess::PieceType piece) {
    const notation::Part whole{0, static_cast<std::uint32_t>(token.size())};
    if (notation.letters == nullptr) return whole;
    const auto parsed = notation::parse_san_token(token, *notation.letters);
    if (!parsed) return whole;
    const bool small_bishop = piece == chess::PieceType::bishop && parsed->may_be_bishop;
    return (small_bishop ? parsed->as_bishop().parts : parsed->parts).*part;
}

} // namespace

text::Span WrittenMove::place(MovePart part) const {
    const auto inside = find_part(text(), part, notation, piece().type);
    return {span.begin + inside.begin, span.begin + inside.end};
}

std::string WrittenMove::due(MovePart part) const {
    const auto correct = notation.write(move, before);
    const auto inside = find_part(correct, part, notation, piece().type);
    return correct.substr(inside.begin, inside.end - inside.begin);
}

std::vector<text::Edit> WrittenMove::edits(std::initializer_list<MovePart> parts) const {
    if (notation.letters == nullptr)
        return {replace(context.text, span, notation.write(move, before))};
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
