#pragma once

#include "notation/descriptive.h"

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
    std::optional<notation::DescriptiveMove> move; // nothing: it has not the shape of a move
    notation::DescriptiveLanguage language = notation::DescriptiveLanguage::english;
    bool after_gap = false; // moves are missing before it
};

// A move that could stand where a misprint was found to be.
struct Correction {
    std::size_t ply = 0; // of the line
    chess::Move move;
    std::size_t reached = 0;    // the line replays up to this ply, not with it
    std::uint32_t distance = 0; // spelling distance, see notation/descriptive_distance.h
};

// Where the line can't go on as printed. The misprint may be some plies before the ply that shows
// it.
struct Misprint {
    std::size_t failed = 0;              // the first ply that no reading of the line can play
    std::vector<Correction> corrections; // best first
    bool accepted = false;               // play went on with the first correction
};

struct ResolvedPly {
    chess::Move move;
    notation::EvidenceSet decided;
    bool by_continuation = false;      // other readings could not play what follows
    std::vector<chess::Move> readings; // with `move` in front, where several replay to the end
    notation::Oddities oddities;
    std::optional<std::size_t> misprint; // index into Resolution::misprints, if corrected here
};

// What soft evidence decided between the moves that the written one fits, in words; empty where
// none was needed, or none decides.
std::string_view decided_by(const ResolvedPly& ply);

struct Resolution {
    std::vector<ResolvedPly> plies;  // as far as the line can be played
    std::vector<Misprint> misprints; // none where moves are missing: no single move mends that
    bool complete = false;           // all plies are resolved
};

// What the search for misprints may cost in one game: plies that are looked ahead, each reading
// counted. Half a second of work.
struct LookAhead {
    std::size_t left = 100'000;
};

Resolution resolve(std::span<const Written> line, const notation::DescriptiveBoard& start,
                   LookAhead& budget);

} // namespace arbiter::game
