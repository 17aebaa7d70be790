#include "config/profile.h"

#include <algorithm>
#include <array>

namespace arbiter::config {

namespace {

using enum lint::Severity;

// Export format (PGN 3.2, 4.3, 8): what import forgives is told.
constexpr std::array strict{
    ProfileRule{"missing-result", error},
    ProfileRule{"result-form", error},
    ProfileRule{"glued-tokens", error},
    ProfileRule{"needless-disambiguation", error},
    ProfileRule{"disambiguation-form", error},
    ProfileRule{"check-mark", error},
    ProfileRule{"capture-mark", error},
    ProfileRule{"castling-form", error},
    ProfileRule{"promotion-form", error},
    ProfileRule{"piece-letter-case", error},
    ProfileRule{"pawn-letter", error},
    ProfileRule{"en-passant-suffix", error},
    ProfileRule{"long-algebraic", error},
    ProfileRule{"uci-move", error},
    ProfileRule{"localized-letters", error},
    ProfileRule{"figurine-in-movetext", error},
    ProfileRule{"null-move", error},
    ProfileRule{"move-number", error},
    ProfileRule{"tag-name-case", error},
    ProfileRule{"roster-missing", error},
    ProfileRule{"roster-order", error},
    ProfileRule{"tag-order", error},
    ProfileRule{"duplicate-tag", error},
    ProfileRule{"tag-value", error},
    ProfileRule{"fen-without-setup", error},
    ProfileRule{"setup-without-fen", error},
    ProfileRule{"result-mismatch", error},
    ProfileRule{"blank-line-in-tags", error},
    ProfileRule{"missing-blank-line", error},
    ProfileRule{"suffix-form", error},
    ProfileRule{"text-glyph", error},
    ProfileRule{"suffix-not-nag", error},
    ProfileRule{"line-too-long", error},
    ProfileRule{"tab", error},
    ProfileRule{"nested-brace", warning},
    ProfileRule{"nag-unknown", warning},
    ProfileRule{"clock-format-mixed", warning},
    ProfileRule{"encoding", warning},
    ProfileRule{"byte-order-mark", warning},
    ProfileRule{"trailing-space", warning},
    ProfileRule{"blank-line-in-movetext", warning},
};

// What lichess.org writes and reads: its own commands, all moves in one line, and games from a
// position without SetUp.
constexpr std::array lichess{
    ProfileRule{"fen-without-setup", off},
    ProfileRule{"roster-missing", hint},
    ProfileRule{"command-unknown", off},
    ProfileRule{"line-too-long", off},
};

// What chess.com writes: fractions of seconds, all moves in one line, and games from a position
// without SetUp.
constexpr std::array chesscom{
    ProfileRule{"fen-without-setup", off}, ProfileRule{"roster-missing", hint},
    ProfileRule{"command-unknown", off},   ProfileRule{"clock-format-mixed", off},
    ProfileRule{"line-too-long", off},
};

// What ChessBase writes: null moves, its own NAGs and commands, Windows-1252 or a byte order mark.
constexpr std::array chessbase{
    ProfileRule{"null-move", off},   ProfileRule{"roster-missing", hint},
    ProfileRule{"nag-unknown", off}, ProfileRule{"command-unknown", off},
    ProfileRule{"encoding", hint},   ProfileRule{"byte-order-mark", off},
};

// Old databases: quiet about style, loud about what is wrong.
constexpr std::array archive{
    ProfileRule{"nested-brace", off},
    ProfileRule{"null-move", off},
    ProfileRule{"descriptive-resolved", off},
    ProfileRule{"descriptive-rank", off},
    ProfileRule{"descriptive-style", off},
    ProfileRule{"roster-missing", off},
    ProfileRule{"roster-order", off},
    ProfileRule{"fen-without-setup", off},
    ProfileRule{"variant-spelling", off},
    ProfileRule{"missing-blank-line", off},
    ProfileRule{"nag-unknown", off},
    ProfileRule{"command-unknown", off},
    ProfileRule{"clock-format-mixed", off},
    ProfileRule{"encoding", off},
    ProfileRule{"byte-order-mark", off},
    ProfileRule{"line-too-long", off},
    ProfileRule{"tab", off},
    ProfileRule{"blank-line-in-movetext", off},
    ProfileRule{"glued-tokens", hint},
    ProfileRule{"invisible-character", hint},
    ProfileRule{"result-form", hint},
    ProfileRule{"needless-disambiguation", hint},
    ProfileRule{"disambiguation-form", hint},
    ProfileRule{"check-mark", hint},
    ProfileRule{"capture-mark", hint},
    ProfileRule{"castling-form", hint},
    ProfileRule{"promotion-form", hint},
    ProfileRule{"piece-letter-case", hint},
    ProfileRule{"pawn-letter", hint},
    ProfileRule{"en-passant-suffix", hint},
    ProfileRule{"long-algebraic", hint},
    ProfileRule{"uci-move", hint},
    ProfileRule{"localized-letters", hint},
    ProfileRule{"figurine-in-movetext", hint},
    ProfileRule{"mixed-notation", hint},
    ProfileRule{"move-number", hint},
    ProfileRule{"descriptive-in-pgn", hint},
    ProfileRule{"descriptive-prefix", hint},
    ProfileRule{"descriptive-check-mark", hint},
    ProfileRule{"descriptive-promotion", hint},
    ProfileRule{"tag-name-case", hint},
    ProfileRule{"setup-without-fen", hint},
    ProfileRule{"blank-line-in-tags", hint},
    ProfileRule{"nag-conflict", hint},
    ProfileRule{"suffix-form", hint},
    ProfileRule{"text-glyph", hint},
    ProfileRule{"mixed-line-endings", hint},
};

constexpr std::array profile_table{
    Profile{"standard", "What readers disagree on is told, what PGN allows on import is not", {}},
    Profile{"strict", "PGN export format, in every detail", strict, 79, 0},
    Profile{"lichess", "Games and studies from lichess.org", lichess},
    Profile{"chesscom", "Games from chess.com", chesscom},
    Profile{"chessbase", "Games from ChessBase", chessbase},
    Profile{"archive", "Old databases: quiet about style", archive, 255, 60},
};

constexpr auto names_in_table = [] {
    std::array<std::string_view, profile_table.size()> out;
    std::ranges::transform(profile_table, out.begin(), &Profile::name);
    return out;
}();

} // namespace

std::span<const Profile> profiles() {
    return profile_table;
}

std::span<const std::string_view> profile_names() {
    return names_in_table;
}

const Profile* find_profile(std::string_view name) {
    const auto found = std::ranges::find(profile_table, name, &Profile::name);
    return found == profile_table.end() ? nullptr : &*found;
}

} // namespace arbiter::config
