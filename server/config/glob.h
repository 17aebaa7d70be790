#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Patterns of paths, as gitignore has them: `*`, `?` and `[a-z]` take characters of one name, `**`
// takes any number of folders, `\` takes the next character as it is.
namespace arbiter::config {

enum class PathKind : std::uint8_t { file, folder };

// A pattern that is anchored (one with a slash at its start or middle) speaks of paths from its own
// folder; any other of a name at any depth. A slash at its end keeps it to folders.
class Glob {
public:
    // The error is a message without a place. A path never has an empty pattern.
    static tl::expected<Glob, std::string> parse(std::string_view pattern);

    // `path` is relative to the pattern's folder, with slashes, without `./` before it. Takes time
    // proportional to the product of their sizes.
    bool matches(std::string_view path, PathKind kind) const;
    // Whether the path or one of the folders that it lies in matches.
    bool covers(std::string_view path) const;

    const std::string& pattern() const { return pattern_; }

    friend bool operator==(const Glob& a, const Glob& b) { return a.pattern_ == b.pattern_; }

private:
    // What one place of the pattern takes.
    struct Piece {
        enum class Kind : std::uint8_t {
            character,
            any_character, // ?
            set,           // [...]
            name,          // *: characters of one name
            folders,       // **/: whole folders
            rest,          // ** at the end: all that follows
        };
        Kind kind = Kind::character;
        char character = 0;
        bool negated = false;                      // of a set
        std::vector<std::pair<char, char>> ranges; // of a set
    };

    bool takes_path(std::string_view path) const;
    static bool takes(const Piece& piece, char c);
    // One past the set that begins behind `[`, or 0 where it is not closed.
    static std::size_t read_set(std::string_view pattern, std::size_t at, Piece& piece);

    std::string pattern_;
    std::vector<Piece> pieces_;
    bool only_folders_ = false;
};

} // namespace arbiter::config
