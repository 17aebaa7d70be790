#include "chess/fen.h"
#include "chess/perft.h"

#include <benchmark/benchmark.h>

#include <string_view>

// How fast legal moves are found and played: lines of play a second, the last ply only counted.
namespace arbiter::chess {

namespace {

void perft_of(benchmark::State& state, std::string_view fen, int depth) {
    const auto read = read_fen(fen);
    if (!read) return state.SkipWithError("no position");
    std::uint64_t lines = 0;
    for (auto _ : state)
        lines += test::perft(read->position, depth);
    state.counters["lines"] =
        benchmark::Counter(static_cast<double>(lines), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(perft_of, start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_of, kiwipete,
                  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft_of, chess960,
                  "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", 4)
    ->Unit(benchmark::kMillisecond);

void read_and_write_fen(benchmark::State& state) {
    const std::string_view fen =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    for (auto _ : state)
        benchmark::DoNotOptimize(write_fen(read_fen(fen)->position));
}

BENCHMARK(read_and_write_fen);

} // namespace

} // namespace arbiter::chess

BENCHMARK_MAIN();
