#pragma once

#include "cli/input/find.h"
#include "cli/input/game_reader.h"

#include <functional>
#include <string>

namespace arbiter::cli {

struct GameStream {
    std::string name; // as the user sees it: `archive.zip/games.pgn` for a member of an archive
    GameReader reader;
    bool is_file_itself; // its lines are those of the file
};

struct StreamHandlers {
    std::function<void(GameStream)> games;
    std::function<void(const std::string& message)> failure; // a sentence with the name
};

// Opens the file and hands on each stream of games in it, in order, to be read before the next one
// comes. Of an archive, its *.pgn files, and others that begin like one.
void read_streams(const Input& input, const StreamHandlers& handlers);

} // namespace arbiter::cli
