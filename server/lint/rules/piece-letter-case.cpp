#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void piece_letter_case(const Context& context, Report& report) {
    report_each_with(context, report, {Deviation::piece_letter_case}, {&SanParts::piece},
                     [](const WrittenMove& written) {
                         return fmt::format(
                             "{} has a small letter for the {}: pieces have capital letters in SAN",
                             written.text(), chess::name(written.piece().type));
                     });
}

} // namespace arbiter::lint::rules
