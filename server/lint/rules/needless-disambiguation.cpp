#include "lint/rules/shared/written_move.h"
#include "notation/wording.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

std::string reason(const WrittenMove& written) {
    const auto& [type, color] = written.piece();
    const auto target = written.move.to();
    const auto others = written.before.attackers(target, color, written.before.pieces()) &
                        written.before.pieces(color, type) & ~chess::bit(written.move.from());
    for (const auto square : chess::Squares{others}) {
        const auto pinner = written.before.pinner(square);
        if (pinner == chess::no_square) continue;
        return fmt::format(
            "{} is pinned to the king on {} by {}", notation::man_on(square, written.before),
            chess::to_string(written.before.king(color)), notation::man_on(pinner, written.before));
    }
    if (others != 0)
        return fmt::format("{} has no legal move to {}",
                           notation::man_on(chess::first(others), written.before),
                           chess::to_string(target));
    return fmt::format("no other {} can go to {}", chess::name(type), chess::to_string(target));
}

} // namespace

void needless_disambiguation(const Context& context, Report& report) {
    for_each_with(
        context, {notation::Deviation::needless_disambiguation}, [&](const WrittenMove& written) {
            const auto place = written.place(&notation::SanParts::origin);
            auto& finding =
                report.add(place, fmt::format("{} needs no {}: {}", written.text(),
                                              slice(context.text, place), reason(written)));
            finding.fixes.push_back(written.rewrite({&notation::SanParts::origin}));
        });
}

} // namespace arbiter::lint::rules
