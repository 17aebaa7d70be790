#include "game/tag_pair.h"

#include "text/ascii.h"

#include <algorithm>
#include <optional>

namespace arbiter::game {

namespace {

using syntax::Kind;

bool is_name(std::string_view text) {
    return std::ranges::all_of(text, text::is_name_char);
}

// Parts what stands between the brackets. The value begins at the first quote, or behind the first
// word where there is no quote, or only one that ends it all.
struct Parts {
    text::Span name;
    text::Span value;
};

Parts parts_of(std::string_view chunk, text::Span inside) {
    const auto text = text::slice(chunk, inside);
    std::size_t begin = text.find('"');
    const std::size_t word_end = text.find_first_of(text::white_space);
    if (begin == std::string_view::npos || (begin + 1 == text.size() && word_end < begin)) {
        begin = std::min(word_end, text.size());
    }
    const std::uint32_t middle = inside.begin + static_cast<std::uint32_t>(begin);
    return {text::trimmed(chunk, {inside.begin, middle}),
            text::trimmed(chunk, {middle, inside.end})};
}

// A value without its quotes, and what is wrong inside.
struct Content {
    std::string text;
    std::optional<std::size_t> first_quote; // that wants a backslash
    std::optional<std::size_t> last_quote;
    std::optional<std::size_t> lone_backslash;
};

Content unescape(std::string_view escaped) {
    Content content;
    for (std::size_t i = 0; i < escaped.size(); ++i) {
        const bool escapes = escaped[i] == '\\' && i + 1 < escaped.size() &&
                             (escaped[i + 1] == '"' || escaped[i + 1] == '\\');
        if (escapes) {
            ++i;
        } else if (escaped[i] == '"') {
            if (!content.first_quote) content.first_quote = i;
            content.last_quote = i;
        } else if (escaped[i] == '\\' && !content.lone_backslash) {
            content.lone_backslash = i;
        }
        content.text += escaped[i];
    }
    return content;
}

} // namespace

TagPair read_tag_pair(std::string_view chunk, std::span<const syntax::Leaf> leaves) {
    const bool opened = leaves.front().kind == Kind::tag_open;
    const bool closed = leaves.back().kind == Kind::tag_close;

    TagPair pair;
    pair.span = text::cover(leaves.front().span, leaves.back().span);
    const text::Span inside{opened ? leaves.front().span.end : pair.span.begin,
                            closed ? leaves.back().span.begin : pair.span.end};
    const Parts parts = parts_of(chunk, text::trimmed(chunk, inside));
    pair.name = parts.name;
    pair.value = parts.value;

    auto value = text::slice(chunk, pair.value);
    const bool opening_quote = value.starts_with('"');
    if (opening_quote) value.remove_prefix(1);
    const bool closing_quote = value.ends_with('"');
    if (closing_quote) value.remove_suffix(1);
    Content content = unescape(value);
    const auto place = [&](std::size_t first, std::size_t last) {
        const auto base = static_cast<std::size_t>(value.data() - chunk.data());
        return text::Span{static_cast<std::uint32_t>(base + first),
                          static_cast<std::uint32_t>(base + last + 1)};
    };

    using Flaw = TagPair::Flaw;
    struct Check {
        bool fails;
        Flaw flaw;
        text::Span span;
    };
    const Check checks[]{
        {!opened, Flaw::missing_open, pair.name},
        {pair.name.empty() && pair.value.empty() && !closed, Flaw::missing_close, pair.span},
        {pair.name.empty(), Flaw::missing_name, pair.value.empty() ? pair.span : pair.value},
        {!is_name(text::slice(chunk, pair.name)), Flaw::bad_name, pair.name},
        {pair.value.empty(), Flaw::missing_value, pair.name},
        {!opening_quote && !closing_quote, Flaw::unquoted_value, pair.value},
        {opening_quote != closing_quote, Flaw::missing_quote, pair.value},
        {content.first_quote.has_value(), Flaw::unescaped_quote,
         place(content.first_quote.value_or(0), content.last_quote.value_or(0))},
        {!closed, Flaw::missing_close, pair.span},
        {content.lone_backslash.has_value(), Flaw::lone_backslash,
         place(content.lone_backslash.value_or(0), content.lone_backslash.value_or(0))},
    };
    const auto* failed = std::ranges::find(checks, true, &Check::fails);
    if (failed != std::end(checks)) {
        pair.flaw = failed->flaw;
        pair.flaw_span = failed->span;
    }
    pair.text = std::move(content.text);
    return pair;
}

} // namespace arbiter::game
