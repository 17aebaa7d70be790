#include "text/edit.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace arbiter::text {

bool overlap(const Edit& a, const Edit& b) {
    if (a.span.empty() && b.span.empty()) return a.span.begin == b.span.begin;
    return overlap(a.span, b.span);
}

std::string apply(std::string_view text, std::span<const Edit> edits) {
    std::vector<std::reference_wrapper<const Edit>> sorted(edits.begin(), edits.end());
    std::sort(sorted.begin(), sorted.end(), [](const Edit& a, const Edit& b) {
        return std::pair(a.span.begin, a.span.end) < std::pair(b.span.begin, b.span.end);
    });
    std::string out;
    std::size_t copied = 0;
    for (const Edit& edit : sorted) {
        out += text.substr(copied, edit.span.begin - copied);
        out += edit.replacement;
        copied = edit.span.end;
    }
    out += text.substr(copied);
    return out;
}

} // namespace arbiter::text
