#pragma once

#include "cli/input/find.h"
#include "cli/rewrite/delivery.h"
#include "cli/rewrite/rewrite_game.h"
#include "game/format.h"

#include <asio/thread_pool.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <vector>

// Rewriting a file game by game, in constant memory: it keeps its encoding, byte order mark,
// permissions and owner, and is replaced in one step or not at all.
namespace arbiter::cli {

struct Rewriting {
    RewriterOf rewriter;
    game::Format takes = game::Format::pgn; // files in another format are refused
};

struct Workers {
    asio::thread_pool& pool;
    unsigned jobs;
};

struct GameNotice {
    std::uint64_t line; // in the file as it was, from 1
    std::string text;
};

struct RewrittenFile {
    std::uint64_t games = 0;
    std::uint64_t changed_games = 0;
    std::uint64_t changes = 0; // of all games
    std::uint64_t left = 0;    // of all games
    bool changed = false;      // the bytes of the file
    // Its encoding could not write what was put in, so it became UTF-8 without being asked to.
    bool became_utf8 = false;
    std::vector<GameNotice> notices; // the first max_notices
    std::uint64_t notice_count = 0;
};

// Nobody reads more of one file.
constexpr std::size_t max_notices = 100;

// Why nothing was delivered.
struct NotRewritten {
    enum class Cause : std::uint8_t {
        refused, // the input is packed, no text, or in another format
        unread,
        unwritten,
    };
    Cause cause;
    std::string message; // a sentence with the name of what can't be read or written
};

// Standard input is delivered to the output in place of in place.
tl::expected<RewrittenFile, NotRewritten>
rewrite_file(const Input& input, const Rewriting& rewriting, Target target, const Workers& workers);

// Tells the notices of a file on standard error.
void tell_notices(std::string_view name, const RewrittenFile& file);

} // namespace arbiter::cli
