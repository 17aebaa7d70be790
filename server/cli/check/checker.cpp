#include "cli/check/checker.h"

#include "cli/input/streams.h"
#include "cli/ordered_tasks.h"
#include "lint/suppression.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

namespace arbiter::cli {

namespace {

// Marks the games that stand outside of the lines. `line` is that of the batch, and becomes that
// of the next one.
void skip_untouched(GameBatch& batch, const LineRanges& lines, std::uint64_t& line) {
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
        const std::string_view game = std::string_view(batch.bytes).substr(begin, end - begin);
        const auto breaks = static_cast<std::uint64_t>(std::ranges::count(game, '\n'));
        const std::uint64_t last = game.ends_with('\n') ? line + breaks - 1 : line + breaks;
        batch.skipped.push_back(!touches(lines, {line, last}));
        line += breaks;
        begin = end;
    }
}

} // namespace

void Checker::check(const Input& input, const lint::Options& options, std::uint64_t max_findings) {
    // Of the file, whatever it holds.
    told_.push_back({max_findings > 0 ? max_findings : std::numeric_limits<std::uint64_t>::max()});
    read_streams(input, {[&](GameStream stream) {
                             const bool has_lines = input.lines && stream.is_file_itself;
                             check_games(std::move(stream), has_lines ? &*input.lines : nullptr,
                                         options);
                         },
                         [this](const std::string& message) { writer_.fail(message); }});
}

void Checker::check_games(GameStream stream, const LineRanges* lines,
                          const lint::Options& options) {
    const std::string& path = stream.name;
    writer_.start_file(path);
    collection_.start_file(path);
    input_of_.push_back(told_.size() - 1);

    SharedOptions file_options; // with what the file's top says
    std::uint64_t git_line = 1;
    std::uint64_t& first_line = told_.back().first_line = 1;
    OrderedTasks<CheckedBatch> tasks(pool_, jobs_, [&](CheckedBatch checked) {
        finish(path, std::move(checked), *file_options);
    });
    while (true) {
        auto batch = stream.reader.next();
        if (!batch || batch->empty()) {
            tasks.finish();
            if (!batch) writer_.fail(fmt::format("{}:{}: {}", path, first_line, batch.error()));
            return;
        }
        if (!file_options)
            file_options = std::make_shared<const lint::Options>(
                lint::with_file_suppressions(options, batch->first_game()));
        if (lines) skip_untouched(*batch, *lines, git_line);
        tasks.start([batch = *std::move(batch), file_options] {
            return check_batch(batch, *file_options);
        });
    }
}

void Checker::finish(const std::string& path, CheckedBatch checked, const lint::Options& options) {
    Told& told = told_.back();
    for (auto& game : checked.games) {
        const std::uint64_t line = told.first_line + game.line_breaks;
        if (game.digest) {
            auto compared = collection_.add(game.text, *game.digest, line, options, game.standing);
            std::ranges::move(compared, std::back_inserter(game.findings));
            std::ranges::stable_sort(
                game.findings, {}, [](const lint::Finding& finding) { return finding.span.begin; });
        }
        tell(path, std::move(game), line, told);
    }
    writer_.count_games(checked.game_count);
    told.first_line += checked.line_breaks;
    progress_.advance(checked.bytes);
}

void Checker::tell(const std::string& path, CheckedGame game, std::uint64_t line, Told& told) {
    game.findings.resize(std::min<std::uint64_t>(game.findings.size(), told.room));
    told.room -= game.findings.size();
    if (!game.findings.empty()) writer_.add(path, std::move(game), line);
}

void Checker::finish() {
    for (auto& late : collection_.finish()) {
        CheckedGame game;
        game.text = std::move(late.text);
        game.findings.push_back(std::move(late.finding));
        const auto file = late.place.file;
        tell(collection_.files()[file], std::move(game), late.place.line, told_[input_of_[file]]);
    }
}

} // namespace arbiter::cli
