#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/tags.h"

#include <fmt/format.h>

#include <charconv>

namespace arbiter::lint::rules {

void plycount_mismatch(const Context& context, Report& report) {
    const auto* tag = context.score.tag(context.text, "PlyCount");
    if (tag == nullptr) return;
    // What is no number is `tag-value`.
    std::uint32_t told = 0;
    const auto* end = tag->text.data() + tag->text.size();
    const auto [behind, error] = std::from_chars(tag->text.data(), end, told);
    if (error != std::errc{} || behind != end) return;
    const auto count = ply_count(context);
    if (!count || *count == told) return;

    auto& finding = report.add(place_of_value(context, *tag),
                               fmt::format("PlyCount is {}, but the game has {} {}", told, *count,
                                           *count == 1 ? "ply" : "plies"));
    finding.fixes.push_back(
        safe_fix(fmt::format("Write {}", *count), {write_value(*tag, std::to_string(*count))}));
}

} // namespace arbiter::lint::rules
