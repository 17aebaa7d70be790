#include "cli/input/spooled_stdin.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

namespace arbiter::cli {

namespace {

tl::unexpected<std::string> failure(std::string_view what) {
    return tl::unexpected(fmt::format("{}: {}", what, std::strerror(errno)));
}

} // namespace

tl::expected<SpooledStdin, std::string> SpooledStdin::read() {
    std::FILE* const file = std::tmpfile();
    if (!file) return failure("a temporary file can't be made");
    SpooledStdin spooled(file);
    std::array<char, 1 << 16> block;
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), stdin))
        if (std::fwrite(block.data(), 1, size, file) != size)
            return failure("a temporary file can't be written");
    if (std::ferror(stdin) != 0) return failure("it can't be read");
    if (std::fflush(file) != 0) return failure("a temporary file can't be written");
    return spooled;
}

std::string SpooledStdin::path() const {
    return fmt::format("/dev/fd/{}", ::fileno(file_.get()));
}

} // namespace arbiter::cli
