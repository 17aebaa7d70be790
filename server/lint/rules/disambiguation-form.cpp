#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

void disambiguation_form(const Context& context, Report& report) {
    report_each_with(context, report, {Deviation::disambiguation_form}, {&SanParts::origin},
                     [](const WrittenMove& written) {
                         return fmt::format("{} tells which {} moves in another way than SAN: by "
                                            "its file, else by its rank, else by both",
                                            written.text(), chess::name(written.piece().type));
                     });
}

} // namespace arbiter::lint::rules
