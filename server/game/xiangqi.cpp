#include "game/xiangqi.h"

#include <array>

namespace arbiter::game {

namespace {

struct Sign {
    std::string_view tag;
    std::string_view value; // empty: any
};

// What says most comes first.
constexpr std::array signs{
    Sign{"Variant", "xiangqi"},
    Sign{"Variant", "Xiangqi"},
    Sign{"Game", "Chinese Chess"},
    Sign{"Format", "WXF"},
    Sign{"Format", "ICCS"},
    Sign{"Format", "Chinese"},
    Sign{"Red", ""},
};

} // namespace

const TagPair* find_sign_of_xiangqi(const Score& score, std::string_view chunk) {
    for (const Sign& sign : signs) {
        const auto* tag = score.tag(chunk, sign.tag);
        if (tag != nullptr && (sign.value.empty() || tag->text == sign.value)) return tag;
    }
    return nullptr;
}

} // namespace arbiter::game
