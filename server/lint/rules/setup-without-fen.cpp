#include "lint/rule.h"
#include "lint/rules/shared/edits.h"

namespace arbiter::lint::rules {

void setup_without_fen(const Context& context, Report& report) {
    const auto* setup = context.score.tag(context.text, "SetUp");
    if (!setup || setup->text != "1" || context.score.tag(context.text, "FEN")) return;
    auto& finding = report.add(
        setup->span, "SetUp says that the game starts from a FEN, and there is no FEN tag");
    finding.fixes.push_back(safe_fix("Remove SetUp", {remove(context.text, setup->span)}));
}

} // namespace arbiter::lint::rules
