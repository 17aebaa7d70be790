#include "lint/rules/shared/tags.h"

#include "game/xiangqi.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::lint::rules {

std::optional<text::Span> place_in_value(const Context& context, const game::TagPair& tag,
                                         std::uint32_t begin, std::uint32_t end) {
    const auto written = slice(context.text, tag.value);
    const std::uint32_t quote = written.starts_with('"') ? 1 : 0;
    if (written.substr(quote, tag.text.size()) != tag.text) return std::nullopt;
    const auto first = tag.value.begin + quote;
    return text::Span{first + begin, first + end};
}

text::Span place_of_value(const Context& context, const game::TagPair& tag) {
    const auto size = static_cast<std::uint32_t>(tag.text.size());
    return place_in_value(context, tag, 0, size).value_or(tag.value);
}

text::Edit write_value(const game::TagPair& tag, std::string_view value) {
    return {tag.value, fmt::format("\"{}\"", value)};
}

text::Span place_of_problem(const Context& context, const game::TagPair& fen,
                            const chess::FenError& problem) {
    if (problem.begin == problem.end) return place_of_value(context, fen);
    return place_in_value(context, fen, problem.begin, problem.end)
        .value_or(place_of_value(context, fen));
}

bool is_xiangqi(const Context& context) {
    return game::is_xiangqi(context.score, context.text);
}

const game::TagPair* misspelled_tag(const Context& context, std::string_view name) {
    const auto found = std::ranges::find_if(context.score.tags, [&](const game::TagPair& tag) {
        const auto written = slice(context.text, tag.name);
        return written != name && text::equal_ignoring_case(written, name);
    });
    return found == context.score.tags.end() ? nullptr : &*found;
}

} // namespace arbiter::lint::rules
