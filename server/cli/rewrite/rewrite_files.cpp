#include "cli/rewrite/rewrite_files.h"

#include "cli/commands.h"
#include "cli/complain.h"
#include "cli/configuration/configurations.h"
#include "cli/configuration/walk_filter.h"
#include "cli/input/find.h"
#include "cli/jobs.h"
#include "cli/rewrite/rewrite_file.h"

#include <asio/thread_pool.hpp>
#include <fmt/format.h>

#include <cstdint>
#include <iostream>
#include <utility>

namespace arbiter::cli {

namespace {

std::string counted_files(std::uint64_t count) {
    return fmt::format("{} file{}", count, count == 1 ? "" : "s");
}

class Run {
public:
    using RewriterOf = std::function<RewriteGame(const config::Effective&)>;

    Run(const RewriteFiles& files, const RewriterOf& rewriter_of)
        : files_(files), rewriter_of_(rewriter_of), jobs_(threads_of(files.jobs)), pool_(jobs_) {}

    int run() {
        auto configurations = Configurations::make(files_.configuration);
        if (!configurations) return refuse_configuration(configurations.error());
        WalkFilter filter(*configurations);
        const Inputs inputs = find_inputs(files_.inputs, filter);
        for (const auto& error : inputs.errors)
            fail(error);
        if (!files_.target.output.empty() && inputs.files.size() > 1)
            return refuse("--output takes one file, and these are more");
        // Before anything is written.
        for (const auto& input : inputs.files)
            if (const auto known = configurations->of_file(input.name); !known)
                return refuse_configuration(known.error());
        for (const auto& input : inputs.files)
            rewrite(input, *configurations->of_file(input.name),
                    &input == &inputs.files.back() ? Followed::by_nothing : Followed::by_game);
        tell();
        if (failed_) return exit_failure;
        return left_ > 0 || (is_dry() && changed_ > 0) ? exit_findings : exit_clean;
    }

private:
    bool is_dry() const {
        return files_.target.deliver == Deliver::as_diff ||
               files_.target.deliver == Deliver::nowhere;
    }

    void fail(std::string_view message) {
        complain(message);
        failed_ = true;
    }

    // A folder may hold what can't be rewritten; whoever names it wants it to be.
    void pass_over(const Input& input, std::string_view reason) {
        complain(reason);
        failed_ |= input.is_named;
    }

    void rewrite(const Input& input, const config::Effective& configured, Followed followed) {
        Target target = files_.target;
        const bool goes_on = target.deliver == Deliver::to_output && target.output.empty();
        if (goes_on) target.followed = followed;
        wrote_to_stdout_ |= goes_on || target.deliver == Deliver::as_diff ||
                            (input.path == stdin_path && !is_dry());
        const Rewriting rewriting{
            [rewriter = rewriter_of_(configured)](std::string_view) { return rewriter; },
            files_.takes};
        const auto rewritten = rewrite_file(input, rewriting, target, {pool_, jobs_});
        if (rewritten) return tell(input.name, *rewritten);
        const auto& [cause, message] = rewritten.error();
        if (cause == NotRewritten::Cause::refused) return pass_over(input, message);
        fail(message);
    }

    void tell(const std::string& name, const RewrittenFile& file) {
        tell_notices(name, file);
        left_ += file.left;
        ++(file.changed ? changed_ : unchanged_);
        if (files_.target.deliver == Deliver::nowhere && file.changed)
            std::cout << files_.would << ": " << name << std::endl;
    }

    // Where a text or a diff goes to standard output, nothing else does.
    void tell() const {
        auto& out = wrote_to_stdout_ ? std::cerr : std::cout;
        if (changed_ + unchanged_ == 0 || (wrote_to_stdout_ && !is_dry())) return;
        if (files_.target.deliver == Deliver::to_output) return;
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
    const RewriterOf& rewriter_of_;
    unsigned jobs_;
    asio::thread_pool pool_;
    std::uint64_t changed_ = 0; // files
    std::uint64_t unchanged_ = 0;
    std::uint64_t left_ = 0; // games
    bool failed_ = false;
    bool wrote_to_stdout_ = false;
};

} // namespace

void declare_options(CLI::App& command, RewriteFiles& files) {
    declare_options(command, files.inputs,
                    "Files and folders (their *.pgn files); - is standard input");
    declare_file_options(command, files.configuration);
    declare_jobs(command, files.jobs);
}

int rewrite_files(const RewriteFiles& files,
                  const std::function<RewriteGame(const config::Effective&)>& rewriter_of) {
    return Run(files, rewriter_of).run();
}

} // namespace arbiter::cli
