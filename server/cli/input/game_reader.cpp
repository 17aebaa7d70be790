#include "cli/input/game_reader.h"

#include "cli/input/file_source.h"
#include "cli/input/utf16_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace arbiter::cli {

namespace {

// Large enough that the cost of handing a batch to another thread does not show, small enough that
// a few for each core are no matter.
constexpr std::size_t batch_bytes = 1 << 20;

constexpr std::size_t mark_bytes = 3; // of a byte order mark in UTF-8, the longest

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

tl::expected<GameReader, std::string> GameReader::open(const std::string& path) {
    auto file = FileSource::open(path);
    if (!file) return tl::unexpected(file.error());
    return GameReader(*std::move(file), path);
}

void GameReader::fill(std::size_t wanted) {
    while (!at_end_ && error_.empty() && buffer_.size() < wanted) {
        const std::size_t old = buffer_.size();
        buffer_.resize(wanted);
        const auto got = source_->read(std::span(buffer_).subspan(old));
        buffer_.resize(old + got.value_or(0));
        if (!got) error_ = got.error();
        at_end_ = got == 0;
    }
}

void GameReader::start() {
    started_ = true;
    fill(mark_bytes);
    marked_ = text::marked_encoding(buffer_);
    // The splitter looks for ASCII bytes.
    if (marked_ && text::is_utf16(*marked_)) {
        source_ =
            std::make_unique<Utf16Source>(std::move(source_), std::exchange(buffer_, {}), *marked_);
        at_end_ = false;
    }
    fill(batch_bytes);
    format_ = game::format_of(name_, buffer_);
}

tl::expected<GameBatch, std::string> GameReader::next() {
    if (!started_) start();
    std::size_t wanted = batch_bytes;
    while (true) {
        fill(wanted);
        GameBatch batch = whole_games(buffer_, format_, at_end_);
        batch.marked = marked_;
        if (!batch.empty() || at_end_) return batch;
        if (!error_.empty()) return tl::unexpected(error_);
        if (buffer_.size() >= max_game_bytes)
            return tl::unexpected(fmt::format("no game ends in {} MiB, so this is no chess file",
                                              max_game_bytes >> 20));
        // One game is longer than the buffer: doubling keeps the work linear.
        wanted = std::min(buffer_.size() * 2, max_game_bytes);
    }
}

} // namespace arbiter::cli
