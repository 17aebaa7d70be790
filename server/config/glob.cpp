#include "config/glob.h"

#include <algorithm>
#include <utility>

namespace arbiter::config {

namespace {

bool contains_slash(std::string_view pattern) {
    return pattern.find('/') != std::string_view::npos;
}

// Whether the byte goes on with a character of UTF-8.
bool goes_on(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

} // namespace

tl::expected<Glob, std::string> Glob::parse(std::string_view pattern) {
    Glob glob;
    glob.pattern_ = pattern;
    if (pattern.ends_with('/')) {
        glob.only_folders_ = true;
        pattern.remove_suffix(1);
    }
    if (pattern.starts_with("./")) pattern.remove_prefix(1);
    const bool anchored = contains_slash(pattern);
    if (pattern.starts_with('/')) pattern.remove_prefix(1);
    if (pattern.empty()) return tl::unexpected(std::string("an empty pattern takes no path"));
    if (!anchored) glob.pieces_.push_back({Piece::Kind::folders, 0, false, {}});

    std::size_t at = 0;
    while (at < pattern.size()) {
        const bool starts_name = at == 0 || pattern[at - 1] == '/';
        const auto rest = pattern.substr(at);
        Piece piece;
        if (starts_name && rest.starts_with("**/")) {
            piece.kind = Piece::Kind::folders;
            at += 3;
        } else if (starts_name && rest == "**") {
            piece.kind = Piece::Kind::rest;
            at += 2;
        } else if (rest.front() == '*') {
            piece.kind = Piece::Kind::name;
            at = std::min(pattern.find_first_not_of('*', at), pattern.size());
        } else if (rest.front() == '?') {
            piece.kind = Piece::Kind::any_character;
            ++at;
        } else if (rest.front() == '[') {
            piece.kind = Piece::Kind::set;
            at = read_set(pattern, at + 1, piece);
            if (at == 0) return tl::unexpected(std::string("the pattern's [ is not closed by a ]"));
        } else {
            const bool escaped = rest.front() == '\\';
            if (escaped && rest.size() == 1)
                return tl::unexpected(
                    std::string("the pattern ends with a \\ that has nothing to take"));
            piece.character = rest[escaped ? 1 : 0];
            at += escaped ? 2 : 1;
        }
        glob.pieces_.push_back(std::move(piece));
    }
    return glob;
}

std::size_t Glob::read_set(std::string_view pattern, std::size_t at, Piece& piece) {
    if (at < pattern.size() && (pattern[at] == '!' || pattern[at] == '^')) {
        piece.negated = true;
        ++at;
    }
    const std::size_t first = at;
    const auto character = [&] {
        if (pattern[at] == '\\' && at + 1 < pattern.size()) ++at;
        return pattern[at++];
    };
    while (at < pattern.size()) {
        if (pattern[at] == ']' && at > first) return at + 1;
        const char low = character();
        char high = low;
        if (at + 1 < pattern.size() && pattern[at] == '-' && pattern[at + 1] != ']') {
            ++at;
            high = character();
        }
        piece.ranges.emplace_back(low, high);
    }
    return 0;
}

bool Glob::takes(const Piece& piece, char c) {
    switch (piece.kind) {
    case Piece::Kind::character:
        return c == piece.character;
    case Piece::Kind::any_character:
        return c != '/';
    case Piece::Kind::set:
        return c != '/' && piece.negated != std::ranges::any_of(piece.ranges, [c](auto range) {
                               return range.first <= c && c <= range.second;
                           });
    default:
        return false;
    }
}

// All ways to read the pattern go side by side: `reached[i]` says that pieces [0, i) can have taken
// the path so far.
bool Glob::takes_path(std::string_view path) const {
    using Kind = Piece::Kind;
    const std::size_t size = pieces_.size();
    std::vector<char> reached(size + 1, 0);
    std::vector<char> next(size + 1, 0);
    // A piece that may take nothing is passed at once.
    const auto pass = [&](std::vector<char>& states, bool at_name) {
        for (std::size_t i = 0; i < size; ++i) {
            const Kind kind = pieces_[i].kind;
            if (states[i] && (kind == Kind::name || (kind == Kind::folders && at_name)))
                states[i + 1] = 1;
        }
    };
    reached[0] = 1;
    pass(reached, true);
    for (const char c : path) {
        std::ranges::fill(next, char{0});
        for (std::size_t i = 0; i < size; ++i) {
            if (!reached[i]) continue;
            const Kind kind = pieces_[i].kind;
            if (0 < i && pieces_[i - 1].kind == Kind::any_character && goes_on(c)) next[i] = 1;
            if (kind == Kind::folders || kind == Kind::rest || (kind == Kind::name && c != '/'))
                next[i] = 1;
            if (kind == Kind::rest) next[size] = 1;
            if (takes(pieces_[i], c)) next[i + 1] = 1;
        }
        if (reached[size] && pieces_.back().kind == Kind::any_character && goes_on(c))
            next[size] = 1;
        pass(next, c == '/');
        std::swap(reached, next);
    }
    return reached[size] != 0;
}

bool Glob::matches(std::string_view path, PathKind kind) const {
    return !(only_folders_ && kind != PathKind::folder) && takes_path(path);
}

bool Glob::covers(std::string_view path) const {
    if (matches(path, PathKind::file)) return true;
    for (auto slash = path.find('/'); slash != std::string_view::npos;
         slash = path.find('/', slash + 1))
        if (matches(path.substr(0, slash), PathKind::folder)) return true;
    return false;
}

} // namespace arbiter::config
