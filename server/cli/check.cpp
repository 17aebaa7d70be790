#include "cli/check_batch.h"
#include "cli/commands.h"
#include "cli/game_reader.h"
#include "cli/input.h"
#include "cli/terminal.h"
#include "report/reporter.h"

#include <asio/post.hpp>
#include <asio/thread_pool.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <future>
#include <iostream>
#include <memory>
#include <ranges>
#include <thread>

namespace arbiter::cli {

namespace {

struct CheckOptions {
    std::vector<std::string> paths;
    std::string format = "text";
    std::string color = "auto";
    unsigned jobs = 0; // 0: one for each core
};

// Checks files in order: batches of games side by side, their findings in the order of the file.
class Checker {
public:
    Checker(report::Reporter& reporter, unsigned jobs, std::uint64_t total_bytes)
        : reporter_(reporter), jobs_(jobs), pool_(jobs), progress_(total_bytes) {}

    void check(const std::string& path);
    // A file, or a path of the command line, that can't be read. The others go on.
    void fail(std::string_view message);
    void write(const std::string& text);

    const report::Summary& summary() const { return summary_; }

private:
    // Enough that no thread waits for another, few enough that memory stays small.
    std::size_t most_in_flight() const { return 2 * std::size_t{jobs_}; }
    std::future<CheckedBatch> start(GameBatch batch);
    void report(const std::string& path, CheckedBatch checked, std::uint64_t& first_line);

    report::Reporter& reporter_;
    unsigned jobs_;
    asio::thread_pool pool_;
    ProgressBar progress_;
    report::Summary summary_;
};

void Checker::check(const std::string& path) {
    auto reader = GameReader::open(path);
    if (!reader) return fail(fmt::format("{}: {}", path, reader.error()));
    ++summary_.files;

    std::uint64_t first_line = 1;
    std::deque<std::future<CheckedBatch>> in_flight;
    const auto finish_one = [&] {
        report(path, in_flight.front().get(), first_line);
        in_flight.pop_front();
    };
    while (true) {
        auto batch = reader->next();
        if (!batch || batch->empty()) {
            while (!in_flight.empty())
                finish_one();
            if (!batch) fail(fmt::format("{}: {}", path, batch.error()));
            return;
        }
        in_flight.push_back(start(std::move(*batch)));
        if (in_flight.size() >= most_in_flight()) finish_one();
    }
}

std::future<CheckedBatch> Checker::start(GameBatch batch) {
    auto task = std::make_shared<std::packaged_task<CheckedBatch()>>(
        [batch = std::move(batch)] { return check_batch(batch); });
    auto result = task->get_future();
    if (jobs_ == 1)
        (*task)();
    else
        asio::post(pool_, [task] { (*task)(); });
    return result;
}

void Checker::report(const std::string& path, CheckedBatch checked, std::uint64_t& first_line) {
    for (const auto& game : checked.games) {
        write(reporter_.report({path, game.text, first_line + game.line_breaks, game.findings}));
        for (const auto& finding : game.findings) {
            ++summary_.findings.at(static_cast<std::size_t>(finding.severity));
            if (std::ranges::any_of(finding.fixes, [](const lint::Fix& fix) {
                    return fix.safety == lint::Safety::safe;
                }))
                ++summary_.fixable;
        }
    }
    summary_.games += checked.game_count;
    first_line += checked.line_breaks;
    progress_.advance(checked.bytes);
}

void Checker::fail(std::string_view message) {
    progress_.clear();
    std::cerr << "arbiter: " << message << '\n';
    ++summary_.unreadable_files;
}

void Checker::write(const std::string& text) {
    if (text.empty()) return;
    progress_.clear();
    std::cout << text;
}

int check(const CheckOptions& options) {
    const bool color =
        options.color == "always" || (options.color == "auto" && wants_color(Stream::out));
    const auto reporter = report::find_format(options.format)
                              ->make(color ? report::Color::always : report::Color::never);
    const Inputs inputs = find_inputs(options.paths);

    std::uint64_t total = 0;
    for (const auto& input : inputs.files)
        total += input.bytes.value_or(0);
    const unsigned jobs =
        options.jobs > 0 ? options.jobs : std::max(1u, std::thread::hardware_concurrency());

    Checker checker(*reporter, jobs, total);
    checker.write(reporter->begin());
    for (const auto& error : inputs.errors)
        checker.fail(error);
    for (const auto& input : inputs.files)
        checker.check(input.path);
    checker.write(reporter->end(checker.summary()));
    std::cout.flush();

    const auto& summary = checker.summary();
    if (summary.unreadable_files > 0 || !std::cout) return exit_failure;
    const bool clean = std::ranges::all_of(summary.findings, [](auto count) { return count == 0; });
    return clean ? exit_clean : exit_findings;
}

} // namespace

void add_check(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("check", "Lint PGN files, folders or standard input");
    auto options = std::make_shared<CheckOptions>();
    options->paths = {"."};
    command
        ->add_option("PATH", options->paths,
                     "Files and folders (their *.pgn files); - is standard input")
        ->capture_default_str();

    std::vector<std::string> formats;
    for (const auto& format : report::formats())
        formats.emplace_back(format.name);
    command->add_option("--format", options->format, "How to write findings")
        ->check(CLI::IsMember(formats))
        ->capture_default_str();
    command->add_option("--color", options->color, "When to use colour")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    command->add_option("-j,--jobs", options->jobs, "Threads (default: one for each core)")
        ->check(CLI::Range(1u, 1024u));
    command->callback([options, &status] { status = check(*options); });
}

} // namespace arbiter::cli
