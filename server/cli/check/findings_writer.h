#pragma once

#include "cli/check/batch.h"
#include "cli/terminal.h"
#include "report/reporter.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter::cli {

// Writes and counts what was found, in the order of the files; and what could not be read.
class FindingsWriter {
public:
    FindingsWriter(report::Reporter& reporter, ProgressBar& progress);

    // A game with findings. `first_line` is its line in the file.
    void add(std::string_view path, const CheckedGame& game, std::uint64_t first_line);
    // A file, or a path of the command line, that can't be read. The others go on.
    void fail(std::string_view message);
    void count_file() { ++summary_.files; }
    void count_games(std::uint64_t games) { summary_.games += games; }
    // The last words. Returns the exit status.
    int finish();

private:
    void write(const std::string& text);

    report::Reporter& reporter_;
    ProgressBar& progress_;
    report::Summary summary_;
};

} // namespace arbiter::cli
