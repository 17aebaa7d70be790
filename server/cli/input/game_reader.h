#pragma once

#include "game/split.h"

#include <tl/expected.hpp>

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

// Some whole games of a file, in its own encoding.
struct GameBatch {
    std::string bytes;
    std::vector<std::size_t> ends; // of the games, in `bytes`

    bool empty() const { return ends.empty(); }
};

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

    explicit GameReader(std::FILE* file) : file_(file) {}
    // Adds up to `bytes` to the buffer; sets `at_end_`.
    tl::expected<void, std::string> fill(std::size_t bytes);

    std::unique_ptr<std::FILE, Close> file_;
    std::string buffer_; // read and not yet handed on
    bool started_ = false;
    bool at_end_ = false;
};

} // namespace arbiter::cli
