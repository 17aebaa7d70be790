#include "game/game.h"
#include "game/replay_descriptive.h"
#include "game/split.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

// What it costs to find out in which notation a game is. In ordinary SAN that is a look at the
// first moves; only a move that is none in SAN makes all notations play the game.
namespace arbiter {

namespace {

struct ReadGame {
    std::string text;
    game::Score score;
};

std::vector<ReadGame> read_games() {
    std::ifstream in(std::filesystem::path(ARBITER_SHARED_DIR) / "corpus/twic1389.pgn",
                     std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::vector<ReadGame> games;
    std::size_t begin = 0;
    for (const auto chunk : game::split(text)) {
        ReadGame game{text.substr(begin, chunk.end - begin), {}};
        game.score = game::read_score(game.text);
        games.push_back(std::move(game));
        begin = chunk.end;
    }
    return games;
}

// What `check` does with a game before it looks for findings.
void analyse(benchmark::State& state) {
    const auto games = read_games();
    if (games.empty()) return state.SkipWithError("the corpus is absent");
    for (auto _ : state) {
        for (const ReadGame& game : games) {
            const auto score = game::read_score(game.text);
            benchmark::DoNotOptimize(game::replay(score, game.text));
        }
    }
}
BENCHMARK(analyse)->Unit(benchmark::kMillisecond);

void detect_in_san(benchmark::State& state) {
    const auto games = read_games();
    if (games.empty()) return state.SkipWithError("the corpus is absent");
    for (auto _ : state)
        for (const ReadGame& game : games)
            benchmark::DoNotOptimize(game::is_descriptive(game.score, game.text));
}
BENCHMARK(detect_in_san)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace arbiter

BENCHMARK_MAIN();
