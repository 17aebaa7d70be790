#include "cli/input/file_source.h"

#include "cli/input/find.h"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace arbiter::cli {

namespace {

std::string last_error() {
    return std::strerror(errno);
}

bool is_regular(std::FILE* file) {
    struct stat status{};
    return fstat(fileno(file), &status) == 0 && S_ISREG(status.st_mode);
}

} // namespace

void FileSource::Close::operator()(std::FILE* file) const {
    if (file != stdin) std::fclose(file);
}

FileSource::FileSource(std::FILE* file) : file_(file), seekable_(is_regular(file)) {}

tl::expected<std::unique_ptr<FileSource>, std::string> FileSource::open(const std::string& path) {
    std::FILE* file = path == stdin_path ? stdin : std::fopen(path.c_str(), "rb");
    if (!file) return tl::unexpected(last_error());
    return std::unique_ptr<FileSource>(new FileSource(file));
}

tl::expected<std::string_view, std::string> FileSource::peek(std::size_t count) {
    std::string bytes(count, '\0');
    const auto got = read(bytes);
    if (!got) return tl::unexpected(got.error());
    bytes.resize(*got);
    peeked_ = std::move(bytes);
    return peeked_;
}

tl::expected<std::size_t, std::string> FileSource::read(std::span<char> buffer) {
    const std::size_t old = peeked_.copy(buffer.data(), buffer.size());
    peeked_.erase(0, old);
    if (old == buffer.size()) return old;
    errno = 0;
    const std::size_t got = std::fread(buffer.data() + old, 1, buffer.size() - old, file_.get());
    if (old + got == 0 && std::ferror(file_.get())) return tl::unexpected(last_error());
    return old + got;
}

tl::expected<std::int64_t, std::string> FileSource::seek(std::int64_t offset, int whence) {
    // The stream stands behind what was peeked at.
    if (whence == SEEK_CUR) offset -= static_cast<std::int64_t>(peeked_.size());
    peeked_.clear();
    if (fseeko(file_.get(), offset, whence) != 0) return tl::unexpected(last_error());
    return ftello(file_.get());
}

} // namespace arbiter::cli
