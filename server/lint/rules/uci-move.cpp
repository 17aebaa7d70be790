#include "lint/rules/shared/wanted_notation.h"
#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

using notation::Family;

bool is_for_programs(const WrittenMove& written) {
    return written.deviations.has(notation::Deviation::uci) ||
           written.notation.family == Family::iccf || written.notation.family == Family::smith;
}

std::string uci_message(const WrittenMove& written) {
    switch (written.notation.family) {
    case Family::iccf:
        return fmt::format("{} is a move in the numbers of correspondence chess, not SAN",
                           written.text());
    case Family::smith:
        return fmt::format("{} is a move in Smith notation, not SAN", written.text());
    default:
        return fmt::format("{} is a move as chess engines exchange it, not SAN", written.text());
    }
}

std::vector<text::Edit> edits_to_san(const WrittenMove& written) {
    return {replace(written.context.text, written.span, written.san())};
}

} // namespace

void uci_move(const Context& context, Report& report) {
    for (const Family family : {Family::uci, Family::iccf, Family::smith})
        if (is_wanted(context, family)) return;
    report_once(context, report, is_for_programs, "Write the moves in SAN", uci_message,
                edits_to_san);
}

} // namespace arbiter::lint::rules
