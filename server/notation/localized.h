#pragma once

#include "chess/position.h"
#include "notation/notation.h"
#include "notation/reading.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

// SAN with the letters of other languages: Sf3, Cf3, Kf3.
namespace arbiter::notation {

struct Language {
    std::string_view code; // ISO 639-1
    std::string_view name;
    PieceLetters letters;
};

std::span<const Language> languages();

struct StartingLetter {
    chess::PieceType type = chess::PieceType::pawn; // without a letter
    std::size_t bytes = 0;
};

// The longest letter that the text begins with.
StartingLetter starting_letter(std::string_view text, const PieceLetters& letters);

// As play_san, with other letters. Homoglyphs and whatever else is unusual is left to
// read_localized.
std::optional<Legal> play_localized(std::string_view text, chess::Position& position,
                                    const PieceLetters& letters);

Reading read_localized(std::string_view text, const chess::Position& position,
                       const Notation& notation);
std::string write_localized(chess::Move move, const chess::Position& position,
                            const Notation& notation);

} // namespace arbiter::notation
