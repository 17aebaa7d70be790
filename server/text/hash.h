#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter::text {

// FNV-1a (Fowler, Noll, Vo) in 64 bits, the same on every machine and in every build. Each text is
// ended by a byte that no UTF-8 has, so that "ab" "c" is not "a" "bc".
class Hash {
public:
    constexpr Hash& add(std::string_view text) {
        for (const char c : text)
            add_byte(static_cast<unsigned char>(c));
        return add_byte(0xFF);
    }
    constexpr Hash& add(std::uint64_t number) {
        for (int shift = 0; shift < 64; shift += 8)
            add_byte(static_cast<unsigned char>(number >> shift));
        return *this;
    }
    constexpr std::uint64_t value() const { return value_; }

private:
    constexpr Hash& add_byte(unsigned char byte) {
        value_ = (value_ ^ byte) * 0x100000001B3;
        return *this;
    }

    std::uint64_t value_ = 0xCBF29CE484222325;
};

} // namespace arbiter::text
