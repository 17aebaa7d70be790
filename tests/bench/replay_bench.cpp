#include "chess/position.h"
#include "notation/san.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

// Another library for the same work in the same minute: see ARBITER_BENCH_CHESS_LIBRARY.
#ifdef ARBITER_BENCH_CHESS_LIBRARY
#include <chess.hpp>

#include <sstream>
#endif

// How fast games are read from their text and played: each move must be legal, with the least
// disambiguation and the right check mark.
namespace arbiter {

namespace {

std::string read_corpus() {
    std::ifstream in(std::filesystem::path(ARBITER_SHARED_DIR) / "corpus/twic1389.pgn",
                     std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Cuts games without comments and variations into moves, as plainly as can be.
template <class OnGame, class OnMove>
void scan(std::string_view text, OnGame on_game, OnMove on_move) {
    bool in_tags = false;
    for (std::size_t begin = 0; begin < text.size();) {
        const char c = text[begin];
        if (c == '[' || c == ';') {
            if (c == '[' && !in_tags) on_game();
            if (c == '[') in_tags = true;
            begin = std::min(text.find('\n', begin), text.size());
            continue;
        }
        std::size_t end = begin + 1;
        if (c > ' ') {
            in_tags = false;
            while (end < text.size() && text[end] > ' ')
                ++end;
            if (c > '9') on_move(text.substr(begin, end - begin));
        }
        begin = end;
    }
}

// Counts the moves that are exact SAN, and gives up on the others.
class Player {
public:
    void start() { position_ = chess::Position::start(); }
    void play(std::string_view san) {
        const auto legal = notation::play_san(san, position_);
        legal && legal->deviations.none() ? ++played_ : ++refused_;
    }
    std::int64_t played() const { return played_; }
    std::int64_t refused() const { return refused_; }

private:
    chess::Position position_ = chess::Position::start();
    std::int64_t played_ = 0;
    std::int64_t refused_ = 0;
};

void report(benchmark::State& state, std::int64_t played, std::int64_t refused) {
    if (played == 0) return state.SkipWithError("the corpus is absent");
    if (refused != 0) return state.SkipWithError("a move was refused");
    state.counters["plies"] =
        benchmark::Counter(static_cast<double>(played), benchmark::Counter::kIsRate);
}

void replay_text(benchmark::State& state) {
    const std::string text = read_corpus();
    Player player;
    for (auto _ : state)
        scan(text, [&] { player.start(); }, [&](std::string_view san) { player.play(san); });
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
    report(state, player.played(), player.refused());
}
BENCHMARK(replay_text)->Unit(benchmark::kMillisecond);

void replay_moves(benchmark::State& state) {
    const std::string text = read_corpus();
    std::vector<std::vector<std::string_view>> games;
    scan(
        text, [&] { games.emplace_back(); },
        [&](std::string_view san) { games.back().push_back(san); });
    Player player;
    for (auto _ : state) {
        for (const auto& moves : games) {
            player.start();
            for (const auto san : moves)
                player.play(san);
        }
    }
    report(state, player.played(), player.refused());
}
BENCHMARK(replay_moves)->Unit(benchmark::kMillisecond);

#ifdef ARBITER_BENCH_CHESS_LIBRARY
class Visitor : public ::chess::pgn::Visitor {
public:
    void startPgn() override { board_.setFen(::chess::constants::STARTPOS); }
    void header(std::string_view, std::string_view) override {}
    void startMoves() override {}
    void move(std::string_view san, std::string_view) override {
        board_.makeMove<true>(::chess::uci::parseSan(board_, san));
        ++played_;
    }
    void endPgn() override {}
    std::int64_t played() const { return played_; }

private:
    ::chess::Board board_;
    std::int64_t played_ = 0;
};

// It checks legality, but neither disambiguation nor check marks.
void chess_library_text(benchmark::State& state) {
    const std::string text = read_corpus();
    Visitor visitor;
    for (auto _ : state) {
        std::istringstream in(text);
        ::chess::pgn::StreamParser(in).readGames(visitor);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
    report(state, visitor.played(), 0);
}
BENCHMARK(chess_library_text)->Unit(benchmark::kMillisecond);
#endif

} // namespace

} // namespace arbiter

BENCHMARK_MAIN();
