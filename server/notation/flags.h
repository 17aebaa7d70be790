#pragma once

#include <cstdint>

namespace arbiter::notation {

// Any of the enumerators of one kind, of which there are at most 32, counted from 0.
template <class Enumerator>
class Flags {
public:
    constexpr void add(Enumerator enumerator) { bits_ |= bit(enumerator); }
    constexpr void add(Flags other) { bits_ |= other.bits_; }
    constexpr void remove(Enumerator enumerator) { bits_ &= ~bit(enumerator); }
    constexpr bool has(Enumerator enumerator) const { return (bits_ & bit(enumerator)) != 0; }
    constexpr bool none() const { return bits_ == 0; }
    friend constexpr bool operator==(Flags, Flags) = default;

private:
    static constexpr std::uint32_t bit(Enumerator enumerator) {
        return std::uint32_t{1} << static_cast<unsigned>(enumerator);
    }
    std::uint32_t bits_ = 0;
};

} // namespace arbiter::notation
