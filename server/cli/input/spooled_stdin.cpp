#include "cli/input/spooled_stdin.h"

#include "cli/system_error.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <string_view>

namespace arbiter::cli {

tl::expected<SpooledStdin, std::string> SpooledStdin::read() {
    std::FILE* const file = std::tmpfile();
    if (!file) return system_error("a temporary file can't be made");
    SpooledStdin spooled(file);
    std::array<char, 1 << 16> block;
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), stdin))
        if (std::fwrite(block.data(), 1, size, file) != size)
            return system_error("a temporary file can't be written");
    if (std::ferror(stdin) != 0) return system_error("it can't be read");
    if (std::fflush(file) != 0) return system_error("a temporary file can't be written");
    return spooled;
}

std::string SpooledStdin::path() const {
    return fmt::format("/dev/fd/{}", ::fileno(file_.get()));
}

} // namespace arbiter::cli
