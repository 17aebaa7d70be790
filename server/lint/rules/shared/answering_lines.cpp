#include "lint/rules/shared/answering_lines.h"

#include "notation/san.h"

#include <variant>

namespace arbiter::lint::rules {

namespace {

bool was_played(const game::ReplayedPly& ply) {
    return ply.verdict == game::Verdict::played || ply.verdict == game::Verdict::repaired;
}

// Whether the number before a variation says that its first move replaces the ply.
bool numbered_like(const game::Ply& first, const chess::Position& before) {
    if (!first.number || first.number->dots == 0) return false;
    const auto color = first.number->dots == 1 ? chess::Color::white : chess::Color::black;
    return color == before.side_to_move() &&
           static_cast<int>(first.number->number) == before.fullmove_number();
}

bool answers_what_it_varies(const Context& context, const game::Line& line) {
    if (line.replaces == game::no_index || line.plies.empty()) return false;
    const auto first = line.plies.front();
    const auto& replayed = context.replay.plies[first];
    if (replayed.verdict == game::Verdict::played || replayed.verdict == game::Verdict::unchecked)
        return false;
    const auto& replaced = context.replay.plies[line.replaces];
    if (!was_played(replaced)) return false;
    const auto& ply = context.score.plies[first];
    if (numbered_like(ply, replaced.before)) return false;
    const auto reading =
        notation::read_san(slice(context.text, ply.span), context.replay.after(line.replaces));
    return std::holds_alternative<notation::Legal>(reading);
}

} // namespace

AnsweringLines::AnsweringLines(const Context& context) {
    for (const auto& line : context.score.lines) {
        const bool answers = answers_what_it_varies(context, line);
        if (answers) none_ = false;
        answers_.push_back(answers);
        const bool inside = line.parent != game::no_index && on_wrong_board_[line.parent];
        on_wrong_board_.push_back(answers || inside);
    }
}

} // namespace arbiter::lint::rules
