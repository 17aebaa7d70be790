#include "lint/rules/shared/edits.h"

#include "text/ascii.h"
#include "text/utf8.h"

#include <algorithm>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// True where a character begins or the text ends.
bool is_boundary(std::string_view text, std::size_t offset) {
    return offset == text.size() || text::character_start(text, offset) == offset;
}

} // namespace

text::Edit replace(std::string_view text, text::Span span, std::string_view replacement) {
    const auto old = slice(text, span);
    const auto shorter = std::min(old.size(), replacement.size());
    std::size_t prefix = 0;
    while (prefix < shorter && old[prefix] == replacement[prefix])
        ++prefix;
    while (!is_boundary(old, prefix) || !is_boundary(replacement, prefix))
        --prefix;
    std::size_t suffix = 0;
    const auto same_at_end = [&](std::size_t i) {
        return old[old.size() - i] == replacement[replacement.size() - i];
    };
    while (suffix < shorter - prefix && same_at_end(suffix + 1))
        ++suffix;
    while (!is_boundary(old, old.size() - suffix))
        --suffix;
    return {{span.begin + static_cast<std::uint32_t>(prefix),
             span.end - static_cast<std::uint32_t>(suffix)},
            std::string(replacement.substr(prefix, replacement.size() - prefix - suffix))};
}

text::Edit insert(std::uint32_t place, std::string_view text) {
    return {{place, place}, std::string(text)};
}

text::Edit remove(std::string_view text, text::Span span) {
    auto begin = span.begin;
    while (0 < begin && text::is_blank(text[begin - 1]))
        --begin;
    auto end = span.end;
    while (end < text.size() && text::is_blank(text[end]))
        ++end;
    const bool from_line_start = begin == 0 || text::is_line_break(text[begin - 1]);
    const bool to_line_end = end == text.size() || text::is_line_break(text[end]);
    if (from_line_start && to_line_end) {
        const auto behind = text::behind_line_break(text, end);
        return {{begin, static_cast<std::uint32_t>(behind)}, {}};
    }
    if (from_line_start) return {{span.begin, end}, {}};
    return {{begin, span.end}, {}};
}

Fix safe_fix(std::string title, std::vector<text::Edit> edits) {
    return {std::move(title), std::move(edits), Safety::safe};
}

Fix unsafe_fix(std::string title, std::vector<text::Edit> edits) {
    return {std::move(title), std::move(edits), Safety::unsafe};
}

Fix choice(std::string title, std::vector<text::Edit> edits) {
    return {std::move(title), std::move(edits), Safety::choice};
}

} // namespace arbiter::lint::rules
