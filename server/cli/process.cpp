#include "cli/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

extern char** environ; // NOLINT: POSIX names it so

namespace arbiter::cli {

namespace {

class Pipe {
public:
    Pipe() {
        if (pipe2(ends_.data(), O_CLOEXEC) != 0) ends_ = {-1, -1};
    }
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    int reading() const { return ends_[0]; }
    int writing() const { return ends_[1]; }
    void close_writing() { close_end(1); }

private:
    void close_end(std::size_t end) {
        if (ends_.at(end) >= 0) ::close(std::exchange(ends_.at(end), -1));
    }

    std::array<int, 2> ends_{};
};

class FileActions {
public:
    FileActions() { posix_spawn_file_actions_init(&actions_); }
    ~FileActions() { posix_spawn_file_actions_destroy(&actions_); }
    FileActions(const FileActions&) = delete;
    FileActions& operator=(const FileActions&) = delete;

    void no_input() {
        posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    }
    void write_to(const Pipe& pipe, int stream) {
        posix_spawn_file_actions_adddup2(&actions_, pipe.writing(), stream);
    }
    const posix_spawn_file_actions_t* get() const { return &actions_; }

private:
    posix_spawn_file_actions_t actions_{};
};

// Reads both until they end; one alone could leave the program waiting at the other.
void drain(const Pipe& out, const Pipe& error, ProcessResult& result) {
    std::array<pollfd, 2> open{pollfd{out.reading(), POLLIN, 0},
                               pollfd{error.reading(), POLLIN, 0}};
    const std::array<std::string*, 2> texts{&result.out, &result.error};
    while (open[0].fd >= 0 || open[1].fd >= 0) {
        if (poll(open.data(), open.size(), -1) < 0 && errno != EINTR) return;
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (open.at(i).fd < 0 || open.at(i).revents == 0) continue;
            std::array<char, 1 << 14> block{};
            const auto got = ::read(open.at(i).fd, block.data(), block.size());
            if (got > 0)
                texts.at(i)->append(block.data(), static_cast<std::size_t>(got));
            else if (got == 0 || errno != EINTR)
                open.at(i).fd = -1; // poll(2) passes over it
        }
    }
}

} // namespace

tl::expected<ProcessResult, std::string> run_process(const std::vector<std::string>& arguments) {
    Pipe out;
    Pipe error;
    FileActions actions;
    actions.no_input();
    actions.write_to(out, STDOUT_FILENO);
    actions.write_to(error, STDERR_FILENO);

    std::vector<char*> words;
    for (const auto& argument : arguments)
        words.push_back(const_cast<char*>(argument.c_str())); // NOLINT: the call does not write
    words.push_back(nullptr);
    pid_t process = 0;
    const int failed =
        posix_spawnp(&process, words.front(), actions.get(), nullptr, words.data(), environ);
    if (failed != 0)
        return tl::unexpected(
            fmt::format("{} can't be started: {}", arguments.front(), std::strerror(failed)));
    out.close_writing();
    error.close_writing();

    ProcessResult result;
    drain(out, error, result);
    int status = 0;
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
    result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return result;
}

} // namespace arbiter::cli
