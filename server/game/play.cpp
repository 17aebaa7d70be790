#include "game/play.h"

#include "notation/localized.h"
#include "notation/san.h"

#include <optional>
#include <utility>
#include <variant>

namespace arbiter::game {

namespace {

using notation::Family;
using notation::Legal;

// The fast way of the notations that have one.
std::optional<Legal> play_exact(std::string_view written, chess::Position& position,
                                const notation::Notation& notation) {
    switch (notation.family) {
    case Family::san:
        return notation::play_san(written, position);
    case Family::localized:
    case Family::figurine:
        return notation::play_localized(written, position, *notation.letters);
    default:
        return std::nullopt;
    }
}

} // namespace

// Nobody writes the letter of a pawn: what looks like one is the letter of a man in another
// language.
bool is_doubtful(const notation::Reading& reading) {
    const auto* legal = std::get_if<Legal>(&reading);
    return legal == nullptr || legal->deviations.has(notation::Deviation::pawn_letter);
}

notation::Reading play(std::string_view written, chess::Position& position,
                       const notation::Notation& notation) {
    if (const auto exact = play_exact(written, position, notation)) return *exact;
    auto reading = notation.read(written, position);
    if (const auto* legal = std::get_if<Legal>(&reading)) position.play(legal->move);
    return reading;
}

Played play(std::string_view written, chess::Position& position, const Notations& notations) {
    const auto& usual = *notations.front();
    if (notations.size() == 1) return {play(written, position, usual), &usual};
    const chess::Position before = position;
    Played first{play(written, position, usual), &usual};
    if (!is_doubtful(first.reading)) return first;
    for (const auto* notation : std::span(notations).subspan(1)) {
        chess::Position other = before;
        auto reading = play(written, other, *notation);
        if (is_doubtful(reading)) continue;
        position = other;
        return {std::move(reading), notation};
    }
    return first;
}

const notation::Notation& notation_of(notation::Deviations form,
                                      const notation::Notation* read_in) {
    static const auto& uci = *notation::find_notation("uci");
    static const auto& long_algebraic = *notation::find_notation("lan");
    if (read_in->family != Family::san) return *read_in;
    if (form.has(notation::Deviation::uci)) return uci;
    if (form.has(notation::Deviation::long_algebraic)) return long_algebraic;
    return *read_in;
}

} // namespace arbiter::game
