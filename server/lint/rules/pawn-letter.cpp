#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void pawn_letter(const Context& context, Report& report) {
    report_each_with(context, report, {Deviation::pawn_letter}, {&SanParts::piece},
                     [](const WrittenMove& written) {
                         return fmt::format("{} names the pawn: a pawn has no letter in SAN",
                                            written.text());
                     });
}

} // namespace arbiter::lint::rules
