#include "lint/rules/shared/html.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::lint::rules {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 11> entities{{
    {"&quot;", "\""},
    {"&amp;", "&"},
    {"&lt;", "<"},
    {"&gt;", ">"},
    {"&apos;", "'"},
    {"&#39;", "'"},
    {"&nbsp;", " "},
    {"&ndash;", "–"},
    {"&mdash;", "—"},
    {"&hellip;", "…"},
    {"&frac12;", "½"},
}};

} // namespace

bool is_html_tag(std::string_view text) {
    if (text.size() < 3 || text.front() != '<' || text.back() != '>') return false;
    const auto name = text.substr(text[1] == '/' ? 2 : 1);
    return text::is_letter(name.front()) && text.find('>') == text.size() - 1;
}

std::string without_entities(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto* entity = std::ranges::find_if(
            entities, [&](const auto& each) { return text.starts_with(each.first); });
        const bool found = entity != entities.end();
        plain += found ? entity->second : text.substr(0, 1);
        text.remove_prefix(found ? entity->first.size() : 1);
    }
    return plain;
}

} // namespace arbiter::lint::rules
