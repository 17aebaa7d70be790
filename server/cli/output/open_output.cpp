#include "cli/output/open_output.h"

#include "cli/output/file_output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

using Done = tl::expected<void, std::string>;

class StreamOutput : public Output {
public:
    struct Close {
        void operator()(std::FILE* file) const {
            if (file != stdout) std::fclose(file);
        }
    };
    using Stream = std::unique_ptr<std::FILE, Close>;

    explicit StreamOutput(Stream stream) : stream_(std::move(stream)) {}

    Done write(std::string_view bytes) override {
        return done(std::fwrite(bytes.data(), 1, bytes.size(), stream_.get()) == bytes.size());
    }

    Done restart() override {
        return tl::unexpected(std::string("what was written can't be taken back"));
    }

    Done commit() override { return done(std::fflush(stream_.get()) == 0); }

private:
    static Done done(bool is_done) {
        if (is_done) return {};
        return tl::unexpected(std::string(std::strerror(errno)));
    }

    Stream stream_;
};

bool is_device(const std::string& path) {
    std::error_code error;
    const auto status = fs::status(path, error);
    return fs::exists(status) && !fs::is_regular_file(status);
}

} // namespace

tl::expected<std::unique_ptr<Output>, std::string> open_output(const std::string& path) {
    if (path.empty()) return std::make_unique<StreamOutput>(StreamOutput::Stream(stdout));
    if (!is_device(path)) return write_file(path);
    StreamOutput::Stream stream(std::fopen(path.c_str(), "wb"));
    if (!stream) return tl::unexpected(std::string(std::strerror(errno)));
    return std::make_unique<StreamOutput>(std::move(stream));
}

std::string output_name(const std::string& path) {
    return path.empty() ? "standard output" : path;
}

} // namespace arbiter::cli
