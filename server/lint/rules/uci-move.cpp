#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void uci_move(const Context& context, Report& report) {
    for_each_with(context, {notation::Deviation::uci}, [&](const WrittenMove& written) {
        const auto san = written.san();
        auto& finding = report.add(
            written.span,
            fmt::format("{} is a move as chess engines exchange it, not SAN", written.text()));
        finding.fixes.push_back(
            safe_fix("Write " + san, {replace(context.text, written.span, san)}));
    });
}

} // namespace arbiter::lint::rules
