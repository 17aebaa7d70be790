#include "cli/rewrite/rewrite_files.h"

#include "cli/commands.h"
#include "cli/configuration/configurations.h"
#include "cli/configuration/walk_filter.h"
#include "cli/input/find.h"
#include "cli/rewrite/spool.h"

#include <asio/thread_pool.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <thread>

namespace arbiter::cli {

namespace {

std::string counted_files(std::uint64_t count) {
    return fmt::format("{} file{}", count, count == 1 ? "" : "s");
}

class Run {
public:
    Run(const RewriteFiles& files, const RewriteGame& rewrite)
        : files_(files), rewrite_(rewrite),
          jobs_(files.jobs > 0 ? files.jobs : std::max(1u, std::thread::hardware_concurrency())),
          pool_(jobs_) {}

    int run() {
        auto configurations = Configurations::make({});
        if (!configurations) {
            fail(configurations.error());
            return exit_failure;
        }
        WalkFilter filter(*configurations);
        const Inputs inputs = find_inputs(files_.paths, filter);
        for (const auto& error : inputs.errors)
            fail(error);
        for (const auto& input : inputs.files)
            rewrite(input.path);
        tell();
        if (failed_) return exit_failure;
        return is_dry() && changed_ > 0 ? exit_findings : exit_clean;
    }

private:
    bool is_dry() const {
        return files_.deliver == Deliver::as_diff || files_.deliver == Deliver::nowhere;
    }

    void fail(std::string_view message) {
        std::cerr << "arbiter: " << message << '\n';
        failed_ = true;
    }

    void rewrite(const std::string& path) {
        if (path != stdin_path) return rewrite(path, path, files_.deliver);
        const auto spooled = SpooledInput::read_stdin();
        if (!spooled) return fail(fmt::format("{}: {}", path, spooled.error()));
        rewrite(spooled->path(), path, is_dry() ? files_.deliver : Deliver::to_stdout);
    }

    // `path` is where the file is, `name` what the user calls it.
    void rewrite(const std::string& path, const std::string& name, Deliver deliver) {
        wrote_to_stdout_ |= deliver == Deliver::to_stdout || deliver == Deliver::as_diff;
        const auto rewritten = rewrite_file(path, name, rewrite_, deliver, {pool_, jobs_});
        if (!rewritten) return fail(fmt::format("{}: {}", name, rewritten.error()));
        tell_notices(name, *rewritten);
        ++(rewritten->changed ? changed_ : unchanged_);
        if (deliver == Deliver::nowhere && rewritten->changed)
            std::cout << files_.would << ": " << name << std::endl;
    }

    static void tell_notices(std::string_view name, const RewrittenFile& file) {
        for (const auto& notice : file.notices)
            std::cerr << fmt::format("{}:{}: {}\n", name, notice.line, notice.text);
        if (file.notices.size() < file.notice_count)
            std::cerr << fmt::format("{}: {} more games are left as they are\n", name,
                                     file.notice_count - file.notices.size());
        if (file.became_utf8)
            std::cerr << fmt::format(
                "{}: it is UTF-8 now: its encoding has no sign for all of it\n", name);
    }

    // Where a text or a diff goes to standard output, nothing else does.
    void tell() const {
        auto& out = wrote_to_stdout_ ? std::cerr : std::cout;
        if (changed_ + unchanged_ == 0 || (wrote_to_stdout_ && !is_dry())) return;
        std::string message;
        if (changed_ > 0)
            message = fmt::format("{} {}{}", counted_files(changed_), is_dry() ? "would be " : "",
                                  files_.done);
        if (unchanged_ > 0)
            message +=
                fmt::format("{}{} {}", message.empty() ? "" : ", ", counted_files(unchanged_),
                            is_dry() ? files_.unchanged : "left unchanged");
        out << message << '\n';
    }

    const RewriteFiles& files_;
    const RewriteGame& rewrite_;
    unsigned jobs_;
    asio::thread_pool pool_;
    std::uint64_t changed_ = 0; // files
    std::uint64_t unchanged_ = 0;
    bool failed_ = false;
    bool wrote_to_stdout_ = false;
};

} // namespace

int rewrite_files(const RewriteFiles& files, const RewriteGame& rewrite) {
    return Run(files, rewrite).run();
}

} // namespace arbiter::cli
