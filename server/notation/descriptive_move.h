#pragma once

#include "chess/types.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

// What a move in descriptive notation says, before any board is looked at. Files are named after
// the men that stand on them at the start, ranks are counted from the mover's side.
namespace arbiter::notation {

enum class DescriptiveLanguage : std::uint8_t { english, spanish, french };
inline constexpr std::array descriptive_languages{
    DescriptiveLanguage::english, DescriptiveLanguage::spanish, DescriptiveLanguage::french};

// Half of the board in which a man stood at the start: King's Rook, Queen's Knight.
enum class Wing : std::uint8_t { king, queen };

// Files as a set, bit 0 for the a-file: R alone means two of them.
using Files = std::uint8_t;
constexpr Files all_files = 0xFF;

constexpr std::int8_t any_rank = -1;

// As much of a square as is said.
struct Place {
    Files files = all_files;
    std::int8_t rank = any_rank; // from 0, from the mover's side

    constexpr bool is_anywhere() const { return files == all_files && rank == any_rank; }
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

struct DescriptiveMove {
    enum class Action : std::uint8_t {
        transfer, // P-K4: no capture
        capture,  // PxP
        castling,
        any,  // K moves, KB checks
        null, // --, in variations
    };

    Action action = Action::transfer;
    chess::PieceType man = chess::PieceType::none; // none only for castling and null moves
    std::optional<Wing> wing;                      // of the man: KKt, QR
    Files files = all_files;                       // on which it stands: BP, QKtP
    Place from;
    Place to;

    chess::PieceType target = chess::PieceType::none; // what is taken, where it is said
    std::optional<Wing> target_wing;
    Files target_files = all_files; // on which it stands: KtxBP, DxAT
    // Where it stands: counted from the mover's side, or else from its owner's (spec of AxP (6D)).
    Place target_place;

    std::optional<chess::CastlingSide> side; // castling that says none may be either
    chess::PieceType promotion = chess::PieceType::none;
    // PxR(Q): what is promoted to, if a pawn reaches the last rank; else where the rook stands.
    bool promotion_may_be_place = false;

    bool check = false; // any mark of check, mate included
    bool mate = false;
    bool discovered = false;
    bool doubled = false;
    bool en_passant = false;
    bool rank_omitted = false; // R-KB, K to R
};

// How a move is spelled, for finding styles that are mixed and for writing as the file does.
struct DescriptiveStyle {
    enum class Knight : std::uint8_t { unknown, kt, n };
    enum class FirstRank : std::uint8_t { unknown, digit, square };
    enum class Marks : std::uint8_t { glued, apart }; // QxPch, QxP ch: PGN parts words at blanks

    Knight knight = Knight::unknown;
    FirstRank first_rank = FirstRank::unknown;
    Marks marks = Marks::glued;
};

// Nothing where the text has not the shape of a move.
std::optional<DescriptiveMove> parse_descriptive(std::string_view text,
                                                 DescriptiveLanguage language);

// Whether it has that shape in any of the languages.
bool is_descriptive(std::string_view text);

// The same of an English move whose hyphen is lost or printed as a dot: "P K 4", "Kt QB3". With its
// rank such a move has one reading.
std::optional<DescriptiveMove> parse_without_hyphen(std::string_view text);

// Of an English move.
DescriptiveStyle descriptive_style(std::string_view text);

} // namespace arbiter::notation
