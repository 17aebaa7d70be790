#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

namespace {

std::string check_mark_message(const WrittenMove& written) {
    const auto mark = slice(written.context.text, written.place(&SanParts::check_mark));
    const auto due = written.due(&SanParts::check_mark);
    const bool is_apart = mark.starts_with(' ') || mark.starts_with('\t');
    if (due.empty() && is_apart) {
        const auto move = written.text().substr(0, written.text().size() - mark.size());
        return fmt::format("{} gives no check, and {} stands behind it", move, text::trimmed(mark));
    }
    if (due.empty()) return fmt::format("{} gives no check", written.text());
    if (is_apart)
        return fmt::format("{} has its mark apart from the move, where SAN has {}", written.text(),
                           due);
    const auto gives = due == "#" ? "mate" : "check";
    if (mark.empty()) return fmt::format("{} gives {} and has no {}", written.text(), gives, due);
    return fmt::format("{} gives {}, which is marked {}, not {}", written.text(), gives, due, mark);
}

} // namespace

void check_mark(const Context& context, Report& report) {
    report_each_with(context, report,
                     {Deviation::check_mark_missing, Deviation::check_mark_needless,
                      Deviation::check_mark_wrong, Deviation::check_mark_form},
                     {&SanParts::check_mark}, check_mark_message);
}

} // namespace arbiter::lint::rules
