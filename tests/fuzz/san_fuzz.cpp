#include "chess/fen.h"
#include "notation/san_laws.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace arbiter;

// Boards with castling, promotions, pins, checks and en passant, for the moves to start from.
constexpr std::array<std::string_view, 8> starts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "4k1n1/8/3N4/8/8/8/4Q3/4K3 b - - 0 1",
    "nbrknqbr/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN w KQkq - 0 1",
    "1k1N3N/8/8/8/4Q2Q/3N4/8/1K3N1Q w - - 0 1",
};

void check(std::string_view text, const chess::Position& position) {
    const std::string broken = notation::test::broken_law(text, position);
    if (broken.empty()) return;
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
}

} // namespace

// The first byte chooses the board; each line is read as a move, and played where it is legal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    auto position = chess::read_fen(starts[data[0] % starts.size()])->position;
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    while (!text.empty()) {
        const std::string_view move = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(move.size() + 1, text.size()));
        check(move, position);
        const auto reading = notation::read_san(move, position);
        if (const auto* legal = std::get_if<notation::Legal>(&reading)) position.play(legal->move);
    }
    return 0;
}
