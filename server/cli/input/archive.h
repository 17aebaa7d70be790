#pragma once

#include "cli/input/byte_source.h"

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <string>

namespace arbiter::cli {

// A compressed file or an archive, read member by member as a stream. gzip is for gzip_source.h.
class Archive {
public:
    explicit Archive(std::unique_ptr<ByteSource> source);
    ~Archive();
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    struct Member {
        std::string name;                  // empty for what was compressed without one
        std::string first_bytes;           // container_mark_bytes of them, or all
        std::unique_ptr<ByteSource> bytes; // until the next member is asked for
    };

    // The next regular file; nothing at the end. Errors are messages without the path, and say how
    // far the archive could be read; after one there are no more members.
    tl::expected<std::optional<Member>, std::string> next();

private:
    struct Reader;
    class MemberSource;
    std::unique_ptr<Reader> reader_;
};

} // namespace arbiter::cli
