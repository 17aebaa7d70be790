#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// How the bytes of a file write its characters. Inside, a document is always UTF-8; a byte order
// mark stays part of it, as U+FEFF, and so do bytes that are no valid UTF-8.
namespace arbiter::text {

enum class Encoding : std::uint8_t {
    utf8,
    utf8_bom,
    latin1, // ISO 8859-1, the character set of PGN 4.1
    windows1252,
    utf16_le, // known by its byte order mark
    utf16_be,
};

constexpr bool is_utf16(Encoding encoding) {
    return encoding == Encoding::utf16_le || encoding == Encoding::utf16_be;
}

std::string_view name(Encoding encoding);

// What a byte order mark says of the whole file.
std::optional<Encoding> marked_encoding(std::string_view bytes);

// A byte order mark decides; else UTF-8 where it is valid, or has more valid characters beyond
// ASCII than broken ones; else one of the one-byte sets: Windows-1252 where bytes of 0x80-0x9F are
// in it and no control characters are.
Encoding detect_encoding(std::string_view bytes);

// Whether so many of the bytes are control characters that they can't be text: more than one in 20.
// Texts in UTF-16 are asked as UTF-8.
bool is_binary(std::string_view bytes);

// Never fails, and loses nothing: from_utf8 gives the bytes back.
std::string to_utf8(std::string_view bytes, Encoding encoding);
std::string to_utf8(std::string_view bytes); // in the encoding that is detected

// The error is the offset of the first character that the encoding can't write.
tl::expected<std::string, std::size_t> from_utf8(std::string_view text, Encoding encoding);

} // namespace arbiter::text
