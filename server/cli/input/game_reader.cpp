#include "cli/input/game_reader.h"

#include "cli/input/find.h"

#include <cerrno>
#include <cstring>
#include <utility>

namespace arbiter::cli {

namespace {

// Large enough that the cost of handing a batch to another thread does not show, small enough that
// a few for each core are no matter.
constexpr std::size_t batch_bytes = 1 << 20;

std::string last_error() {
    return std::strerror(errno);
}

// Whole games of the text. Before the end of the file the last boundaries may still move.
GameBatch whole_games(std::string& buffer, game::Format format, bool at_end) {
    GameBatch batch;
    batch.format = format;
    std::size_t begin = 0;
    while (begin < buffer.size()) {
        const game::ChunkEnd chunk = game::next_chunk(buffer, begin, format);
        if (!at_end && chunk.looked >= buffer.size()) break;
        batch.ends.push_back(chunk.end);
        begin = chunk.end;
    }
    std::string rest = buffer.substr(begin);
    buffer.resize(begin);
    batch.bytes = std::exchange(buffer, std::move(rest));
    return batch;
}

} // namespace

DecodedGame decode(const GameBatch& batch, std::string_view bytes) {
    if (batch.marked) return {std::string(bytes), *batch.marked};
    const auto encoding = text::detect_encoding(bytes);
    return {text::to_utf8(bytes, encoding), encoding};
}

void GameReader::Close::operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
}

tl::expected<GameReader, std::string> GameReader::open(const std::string& path) {
    std::FILE* file = path == stdin_path ? stdin : std::fopen(path.c_str(), "rb");
    if (!file) return tl::unexpected(last_error());
    return GameReader(file, game::format_of_file(path));
}

tl::expected<void, std::string> GameReader::fill(std::size_t bytes) {
    const std::size_t old = buffer_.size();
    buffer_.resize(old + bytes);
    errno = 0;
    const std::size_t got = std::fread(buffer_.data() + old, 1, bytes, file_.get());
    buffer_.resize(old + got);
    if (std::ferror(file_.get())) return tl::unexpected(last_error());
    at_end_ = got < bytes;
    return {};
}

tl::expected<GameBatch, std::string> GameReader::next() {
    std::size_t wanted = batch_bytes;
    while (true) {
        while (!at_end_ && buffer_.size() < wanted)
            if (auto filled = fill(wanted - buffer_.size()); !filled)
                return tl::unexpected(filled.error());
        const bool at_start = !std::exchange(started_, true);
        if (at_start) marked_ = text::marked_encoding(buffer_);
        // The splitter looks for ASCII bytes, so a file in UTF-16 is read and decoded whole.
        if (at_start && marked_ && text::is_utf16(*marked_)) {
            while (!at_end_)
                if (auto filled = fill(batch_bytes); !filled) return tl::unexpected(filled.error());
            buffer_ = text::to_utf8(buffer_, *marked_);
        }
        GameBatch batch = whole_games(buffer_, format_, at_end_);
        batch.marked = marked_;
        if (!batch.empty() || at_end_) return batch;
        // One game is longer than the buffer: doubling keeps the work linear.
        wanted = buffer_.size() * 2;
    }
}

} // namespace arbiter::cli
