#pragma once

#include "cli/check/batch.h"
#include "cli/output/output.h"
#include "cli/terminal.h"
#include "report/baseline.h"
#include "report/reporter.h"
#include "report/statistics.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace arbiter::cli {

// What is written of the findings.
enum class Written : std::uint8_t {
    findings,
    statistics,      // how often each rule found something, as text
    statistics_json, // the same as JSON
    nothing,         // they are only counted
};

struct FindingsSettings {
    std::unique_ptr<report::Reporter> reporter;
    Written written = Written::findings;
    std::uint64_t max_findings = 0;           // that are written; 0: all
    std::optional<report::Baseline> baseline; // findings that are not told
    std::string baseline_path;
    report::BaselineRecorder* recorder = nullptr; // where one is to be made
    bool quiet = false;                           // no notices; errors are told
};

// Writes and counts what was found, in the order of the files; and what could not be read.
class FindingsWriter {
public:
    FindingsWriter(FindingsSettings settings, Output& out, ProgressBar& progress);

    // A game with findings. `first_line` is its line in the file.
    void add(std::string_view path, CheckedGame game, std::uint64_t first_line);
    // A file, or a path of the command line, that can't be read. The others go on.
    void fail(std::string_view message);
    void start_file(std::string_view path);
    void count_games(std::uint64_t games) { summary_.games += games; }
    // The last words. Returns the exit status.
    int finish();

private:
    void drop_known(const report::GameFindings& game, std::vector<lint::Finding>& findings);
    void count(const std::vector<lint::Finding>& findings);
    void write(const std::string& text);
    void note(std::string_view message);
    void tell_stale_baseline();

    FindingsSettings settings_;
    Output& out_;
    bool is_broken_ = false; // the output, which was told
    ProgressBar& progress_;
    report::Summary summary_;
    report::Statistics statistics_;
    std::uint64_t left_room_;
    std::uint64_t not_shown_ = 0;
    std::set<std::string, std::less<>> checked_paths_; // kept where there is a baseline
};

} // namespace arbiter::cli
