#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::text {

// A half-open range of bytes [begin, end). Below lsp/ and report/ offsets are relative to the start
// of the game chunk that they speak of; a chunk is shorter than 4 GiB.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    constexpr std::uint32_t size() const { return end - begin; }
    constexpr bool empty() const { return begin == end; }
    constexpr bool contains(std::uint32_t offset) const { return begin <= offset && offset < end; }

    // True also where the offset touches the end, as a cursor behind a word does.
    constexpr bool touches(std::uint32_t offset) const { return begin <= offset && offset <= end; }

    friend constexpr bool operator==(Span, Span) = default;
};

constexpr std::string_view slice(std::string_view text, Span span) {
    return text.substr(span.begin, span.size());
}

// Whether both hold some byte; an empty one is in another where it stands inside it.
constexpr bool overlap(Span a, Span b) {
    return a.begin < b.end && b.begin < a.end;
}

// The smallest span that covers both.
constexpr Span cover(Span a, Span b) {
    return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

} // namespace arbiter::text
