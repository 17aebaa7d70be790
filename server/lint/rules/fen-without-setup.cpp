#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tags.h"
#include "text/line_ending.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

constexpr std::string_view set_up_tag = "[SetUp \"1\"]";

} // namespace

void fen_without_setup(const Context& context, Report& report) {
    const auto* fen = context.score.tag(context.text, "FEN");
    if (!fen) return;
    if (const auto* setup = context.score.tag(context.text, "SetUp")) {
        if (setup->text == "1") return;
        auto& finding =
            report.add(setup->span, fmt::format("SetUp is {}, although the game starts from a FEN",
                                                quote(setup->text)));
        finding.fixes.push_back(safe_fix("Write 1", {{place_of_value(context, *setup), "1"}}));
        return;
    }
    // The name in other letters is `tag-name-case`.
    if (misspelled_tag(context, "SetUp")) return;
    auto& finding = report.add(fen->span, "The game starts from a FEN and has no SetUp tag");
    const auto line_break = text::line_endings(context.text).dominant();
    finding.fixes.push_back(safe_fix(
        "Add SetUp", {insert(fen->span.begin, fmt::format("{}{}", set_up_tag, line_break))}));
}

} // namespace arbiter::lint::rules
