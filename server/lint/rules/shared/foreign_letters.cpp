#include "lint/rules/shared/foreign_letters.h"

#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace arbiter::lint::rules {

namespace {

using chess::PieceType;

constexpr std::size_t max_named = 3; // more only make a sentence long

std::string english_letter(PieceType type) {
    if (type == PieceType::none || type == PieceType::pawn) return {};
    return std::string(1, chess::letter(type));
}

text::Span inside(text::Span span, notation::Part part) {
    return {span.begin + part.begin, span.begin + part.end};
}

} // namespace

std::vector<text::Edit> in_english_letters(const Context& context, game::Index ply) {
    const auto& replayed = context.replay.plies[ply];
    const auto& notation = *replayed.notation;
    if (notation.letters == &notation::english_letters) return {};
    const auto span = context.score.plies[ply].span;
    if (notation.letters == nullptr) {
        if (replayed.verdict != game::Verdict::played) return {};
        return {replace(context.text, span, notation::write_san(replayed.move, replayed.before))};
    }
    const auto token = notation::parse_san_token(slice(context.text, span), *notation.letters);
    if (!token) return {};
    // What can't be played may be of another language, where the letter is that of a piece.
    const bool names_pawn =
        token->pattern.piece == PieceType::pawn && token->parts.piece != notation::Part{};
    if (names_pawn && replayed.verdict != game::Verdict::played) return {};

    std::vector<text::Edit> edits;
    const auto put = [&](notation::Part part, const std::string& letters) {
        const auto place = inside(span, part);
        if (slice(context.text, place) != letters)
            edits.push_back(replace(context.text, place, letters));
    };
    put(token->parts.piece, english_letter(token->pattern.piece));
    if (token->pattern.promotion != PieceType::none)
        put(token->parts.promotion, "=" + english_letter(token->pattern.promotion));
    return edits;
}

Fix write_english_letters(const Context& context) {
    constexpr std::string_view title = "Write the moves with English letters";
    Fix fix = rival_language(context) ? unsafe_fix(std::string(title), {})
                                      : safe_fix(std::string(title), {});
    for (game::Index i = 0; i < context.replay.plies.size(); ++i)
        std::ranges::move(in_english_letters(context, i), std::back_inserter(fix.edits));
    return fix;
}

const notation::Notation* rival_language(const Context& context) {
    const auto& replay = context.replay;
    const auto& usual = *replay.notations.front();
    if (usual.family != notation::Family::localized) return nullptr;
    return game::find_rival(context.score, context.text, replay.start.position, usual);
}

std::string language_of(const notation::Notation& notation) {
    if (notation.family == notation::Family::san) return "English";
    std::vector<std::string> names;
    for (const auto& other : notation::notations()) {
        const bool same = notation.letters != nullptr && other.letters != nullptr &&
                          other.family == notation.family &&
                          other.letters->equals(*notation.letters);
        if (same || &other == &notation) names.emplace_back(other.name);
    }
    if (names.size() <= max_named) return list(names, "or");
    return fmt::format("{} and {} other languages", names.front(), names.size() - 1);
}

} // namespace arbiter::lint::rules
