#include "game/split.h"
#include "syntax/tree.h"

#include <benchmark/benchmark.h>
#include <dlfcn.h>
#include <tree_sitter/api.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

extern "C" const TSLanguage* tree_sitter_pgn();

// How fast a syntax tree is built, of a whole file as editors do it and game by game as Arbiter
// does. Another grammar is measured in the same run where ARBITER_PEER_GRAMMAR names its shared
// library:
//
//   tree-sitter generate --abi 14 && cc -O2 -shared -fPIC -Isrc src/*.c -o peer.so
//   ARBITER_PEER_GRAMMAR=./peer.so grammar_bench
namespace {

std::string corpus(const char* name) {
    std::ifstream in(std::filesystem::path(ARBITER_SHARED_DIR) / "corpus" / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void count_bytes(benchmark::State& state, const std::string& text) {
    if (text.empty()) state.SkipWithError("the corpus is absent");
    state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
}

struct Deleter {
    void operator()(TSParser* parser) const { ts_parser_delete(parser); }
    void operator()(TSTree* tree) const { ts_tree_delete(tree); }
};

void tree(benchmark::State& state, const TSLanguage* language, const char* name) {
    const std::string text = corpus(name);
    const std::unique_ptr<TSParser, Deleter> parser(ts_parser_new());
    if (!ts_parser_set_language(parser.get(), language)) {
        return state.SkipWithError("the runtime does not take a parser of that ABI");
    }
    for (auto _ : state) {
        const std::unique_ptr<TSTree, Deleter> whole(ts_parser_parse_string(
            parser.get(), nullptr, text.data(), static_cast<std::uint32_t>(text.size())));
        benchmark::DoNotOptimize(whole.get());
    }
    count_bytes(state, text);
}

void leaves_by_game(benchmark::State& state, const char* name) {
    const std::string text = corpus(name);
    const auto chunks = arbiter::game::split(text);
    for (auto _ : state) {
        std::size_t begin = 0;
        for (const auto& chunk : chunks) {
            const std::string_view game = std::string_view(text).substr(begin, chunk.end - begin);
            benchmark::DoNotOptimize(arbiter::syntax::parse(game));
            begin = chunk.end;
        }
    }
    count_bytes(state, text);
}

using Language = const TSLanguage* (*)();

Language peer_grammar() {
    const char* path = std::getenv("ARBITER_PEER_GRAMMAR");
    void* library = path == nullptr ? nullptr : dlopen(path, RTLD_NOW | RTLD_LOCAL);
    return library == nullptr ? nullptr
                              : reinterpret_cast<Language>(dlsym(library, "tree_sitter_pgn"));
}

} // namespace

int main(int argc, char** argv) {
    const Language peer = peer_grammar();
    for (const char* name : {"twic1389.pgn", "tcec-superfinal.pgn"}) {
        const std::string suffix = std::string("/") + name;
        const auto add = [&](const std::string& title, auto... arguments) {
            benchmark::RegisterBenchmark((title + suffix).c_str(), arguments...)
                ->Unit(benchmark::kMillisecond);
        };
        add("tree", tree, tree_sitter_pgn(), name);
        if (peer != nullptr) add("peer_tree", tree, peer(), name);
        add("leaves_by_game", leaves_by_game, name);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
