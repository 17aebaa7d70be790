#pragma once

#include "chess/fen.h"
#include "chess/position.h"
#include "notation/san.h"
#include "support/catch.hpp"

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

// Boards to read moves on, and games to take boards from.
namespace arbiter::notation::test {

inline chess::Position board(std::string_view fen) {
    INFO(fen);
    const auto read = chess::read_fen(fen);
    REQUIRE(read);
    return read->position;
}

inline std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end > begin) found.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return found;
}

// The board after moves in exact SAN from the start: "e4 e5 Nf3".
inline chess::Position after(std::string_view moves) {
    auto position = chess::Position::start();
    for (const auto san : words(moves)) {
        CAPTURE(san);
        REQUIRE(play_san(san, position));
    }
    return position;
}

struct Game {
    chess::Position start = chess::Position::start();
    std::vector<std::string> moves;
};

// Drops what stands between { and }.
inline std::string without_comments(std::string_view line, bool& in_comment) {
    std::string kept;
    for (const char c : line) {
        if (c == '{') in_comment = true;
        if (!in_comment) kept += c;
        if (c == '}') in_comment = false;
    }
    return kept;
}

// The main lines of well-made PGN without variations, read as plainly as can be, so that nothing of
// this program but the FEN reader stands between a game and the test.
inline std::vector<Game> games(std::string_view pgn, std::size_t limit) {
    constexpr std::string_view fen_tag = "[FEN \"";
    std::vector<Game> found;
    bool in_tags = false;
    bool in_comment = false;
    for (std::size_t begin = 0; begin < pgn.size();) {
        const std::size_t end = std::min(pgn.find('\n', begin), pgn.size());
        std::string_view line = pgn.substr(begin, end - begin);
        begin = end + 1;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (!in_comment && line.starts_with(';')) continue;
        if (!in_comment && line.starts_with('[')) {
            if (!in_tags && found.size() == limit) return found;
            if (!in_tags) found.emplace_back();
            in_tags = true;
            if (line.starts_with(fen_tag)) {
                line.remove_prefix(fen_tag.size());
                found.back().start = board(line.substr(0, line.find('"')));
            }
            continue;
        }
        if (!line.empty()) in_tags = false;
        const std::string movetext = without_comments(line, in_comment);
        for (const auto word : words(movetext)) {
            const bool is_move = std::isalpha(static_cast<unsigned char>(word.front())) != 0;
            if (is_move) found.back().moves.emplace_back(word);
        }
    }
    return found;
}

// Plays the games, and shows each board with the move that is played on it.
template <class Visit>
void for_each_board(const std::vector<Game>& all, Visit visit) {
    for (const Game& game : all) {
        auto position = game.start;
        for (const std::string& san : game.moves) {
            CAPTURE(san);
            visit(position, san);
            const auto played = play_san(san, position);
            REQUIRE(played);
        }
    }
}

} // namespace arbiter::notation::test
