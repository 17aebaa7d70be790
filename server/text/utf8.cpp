#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace arbiter::text {

namespace {

constexpr Utf8Character invalid_byte{U'\uFFFD', 1, false};
constexpr std::size_t longest_character = 4;

// What may follow a lead byte (Unicode table 3-7): only the second byte's range differs.
struct Lead {
    std::uint8_t first, last; // the lead byte
    std::uint8_t low, high;   // the second byte
    std::uint8_t size;        // of the character
    std::uint8_t bits;        // of the lead byte that belong to the code point
};

constexpr std::array<Lead, 8> leads{{
    {0xC2, 0xDF, 0x80, 0xBF, 2, 0x1F},
    {0xE0, 0xE0, 0xA0, 0xBF, 3, 0x0F},
    {0xE1, 0xEC, 0x80, 0xBF, 3, 0x0F},
    {0xED, 0xED, 0x80, 0x9F, 3, 0x0F},
    {0xEE, 0xEF, 0x80, 0xBF, 3, 0x0F},
    {0xF0, 0xF0, 0x90, 0xBF, 4, 0x07},
    {0xF1, 0xF3, 0x80, 0xBF, 4, 0x07},
    {0xF4, 0xF4, 0x80, 0x8F, 4, 0x07},
}};

std::uint8_t byte(std::string_view text, std::size_t offset) {
    return static_cast<std::uint8_t>(text[offset]);
}

bool is_continuation(std::uint8_t value) {
    return (value & 0xC0) == 0x80;
}

} // namespace

Utf8Character decode_utf8(std::string_view text) {
    const std::uint8_t first = byte(text, 0);
    if (first < 0x80) return {first, 1, true};
    const auto lead = std::find_if(leads.begin(), leads.end(), [first](const Lead& l) {
        return l.first <= first && first <= l.last;
    });
    if (lead == leads.end() || text.size() < lead->size) return invalid_byte;
    if (byte(text, 1) < lead->low || byte(text, 1) > lead->high) return invalid_byte;
    char32_t code_point = first & lead->bits;
    for (std::size_t i = 1; i < lead->size; ++i) {
        if (!is_continuation(byte(text, i))) return invalid_byte;
        code_point = code_point << 6 | (byte(text, i) & 0x3F);
    }
    return {code_point, lead->size, true};
}

void append_utf8(std::string& out, char32_t code_point) {
    const auto continuation = [code_point](unsigned shift) {
        return static_cast<char>(0x80 | (code_point >> shift & 0x3F));
    };
    if (code_point < 0x80) {
        out += static_cast<char>(code_point);
    } else if (code_point < 0x800) {
        out += static_cast<char>(0xC0 | code_point >> 6);
        out += continuation(0);
    } else if (code_point < 0x10000) {
        out += static_cast<char>(0xE0 | code_point >> 12);
        out += continuation(6);
        out += continuation(0);
    } else {
        out += static_cast<char>(0xF0 | code_point >> 18);
        out += continuation(12);
        out += continuation(6);
        out += continuation(0);
    }
}

std::size_t skip_ascii(std::string_view text) {
    constexpr std::uint64_t high_bits = 0x8080808080808080;
    std::size_t offset = 0;
    for (std::uint64_t word = 0; offset + sizeof word <= text.size(); offset += sizeof word) {
        std::memcpy(&word, text.data() + offset, sizeof word);
        if (word & high_bits) break;
    }
    return offset;
}

std::size_t find_invalid_utf8(std::string_view text) {
    std::size_t offset = 0;
    while (offset < text.size()) {
        offset += skip_ascii(text.substr(offset));
        // The end of the text, or the eight bytes with one that is not ASCII.
        const std::size_t end = std::min(offset + sizeof(std::uint64_t), text.size());
        while (offset < end) {
            const Utf8Character character = decode_utf8(text.substr(offset));
            if (!character.valid) return offset;
            offset += character.size;
        }
    }
    return std::string_view::npos;
}

std::size_t character_start(std::string_view text, std::size_t offset) {
    if (offset >= text.size()) return text.size();
    for (std::size_t back = 1; back < longest_character && back <= offset; ++back) {
        if (!is_continuation(byte(text, offset - back + 1))) break;
        if (decode_utf8(text.substr(offset - back)).size > back) return offset - back;
    }
    return offset;
}

} // namespace arbiter::text
