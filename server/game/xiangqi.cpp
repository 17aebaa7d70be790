#include "game/xiangqi.h"

#include <algorithm>
#include <array>

namespace arbiter::game {

namespace {

struct Sign {
    std::string_view tag;
    std::string_view value; // empty: any
};

constexpr std::array signs{
    Sign{"Red", ""},           Sign{"Game", "Chinese Chess"}, Sign{"Format", "WXF"},
    Sign{"Format", "ICCS"},    Sign{"Variant", "xiangqi"},    Sign{"Variant", "Xiangqi"},
    Sign{"Format", "Chinese"},
};

} // namespace

bool is_xiangqi(const Score& score, std::string_view chunk) {
    return std::ranges::any_of(signs, [&](const Sign& sign) {
        const auto* tag = score.tag(chunk, sign.tag);
        return tag != nullptr && (sign.value.empty() || tag->text == sign.value);
    });
}

} // namespace arbiter::game
