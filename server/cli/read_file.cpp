#include "cli/read_file.h"

#include "cli/input/file_source.h"

#include <span>

namespace arbiter::cli {

tl::expected<std::string, std::string> read_file(const std::string& path) {
    auto file = FileSource::open(path);
    if (!file) return tl::unexpected(file.error());
    std::string bytes;
    while (true) {
        const std::size_t old = bytes.size();
        bytes.resize(old + piece_bytes);
        const auto got = (*file)->read(std::span(bytes).subspan(old));
        if (!got) return tl::unexpected(got.error());
        bytes.resize(old + *got);
        if (*got == 0) return bytes;
    }
}

} // namespace arbiter::cli
