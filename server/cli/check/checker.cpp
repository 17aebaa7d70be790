#include "cli/check/checker.h"

#include "lint/suppression.h"

#include <asio/post.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

namespace arbiter::cli {

namespace {

std::string_view first_game(const GameBatch& batch) {
    return std::string_view(batch.bytes).substr(0, batch.ends.front());
}

} // namespace

void Checker::check(const std::string& path, const lint::Options& options,
                    std::uint64_t max_findings) {
    auto reader = GameReader::open(path);
    if (!reader) return writer_.fail(fmt::format("{}: {}", path, reader.error()));
    writer_.count_file();

    SharedOptions file_options; // with what the file's top says
    Told told{1, max_findings > 0 ? max_findings : std::numeric_limits<std::uint64_t>::max()};
    std::deque<std::future<CheckedBatch>> in_flight;
    const auto finish_one = [&] {
        finish(path, in_flight.front().get(), told);
        in_flight.pop_front();
    };
    while (true) {
        auto batch = reader->next();
        if (!batch || batch->empty()) {
            while (!in_flight.empty())
                finish_one();
            if (!batch) writer_.fail(fmt::format("{}: {}", path, batch.error()));
            return;
        }
        if (!file_options)
            file_options = std::make_shared<const lint::Options>(
                lint::with_file_suppressions(options, first_game(*batch)));
        in_flight.push_back(start(std::move(*batch), file_options));
        if (in_flight.size() >= most_in_flight()) finish_one();
    }
}

std::future<CheckedBatch> Checker::start(GameBatch batch, SharedOptions options) {
    auto task = std::make_shared<std::packaged_task<CheckedBatch()>>(
        [batch = std::move(batch), options = std::move(options)] {
            return check_batch(batch, *options);
        });
    auto result = task->get_future();
    if (jobs_ == 1)
        (*task)();
    else
        asio::post(pool_, [task] { (*task)(); });
    return result;
}

void Checker::finish(const std::string& path, CheckedBatch checked, Told& told) {
    for (auto& game : checked.games) {
        game.findings.resize(std::min<std::uint64_t>(game.findings.size(), told.room));
        told.room -= game.findings.size();
        if (!game.findings.empty()) writer_.add(path, game, told.first_line + game.line_breaks);
    }
    writer_.count_games(checked.game_count);
    told.first_line += checked.line_breaks;
    progress_.advance(checked.bytes);
}

} // namespace arbiter::cli
