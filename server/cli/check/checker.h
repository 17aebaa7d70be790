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
#include <set>
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
    // A file whose games are being checked.
    struct File {
        std::string path;
        SharedOptions options{};                     // with what its top says
        std::string suppressions{};                  // at its top
        std::set<const lint::Rule*> ignored_rules{}; // that have found something all the same
    };

    void check_games(GameStream stream, const LineRanges* lines, const lint::Options& options);
    void finish(File& file, CheckedBatch checked);
    // What its top says in vain.
    void tell_unused(const File& file);
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
