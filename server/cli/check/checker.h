#pragma once

#include "cli/check/batch.h"
#include "cli/check/findings_writer.h"
#include "cli/input/find.h"
#include "cli/input/game_reader.h"
#include "cli/input/streams.h"
#include "cli/terminal.h"
#include "lint/collection/collection.h"
#include "lint/options.h"

#include <asio/thread_pool.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::cli {

// Checks files in order: batches of games side by side, their findings in the order of the file.
class Checker {
public:
    Checker(FindingsWriter& writer, ProgressBar& progress, unsigned jobs)
        : writer_(writer), progress_(progress), jobs_(jobs), pool_(jobs) {}

    // `max_findings` of the file are told; 0 tells all.
    void check(const Input& input, const lint::Options& options, std::uint64_t max_findings);
    // After the last file: what is known only once all games were seen.
    void finish();

private:
    using SharedOptions = std::shared_ptr<const lint::Options>;
    // How far the findings of a file are told, or of all files of an archive.
    struct Told {
        std::uint64_t room;           // for findings
        std::uint64_t first_line = 1; // of the next batch
    };

    void check_games(GameStream stream, const LineRanges* lines, const lint::Options& options);
    void finish(const std::string& path, CheckedBatch checked, const lint::Options& options);
    void tell(const std::string& path, CheckedGame game, std::uint64_t line, Told& told);

    FindingsWriter& writer_;
    ProgressBar& progress_;
    lint::Collection collection_;
    std::vector<Told> told_;            // of each input
    std::vector<std::size_t> input_of_; // of each file of the collection, its place in `told_`
    unsigned jobs_;
    asio::thread_pool pool_;
};

} // namespace arbiter::cli
