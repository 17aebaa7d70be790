#pragma once

#include "game/game.h"
#include "text/line_index.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::game {

// One version of a file: an immutable list of games, shared with the versions before and after it.
// Offsets are bytes of the whole file.
class Document {
public:
    Document() = default;
    static Document from(std::string_view text, Format format = Format::pgn);

    // The document after bytes [begin, end) have become `replacement`: the same as from() of the
    // new text, but games that the edit does not touch are shared, with all that is known of them.
    Document edited(std::size_t begin, std::size_t end, std::string_view replacement) const;

    std::span<const std::shared_ptr<const Game>> games() const { return games_; }
    Format format() const { return format_; }
    std::size_t size() const { return begins_.back(); }
    std::string text() const;

    // Where a game begins, also for games().size(), which is the end of the file. A game begins at
    // the start of a line.
    std::size_t begin_of(std::size_t game) const { return begins_[game]; }
    std::uint32_t line_of(std::size_t game) const { return lines_[game]; }
    // The game that holds the byte at `offset`; the last one at the end. games().size() must not be
    // 0.
    std::size_t game_at(std::size_t offset) const;
    std::size_t game_at_line(std::uint32_t line) const;

    text::Position position(std::size_t offset, text::PositionEncoding encoding) const;
    std::size_t offset(text::Position position, text::PositionEncoding encoding) const;

private:
    explicit Document(Format format) : format_(format) {}
    // Gives the games of a book that begin "as in Game No. 16" the moves of those games.
    void link_openings();
    // How far the splitter looked beyond the game's end.
    void append(std::shared_ptr<const Game> game, std::size_t looked_beyond);

    Format format_ = Format::pgn;
    std::vector<std::shared_ptr<const Game>> games_;
    std::vector<std::size_t> looked_beyond_;
    // One more than games: the last is the end.
    std::vector<std::size_t> begins_{0};
    std::vector<std::uint32_t> lines_{0};
};

} // namespace arbiter::game
