#include "game/resolve.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <string>
#include <string_view>
#include <vector>

using namespace arbiter;
using namespace arbiter::game;

namespace {

struct TestLine {
    explicit TestLine(std::vector<std::string_view> texts) {
        for (const auto text : texts)
            moves.push_back(
                {text, notation::parse_descriptive(text, notation::DescriptiveLanguage::english)});
        LookAhead budget;
        resolution = resolve(moves, {}, {}, budget);
    }

    std::string sans() const {
        auto position = chess::Position::start();
        std::string out;
        for (const ResolvedPly& ply : resolution.plies) {
            if (!out.empty()) out += ' ';
            out += notation::write_san(ply.move, position);
            position.play(ply.move);
        }
        return out;
    }

    // The SAN of the first correction of the first misprint, which must be accepted.
    std::string correction() const {
        REQUIRE_FALSE(resolution.misprints.empty());
        const Repair& misprint = resolution.misprints.front();
        REQUIRE(misprint.accepted);
        auto position = chess::Position::start();
        for (std::size_t ply = 0; ply < misprint.corrections.front().ply; ++ply)
            position.play(resolution.plies[ply].move);
        return notation::write_san(misprint.corrections.front().move, position);
    }

    std::vector<Written> moves;
    Resolution resolution;
};

} // namespace

TEST_CASE("what follows decides between readings") {
    // Both knights can go to Q2; then only the one from KB3 leaves Kt-KB3 to the other.
    const TestLine line(
        {"P-Q4", "P-Q4", "Kt-KB3", "Kt-KB3", "P-K3", "P-K3", "Kt-Q2", "B-K2", "Kt-QB3"});
    REQUIRE(line.resolution.complete);
    CHECK(line.resolution.plies[6].by_continuation);
    CHECK(line.sans() == "d4 d5 Nf3 Nf6 e3 e6 Nfd2 Be7 Nc3");
}

TEST_CASE("several readings to the end are told") {
    const TestLine line({"P-Q4", "P-Q4", "Kt-KB3", "Kt-KB3", "P-K3", "P-K3", "Kt-Q2", "B-K2"});
    REQUIRE(line.resolution.complete);
    CHECK(line.resolution.plies[6].readings.size() == 2);
    CHECK_FALSE(line.resolution.plies[6].by_continuation);
}

TEST_CASE("soft evidence is told") {
    const TestLine absent({"P-K4", "P-K4", "B-B4", "B-B4", "P-QKt4", "BxP"});
    CHECK(absent.sans().ends_with("Bxb4"));
    CHECK(absent.resolution.plies[5].decided.has(notation::Evidence::absent_mark));
    const TestLine recapture({"P-K4", "P-Q4", "PxP", "QxP", "Kt-QB3", "Q-QR4", "P-Q4", "P-K4",
                              "PxP", "B-QKt5", "P-QR3", "BxKtch", "PxB"});
    REQUIRE(recapture.resolution.complete);
    CHECK(recapture.resolution.plies[12].decided.none());
}

TEST_CASE("a misprint at the ply itself is found") {
    const TestLine line({"P-K4", "P-K4", "Kt-KB3", "Kt-QB3", "B-Kt5", "P-QR3", "B-R4", "Kt-B3",
                         "Castles", "Kt-P", "P-Q4", "P-QKt4", "B-Kt3", "P-Q4", "PxP", "B-K3"});
    CHECK(line.correction() == "Nxe4");
    CHECK(line.resolution.complete);
    CHECK(line.resolution.plies[9].misprint == std::size_t{0});
}

TEST_CASE("a misprint that shows later is found before") {
    // Printed P-Q3 for P-Q4: legal, and contradicted by the capture of a pawn on the next move.
    const TestLine line({"P-K4", "P-K4", "Kt-KB3", "Kt-QB3", "P-Q3", "PxP", "KtxP", "Kt-B3",
                         "Kt-QB3", "B-Kt5", "KtxKt", "KtPxKt", "B-Q3", "P-Q4"});
    REQUIRE(line.resolution.misprints.size() == 1);
    CHECK(line.resolution.misprints[0].failed == 5);
    CHECK(line.correction() == "d4");
    CHECK(line.resolution.complete);
}

TEST_CASE("nothing is forced on a line that is no game") {
    const TestLine line({"P-K4", "Q-K8", "R-R8", "K-K8", "Q-K1", "B-R8", "B-B8"});
    CHECK_FALSE(line.resolution.complete);
    CHECK(line.resolution.misprints.size() == 1);
    CHECK_FALSE(line.resolution.misprints[0].accepted);
}
