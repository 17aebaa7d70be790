#pragma once

#include "game/format.h"

#include <cstddef>
#include <string_view>
#include <vector>

// Cuts a file into game chunks. Their bytes, in order, are exactly the file.
//
// A chunk ends
// - where a tag pair in column 1 follows movetext or a termination marker; a blank line between tag
//   pairs ends nothing, but a second Event tag behind one does;
// - where `1.` or `1 e4` in column 1 follows a termination marker;
// - where a line `[Event "` stands in a brace comment that is not closed: behind that line no `}`
//   comes before another `{`.
// Comments, escape lines and the strings of tag pairs hide all of this. Junk between games belongs
// to the chunk before it, but escape lines directly above a game, behind a blank line, to that
// game; junk at the top to the first. Each chunk but the first begins a line.
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
// Of a file in either format. For score sheets see split_sheet.h.
ChunkEnd next_chunk(std::string_view text, std::size_t begin, Format format);

std::vector<ChunkEnd> split(std::string_view text);

} // namespace arbiter::game
