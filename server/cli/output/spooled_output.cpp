#include "cli/output/spooled_output.h"

#include "cli/system_error.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <utility>

namespace arbiter::cli {

namespace {

using Done = tl::expected<void, std::string>;

class SpooledOutput : public Output {
public:
    SpooledOutput(std::FILE* file, std::unique_ptr<Output> target)
        : file_(file), target_(std::move(target)) {}
    ~SpooledOutput() override { std::fclose(file_); }
    SpooledOutput(const SpooledOutput&) = delete;
    SpooledOutput& operator=(const SpooledOutput&) = delete;

    Done write(std::string_view bytes) override {
        if (std::fwrite(bytes.data(), 1, bytes.size(), file_) != bytes.size())
            return system_error("a temporary file can't be written");
        return {};
    }

    Done restart() override {
        std::rewind(file_);
        if (::ftruncate(::fileno(file_), 0) != 0)
            return system_error("a temporary file can't be written");
        return {};
    }

    Done commit() override {
        if (std::fflush(file_) != 0) return system_error("a temporary file can't be written");
        std::rewind(file_);
        std::array<char, 1 << 16> block;
        while (const std::size_t size = std::fread(block.data(), 1, block.size(), file_))
            if (auto done = target_->write({block.data(), size}); !done) return done;
        if (std::ferror(file_) != 0) return system_error("a temporary file can't be read");
        return target_->commit();
    }

private:
    std::FILE* file_;
    std::unique_ptr<Output> target_;
};

} // namespace

tl::expected<std::unique_ptr<Output>, std::string> spooled(std::unique_ptr<Output> target) {
    std::FILE* const file = std::tmpfile();
    if (!file) return system_error("a temporary file can't be made");
    return std::make_unique<SpooledOutput>(file, std::move(target));
}

} // namespace arbiter::cli
