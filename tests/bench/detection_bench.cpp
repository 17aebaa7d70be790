#include "game/game.h"
#include "game/notations.h"
#include "game/replay_descriptive.h"
#include "game/split.h"
#include "notation/notation.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

// What it costs to find out in which notation a game is. In ordinary SAN that is a look at the
// first moves; a move that is none in SAN makes other notations play the game.
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

// The same games with the letters of another language.
std::vector<ReadGame> translate(std::vector<ReadGame> games, const notation::Notation& to) {
    for (ReadGame& game : games) {
        const auto replay = game::replay(game.score, game.text);
        for (std::size_t ply = replay.plies.size(); ply-- > 0;) {
            const auto& played = replay.plies[ply];
            if (played.verdict != game::Verdict::played) continue;
            const auto span = game.score.plies[ply].span;
            game.text.replace(span.begin, span.end - span.begin,
                              to.write(played.move, played.before));
        }
        game.score = game::read_score(game.text);
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

void analyse_language(benchmark::State& state, const char* language) {
    const auto& to = *notation::find_notation(language);
    const auto games = translate(read_games(), to);
    if (games.empty()) return state.SkipWithError("the corpus is absent");
    for (auto _ : state) {
        for (const ReadGame& game : games) {
            const auto score = game::read_score(game.text);
            benchmark::DoNotOptimize(game::replay(score, game.text));
        }
    }
}
BENCHMARK_CAPTURE(analyse_language, german, "de")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyse_language, turkish, "tr")->Unit(benchmark::kMillisecond);

void detect_language(benchmark::State& state, const char* language) {
    const auto& to = *notation::find_notation(language);
    const auto games = translate(read_games(), to);
    if (games.empty()) return state.SkipWithError("the corpus is absent");
    for (auto _ : state)
        for (const ReadGame& game : games)
            benchmark::DoNotOptimize(&game::detect_notation(
                game.score.lines.front().plies, chess::Position::start(), game.score, game.text));
}
BENCHMARK_CAPTURE(detect_language, german, "de")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(detect_language, turkish, "tr")->Unit(benchmark::kMillisecond);

} // namespace

} // namespace arbiter

BENCHMARK_MAIN();
