#include "config/profile.h"

#include <algorithm>
#include <array>

namespace arbiter::config {

namespace {

using enum lint::Severity;

// Export format (PGN 3.2, 8): what import forgives is told.
constexpr std::array strict{
    ProfileRule{"nested-brace", warning},    ProfileRule{"roster-missing", error},
    ProfileRule{"fen-without-setup", error}, ProfileRule{"missing-result", error},
    ProfileRule{"check-mark", error},        ProfileRule{"null-move", error},
    ProfileRule{"move-number", error},       ProfileRule{"suffix-not-nag", warning},
    ProfileRule{"text-glyph", error},
};

// What lichess.org writes and reads: studies have null moves, and games from a position no SetUp.
constexpr std::array lichess{
    ProfileRule{"fen-without-setup", off},
    ProfileRule{"roster-missing", hint},
};

// What chess.com writes: fractions of seconds, and games from a position without SetUp.
constexpr std::array chesscom{
    ProfileRule{"fen-without-setup", off},
    ProfileRule{"roster-missing", hint},
};

// What ChessBase writes: null moves, its own NAGs and commands, diagrams.
constexpr std::array chessbase{
    ProfileRule{"null-move", off},
    ProfileRule{"roster-missing", hint},
};

// Old databases: quiet about style, loud about what is wrong.
constexpr std::array archive{
    ProfileRule{"check-mark", hint},          ProfileRule{"needless-disambiguation", hint},
    ProfileRule{"disambiguation-form", hint}, ProfileRule{"capture-mark", hint},
    ProfileRule{"castling-form", hint},       ProfileRule{"promotion-form", hint},
    ProfileRule{"pawn-letter", hint},         ProfileRule{"en-passant-suffix", hint},
    ProfileRule{"suffix-form", hint},         ProfileRule{"null-move", off},
    ProfileRule{"roster-missing", off},       ProfileRule{"fen-without-setup", off},
    ProfileRule{"nested-brace", off},         ProfileRule{"text-glyph", hint},
};

constexpr std::array table{
    Profile{"standard", "What readers disagree on is told, what PGN allows on import is not", {}},
    Profile{"strict", "PGN export format, in every detail", strict, 79, 0},
    Profile{"lichess", "Games and studies from lichess.org", lichess},
    Profile{"chesscom", "Games from chess.com", chesscom},
    Profile{"chessbase", "Games from ChessBase", chessbase},
    Profile{"archive", "Old databases: quiet about style", archive, 255, 60},
};

constexpr auto names = [] {
    std::array<std::string_view, table.size()> out;
    std::ranges::transform(table, out.begin(), &Profile::name);
    return out;
}();

} // namespace

std::span<const Profile> profiles() {
    return table;
}

std::span<const std::string_view> profile_names() {
    return names;
}

const Profile* find_profile(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Profile::name);
    return found == table.end() ? nullptr : &*found;
}

} // namespace arbiter::config
