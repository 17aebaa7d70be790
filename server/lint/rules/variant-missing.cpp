#include "chess/bitboard.h"
#include "game/start.h"
#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"
#include "text/line_ending.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

using Rules = game::Start::Rules;

// All men at home. Elsewhere such castling rights may as well be left over from another position.
bool is_array(const chess::Position& position) {
    const auto is_at_home = [&](chess::Color color, int first_rank, int second_rank) {
        const auto pawns = position.pieces(color, chess::PieceType::pawn);
        return pawns == chess::rank_mask(second_rank) &&
               (position.pieces(color) ^ pawns) == chess::rank_mask(first_rank);
    };
    return is_at_home(chess::Color::white, 0, 1) && is_at_home(chess::Color::black, 7, 6);
}

// Where the FEN stands, which shows the array.
void report_missing(const Context& context, const game::TagPair& fen, Report& report) {
    auto& finding = report.add(place_of_value(context, fen),
                               "King and rooks begin as only Chess960 has them, and there is no "
                               "tag Variant");
    const auto line_break = text::line_endings(context.text).dominant();
    finding.fixes.push_back(
        safe_fix("Add Variant",
                 {insert(fen.span.begin, fmt::format("[Variant \"Chess960\"]{}", line_break))}));
}

void report_other(const Context& context, const game::TagPair& variant, Report& report) {
    auto& finding =
        report.add(place_of_value(context, variant),
                   fmt::format("Variant is {}, but king and rooks begin as only Chess960 has them",
                               quote(variant.text)));
    finding.fixes.push_back(safe_fix("Write Chess960", {write_value(variant, "Chess960")}));
}

} // namespace

void variant_missing(const Context& context, Report& report) {
    const auto& start = context.replay.start;
    if (start.rules != Rules::chess960 || !is_array(start.position)) return;
    const auto* fen = context.score.tag(context.text, "FEN");
    if (fen == nullptr) return;
    const auto* variant = context.score.tag(context.text, "Variant");
    if (variant == nullptr) {
        // The name in other letters is `tag-name-case`.
        if (misspelled_tag(context, "Variant") == nullptr) report_missing(context, *fen, report);
    } else if (game::rules_of(variant->text) == Rules::chess) {
        report_other(context, *variant, report);
    }
}

} // namespace arbiter::lint::rules
