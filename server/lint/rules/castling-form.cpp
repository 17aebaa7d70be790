#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void castling_form(const Context& context, Report& report) {
    report_each_with(
        context, report, {Deviation::castling_form},
        {&SanParts::origin, &SanParts::separator, &SanParts::target},
        [](const WrittenMove& written) {
            return fmt::format(
                "{} is castling written without the capital letter O and the hyphen of SAN",
                written.text());
        });
}

} // namespace arbiter::lint::rules
