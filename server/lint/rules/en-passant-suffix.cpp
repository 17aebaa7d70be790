#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void en_passant_suffix(const Context& context, Report& report) {
    report_each_with(
        context, report, {Deviation::en_passant_suffix}, {&SanParts::en_passant},
        [](const WrittenMove& written) {
            return fmt::format(
                "{} says that it captures en passant: SAN writes any capture by a pawn alike",
                written.text());
        });
}

} // namespace arbiter::lint::rules
