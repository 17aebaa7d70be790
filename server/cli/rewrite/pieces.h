#pragma once

#include "cli/input/game_reader.h"
#include "cli/rewrite/rewrite_game.h"
#include "text/encoding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

// A game before and after, in the bytes of the file.
struct Piece {
    std::string before;
    std::string after;
    std::uint64_t line_breaks = 0; // before
    NewGame rewritten;             // without its text
};

// Those of a batch.
struct Pieces {
    std::vector<Piece> games;
    // Why the file can't keep its encoding, or would come to mix two of them.
    bool wants_utf8 = false;
    bool is_unwritable = false;
    bool has_one_byte_characters = false;
    bool gains_utf8_characters = false;
};

enum class Recode : std::uint8_t { no, to_utf8 };

// How the games of a file are read and written.
struct Coding {
    std::optional<text::Encoding> wide; // UTF-16, of the whole file; its games come as UTF-8
    Recode recode = Recode::no;
    std::string_view line_ending; // for games that have none
};

// Rewrites the games of a batch. Pure, so that batches can be rewritten side by side. `last` is
// what follows the last of them.
Pieces rewrite_batch(const GameBatch& batch, const RewriteGame& rewrite, const Coding& coding,
                     Followed last);

} // namespace arbiter::cli
