#include "lint/rules/shared/wanted_notation.h"
#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void long_algebraic(const Context& context, Report& report) {
    if (is_wanted(context, notation::Family::long_algebraic)) return;
    const auto message = [](const WrittenMove& written) {
        return fmt::format("{} is long algebraic notation: SAN names the square that a man comes "
                           "from only as far as it must",
                           written.text());
    };
    const auto edits = [](const WrittenMove& written) {
        using notation::SanParts;
        // The squares alone tell no man.
        if (written.place(&SanParts::piece).empty())
            return written.edits({&SanParts::piece, &SanParts::origin, &SanParts::separator,
                                  &SanParts::target, &SanParts::late_capture});
        return written.edits(
            {&SanParts::origin, &SanParts::separator, &SanParts::target, &SanParts::late_capture});
    };
    report_once_with(context, report, notation::Deviation::long_algebraic, "Write the moves in SAN",
                     message, edits);
}

} // namespace arbiter::lint::rules
