#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void promotion_missing(const Context& context, Report& report) {
    for_each_with(
        context, {notation::Deviation::promotion_missing}, [&](const WrittenMove& written) {
            auto& finding = report.add(
                written.span,
                fmt::format("{} takes a pawn to the last rank and does not say what it becomes",
                            written.text()));
            const auto place = written.place(&notation::SanParts::promotion);
            for (const auto type : chess::promotion_types) {
                const auto promotion = fmt::format("={}", chess::letter(type));
                finding.fixes.push_back(choice(fmt::format("Promote to a {}", chess::name(type)),
                                               {{place, promotion}}));
            }
        });
}

} // namespace arbiter::lint::rules
