#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void promotion_form(const Context& context, Report& report) {
    report_each_with(context, report, {Deviation::promotion_form}, {&SanParts::promotion},
                     [](const WrittenMove& written) {
                         return fmt::format("{} writes the promotion in another way than SAN: = "
                                            "and the capital letter of the {}",
                                            written.text(), chess::name(written.move.promotion()));
                     });
}

} // namespace arbiter::lint::rules
