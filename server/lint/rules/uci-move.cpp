#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

void uci_move(const Context& context, Report& report) {
    const auto message = [](const WrittenMove& written) {
        return fmt::format("{} is a move as chess engines exchange it, not SAN", written.text());
    };
    const auto edits = [&](const WrittenMove& written) {
        return std::vector{replace(context.text, written.span, written.san())};
    };
    report_once_with(context, report, notation::Deviation::uci, message, edits);
}

} // namespace arbiter::lint::rules
