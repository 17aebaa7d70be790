#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/main_line.h"
#include "lint/rules/shared/tags.h"
#include "text/number.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void plycount_mismatch(const Context& context, Report& report) {
    const auto* tag = context.score.tag(context.text, "PlyCount");
    if (tag == nullptr) return;
    // What is no number is `tag-value`.
    const auto told = text::read_number<std::uint32_t>(tag->text);
    const auto count = ply_count(context);
    if (!told || !count || count == told) return;

    auto& finding = report.add(place_of_value(context, *tag),
                               fmt::format("PlyCount is {}, but the game has {} {}", *told, *count,
                                           *count == 1 ? "ply" : "plies"));
    finding.fixes.push_back(
        safe_fix(fmt::format("Write {}", *count), {write_value(*tag, std::to_string(*count))}));
}

} // namespace arbiter::lint::rules
