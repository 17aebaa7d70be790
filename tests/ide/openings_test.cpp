#include "chess/openings.h"
#include "chess/position.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <optional>
#include <sstream>
#include <string>

namespace {

using namespace arbiter;

std::optional<chess::Opening> opening_after(const std::string& moves) {
    chess::Position position = chess::Position::start();
    std::istringstream sans(moves);
    for (std::string san; sans >> san;) {
        const auto reading = notation::read_san(san, position);
        position.play(std::get<notation::Legal>(reading).move);
    }
    return chess::opening(position.key());
}

} // namespace

// Without the lists too, this fails where the table was not made with the keys of today.
TEST_CASE("well-known openings have their names and codes") {
    CHECK(opening_after("e4 e5 Nf3 Nc6 Bb5") == chess::Opening{"C60", "Ruy Lopez"});
    CHECK(opening_after("e4 c5") == chess::Opening{"B20", "Sicilian Defense"});
    CHECK(opening_after("d4 Nf6 c4 g6 Nc3 d5") == chess::Opening{"D80", "Grünfeld Defense"});
    CHECK(opening_after("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6")->eco == "B90");
}

TEST_CASE("an opening is known by its position, not by its moves") {
    const auto usual = opening_after("d4 Nf6 c4 e6 Nc3 Bb4");
    REQUIRE(usual);
    CHECK(usual->eco == "E20");
    CHECK(opening_after("c4 e6 d4 Bb4+ Nc3 Nf6") == usual);
}

TEST_CASE("most positions have no name") {
    CHECK_FALSE(opening_after(""));
    CHECK_FALSE(opening_after("a4 a5 h4 h5 Nc3 Nc6 Nb1 Nb8"));
    CHECK_FALSE(chess::opening(0));
    CHECK_FALSE(chess::opening(~std::uint64_t{0}));
}
