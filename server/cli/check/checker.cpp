#include "cli/check/checker.h"

#include <asio/post.hpp>
#include <fmt/format.h>

#include <deque>
#include <memory>
#include <utility>

namespace arbiter::cli {

void Checker::check(const std::string& path) {
    auto reader = GameReader::open(path);
    if (!reader) return writer_.fail(fmt::format("{}: {}", path, reader.error()));
    writer_.count_file();

    std::uint64_t first_line = 1;
    std::deque<std::future<CheckedBatch>> in_flight;
    const auto finish_one = [&] {
        finish(path, in_flight.front().get(), first_line);
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

void Checker::finish(const std::string& path, const CheckedBatch& checked,
                     std::uint64_t& first_line) {
    for (const auto& game : checked.games)
        writer_.add(path, game, first_line + game.line_breaks);
    writer_.count_games(checked.game_count);
    first_line += checked.line_breaks;
    progress_.advance(checked.bytes);
}

} // namespace arbiter::cli
