#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

// Cuts a file into game chunks. Their bytes, in order, are exactly the file.
//
// A chunk ends where a tag pair in column 1 follows movetext or a termination marker, where move 1
// follows a termination marker, or where a line `[Event "` stands in a brace comment that nothing
// closes. Junk between games belongs to the chunk before it; junk at the top to the first.
namespace arbiter::game {

struct ChunkEnd {
    // One past the chunk's last byte.
    std::size_t end = 0;
    // How far the splitter had to look to be sure: a change of the text at or beyond this offset
    // can't move `end`. At the end of the text it is one past it, since text could be added there.
    std::size_t looked = 0;

    friend bool operator==(const ChunkEnd&, const ChunkEnd&) = default;
};

// The first chunk of text[begin..]. `begin` must be a chunk's start, and less than text.size().
// Offsets are of the whole text.
ChunkEnd next_chunk(std::string_view text, std::size_t begin);

std::vector<ChunkEnd> split(std::string_view text);

} // namespace arbiter::game
