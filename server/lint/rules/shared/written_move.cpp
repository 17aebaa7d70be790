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

bool WrittenMove::is_doubtful() const {
    using enum notation::Deviation;
    const bool needless_capture = deviations.has(capture_mark_needless);
    const bool needless_check = deviations.has(check_mark_needless);
    if (!needless_capture && !needless_check) return false;
    if (deviations.has(long_algebraic) || deviations.has(needless_disambiguation)) return false;
    return (needless_capture && needless_check) || deviations.has(piece_letter_case) ||
           deviations.has(disambiguation_form);
}

Fix WrittenMove::rewrite(std::initializer_list<MovePart> parts) const {
    auto inside = edits(parts);
    for (auto& edit : inside)
        edit.span = {edit.span.begin - span.begin, edit.span.end - span.begin};
    auto title = "Write " + text::apply(text(), inside);
    return is_doubtful() ? unsafe_fix(std::move(title), edits(parts))
                         : safe_fix(std::move(title), edits(parts));
}

} // namespace arbiter::lint::rules
