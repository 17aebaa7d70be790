#include "chess/types.h"
#include "game/game.h"
#include "notation/descriptive.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// A game is read the same from its page however the page is laid out.

using namespace arbiter;
using namespace arbiter::game;

namespace {

struct Row {
    std::size_t number = 0;
    std::string white;
    std::string black; // empty in the last row, if White ends the game
};

struct PlayedGame {
    std::string sans; // "e4 e5 Nf3"
    std::vector<Row> rows;
};

PlayedGame play_at_random(unsigned seed, notation::DescriptiveLanguage language) {
    std::mt19937 random(seed);
    PlayedGame game;
    notation::DescriptiveBoard board;
    const auto plies = std::uniform_int_distribution<std::size_t>(8, 80)(random);
    for (std::size_t ply = 0; ply < plies && board.position.has_legal_move(); ++ply) {
        const auto moves = board.position.legal_moves();
        const auto move = moves[std::uniform_int_distribution(0, moves.size() - 1)(random)];
        const auto written = notation::write_descriptive(move, board, {language, {}});
        if (ply % 2 == 0)
            game.rows.push_back({ply / 2 + 1, written, {}});
        else
            game.rows.back().black = written;
        game.sans += (ply == 0 ? "" : " ") + notation::write_san(move, board.position);
        board.play(move);
    }
    return game;
}

// In the order of the text; `?` where a ply was not played.
std::string read_page(std::string page) {
    const Game game(std::move(page), Format::score_sheet);
    const auto analysis = game.analysis();
    std::string sans;
    for (const Index index : analysis->score.lines.front().plies) {
        const ReplayedPly& ply = analysis->replay.plies[index];
        if (!sans.empty()) sans += ' ';
        sans += ply.verdict == Verdict::played ? notation::write_san(ply.move, ply.before) : "?";
    }
    return sans;
}

// A row, and what parts it from the next.
using Layout = std::string (*)(const Row& row);

std::string column(std::string text) {
    constexpr std::size_t width = 14;
    text.resize(std::max(text.size() + 2, width), ' ');
    return text;
}

std::string number(const Row& row) {
    const auto digits = std::to_string(row.number);
    return std::string(digits.size() < 2 ? 2 : 1, ' ') + digits;
}

std::string in_columns(const Row& row) {
    return number(row) + ". " + column(row.white) + row.black + "\n";
}

std::string with_both_numbers(const Row& row) {
    if (row.black.empty()) return in_columns(row);
    return number(row) + ". " + column(row.white) + number(row) + ". " + row.black + "\n";
}

std::string without_dots(const Row& row) {
    return number(row) + "  " + column(row.white) + row.black + "\n";
}

std::string in_brackets(const Row& row) {
    return number(row) + ") " + column(row.white) + row.black + "\n";
}

std::string in_lines_of_their_own(const Row& row) {
    const std::string white = number(row) + ". " + row.white + "\n";
    return row.black.empty() ? white : white + number(row) + ". ... " + row.black + "\n";
}

std::string as_fraction(const Row& row) {
    return "      " + row.white + "\n" + number(row) + ". --------\n      " +
           (row.black.empty() ? "..." : row.black) + "\n\n";
}

std::string running(const Row& row) {
    return std::to_string(row.number) + ". " + row.white + " " + row.black + " ";
}

std::string running_with_signs(const Row& row) {
    return std::to_string(row.number) + ". " + row.white + ", " + row.black + "; ";
}

std::string in_pairs_with_comma(const Row& row) {
    const std::string white = std::to_string(row.number) + ". " + row.white;
    return row.black.empty() ? white : white + ", " + row.black + "\n";
}

// Lines end anywhere between words.
std::string wrapped(std::string text, std::size_t width) {
    std::size_t begin = 0;
    while (begin + width < text.size()) {
        const auto blank = text.rfind(' ', begin + width);
        if (blank == std::string::npos || blank <= begin) break;
        text[blank] = '\n';
        begin = blank + 1;
    }
    return text;
}

std::string lay_out(const PlayedGame& game, Layout layout) {
    std::string page;
    for (const Row& row : game.rows)
        page += layout(row);
    return wrapped(page, layout == running || layout == running_with_signs ? 60 : page.size());
}

void check_layouts(std::span<const Layout> layouts, notation::DescriptiveLanguage language) {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        const auto game = play_at_random(seed, language);
        for (const Layout layout : layouts) {
            const auto page = lay_out(game, layout);
            CAPTURE(page);
            CHECK(read_page(page) == game.sans);
        }
    }
}

} // namespace

TEST_CASE("a game is read alike from every layout of its page") {
    constexpr std::array<Layout, 8> layouts{in_columns,  with_both_numbers,     without_dots,
                                            in_brackets, in_lines_of_their_own, as_fraction,
                                            running,     running_with_signs};
    check_layouts(layouts, notation::DescriptiveLanguage::english);
}

TEST_CASE("a game is read alike from every layout of a Spanish page") {
    constexpr std::array<Layout, 4> layouts{in_columns, with_both_numbers, in_pairs_with_comma,
                                            running};
    check_layouts(layouts, notation::DescriptiveLanguage::spanish);
}
