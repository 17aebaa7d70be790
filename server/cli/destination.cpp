#include "cli/destination.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>
#include <system_error>
#include <utility>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

// Hidden, and of this process alone.
fs::path name_beside(const fs::path& path) {
    return path.parent_path() / fmt::format(".{}.{}~", path.filename().string(), getpid());
}

} // namespace

Destination::Destination(fs::path path, fs::path beside)
    : path_(std::move(path)), beside_(std::move(beside)) {
    if (!path_.empty()) file_.open(beside_, std::ios::binary | std::ios::trunc);
}

tl::expected<std::unique_ptr<Destination>, std::string> Destination::open(const std::string& path) {
    if (path.empty()) return std::unique_ptr<Destination>(new Destination({}, {}));
    std::error_code error;
    const auto status = fs::status(path, error);
    const bool is_device = fs::exists(status) && !fs::is_regular_file(status);
    fs::path target =
        is_device ? fs::path(path) : fs::weakly_canonical(path, error); // a link stays
    if (error) target = path;
    errno = 0;
    std::unique_ptr<Destination> destination(
        new Destination(target, is_device ? target : name_beside(target)));
    if (!destination->file_)
        return tl::unexpected(fmt::format("{}: {}", path, std::strerror(errno)));
    return destination;
}

Destination::~Destination() {
    if (path_.empty() || beside_ == path_ || !file_.is_open()) return;
    file_.close();
    std::error_code ignored;
    fs::remove(beside_, ignored);
}

std::ostream& Destination::stream() {
    return path_.empty() ? std::cout : file_;
}

tl::expected<void, std::string> Destination::commit() {
    errno = 0;
    stream().flush();
    const auto failure = [&] {
        return tl::unexpected(fmt::format(
            "{}: {}", path_.empty() ? "standard output" : path_.string(), std::strerror(errno)));
    };
    if (!stream()) return failure();
    if (path_.empty() || beside_ == path_) return {};
    std::error_code error;
    fs::rename(beside_, path_, error);
    if (error) return tl::unexpected(fmt::format("{}: {}", path_.string(), error.message()));
    file_.close();
    return {};
}

} // namespace arbiter::cli
