#include "cli/rewrite/spool.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace arbiter::cli {

namespace {

using Done = tl::expected<void, std::string>;

constexpr std::size_t block_bytes = 1 << 16;

tl::unexpected<std::string> failure(std::string_view what) {
    return tl::unexpected(fmt::format("{}: {}", what, std::strerror(errno)));
}

// Copies from where `from` stands to its end.
Done copy(std::FILE* from, std::FILE* to) {
    std::array<char, block_bytes> block;
    while (const std::size_t size = std::fread(block.data(), 1, block.size(), from))
        if (std::fwrite(block.data(), 1, size, to) != size) return failure("can't write");
    if (std::ferror(from) != 0) return failure("can't read");
    if (std::fflush(to) != 0) return failure("can't write");
    return {};
}

class StdoutSpool : public Output {
public:
    explicit StdoutSpool(std::FILE* file) : file_(file) {}
    ~StdoutSpool() override { std::fclose(file_); }
    StdoutSpool(const StdoutSpool&) = delete;
    StdoutSpool& operator=(const StdoutSpool&) = delete;

    Done write(std::string_view bytes) override {
        if (std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size())
            return failure("can't write a temporary file");
        return {};
    }

    Done restart() override {
        std::rewind(file_);
        if (::ftruncate(::fileno(file_), 0) != 0) return failure("can't write a temporary file");
        return {};
    }

    Done commit() override {
        std::rewind(file_);
        return copy(file_, stdout);
    }

private:
    std::FILE* file_;
};

} // namespace

tl::expected<std::unique_ptr<Output>, std::string> spool_to_stdout() {
    std::FILE* const file = std::tmpfile();
    if (!file) return failure("can't make a temporary file");
    return std::make_unique<StdoutSpool>(file);
}

tl::expected<SpooledInput, std::string> SpooledInput::read_stdin() {
    std::FILE* const file = std::tmpfile();
    if (!file) return failure("can't make a temporary file");
    SpooledInput spooled(file);
    if (auto copied = copy(stdin, file); !copied) return tl::unexpected(copied.error());
    return spooled;
}

std::string SpooledInput::path() const {
    return fmt::format("/dev/fd/{}", ::fileno(file_.get()));
}

} // namespace arbiter::cli
