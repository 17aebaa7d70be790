#pragma once

#include "cli/input/byte_source.h"
#include "game/split.h"
#include "text/encoding.h"

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {

// Some whole games of a file.
struct GameBatch {
    std::string bytes;             // as the file has them; UTF-8 if it is in UTF-16
    std::vector<std::size_t> ends; // of the games, in `bytes`
    std::vector<bool> skipped;     // games that are not to be checked; empty: none
    // What a byte order mark says of all games of the file. Without one each game tells of itself.
    std::optional<text::Encoding> marked;
    game::Format format = game::Format::pgn;

    bool empty() const { return ends.empty(); }
    // Of a batch that is not empty.
    std::string_view first_game() const { return std::string_view(bytes).substr(0, ends.front()); }
};

// A game's text in UTF-8, and how the file writes it.
struct DecodedGame {
    std::string text;
    text::Encoding encoding = text::Encoding::utf8;
};

// `bytes` are a game of the batch.
DecodedGame decode(const GameBatch& batch, std::string_view bytes);

// No game is longer: the longest annotated ones have a few hundred kilobytes. What has no end of a
// game in so many bytes is no chess file, and must not fill the memory.
constexpr std::size_t max_game_bytes = std::size_t{64} << 20;

// Reads a file of any size as a stream of games. Holds one batch, or one game where that is larger.
class GameReader {
public:
    // `path` "-" reads standard input. The error is a message without the path.
    static tl::expected<GameReader, std::string> open(const std::string& path);

    // `name` tells, with how the text begins, in which format it is.
    GameReader(std::unique_ptr<ByteSource> source, std::string name)
        : source_(std::move(source)), name_(std::move(name)) {}

    // The next batch; an empty one at the end of the file. Where the file can't be read on, the
    // games that end before that place come first, then the error.
    tl::expected<GameBatch, std::string> next();

private:
    // Finds out how the file is written.
    void start();
    // Reads until the buffer holds so many bytes; sets `at_end_`, or `error_`.
    void fill(std::size_t wanted);

    std::unique_ptr<ByteSource> source_;
    std::string name_;
    game::Format format_ = game::Format::pgn;
    std::string buffer_; // read and not yet handed on
    std::string error_;  // nothing can be read after it
    bool started_ = false;
    std::optional<text::Encoding> marked_; // by the start of the file
    bool at_end_ = false;
};

} // namespace arbiter::cli
