#pragma once

#include "chess/fen.h"
#include "chess/position.h"
#include "game/score.h"
#include "notation/san.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A score played on a board: a position and a verdict for each ply of each line.
namespace arbiter::game {

// A move that could stand where an illegal or ambiguous one was written.
struct Candidate {
    chess::Move move;
    std::string san;
    std::uint32_t reach = 0;    // plies of the rest of the line that replay after it
    std::uint32_t distance = 0; // spelling distance to what was written, in edits
};

// What the line goes on with after a move that can't be played as written.
struct Repair {
    std::vector<Candidate> candidates; // best first
    std::uint32_t rest = 0;            // plies that follow in the line
    // Strong enough to offer and to go on with; else the line ends here.
    bool accepted = false;
};

enum class Verdict : std::uint8_t {
    played,    // the reading is Legal
    repaired,  // ambiguous or illegal; play goes on with the repair's first candidate
    stopped,   // ambiguous or illegal; the line ends here
    unchecked, // behind a stop, or in a game whose rules are not known
};

struct ReplayedPly {
    Verdict verdict = Verdict::unchecked;
    chess::Position before; // meaningless where unchecked
    notation::Reading reading = notation::NotAMove{};
    chess::Move move; // what was played: of the reading, or of the repair
    std::optional<Repair> repair;
};

// Where the game starts, from the tags Variant and FEN.
struct Start {
    enum class Rules : std::uint8_t {
        chess,
        chess960,
        other_variant, // known by name, its moves are not checked
        unknown_variant,
    };
    Rules rules = Rules::chess;
    chess::Position position = chess::Position::start();
    std::vector<chess::FenError> fen_errors;           // nothing can be replayed
    std::vector<chess::FenRepair> fen_inconsistencies; // offsets inside the FEN tag's text
    // The FEN's side to move answers with a move that only the other side can play: play goes on
    // with the sides changed.
    bool side_to_move_mended = false;
};

struct Replay {
    Start start;
    std::vector<ReplayedPly> plies; // as Score::plies

    // The position after that ply; before it where it was not played.
    chess::Position after(Index ply) const;
};

Replay replay(const Score& score, std::string_view chunk);

} // namespace arbiter::game
