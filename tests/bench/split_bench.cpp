#include "game/split.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

using namespace arbiter;

namespace {

// A file too big for the caches, of real games.
std::string twenty_times(const char* name) {
    std::ifstream in(std::filesystem::path(ARBITER_SHARED_DIR) / "corpus" / name, std::ios::binary);
    const std::string once{std::istreambuf_iterator<char>(in), {}};
    std::string text;
    for (int i = 0; i < 20; ++i)
        text += once;
    return text;
}

void split(benchmark::State& state, const char* name) {
    const std::string text = twenty_times(name);
    if (text.empty()) state.SkipWithError("the corpus is absent");
    std::size_t games = 0;
    for (auto _ : state)
        games = game::split(text).size();
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size() * state.iterations()));
    state.counters["games"] = static_cast<double>(games);
}

BENCHMARK_CAPTURE(split, plain, "twic1389.pgn")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(split, commented, "tcec-superfinal.pgn")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
