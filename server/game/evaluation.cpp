#include "game/evaluation.h"

#include "text/ascii.h"

#include <algorithm>

namespace arbiter::game {

namespace {

constexpr std::int32_t max_value = 1'000'000'000;

bool all_digits(std::string_view text) {
    return std::ranges::all_of(text, text::is_digit);
}

// Of digits alone; saturates.
std::int32_t number(std::string_view digits) {
    std::int64_t value = 0;
    for (const char digit : digits)
        value = std::min<std::int64_t>(value * 10 + (digit - '0'), max_value);
    return static_cast<std::int32_t>(value);
}

// Takes the sign away; 1 where there is none.
std::int32_t take_sign(std::string_view& text) {
    const bool negative = text.starts_with('-');
    if (negative || text.starts_with('+')) text.remove_prefix(1);
    return negative ? -1 : 1;
}

std::optional<std::int32_t> read_centipawns(std::string_view text) {
    const auto dot = text.find('.');
    const auto whole = text.substr(0, dot);
    const auto fraction = dot == std::string_view::npos ? "" : text.substr(dot + 1);
    if (!all_digits(whole) || !all_digits(fraction) || (whole.empty() && fraction.empty()))
        return std::nullopt;
    const auto digit = [&](std::size_t i) { return i < fraction.size() ? fraction[i] - '0' : 0; };
    return std::min(number(whole), max_value / 100 - 1) * 100 + digit(0) * 10 + digit(1);
}

} // namespace

std::optional<Evaluation> read_evaluation(std::string_view text) {
    Evaluation evaluation;
    if (const auto comma = text.find(','); comma != std::string_view::npos) {
        const auto depth = text.substr(comma + 1);
        if (!text::is_number(depth)) return std::nullopt;
        evaluation.depth = static_cast<std::uint32_t>(number(depth));
        text = text.substr(0, comma);
    }
    if (text.starts_with('#')) {
        evaluation.kind = Evaluation::Kind::mate;
        text.remove_prefix(1);
    }
    const auto sign = take_sign(text);
    if (evaluation.kind == Evaluation::Kind::mate) {
        if (!text::is_number(text)) return std::nullopt;
        evaluation.value = sign * number(text);
        return evaluation;
    }
    const auto centipawns = read_centipawns(text);
    if (!centipawns) return std::nullopt;
    evaluation.value = sign * *centipawns;
    return evaluation;
}

} // namespace arbiter::game
