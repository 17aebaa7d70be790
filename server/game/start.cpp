#include "game/start.h"

#include "game/xiangqi.h"
#include "notation/san.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace arbiter::game {

namespace {

using Rules = Start::Rules;

// Names of variants as they are found, without blanks and signs and in small letters.
constexpr std::array<std::pair<std::string_view, Rules>, 67> variants{{
    {"", Rules::chess},
    {"chess", Rules::chess},
    {"classical", Rules::chess},
    {"frompos", Rules::chess},
    {"fromposition", Rules::chess},
    {"normal", Rules::chess},
    {"orthochess", Rules::chess},
    {"orthodox", Rules::chess},
    {"regular", Rules::chess},
    {"standard", Rules::chess},
    {"standardchess", Rules::chess},
    {"960", Rules::chess960},
    {"chess960", Rules::chess960},
    {"chess9lx", Rules::chess960},
    {"dfrc", Rules::chess960},
    {"doublefischerrandom", Rules::chess960},
    {"fischerandom", Rules::chess960},
    {"fischerandomchess", Rules::chess960},
    {"fischerrandom", Rules::chess960},
    {"fischerrandomchess", Rules::chess960},
    {"frc", Rules::chess960},
    {"freestyle", Rules::chess960},
    {"freestylechess", Rules::chess960},
    {"wildfr", Rules::chess960},
    {"3check", Rules::other_variant},
    {"almost", Rules::other_variant},
    {"amazon", Rules::other_variant},
    {"antichess", Rules::other_variant},
    {"atomic", Rules::other_variant},
    {"berolina", Rules::other_variant},
    {"bughouse", Rules::other_variant},
    {"capablanca", Rules::other_variant},
    {"capahouse", Rules::other_variant},
    {"chaturanga", Rules::other_variant},
    {"chigorin", Rules::other_variant},
    {"courier", Rules::other_variant},
    {"crazyhouse", Rules::other_variant},
    {"darkchess", Rules::other_variant},
    {"duck", Rules::other_variant},
    {"duckchess", Rules::other_variant},
    {"fivecheck", Rules::other_variant},
    {"fogofwar", Rules::other_variant},
    {"giveaway", Rules::other_variant},
    {"gothic", Rules::other_variant},
    {"grand", Rules::other_variant},
    {"horde", Rules::other_variant},
    {"janggi", Rules::other_variant},
    {"kingofthehill", Rules::other_variant},
    {"knightmate", Rules::other_variant},
    {"koth", Rules::other_variant},
    {"kriegspiel", Rules::other_variant},
    {"loop", Rules::other_variant},
    {"losers", Rules::other_variant},
    {"makruk", Rules::other_variant},
    {"nocastle", Rules::other_variant},
    {"placement", Rules::other_variant},
    {"racingkings", Rules::other_variant},
    {"seirawan", Rules::other_variant},
    {"setupchess", Rules::other_variant},
    {"shatranj", Rules::other_variant},
    {"shogi", Rules::other_variant},
    {"shouse", Rules::other_variant},
    {"spartan", Rules::other_variant},
    {"suicide", Rules::other_variant},
    {"threecheck", Rules::other_variant},
    {"xiangqi", Rules::other_variant},
    {"zh", Rules::other_variant},
}};

std::string folded(std::string_view name) {
    std::string out;
    for (const char c : name) {
        if (text::is_alphanumeric(c)) out += text::to_lower(c);
    }
    return out;
}

// The same men, with the other side to move; nothing where that can't be.
std::optional<chess::Position> with_other_side(const chess::Position& position) {
    std::string fen = chess::write_fen(position);
    const std::size_t side = fen.find(' ') + 1;
    fen[side] = fen[side] == 'w' ? 'b' : 'w';
    const std::size_t en_passant = fen.find(' ', fen.find(' ', side) + 1) + 1;
    fen.replace(en_passant, fen.find(' ', en_passant) - en_passant, "-");
    auto read = chess::read_fen(fen);
    if (!read) return std::nullopt;
    return read->position;
}

bool is_legal(std::string_view move, const chess::Position& position) {
    return std::holds_alternative<notation::Legal>(notation::read_san(move, position));
}

// Whether a number before the move says that this side is to move.
bool is_numbered_for(const Ply& ply, chess::Color side) {
    if (!ply.number || ply.number->dots == 0) return true;
    return (ply.number->dots == 1) == (side == chess::Color::white);
}

void mend_side_to_move(const Score& score, std::string_view chunk, Start& start) {
    if (score.lines.front().plies.empty()) return;
    const Ply& first = score.plies[score.lines.front().plies.front()];
    const auto move = text::slice(chunk, first.span);
    const auto side = start.position.side_to_move();
    if (!is_numbered_for(first, !side) || is_legal(move, start.position)) return;
    const auto mended = with_other_side(start.position);
    if (!mended || !is_legal(move, *mended)) return;
    start.position = *mended;
    start.side_to_move_mended = true;
}

} // namespace

Start::Rules rules_of(std::string_view variant) {
    const std::string name = folded(variant);
    const auto* found =
        std::ranges::find(variants, name, &std::pair<std::string_view, Rules>::first);
    if (found != variants.end()) return found->second;
    // Set-ups of internet chess servers, and the arrays of Chess960 in other games.
    const bool other = name.starts_with("wild") || name.ends_with("960");
    return other ? Rules::other_variant : Rules::unknown_variant;
}

Start read_start(const Score& score, std::string_view chunk) {
    Start start;
    const TagPair* variant = score.tag(chunk, "Variant");
    if (variant != nullptr) start.rules = rules_of(variant->text);
    if (variant == nullptr && is_xiangqi(score, chunk)) start.rules = Rules::other_variant;
    if (start.rules != Rules::chess && start.rules != Rules::chess960) return start;

    const TagPair* tag = score.tag(chunk, "FEN");
    if (tag == nullptr || tag->value.empty()) return start;
    auto fen = chess::read_fen(tag->text);
    if (!fen) {
        start.fen_errors = std::move(fen.error());
        return start;
    }
    start.position = fen->position;
    start.fen_inconsistencies = std::move(fen->inconsistencies);
    mend_side_to_move(score, chunk, start);
    if (start.position.is_chess960()) start.rules = Rules::chess960;
    return start;
}

} // namespace arbiter::game
