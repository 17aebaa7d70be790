#include "cli/input/archive.h"

#include "cli/input/container.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace arbiter::cli {

struct ArchiveSource {
    std::unique_ptr<ByteSource> source;
    std::array<char, piece_bytes> block{};
    std::int64_t bytes = 0;           // that were read
    std::optional<std::string> error; // of the source, which knows more of it than the library
};

namespace {

// The callbacks of archive_read_open(3).

la_ssize_t read_block(struct archive*, void* data, const void** block) {
    auto& input = *static_cast<ArchiveSource*>(data);
    const auto got = input.source->read(input.block);
    if (!got) {
        // To the library it is the end: at an error it would drop what it has read and not used.
        input.error = got.error();
        return 0;
    }
    input.bytes += static_cast<std::int64_t>(*got);
    *block = input.block.data();
    return static_cast<la_ssize_t>(*got);
}

la_int64_t seek_file(struct archive* archive, void* data, la_int64_t offset, int whence) {
    const auto place = static_cast<ArchiveSource*>(data)->source->seek(offset, whence);
    if (place) return *place;
    archive_set_error(archive, EIO, "%s", place.error().c_str());
    return ARCHIVE_FATAL;
}

// Those that are asked for, and no others: the library also knows formats that a text file can be
// taken for, and runs programs for some.
void support_formats(struct archive* archive) {
    archive_read_support_filter_bzip2(archive);
    archive_read_support_filter_xz(archive);
    archive_read_support_filter_zstd(archive);
    archive_read_support_format_zip(archive);
    archive_read_support_format_tar(archive);
    archive_read_support_format_7zip(archive);
    archive_read_support_format_raw(archive);
    archive_read_support_format_empty(archive);
}

std::string name_of(struct archive_entry* entry) {
    const char* name = archive_entry_pathname_utf8(entry);
    if (!name) name = archive_entry_pathname(entry);
    return name ? name : "?";
}

} // namespace

struct Archive::Reader {
    struct Free {
        void operator()(struct archive* archive) const { archive_read_free(archive); }
    };

    explicit Reader(std::unique_ptr<ByteSource> source) { input.source = std::move(source); }

    // Whether the library stopped before the end of the file, which it calls the end where what
    // follows is none of its formats.
    bool is_anything_left() {
        if (input.error) return true;
        if (archive_filter_bytes(handle.get(), -1) < input.bytes) return true;
        char byte = 0;
        return input.source->read({&byte, 1}).value_or(1) > 0;
    }

    tl::unexpected<std::string> failure(const char* reason) const {
        if (input.error) return tl::unexpected(*input.error);
        return tl::unexpected(fmt::format("can't be unpacked behind byte {}: {}",
                                          archive_filter_bytes(handle.get(), -1),
                                          reason ? reason : "its data are damaged"));
    }

    tl::unexpected<std::string> failure() const {
        return failure(archive_error_string(handle.get()));
    }

    ArchiveSource input; // outlives the handle
    std::unique_ptr<struct archive, Free> handle{archive_read_new()};
    bool broken = false;
};

class Archive::MemberSource final : public ByteSource {
public:
    // `is_all`: the file is this one, compressed, and so ends with it.
    MemberSource(Reader& reader, bool is_all) : reader_(reader), is_all_(is_all) {}

    tl::expected<std::size_t, std::string> read(std::span<char> buffer) override {
        const std::size_t old = first_.copy(buffer.data(), buffer.size());
        first_.erase(0, old);
        if (old > 0) return old;
        // Once it has failed, the library no longer knows why.
        if (error_) return tl::unexpected(*error_);
        auto got = unpack(buffer);
        if (!got) error_ = got.error();
        return got;
    }

    // What can be read of the first bytes, which are read again later.
    const std::string& peek(std::size_t count) {
        std::string bytes;
        while (bytes.size() < count) {
            std::string piece(count - bytes.size(), '\0');
            const auto got = read(piece);
            if (got.value_or(0) == 0) break;
            bytes.append(piece, 0, *got);
        }
        first_ = std::move(bytes);
        return first_;
    }

private:
    tl::expected<std::size_t, std::string> unpack(std::span<char> buffer) {
        while (true) {
            const auto got = archive_read_data(reader_.handle.get(), buffer.data(), buffer.size());
            if (got == ARCHIVE_RETRY) continue;
            if (got == 0 && is_all_ && reader_.is_anything_left())
                return reader_.failure("what follows is something else");
            if (got >= 0) return static_cast<std::size_t>(got);
            // After less than this, the next member can be read.
            reader_.broken = got == ARCHIVE_FATAL;
            return reader_.failure();
        }
    }

    Reader& reader_;
    bool is_all_;
    std::string first_;
    std::optional<std::string> error_;
};

Archive::Archive(std::unique_ptr<ByteSource> source)
    : reader_(std::make_unique<Reader>(std::move(source))) {
    auto* handle = reader_->handle.get();
    support_formats(handle);
    archive_read_set_callback_data(handle, &reader_->input);
    archive_read_set_read_callback(handle, read_block);
    // Where it can, the library reads a zip archive by the directory at its end.
    if (reader_->input.source->is_seekable()) archive_read_set_seek_callback(handle, seek_file);
    reader_->broken = archive_read_open1(handle) != ARCHIVE_OK;
}

Archive::~Archive() = default;

tl::expected<std::optional<Archive::Member>, std::string> Archive::next() {
    while (true) {
        if (reader_->broken) return reader_->failure();
        struct archive_entry* entry = nullptr;
        const int result = archive_read_next_header(reader_->handle.get(), &entry);
        if (result == ARCHIVE_EOF && reader_->input.error) return reader_->failure();
        if (result == ARCHIVE_EOF) return std::nullopt;
        if (result == ARCHIVE_RETRY) continue;
        if (result < ARCHIVE_WARN) {
            reader_->broken = true;
            return reader_->failure();
        }
        if (archive_entry_filetype(entry) != AE_IFREG) continue;
        const bool is_raw = archive_format(reader_->handle.get()) == ARCHIVE_FORMAT_RAW;
        auto bytes = std::make_unique<MemberSource>(*reader_, is_raw);
        const std::string first = bytes->peek(container_mark_bytes);
        return Member{is_raw ? std::string() : name_of(entry), first, std::move(bytes)};
    }
}

} // namespace arbiter::cli
