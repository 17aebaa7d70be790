#include "fen_laws.h"
#include "positions.h"

#include <rapidcheck.h>

#include <string>

// What holds for any bytes.
namespace arbiter::chess::test {

namespace {

constexpr std::string_view none; // no law is broken

rc::Gen<std::string> text_of(const std::string& alphabet) {
    return rc::gen::container<std::string>(rc::gen::elementOf(alphabet));
}

// A board with both kings and any other men.
rc::Gen<std::string> board() {
    const auto men =
        rc::gen::container<std::string>(64, rc::gen::weightedElement<char>({{30, '1'},
                                                                            {2, 'P'},
                                                                            {2, 'p'},
                                                                            {2, 'N'},
                                                                            {2, 'n'},
                                                                            {2, 'B'},
                                                                            {2, 'b'},
                                                                            {2, 'R'},
                                                                            {2, 'r'},
                                                                            {2, 'Q'},
                                                                            {2, 'q'}}));
    const auto square = rc::gen::inRange<std::size_t>(0, 64);
    return rc::gen::map(rc::gen::tuple(men, square, square), [](const auto& parts) {
        auto [squares, white, black] = parts;
        squares[white] = 'K';
        squares[black] = 'k';
        std::string fen;
        for (std::size_t index = 0; index < 64; ++index) {
            const bool outer = index < 8 || index >= 56;
            const bool pawn = squares[index] == 'P' || squares[index] == 'p';
            if (index != 0 && index % 8 == 0) fen += '/';
            fen += outer && pawn ? 'R' : squares[index];
        }
        return fen;
    });
}

} // namespace

TEST_CASE("any text is read or refused at a place inside it") {
    CHECK(rc::check("any bytes",
                    [](const std::string& text) { RC_ASSERT(broken_law(text) == none); }));
    CHECK(rc::check("bytes of a FEN", [] {
        RC_ASSERT(broken_law(*text_of("pnbrqkPNBRQK12345678/ -wbKQkqaAhHeE3604;\t")) == none);
    }));
}

TEST_CASE("a FEN with any fields is read or refused, and its repairs repair it") {
    CHECK(rc::check("random boards and fields", [] {
        const auto field = [](const std::string& alphabet) { return *text_of(alphabet); };
        const std::string side = *rc::gen::element<std::string>(" w ", " b ", "  w ", " W ", "");
        const std::string text = *board() + side + field("KQkqABCDEFGHabcdefgh-x") + ' ' +
                                 field("abcdefgh36-") + ' ' + field("0123456789 ;") + field(" x0");
        RC_ASSERT(broken_law(text) == none);
    }));
}

TEST_CASE("a changed byte of a proper FEN is read or refused") {
    for (const std::string_view fen : varied_positions)
        for (std::size_t at = 0; at < fen.size(); ++at)
            for (const char byte : std::string_view{"0189/kKpQwb -\xFF"}) {
                std::string text(fen);
                text[at] = byte;
                INFO(text);
                REQUIRE(broken_law(text) == none);
                REQUIRE(broken_law(text.substr(0, at)) == none);
            }
}

TEST_CASE("long nonsense is read in a breath") {
    for (const char byte : std::string_view{"1p/ K-x\xFF"}) {
        const std::string junk(1'000'000, byte);
        for (const std::string& text :
             {junk, "4k3/8/8/8/8/8/8/4K3 w " + junk, "4k3/8/8/8/8/8/8/4K3 w - - " + junk}) {
            const auto read = read_fen(text);
            CHECK((read ? read->inconsistencies.size() : read.error().size()) < 20);
        }
    }
}

} // namespace arbiter::chess::test
