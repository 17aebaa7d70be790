#pragma once

#include "chess/position.h"
#include "notation/descriptive_move.h"
#include "notation/origins.h"
#include "notation/piece_letters.h"
#include "notation/reading.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

// The one interface of all notations.
namespace arbiter::notation {

enum class Family : std::uint8_t {
    san,
    localized, // SAN with the letters of another language
    figurine,
    long_algebraic,
    uci,
    iccf,
    smith,
    descriptive,
};

// What a game tells besides the position. Only descriptive notation asks for it.
struct GameContext {
    Origins origins = Origins::unknown(); // of the men, before the move
    DescriptiveStyle style;
};

// One notation: constant data and two functions, which get it along.
struct Notation {
    using Read = Reading (*)(std::string_view text, const chess::Position& position,
                             const Notation& notation);
    using Write = std::string (*)(chess::Move move, const chess::Position& position,
                                  const GameContext& context, const Notation& notation);

    std::string_view id;   // as options name it: "san", "de", "descriptive"
    std::string_view name; // as sentences do: "German"
    Family family = Family::san;
    Read read_move = nullptr;
    Write write_move = nullptr;
    // Of notations that name a man by its letter and a square by file and rank: their tokens are
    // cut by parse_san_token. Null for the others.
    const PieceLetters* letters = nullptr;

    // Reads one move token without suffix glyphs. Deviations are those from what `write` gives.
    Reading read(std::string_view text, const chess::Position& position) const {
        return read_move(text, position, *this);
    }
    // The shortest form of a legal move, or of the null move, that reads uniquely.
    std::string write(chess::Move move, const chess::Position& position,
                      const GameContext& context = {}) const {
        return write_move(move, position, context, *this);
    }
};

// Every notation, SAN first. Each exists once: equal notations are the same object.
std::span<const Notation> notations();
const Notation& san();
const Notation& descriptive(DescriptiveLanguage language);

// By id or name, in small or capital letters; null where there is none.
const Notation* find_notation(std::string_view name);

} // namespace arbiter::notation
