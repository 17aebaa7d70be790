#include "cli/output/file_output.h"

#include "cli/system_error.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <functional>
#include <optional>
#include <system_error>
#include <utility>

namespace arbiter::cli {

namespace {

namespace fs = std::filesystem;

using Done = tl::expected<void, std::string>;

class Descriptor {
public:
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor() {
        if (is_open()) ::close(number_);
    }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }

private:
    int number_;
};

bool is_same_file(const struct stat& a, const struct stat& b) {
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool is_same_instant(const timespec& a, const timespec& b) {
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

bool is_untouched(const struct stat& before, const struct stat& now) {
    return is_same_file(before, now) && before.st_size == now.st_size &&
           is_same_instant(before.st_mtim, now.st_mtim) &&
           is_same_instant(before.st_ctim, now.st_ctim);
}

// Hidden, and no *.pgn: nothing takes it for a game file. The same for each run, so that what a
// crash leaves is found again.
fs::path name_beside(const fs::path& file) {
    constexpr std::size_t longest = 200; // file systems allow 255 bytes
    std::string name = file.filename().string();
    if (name.size() > longest)
        name = fmt::format("{:.{}}-{:x}", name, longest, std::hash<std::string>{}(name));
    return file.parent_path() / fmt::format(".{}.arbiter~", name);
}

// Opens and locks the file of that name, new or left by a crash.
tl::expected<Descriptor, std::string> open_locked(const fs::path& path, mode_t mode) {
    while (true) {
        Descriptor file(::open(path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, mode));
        if (!file.is_open()) return system_error("its folder can't be written to");
        if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0)
            return tl::unexpected(std::string("another process is writing it"));
        struct stat opened{};
        struct stat named{};
        if (::fstat(file.number(), &opened) != 0) return system_error("its new version");
        const bool ours = S_ISREG(opened.st_mode) && opened.st_uid == ::geteuid();
        if (!ours) return tl::unexpected(fmt::format("{} is in the way", path.filename().string()));
        // Between opening and locking, another process may have put it in place or removed it.
        const bool still_there = ::lstat(path.c_str(), &named) == 0 && is_same_file(opened, named);
        if (!still_there) continue;
        if (::ftruncate(file.number(), 0) != 0) return system_error("its new version");
        return file;
    }
}

Done keep_attributes(const struct stat& from, int to) {
    const bool owned = from.st_uid == ::geteuid() && from.st_gid == ::getegid();
    if (!owned && ::fchown(to, from.st_uid, from.st_gid) != 0)
        return system_error("its owner can't be kept");
    if (::fchmod(to, from.st_mode & 07777) != 0)
        return system_error("its permissions can't be kept");
    return {};
}

// Access control lists among them. Those that only the system may set stay behind.
void copy_extended_attributes(const fs::path& from, int to) {
    const ssize_t size = ::listxattr(from.c_str(), nullptr, 0);
    if (size <= 0) return;
    std::string names(static_cast<std::size_t>(size), '\0');
    const ssize_t got = ::listxattr(from.c_str(), names.data(), names.size());
    names.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    for (std::size_t begin = 0; begin < names.size();) {
        const char* const name = names.c_str() + begin;
        begin += std::strlen(name) + 1;
        const ssize_t length = ::getxattr(from.c_str(), name, nullptr, 0);
        if (length < 0) continue;
        std::string value(static_cast<std::size_t>(length), '\0');
        if (::getxattr(from.c_str(), name, value.data(), value.size()) == length)
            static_cast<void>(::fsetxattr(to, name, value.data(), value.size(), 0));
    }
}

Done write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return system_error("its new version can't be written");
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

// Makes the new name as durable as the new bytes.
Done sync_folder(const fs::path& folder) {
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!opened.is_open()) return system_error("its folder");
    // Some file systems can't, and say so.
    if (::fsync(opened.number()) != 0 && errno != EINVAL) return system_error("its folder");
    return {};
}

std::optional<struct stat> status_of(const fs::path& path) {
    struct stat status{};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(status) : std::nullopt;
}

class FileOutput : public Output {
public:
    // `made_from`: the version that it is made from, and no other one may be lost.
    FileOutput(fs::path path, const std::optional<struct stat>& made_from)
        : path_(std::move(path)), beside_(name_beside(path_)), made_from_(made_from) {}
    ~FileOutput() override {
        if (file_.is_open() && !committed_) ::unlink(beside_.c_str());
    }
    FileOutput(const FileOutput&) = delete;
    FileOutput& operator=(const FileOutput&) = delete;

