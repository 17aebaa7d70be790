#include "notation/boards.h"
#include "notation/uci.h"
#include "support/shared.h"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace arbiter;
using namespace arbiter::notation;
using namespace arbiter::notation::test;

// What pgn-extract, which is no kin of this program, makes of moves that it is given in
// coordinates.
namespace {

std::string find_pgn_extract() {
    for (const std::string path :
         {"/usr/games/pgn-extract", "/usr/bin/pgn-extract", "/usr/local/bin/pgn-extract"}) {
        if (std::filesystem::exists(path)) return path;
    }
    WARN("SKIPPED: pgn-extract is absent");
    return {};
}

// A file that goes when the test ends.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& text) {
        std::ofstream(path_, std::ios::binary) << text;
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() { std::filesystem::remove(path_); }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_ = std::filesystem::temp_directory_path() /
                                  ("arbiter-san-" + std::to_string(getpid()) + ".pgn");
};

std::vector<Game> rewritten_by(const std::string& program, const std::string& pgn) {
    const TemporaryFile file(pgn);
    const std::string command = program + " -s -Wsan -w100000 " + file.path() + " 2>/dev/null";
    std::FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    std::string output;
    std::array<char, 65536> buffer;
    while (const auto read = std::fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), read);
    REQUIRE(pclose(pipe) == 0);
    return games(output, ~std::size_t{0});
}

void append_game(std::string& pgn, const chess::Position& start, const std::string& moves) {
    pgn += "[SetUp \"1\"]\n[FEN \"" + chess::write_fen(start) + "\"]\n\n" + moves + "*\n\n";
}

void check_same(const std::vector<Game>& theirs,
                const std::vector<std::vector<std::string>>& ours) {
    REQUIRE(theirs.size() == ours.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
        CAPTURE(i);
        REQUIRE(theirs[i].moves == ours[i]);
    }
}

} // namespace

TEST_CASE("whole games are written as pgn-extract writes them") {
    const auto program = find_pgn_extract();
    const auto text = arbiter::test::read_shared("corpus/twic1389.pgn");
    if (program.empty() || !text) return;
    std::string pgn;
    std::vector<std::vector<std::string>> ours;
    for (const Game& game : games(*text, 200)) {
        auto position = game.start;
        std::string coordinates;
        ours.emplace_back();
        for (const std::string& san : game.moves) {
            const auto before = position;
            const auto played = play_san(san, position);
            REQUIRE(played);
            coordinates += write_uci(played->move, before) + ' ';
            ours.back().push_back(write_san(played->move, before));
        }
        append_game(pgn, game.start, coordinates);
    }
    check_same(rewritten_by(program, pgn), ours);
}

TEST_CASE("every legal move is written as pgn-extract writes it") {
    const auto program = find_pgn_extract();
    const auto text = arbiter::test::read_shared("corpus/twic1389.pgn");
    if (program.empty() || !text) return;
    std::string pgn;
    std::vector<std::vector<std::string>> ours;
    int boards = 0;
    for_each_board(games(*text, 200), [&](const auto& position, const auto&) {
        ++boards;
        if (boards % 7 != 0) return;
        for (const chess::Move move : position.legal_moves()) {
            append_game(pgn, position, write_uci(move, position) + ' ');
            ours.push_back({write_san(move, position)});
        }
    });
    check_same(rewritten_by(program, pgn), ours);
}
