#include "text/encoding.h"

#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <optional>

namespace arbiter::text {

namespace {

constexpr std::string_view utf16_le_mark = "\xFF\xFE";
constexpr std::string_view utf16_be_mark = "\xFE\xFF";

// What Windows-1252 has at 0x80-0x9F, where Latin-1 has control characters. The five bytes that it
// leaves undefined stay the control characters, as the WHATWG Encoding Standard reads them.
constexpr std::array<char16_t, 32> windows1252_block{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, //
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F, //
    0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, //
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

bool in_windows1252_block(char32_t value) {
    return 0x80 <= value && value <= 0x9F;
}

// No text holds one, but that DOS ended files with 0x1A.
bool is_stray_control(std::uint8_t value) {
    const bool is_blank = '\t' <= value && value <= '\r';
    return value < ' ' && !is_blank && value != 0x1A;
}

char32_t from_windows1252(std::uint8_t value) {
    return in_windows1252_block(value) ? windows1252_block[value - 0x80u] : value;
}

std::optional<std::uint8_t> to_latin1(char32_t code_point) {
    if (code_point > 0xFF) return std::nullopt;
    return static_cast<std::uint8_t>(code_point);
}

std::optional<std::uint8_t> to_windows1252(char32_t code_point) {
    if (code_point <= 0xFF && !in_windows1252_block(code_point)) return to_latin1(code_point);
    const auto found = std::find(windows1252_block.begin(), windows1252_block.end(), code_point);
    if (found == windows1252_block.end()) return std::nullopt;
    return static_cast<std::uint8_t>(0x80 + (found - windows1252_block.begin()));
}

template <typename ToCodePoint>
std::string decode_bytes(std::string_view bytes, ToCodePoint to_code_point) {
    std::string out;
    out.reserve(bytes.size() + bytes.size() / 16);
    for (const char byte : bytes)
        append_utf8(out, to_code_point(static_cast<std::uint8_t>(byte)));
    return out;
}

template <typename ToByte>
tl::expected<std::string, std::size_t> encode_bytes(std::string_view text, ToByte to_byte) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t offset = 0; offset < text.size();) {
        const Utf8Character character = decode_utf8(text.substr(offset));
        const std::optional<std::uint8_t> value = to_byte(character.code_point);
        if (!character.valid || !value) return tl::unexpected(offset);
        out += static_cast<char>(*value);
        offset += character.size;
    }
    return out;
}

bool is_high_surrogate(char32_t unit) {
    return 0xD800 <= unit && unit <= 0xDBFF;
}
bool is_low_surrogate(char32_t unit) {
    return 0xDC00 <= unit && unit <= 0xDFFF;
}

// The odd byte at the end of a broken file is kept as an overlong form of three bytes, which no
// UTF-16 unit becomes.
constexpr std::string_view odd_byte_lead = "\xE0";
constexpr std::size_t odd_byte_size = 3;

void append_odd_byte(std::string& out, std::uint8_t value) {
    out += odd_byte_lead;
    out += static_cast<char>(0x80 | value >> 6);
    out += static_cast<char>(0x80 | (value & 0x3F));
}

std::optional<char> read_odd_byte(std::string_view text) {
    if (text.size() != odd_byte_size || !text.starts_with(odd_byte_lead)) return std::nullopt;
    const auto high = static_cast<std::uint8_t>(text[1]);
    const auto low = static_cast<std::uint8_t>(text[2]);
    if ((high & 0xFC) != 0x80 || (low & 0xC0) != 0x80) return std::nullopt;
    return static_cast<char>((high & 0x03) << 6 | (low & 0x3F));
}

// A lone surrogate, as append_utf8 writes it.
std::optional<char32_t> read_surrogate(std::string_view text) {
    if (text.size() < 3 || text[0] != '\xED') return std::nullopt;
    const auto high = static_cast<std::uint8_t>(text[1]);
    const auto low = static_cast<std::uint8_t>(text[2]);
    if ((high & 0xE0) != 0xA0 || (low & 0xC0) != 0x80) return std::nullopt;
    return 0xD000u | static_cast<char32_t>(high & 0x3F) << 6 | (low & 0x3Fu);
}

char32_t unit_at(std::string_view bytes, std::size_t offset, Encoding encoding) {
    const auto first = static_cast<std::uint8_t>(bytes[offset]);
    const auto second = static_cast<std::uint8_t>(bytes[offset + 1]);
    if (encoding == Encoding::utf16_le) return static_cast<char32_t>(second << 8 | first);
    return static_cast<char32_t>(first << 8 | second);
}

void append_unit(std::string& out, char32_t unit, Encoding encoding) {
    const char high = static_cast<char>(unit >> 8);
    const char low = static_cast<char>(unit & 0xFF);
    out += encoding == Encoding::utf16_le ? low : high;
    out += encoding == Encoding::utf16_le ? high : low;
}

std::string decode_utf16(std::string_view bytes, Encoding encoding) {
    std::string out;
    out.reserve(bytes.size() / 2);
    std::size_t offset = 0;
    while (offset + 2 <= bytes.size()) {
        char32_t code_point = unit_at(bytes, offset, encoding);
        offset += 2;
        if (is_high_surrogate(code_point) && offset + 2 <= bytes.size()) {
            const char32_t low = unit_at(bytes, offset, encoding);
            if (is_low_surrogate(low)) {
                code_point = 0x10000 + ((code_point - 0xD800) << 10) + (low - 0xDC00);
                offset += 2;
            }
        }
        append_utf8(out, code_point);
    }
    if (offset < bytes.size()) append_odd_byte(out, static_cast<std::uint8_t>(bytes[offset]));
    return out;
}

tl::expected<std::string, std::size_t> encode_utf16(std::string_view text, Encoding encoding) {
    std::string out;
    out.reserve(text.size() * 2);
    for (std::size_t offset = 0; offset < text.size();) {
        const std::string_view rest = text.substr(offset);
        const Utf8Character character = decode_utf8(rest);
        if (character.valid) {
            if (character.code_point > 0xFFFF) {
                const char32_t bits = character.code_point - 0x10000;
                append_unit(out, 0xD800 + (bits >> 10), encoding);
                append_unit(out, 0xDC00 + (bits & 0x3FF), encoding);
            } else {
                append_unit(out, character.code_point, encoding);
            }
            offset += character.size;
        } else if (const auto surrogate = read_surrogate(rest)) {
            append_unit(out, *surrogate, encoding);
            offset += 3;
        } else if (const auto odd = read_odd_byte(rest)) {
            out += *odd;
            offset += odd_byte_size;
        } else {
            return tl::unexpected(offset);
        }
    }
    return out;
}

struct Beyond {
    std::size_t valid = 0;   // characters beyond ASCII
    std::size_t invalid = 0; // bytes
};

Beyond count_beyond_ascii(std::string_view bytes) {
    Beyond count;
    for (std::size_t offset = 0; offset < bytes.size();) {
        offset += skip_ascii(bytes.substr(offset));
        if (offset == bytes.size()) break;
        const Utf8Character character = decode_utf8(bytes.substr(offset));
        if (!character.valid) {
            ++count.invalid;
        } else if (character.size > 1) {
            ++count.valid;
        }
        offset += character.size;
    }
    return count;
}

} // namespace

