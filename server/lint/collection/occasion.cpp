#include "lint/collection/occasion.h"

#include "lint/collection/player_name.h"
#include "text/ascii.h"
#include "text/hash.h"

#include <algorithm>
#include <limits>

namespace arbiter::lint {

namespace {

// Never 0, which stands for what is not known.
template <typename T>
T shorten(std::uint64_t hash) {
    return static_cast<T>(std::max<std::uint64_t>(hash % std::numeric_limits<T>::max(), 1));
}

std::uint32_t hash_players(std::string_view white, std::string_view black) {
    if (white.empty() || black.empty()) return 0;
    return shorten<std::uint32_t>(
        text::Hash().add(plain_name(white)).add(plain_name(black)).value());
}

// "2024.05.??" is 20240500; anything but digits and question marks is not known.
std::uint32_t read_date(std::string_view date) {
    constexpr std::string_view form = "yyyy.mm.dd";
    if (date.size() != form.size()) return 0;
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < form.size(); ++i) {
        if (form[i] == '.') continue;
        const char c = date[i];
        number = number * 10 + (text::is_digit(c) ? static_cast<std::uint32_t>(c - '0') : 0);
    }
    return number;
}

std::uint16_t hash_round(std::string_view round) {
    if (round.empty() || round == "?" || round == "-") return 0;
    return shorten<std::uint16_t>(text::Hash().add(round).value());
}

bool agree(std::uint32_t a, std::uint32_t b) {
    return a == b || a == 0 || b == 0;
}

} // namespace

Occasion read_occasion(std::string_view white, std::string_view black, std::string_view date,
                       std::string_view round) {
    return {hash_players(white, black), read_date(date), hash_round(round)};
}

bool may_be_same(const Occasion& a, const Occasion& b) {
    return a.players == b.players && agree(a.round, b.round) &&
           agree(a.date / 10000, b.date / 10000) && agree(a.date / 100 % 100, b.date / 100 % 100) &&
           agree(a.date % 100, b.date % 100);
}

} // namespace arbiter::lint
