#include "game/page_blanks.h"

#include "text/ascii.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter::game {

namespace {

constexpr std::array<std::string_view, 4> blank_signs{
    "\u00A0", // no-break space
    "\u202F", // narrow no-break space
    text::byte_order_mark,
    "\u2007", // figure space
};

void blank_out(std::string& text, std::string_view sign) {
    for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at))
        text.replace(at, sign.size(), sign.size(), ' ');
}

// Of a line that has both.
void open_line(std::string& text, std::size_t begin, std::size_t end) {
    const auto line = text::trimmed(std::string_view(text).substr(begin, end - begin));
    constexpr std::size_t both = 4;
    if (line.size() < both || !line.starts_with("/*") || !line.ends_with("*/")) return;
    const auto first = static_cast<std::size_t>(line.data() - text.data());
    const auto last = first + line.size() - 2;
    text.replace(first, 2, 2, ' ');
    text.replace(last, 2, 2, ' ');
}

} // namespace

std::string with_plain_blanks(std::string_view text) {
    std::string plain(text);
    for (const auto sign : blank_signs)
        blank_out(plain, sign);
    for (std::size_t begin = 0; begin < plain.size();) {
        const auto end = std::min(plain.find_first_of("\r\n", begin), plain.size());
        open_line(plain, begin, end);
        begin = end + 1;
    }
    return plain;
}

} // namespace arbiter::game