std::string_view name(Encoding encoding) {
    switch (encoding) {
    case Encoding::utf8:
        return "UTF-8";
    case Encoding::utf8_bom:
        return "UTF-8 with a byte order mark";
    case Encoding::latin1:
        return "ISO 8859-1";
    case Encoding::windows1252:
        return "Windows-1252";
    case Encoding::utf16_le:
        return "UTF-16 (little-endian)";
    case Encoding::utf16_be:
        return "UTF-16 (big-endian)";
    }
    return {};
}

std::optional<Encoding> marked_encoding(std::string_view bytes) {
    if (bytes.starts_with(byte_order_mark)) return Encoding::utf8_bom;
    if (bytes.starts_with(utf16_le_mark)) return Encoding::utf16_le;
    if (bytes.starts_with(utf16_be_mark)) return Encoding::utf16_be;
    return std::nullopt;
}

Encoding detect_encoding(std::string_view bytes) {
    if (const auto marked = marked_encoding(bytes)) return *marked;
    if (is_utf8(bytes)) return Encoding::utf8;
    const Beyond count = count_beyond_ascii(bytes);
    if (count.valid > count.invalid) return Encoding::utf8;
    const auto has = [bytes](auto is_one) {
        return std::ranges::any_of(
            bytes, [&](char byte) { return is_one(static_cast<std::uint8_t>(byte)); });
    };
    // Among control characters such bytes are control characters too.
    return has(in_windows1252_block) && !has(is_stray_control) ? Encoding::windows1252
                                                               : Encoding::latin1;
}

bool is_binary(std::string_view bytes) {
    const auto controls = std::ranges::count_if(
        bytes, [](char byte) { return is_stray_control(static_cast<std::uint8_t>(byte)); });
    return static_cast<std::size_t>(controls) > bytes.size() / 20;
}

std::string to_utf8(std::string_view bytes) {
    return to_utf8(bytes, detect_encoding(bytes));
}

std::string to_utf8(std::string_view bytes, Encoding encoding) {
    switch (encoding) {
    case Encoding::utf8:
    case Encoding::utf8_bom:
        break;
    case Encoding::latin1:
        return decode_bytes(bytes, [](std::uint8_t value) { return char32_t{value}; });
    case Encoding::windows1252:
        return decode_bytes(bytes, from_windows1252);
    case Encoding::utf16_le:
    case Encoding::utf16_be:
        return decode_utf16(bytes, encoding);
    }
    return std::string(bytes);
}

tl::expected<std::string, std::size_t> from_utf8(std::string_view text, Encoding encoding) {
    switch (encoding) {
    case Encoding::utf8:
    case Encoding::utf8_bom:
        break;
    case Encoding::latin1:
        return encode_bytes(text, to_latin1);
    case Encoding::windows1252:
        return encode_bytes(text, to_windows1252);
    case Encoding::utf16_le:
    case Encoding::utf16_be:
        return encode_utf16(text, encoding);
    }
    return std::string(text);
}

} // namespace arbiter::text
