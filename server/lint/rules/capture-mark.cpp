#include "lint/rules/shared/written_move.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

using notation::Deviation;
using notation::SanParts;

namespace {

std::string capture_mark_message(const WrittenMove& written) {
    const auto target = chess::to_string(written.move.to());
    if (written.deviations.has(Deviation::capture_mark_missing))
        return fmt::format("{} captures on {} and has no x", written.text(), target);
    if (written.deviations.has(Deviation::capture_mark_needless))
        return fmt::format("{} captures nothing: {} is empty", written.text(), target);
    if (written.text().find(chess::rank_char(written.move.to())) == std::string_view::npos)
        return fmt::format("{} does not tell the rank that the pawn captures on", written.text());
    return fmt::format("{} marks the capture in another way than SAN, with x before {}",
                       written.text(), target);
}

} // namespace

void capture_mark(const Context& context, Report& report) {
    for_each_with(context,
                  {Deviation::capture_mark_missing, Deviation::capture_mark_needless,
                   Deviation::capture_mark_form},
                  [&](const WrittenMove& written) {
                      auto& finding = report.add(written.span, capture_mark_message(written));
                      // The file of a pawn is a part of its capture.
                      const bool pawn = written.piece().type == chess::PieceType::pawn;
                      finding.fixes.push_back(
                          pawn ? written.rewrite({&SanParts::origin, &SanParts::separator,
                                                  &SanParts::target, &SanParts::late_capture})
                               : written.rewrite({&SanParts::separator, &SanParts::late_capture}));
                  });
}

} // namespace arbiter::lint::rules
