#include "syntax/leaf_list.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace arbiter::syntax {

namespace {

// What makes a glyph with a + before it: +- +/- += +/= +--
constexpr std::array<std::string_view, 7> glyph_ends{"-", "–", "−", "/-", "=", "/=", "--"};

constexpr std::array<std::string_view, 3> results{"1-0", "0-1", "1/2-1/2"};

// From shorter tokens nothing can be taken that leaves a move: e41-0, e52.
constexpr std::size_t shortest_glued = 3;

// The end of the target square that begins at `at`, with its promotion: e4, e8=Q; `at` where there
// is none.
std::size_t square_end(std::string_view text, std::size_t at) {
    if (at + 2 > text.size()) return at;
    if (text[at] < 'a' || 'h' < text[at] || text[at + 1] < '1' || '8' < text[at + 1]) return at;
    const bool promotes = at + 4 <= text.size() && text[at + 2] == '=' &&
                          std::string_view("QRBN").find(text[at + 3]) != std::string_view::npos;
    return at + (promotes ? 4 : 2);
}

// One past the digits and dots of a move number; nothing where there are none of either.
std::optional<std::size_t> number_end(std::string_view text, std::size_t at) {
    std::size_t dots = at;
    while (dots < text.size() && text::is_digit(text[dots]))
        ++dots;
    std::size_t end = dots;
    while (end < text.size() && text[end] == '.')
        ++end;
    if (dots == at || end == dots) return std::nullopt;
    return end;
}

struct Glued {
    Kind kind;
    text::Span span;
};

// What follows the first square in a move token that it can't be part of. A number may have its
// dots behind the token.
std::optional<Glued> find_glued(std::string_view chunk, text::Span token) {
    for (std::size_t at = token.begin; at + shortest_glued <= token.end; ++at) {
        const std::size_t begin = square_end(chunk.substr(0, token.end), at);
        if (begin == at) continue;
        const auto from = static_cast<std::uint32_t>(begin);
        if (std::ranges::count(results, text::slice(chunk, {from, token.end})) > 0) {
            return Glued{Kind::result, {from, token.end}};
        }
        if (const auto end = number_end(chunk, begin)) {
            return Glued{Kind::move_number, {from, static_cast<std::uint32_t>(*end)}};
        }
    }
    return std::nullopt;
}

} // namespace

void LeafList::add(Kind kind, text::Span span) {
    // The grammar's escape begins with the line break that makes it one.
    while (span.begin < span.end && text::is_white_space(chunk_[span.begin]))
        ++span.begin;
    fill_up_to(span.begin);
    if (ends_glyph(span)) {
        --leaves_.back().span.end;
        return push(Kind::text_glyph, {span.begin - 1, span.end});
    }
    // The dots of a number may be taken already.
    span.begin = std::max(span.begin, end_);
    if (span.begin >= span.end) return;
    if (kind == Kind::move) return push_move(span);
    push(kind, span);
}

std::vector<Leaf> LeafList::finish() && {
    fill_up_to(static_cast<std::uint32_t>(chunk_.size()));
    return std::move(leaves_);
}

void LeafList::fill_up_to(std::uint32_t next) {
    while (end_ < next) {
        if (text::is_white_space(chunk_[end_])) {
            ++end_;
            continue;
        }
        const std::uint32_t begin = end_;
        while (end_ < next && !text::is_white_space(chunk_[end_]))
            ++end_;
        leaves_.push_back({Kind::unexpected, {begin, end_}});
    }
}

void LeafList::push(Kind kind, text::Span span) {
    leaves_.push_back({kind, span});
    end_ = span.end;
}

void LeafList::push_move(text::Span span) {
    while (span.begin < span.end) {
        const auto glued = find_glued(chunk_, span);
        if (!glued) return push(Kind::move, span);
        push(Kind::move, {span.begin, glued->span.begin});
        push(glued->kind, glued->span);
        span.begin = glued->span.end;
    }
}

// Whether the span goes on with a glyph whose + the move before it has taken.
bool LeafList::ends_glyph(text::Span span) const {
    if (leaves_.empty() || leaves_.back().kind != Kind::move) return false;
    if (leaves_.back().span.end != span.begin || chunk_[span.begin - 1] != '+') return false;
    return std::ranges::count(glyph_ends, text::slice(chunk_, span)) > 0;
}

} // namespace arbiter::syntax
