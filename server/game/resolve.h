#pragma once

#include "game/correction.h"
#include "notation/descriptive.h"
#include "notation/notation.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// A line of play in descriptive notation, whose moves may each fit several legal ones. All readings
// are carried along together and those are dropped that a later move can't follow, until the line
// has one reading, or honestly several.
namespace arbiter::game {

// A written move of the line.
struct Written {
    std::string_view text;
    std::optional<notation::DescriptiveMove> move; // nothing: it has not the shape of one
    const notation::Notation* other = nullptr;     // the one whose shape it has instead
    bool after_gap = false;                        // moves are missing before it
};

struct ResolvedPly {
    chess::Move move;
    notation::EvidenceSet decided;
    bool by_continuation = false;      // other readings could not play what follows
    std::vector<chess::Move> readings; // with `move` in front, where several replay to the end
    notation::Oddities oddities;
    std::optional<std::size_t> misprint; // index into the misprints, if corrected here
};

// What soft evidence decided between the moves that the written one fits, in words; empty where
// none was needed, or none decides.
std::string_view decided_by(const ResolvedPly& ply);

struct Resolution {
    std::vector<ResolvedPly> plies; // as far as the line can be played
    // With plies of the line. None where moves are missing: no single move mends that.
    std::vector<Repair> misprints;
    bool complete = false; // all plies are resolved
};

// Corrections are written by `writer`, in whose language the line is.
Resolution resolve(std::span<const Written> line, const notation::DescriptiveBoard& start,
                   const notation::DescriptiveWriter& writer, LookAhead& budget);

} // namespace arbiter::game
