#include "ide/base64.h"

#include <cstdint>

namespace arbiter::ide {

std::string base64(std::string_view bytes) {
    constexpr std::string_view digits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    out.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::string_view group = bytes.substr(i, 3);
        std::uint32_t bits = 0;
        for (std::size_t j = 0; j < 3; ++j)
            bits = bits << 8 | (j < group.size() ? static_cast<unsigned char>(group[j]) : 0u);
        for (std::size_t j = 0; j < 4; ++j)
            out += j <= group.size() ? digits[bits >> (18 - 6 * j) & 63] : '=';
    }
    return out;
}

} // namespace arbiter::ide
