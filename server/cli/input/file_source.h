#pragma once

#include "cli/input/byte_source.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace arbiter::cli {

// A file, a pipe or standard input.
class FileSource final : public ByteSource {
public:
    // "-" is standard input. The error is a message without the path.
    static tl::expected<std::unique_ptr<FileSource>, std::string> open(const std::string& path);

    // Looks at the first bytes, which are read again later: at most `count`, fewer where the file
    // is shorter. Only before anything is read.
    tl::expected<std::string_view, std::string> peek(std::size_t count);
    tl::expected<std::size_t, std::string> read(std::span<char> buffer) override;

    bool is_seekable() const override { return seekable_; }
    tl::expected<std::int64_t, std::string> seek(std::int64_t offset, int whence) override;

private:
    struct Close {
        void operator()(std::FILE* file) const;
    };

    explicit FileSource(std::FILE* file);

    std::unique_ptr<std::FILE, Close> file_;
    std::string peeked_; // and not yet read
    bool seekable_;
};

} // namespace arbiter::cli
