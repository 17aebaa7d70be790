#pragma once

#include "chess/fen.h"
#include "chess/position.h"
#include "game/correction.h"
#include "game/notations.h"
#include "game/resolve.h"
#include "game/score.h"
#include "notation/reading.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// A score played on a board: a position and a verdict for each ply of each line.
namespace arbiter::game {

// One of several moves that were written as one word: Nf3Nc6.
struct GluedMove {
    text::Span span;
    chess::Move move;
};

enum class Verdict : std::uint8_t {
    played,    // the reading is Legal
    repaired,  // ambiguous, illegal or no move; play goes on with the repair's first correction,
               // or with the glued moves
    stopped,   // ambiguous, illegal or no move; the line ends here
    unchecked, // behind a stop, or in a game whose rules are not known
};

struct ReplayedPly {
    Verdict verdict = Verdict::unchecked;
    chess::Position before = chess::Position::start(); // meaningless where unchecked
    notation::Reading reading = notation::NotAMove{};
    // That the reading is of.
    const notation::Notation* notation = &notation::san();
    chess::Move move; // what was played: of the reading, or of the repair; the first of glued moves
    std::optional<Repair> repair;
    std::vector<GluedMove> glued; // empty but where the token is several moves, legal one by one

    bool is_on_board() const { return verdict == Verdict::played || verdict == Verdict::repaired; }
};

// Where the game starts, from the tags Variant and FEN.
struct Start {
    enum class Rules : std::uint8_t {
        chess,
        chess960,      // by its tag, or by where king and rooks stand
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

    // Whether the moves of this game can be checked.
    bool is_playable() const {
        return fen_errors.empty() && (rules == Rules::chess || rules == Rules::chess960);
    }
};

// What a line's first move does with the ply that the line varies.
enum class LineStart : std::uint8_t {
    replaces, // as it should (PGN 8.2.5)
    answers,  // it can't replace it, but is legal behind it: the line is played from there
};

// How a game in descriptive notation was understood. Plies are those of the score, in misprints
// too.
struct DescriptiveReplay {
    notation::DescriptiveLanguage language = notation::DescriptiveLanguage::english;
    notation::DescriptiveStyle style;       // of the first moves that show it
    std::vector<ResolvedPly> plies;         // as Score::plies; meaningless behind a stop
    std::vector<notation::Origins> origins; // before each ply; likewise
    std::vector<Repair> misprints;
};

struct Replay {
    Start start;
    Notations notations{&notation::san()};        // of the game's moves, the usual one first
    std::vector<ReplayedPly> plies;               // as Score::plies
    std::vector<LineStart> lines;                 // as Score::lines
    std::optional<DescriptiveReplay> descriptive; // where the moves are written so
    // Plies that are words of prose ("de"): they are no moves on their boards, and those that
    // follow are. Their lines stop there; the score is to be read again without them.
    std::vector<Index> words;
    std::uint32_t taken_over = 0; // plies of another game of the book that come before

    // The position after that ply; before it where it was not played.
    chess::Position after(Index ply) const;
};

// `opening` holds the moves of the game that a score sheet refers to.
Replay replay(const Score& score, std::string_view chunk,
              std::span<const chess::Move> opening = {});

} // namespace arbiter::game
