#pragma once

#include "chess/position.h"
#include "notation/descriptive_move.h"
#include "notation/flags.h"
#include "notation/origins.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Descriptive notation on a board. A written move often fits several legal ones: only kinds of men
// and short files are given. Evidence decides between them, from the hardest to the softest, and is
// always told.
namespace arbiter::notation {

// What is known besides the position.
struct DescriptiveBoard {
    chess::Position position = chess::Position::start();
    Origins origins = Origins::of(chess::Position::start());
    chess::Square last_to = chess::no_square; // where the opponent's last move went

    void play(chess::Move move);
};

// What singled out a move, or some of several. In the order in which they are asked.
enum class Evidence : std::uint8_t {
    mark,           // the printed check, mate or e.p.
    original_wing,  // KR is the rook that stood on the king's side, and QB the bishop taken
    absent_mark,    // no check is printed, and the others give check
    recapture,      // it takes the man that has just moved
    wing_not_place, // it was the original wing, though another man stands nearer to that side now
    relative_wing,  // nothing is known of the men's origin: KR is the one nearer to that side
};

using EvidenceSet = Flags<Evidence>;

struct DescriptiveReading {
    chess::MoveList literal; // legal moves that the words fit
    chess::MoveList moves;   // those that the evidence leaves
    EvidenceSet decided;     // what left some out
};

DescriptiveReading read_descriptive(const DescriptiveMove& move, const DescriptiveBoard& board);

// What is odd about a move that was read, of which a reader should hear.
enum class Oddity : std::uint8_t {
    prefix_conflict,    // the man, or the man taken, is not the one that its prefix names
    check_mark_missing, // it gives check, and no mark is printed
    check_mark_wrong,   // it gives no check, or no mate, as is printed
    promotion_missing,  // P-K8: read as a queen
    rank_omitted,       // R-KB: the first rank
    mixed_style,        // Kt and N, or sq and 1, in one game
};

using Oddities = Flags<Oddity>;

Oddities oddities(const DescriptiveMove& written, chess::Move move, const DescriptiveBoard& board);

// The move counted from the wrong side of the board: B-K7 for Black's B-K2. No rank, no such move.
std::optional<DescriptiveMove> mirrored(DescriptiveMove move);

struct DescriptiveWriter {
    DescriptiveLanguage language = DescriptiveLanguage::english;
    DescriptiveStyle style; // unknown: Kt, and K1
};

// The shortest form that fits no other legal move, with its marks: KtxP, KR-K1, R(B3)-K3ch.
std::string write_descriptive(chess::Move move, const DescriptiveBoard& board,
                              const DescriptiveWriter& writer = {});

} // namespace arbiter::notation
