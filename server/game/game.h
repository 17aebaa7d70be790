#pragma once

#include "game/format.h"
#include "game/replay.h"
#include "game/score.h"

#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::game {

// All that is known of one chunk, in offsets relative to its start.
struct Analysis {
    Score score;
    Replay replay;
};

// One chunk of a file: immutable text, shared by every version of a document that holds it.
class Game {
public:
    // `opening`: the moves of the game that a score sheet refers to.
    explicit Game(std::string text, Format format = Format::pgn,
                  std::vector<chess::Move> opening = {});

    std::string_view text() const { return text_; }
    Format format() const { return format_; }
    const std::vector<chess::Move>& opening() const { return opening_; }
    // Line breaks (LF, CRLF or CR; LSP 3.17) that end inside the chunk.
    std::uint32_t line_breaks() const { return line_breaks_; }
    // Made on demand, and kept as long as somebody holds it: it takes many times the memory of the
    // text. Safe from any thread.
    std::shared_ptr<const Analysis> analysis() const;

private:
    std::string text_;
    Format format_;
    std::vector<chess::Move> opening_;
    std::uint32_t line_breaks_ = 0;
    mutable std::mutex mutex_; // of what follows
    mutable std::weak_ptr<const Analysis> analysis_;
};

} // namespace arbiter::game
