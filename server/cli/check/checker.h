#pragma once

#include "cli/check/batch.h"
#include "cli/check/findings_writer.h"
#include "cli/input/find.h"
#include "cli/input/game_reader.h"
#include "cli/input/streams.h"
#include "cli/terminal.h"
#include "lint/options.h"

#include <asio/thread_pool.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

namespace arbiter::cli {

// Checks files in order: batches of games side by side, their findings in the order of the file.
class Checker {
public:
    Checker(FindingsWriter& writer, ProgressBar& progress, unsigned jobs)
        : writer_(writer), progress_(progress), jobs_(jobs), pool_(jobs) {}

    // `max_findings` of the file are told; 0 tells all.
    void check(const Input& input, const lint::Options& options, std::uint64_t max_findings);

private:
    using SharedOptions = std::shared_ptr<const lint::Options>;
    // How far a file's findings are told.
    struct Told {
        std::uint64_t room;           // for findings
        std::uint64_t first_line = 1; // of the next batch
    };

    void check_games(GameStream stream, const LineRanges* lines, const lint::Options& options,
                     Told& told);
    void finish(const std::string& path, CheckedBatch checked, Told& told);

    FindingsWriter& writer_;
    ProgressBar& progress_;
    unsigned jobs_;
    asio::thread_pool pool_;
};

} // namespace arbiter::cli