    Done open() {
        // Nobody may read what may not be read in the old version.
        mode_t mode = 0600;
        if (!status_of(path_))
            mode = 0666; // as the user's mask leaves it
        else if (::access(path_.c_str(), W_OK) != 0)
            // Replacing needs only the folder's permission, but who took the file's meant it.
            return system_error("it can't be written to");
        auto opened = open_locked(beside_, mode);
        if (!opened) return tl::unexpected(opened.error());
        file_ = std::move(*opened);
        return {};
    }

    Done write(std::string_view bytes) override {
        buffer_ += bytes;
        return buffer_.size() < buffer_bytes ? Done{} : flush();
    }

    Done restart() override {
        buffer_.clear();
        const bool done = !file_.is_open() || (::ftruncate(file_.number(), 0) == 0 &&
                                               ::lseek(file_.number(), 0, SEEK_SET) == 0);
        if (!done) return system_error("its new version can't be written");
        return {};
    }

    Done commit() override {
        if (auto done = flush(); !done) return done;
        if (auto done = keep_old_attributes(); !done) return done;
        if (::fsync(file_.number()) != 0) return system_error("its new version can't be written");
        const auto now = status_of(path_);
        if (made_from_ && (!now || !is_untouched(*made_from_, *now)))
            return tl::unexpected(
                std::string("it was changed meanwhile, so it is left as it is now"));
        if (::rename(beside_.c_str(), path_.c_str()) != 0)
            return system_error("it can't be replaced");
        committed_ = true;
        return sync_folder(path_.parent_path());
    }

private:
    static constexpr std::size_t buffer_bytes = 1 << 20; // few system calls, little memory

    Done keep_old_attributes() {
        const auto old = made_from_ ? made_from_ : status_of(path_);
        if (!old) return {};
        if (auto done = keep_attributes(*old, file_.number()); !done) return done;
        copy_extended_attributes(path_, file_.number());
        return {};
    }

    Done flush() {
        if (!file_.is_open())
            if (auto opened = open(); !opened) return opened;
        auto done = write_all(file_.number(), buffer_);
        buffer_.clear();
        return done;
    }

    fs::path path_;
    fs::path beside_;
    std::optional<struct stat> made_from_;
    Descriptor file_;
    std::string buffer_;
    bool committed_ = false;
};

// Where a link leads that may lead to nothing yet.
fs::path behind_links(fs::path path) {
    constexpr int most_links = 40; // as Linux
    std::error_code error;
    for (int links = 0; links < most_links && fs::is_symlink(path, error); ++links)
        path = path.parent_path() / fs::read_symlink(path, error);
    return path;
}

} // namespace

tl::expected<std::unique_ptr<Output>, std::string> replace_file(const std::string& path) {
    std::error_code error;
    const fs::path file = fs::canonical(path, error);
    if (error) return tl::unexpected(error.message());
    const auto made_from = status_of(file);
    if (!made_from) return system_error("it can't be read");
    if (!S_ISREG(made_from->st_mode)) return tl::unexpected(std::string("it is no regular file"));
    return std::make_unique<FileOutput>(file, made_from);
}

tl::expected<std::unique_ptr<Output>, std::string> write_file(const std::string& path) {
    std::error_code error;
    const fs::path file = fs::absolute(fs::weakly_canonical(behind_links(path), error), error);
    if (error) return tl::unexpected(error.message());
    auto output = std::make_unique<FileOutput>(file, std::nullopt);
    if (auto opened = output->open(); !opened) return tl::unexpected(opened.error());
    return output;
}

} // namespace arbiter::cli
