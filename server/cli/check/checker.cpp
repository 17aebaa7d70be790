#include "cli/check/checker.h"

#include "cli/input/streams.h"
#include "cli/ordered_tasks.h"
#include "lint/file_suppression.h"

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
    File file{stream.name};
    writer_.start_file(file.path);
    collection_.start_file(file.path);
    input_of_.push_back(told_.size() - 1);

    std::uint64_t git_line = 1;
    std::uint64_t& first_line = told_.back().first_line = 1;
    OrderedTasks<CheckedBatch> tasks(
        pool_, jobs_, [&](CheckedBatch checked) { finish(file, std::move(checked)); });
    while (true) {
        auto batch = stream.reader.next();
        if (!batch || batch->empty()) {
            tasks.finish();
            if (!batch)
                writer_.fail(fmt::format("{}:{}: {}", file.path, first_line, batch.error()));
            else if (!lines)
                tell_unused(file);
            return;
        }
        if (!file.options) {
            const std::string game = decode(*batch, batch->first_game()).text;
            file.suppressions = lint::file_suppressions_of(game);
            file.options =
                std::make_shared<const lint::Options>(lint::with_file_suppressions(options, game));
        }
        if (lines) skip_untouched(*batch, *lines, git_line);
        tasks.start([batch = *std::move(batch), file_options = file.options] {
            return check_batch(batch, *file_options);
        });
    }
}

void Checker::finish(File& file, CheckedBatch checked) {
    Told& told = told_.back();
    for (auto& game : checked.games) {
        const std::uint64_t line = told.first_line + game.line_breaks;
        if (game.digest) {
            auto compared =
                collection_.add(game.text, *game.digest, line, *file.options, game.standing);
            std::ranges::move(compared, std::back_inserter(game.findings));
            std::ranges::stable_sort(
                game.findings, {}, [](const lint::Finding& finding) { return finding.span.begin; });
        }
        tell(file.path, std::move(game), line, told);
    }
    file.ignored_rules.merge(checked.ignored_in_file);
    writer_.count_games(checked.game_count);
    told.first_line += checked.line_breaks;
    progress_.advance(checked.bytes);
}

void Checker::tell_unused(const File& file) {
    if (file.suppressions.empty()) return;
    const std::vector<const lint::Rule*> ignored(file.ignored_rules.begin(),
                                                 file.ignored_rules.end());
    CheckedGame top;
    top.text = file.suppressions;
    top.findings = lint::unused_file_suppressions(top.text, *file.options, ignored);
    tell(file.path, std::move(top), 1, told_.back());
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
