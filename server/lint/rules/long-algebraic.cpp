#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void long_algebraic(const Context& context, Report& report) {
    report_each_with(context, report, {Deviation::long_algebraic},
                     {&SanParts::origin, &SanParts::separator}, [](const WrittenMove& written) {
                         return fmt::format("{} is long algebraic notation: SAN names the square "
                                            "that a man comes from only as far as it must",
                                            written.text());
                     });
}

} // namespace arbiter::lint::rules
