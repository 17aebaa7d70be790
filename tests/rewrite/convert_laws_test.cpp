#include "chess/fen.h"
#include "notation/san.h"
#include "rewrite/converted.h"
#include "support/catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>

using namespace arbiter;

namespace {

// Positions that games with much castling, promotion, en passant and disambiguation begin from.
constexpr std::array<std::string_view, 9> starts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "8/PPPk2PP/8/8/8/8/ppp2Kpp/8 w - - 0 1",
    "rn2k1nr/pppppppp/8/1P1P1P1P/8/8/8/RN2K1NR b KQkq - 0 10",
    "1k6/8/8/q6q/4Q2Q/8/8/1K5Q w - - 0 1",
    "4k3/8/2n1n3/1n3n2/8/1N3N2/2N1N3/4K3 w - - 0 1",
    "2b1kb2/8/2b1b3/8/8/2B1B3/8/2B1KB2 b - - 3 40",
    "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1",
    "bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1",
};

constexpr std::array<std::string_view, 8> annotations{
    " {Nf3 was better, or P-K4}", " $1", "!?",   " $6 $14 {[%clk 0:10:00]}",
    " ; e4 e5, after all\n",      " {}", " (=)", "!",
};

// Plays at random, and writes what it plays, with variations and annotations.
class RandomGame {
public:
    explicit RandomGame(unsigned seed) : random_(seed) {}

    std::string write() {
        const auto fen = starts[below(starts.size())];
        auto start = chess::read_fen(fen);
        REQUIRE(start);
        const std::string tags = fmt::format("[SetUp \"1\"]\n[FEN \"{}\"]\n\n", fen);
        write_line(start->position, 20 + below(60), 0);
        return tags + text_ + "*\n";
    }

private:
    std::size_t below(std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_);
    }
    bool one_in(std::size_t n) { return below(n) == 0; }

    // Captures, promotions and castling rather than quiet moves.
    chess::Move choose(const chess::Position& position) {
        const auto legal = position.legal_moves();
        std::vector<chess::Move> lively;
        for (const auto move : legal)
            if (position.is_capture(move) || move.kind() != chess::Move::Kind::normal)
                lively.push_back(move);
        if (!lively.empty() && one_in(2)) return lively[below(lively.size())];
        return legal[static_cast<int>(below(static_cast<std::size_t>(legal.size())))];
    }

    void write_line(chess::Position position, std::size_t plies, int depth) {
        constexpr int deepest = 3;
        bool needs_number = true;
        for (std::size_t i = 0; i < plies && position.has_legal_move(); ++i) {
            const auto move = choose(position);
            const bool is_white = position.side_to_move() == chess::Color::white;
            if (is_white || needs_number)
                text_ += fmt::format("{}{} ", position.fullmove_number(), is_white ? "." : "...");
            text_ += notation::write_san(move, position);
            needs_number = one_in(8);
            if (needs_number) text_ += annotations[below(annotations.size())];
            if (depth < deepest && one_in(12)) {
                text_ += " (";
                write_line(position, 1 + below(6), depth + 1);
                text_ += ")";
                needs_number = true;
            }
            text_ += ' ';
            position.play(move);
        }
    }

    std::mt19937 random_;
    std::string text_;
};

// Whether the main line shows the letters of at least three men, each twice or more often, and they
// are all that the game has: one strange letter makes no language.
bool tells_its_language(std::string_view text) {
    constexpr int enough = 2;
    constexpr int fewest_men = 3;
    const game::Game game{std::string(text)};
    const auto analysis = game.analysis();
    std::map<chess::PieceType, int> in_all;
    std::map<chess::PieceType, int> in_main_line;
    for (game::Index i = 0; i < analysis->replay.plies.size(); ++i) {
        const auto& ply = analysis->replay.plies[i];
        for (const auto man : {ply.before.moved_piece(ply.move).type, ply.move.promotion()}) {
            if (man == chess::PieceType::none || man == chess::PieceType::pawn) continue;
            ++in_all[man];
            if (analysis->score.plies[i].line == 0) ++in_main_line[man];
        }
    }
    return in_all.size() >= fewest_men && std::ranges::all_of(in_all, [&](const auto& man) {
               return in_main_line[man.first] >= enough;
           });
}

} // namespace

TEST_CASE("games with everything in them are the same there and back") {
    constexpr unsigned games_of_each = 40;
    unsigned seed = 0;
    unsigned tried = 0;
    for (const notation::Notation& to : notation::notations()) {
        for (unsigned i = 0; i < games_of_each; ++i) {
            const std::string game = RandomGame(++seed).write();
            CAPTURE(to.id, seed);
            if (!tells_its_language(game)) continue;
            ++tried;
            const auto broken = test::broken_law(game, to);
            if (!broken.empty())
                FAIL_CHECK(broken << "\n" << game << "\n" << test::converted(game, to));
        }
    }
    CHECK(tried > seed / 4);
}
