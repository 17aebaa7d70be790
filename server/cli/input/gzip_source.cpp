#include "cli/input/gzip_source.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <limits>

namespace arbiter::cli {

namespace {

// inflateInit2: the largest window, and a gzip header and trailer around the data.
constexpr int gzip_window = MAX_WBITS + 16;

} // namespace

struct GzipSource::Inflater {
    Inflater() { is_ready = inflateInit2(&stream, gzip_window) == Z_OK; }
    ~Inflater() { inflateEnd(&stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    z_stream stream{};
    bool is_ready = false; // else there was no memory
};

GzipSource::GzipSource(std::unique_ptr<ByteSource> source)
    : source_(std::move(source)), inflater_(std::make_unique<Inflater>()) {}

GzipSource::~GzipSource() = default;

tl::expected<std::size_t, std::string> GzipSource::read(std::span<char> buffer) {
    if (!inflater_->is_ready) return failure("there is no memory for it");
    if (error_) return tl::unexpected(*error_);
    while (true) {
        if (auto filled = fill(); !filled) return tl::unexpected(filled.error());
        if (!in_member_) {
            const auto begun = begin_member();
            if (!begun) return tl::unexpected(begun.error());
            if (!*begun) return 0;
        }
        if (packed_.empty()) return failure("the file ends before its data do");

        z_stream& stream = inflater_->stream;
        stream.next_in = reinterpret_cast<Bytef*>(packed_.data());
        stream.avail_in = static_cast<uInt>(packed_.size());
        const auto room = std::min<std::size_t>(buffer.size(), std::numeric_limits<uInt>::max());
        stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
        stream.avail_out = static_cast<uInt>(room);
        const int result = inflate(&stream, Z_NO_FLUSH);
        const std::size_t taken = packed_.size() - stream.avail_in;
        const std::size_t got = room - stream.avail_out;
        packed_.erase(0, taken);
        unpacked_ += taken;
        if (result == Z_STREAM_END) in_member_ = false;
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            error_ = failure(stream.msg ? stream.msg : "its data are damaged").value();
        // What came before the damage is handed out first.
        if (got > 0) return got;
        if (error_) return tl::unexpected(*error_);
    }
}

tl::expected<void, std::string> GzipSource::fill() {
    if (!packed_.empty()) return {};
    packed_.resize(piece_bytes);
    const auto got = source_->read(packed_);
    packed_.resize(got.value_or(0));
    if (!got) return tl::unexpected(got.error());
    return {};
}

tl::expected<bool, std::string> GzipSource::begin_member() {
    // Some writers fill their last block with zeros.
    while (!packed_.empty()) {
        const auto zeros = std::min(packed_.find_first_not_of('\0'), packed_.size());
        packed_.erase(0, zeros);
        unpacked_ += zeros;
        if (!packed_.empty()) break;
        if (auto filled = fill(); !filled) return tl::unexpected(filled.error());
    }
    if (packed_.empty()) return false;
    constexpr char first_of_mark = '\x1F'; // RFC 1952, 2.3.1
    if (packed_.front() != first_of_mark) return failure("what follows is no gzip data");
    inflateReset(&inflater_->stream);
    in_member_ = true;
    return true;
}

tl::unexpected<std::string> GzipSource::failure(std::string_view reason) const {
    return tl::unexpected(fmt::format("can't be unpacked behind byte {}: {}", unpacked_, reason));
}

} // namespace arbiter::cli
