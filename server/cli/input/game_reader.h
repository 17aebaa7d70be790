#pragma once

#include "game/split.h"
#include "text/encoding.h"

#include <tl/expected.hpp>

#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

// Some whole games of a file.
struct GameBatch {
    std::string bytes;             // as the file has them; UTF-8 if it is in UTF-16
    std::vector<std::size_t> ends; // of the games, in `bytes`
    // What a byte order mark says of all games of the file. Without one each game tells of itself.
    std::optional<text::Encoding> marked;
    game::Format format = game::Format::pgn;

    bool empty() const { return ends.empty(); }
};

// A game's text in UTF-8, and how the file writes it.
struct DecodedGame {
    std::string text;
    text::Encoding encoding = text::Encoding::utf8;
};

// `bytes` are a game of the batch.
DecodedGame decode(const GameBatch& batch, std::string_view bytes);

// Reads a file of any size as a stream of games. Holds one batch, or one game where that is larger.
class GameReader {
public:
    // `path` "-" reads standard input. The error is a message without the path.
    static tl::expected<GameReader, std::string> open(const std::string& path);

    // The next batch; an empty one at the end of the file.
    tl::expected<GameBatch, std::string> next();

private:
    struct Close {
        void operator()(std::FILE* file) const;
    };

    GameReader(std::FILE* file, game::Format format) : file_(file), format_(format) {}
    // Adds up to `bytes` to the buffer; sets `at_end_`.
    tl::expected<void, std::string> fill(std::size_t bytes);

    std::unique_ptr<std::FILE, Close> file_;
    game::Format format_;
    std::string buffer_; // read and not yet handed on
    bool started_ = false;
    std::optional<text::Encoding> marked_; // by the start of the file
    bool at_end_ = false;
};

} // namespace arbiter::cli
