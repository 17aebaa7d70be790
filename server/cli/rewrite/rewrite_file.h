#pragma once

#include "text/encoding.h"

#include <asio/thread_pool.hpp>
#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

// Rewriting a file game by game, in constant memory: it keeps its encoding, byte order mark,
// permissions and owner, and is replaced in one step or not at all.
namespace arbiter::cli {

// Whether a blank line has to part a game from a next one.
enum class Followed : std::uint8_t { by_game, by_nothing };

struct OldGame {
    std::string_view text;                          // UTF-8
    text::Encoding encoding = text::Encoding::utf8; // of its bytes
    Followed followed = Followed::by_nothing;
};

// What becomes of a game.
struct NewGame {
    std::string text; // UTF-8; its line breaks are those of the old one, or LF where it has none
    bool wants_utf8 = false;       // whatever its bytes were; of UTF-16 the whole file
    std::uint32_t changes = 0;     // what a summary counts, fixes for example
    std::uint32_t left = 0;        // what a summary counts as not done
    std::string notice;            // what a user must know of it, or empty
    std::uint32_t notice_line = 0; // in the old game, from 0
};

// Pure, since it is called from several threads.
using RewriteGame = std::function<NewGame(const OldGame&)>;

enum class Deliver : std::uint8_t {
    in_place, // where something changes
    to_stdout,
    as_diff, // a unified diff, to standard output
    nowhere, // only to see what would change
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

// `name` is what a diff calls the file. The error is a message without the path; then nothing was
// delivered.
tl::expected<RewrittenFile, std::string> rewrite_file(const std::string& path,
                                                      std::string_view name,
                                                      const RewriteGame& rewrite, Deliver deliver,
                                                      const Workers& workers);

} // namespace arbiter::cli
