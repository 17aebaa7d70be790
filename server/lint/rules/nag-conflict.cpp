#include "lint/rule.h"
#include "lint/rules/shared/annotation.h"
#include "lint/rules/shared/edits.h"
#include "notation/nag.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace arbiter::lint::rules {

namespace {

using game::ItemKind;

constexpr bool is_between(std::uint32_t number, std::uint32_t first, std::uint32_t last) {
    return first <= number && number <= last;
}

// Good, poor, ..., worst: one of them judges the move.
constexpr bool judges_move(std::uint32_t nag) {
    return is_between(nag, 1, 6) || nag == 9;
}

// Drawish, equal (10-12), unclear (13), better for one side (14-21).
constexpr bool judges_position(std::uint32_t nag) {
    return is_between(nag, 10, 21);
}

constexpr bool says_equal(std::uint32_t nag) {
    return is_between(nag, 10, 12);
}

constexpr bool contradict(std::uint32_t a, std::uint32_t b) {
    if (judges_move(a) && judges_move(b)) return true;
    return judges_position(a) && judges_position(b) && !(says_equal(a) && says_equal(b));
}

struct Glyph {
    text::Span span;
    std::uint32_t nag = 0;
    ItemKind kind = ItemKind::nag;
};

class NagConflict {
public:
    NagConflict(const Context& context, Report& report)
        : context_(context), report_(report), lines_(context.score.lines.size()) {}

    void check() {
        for (const auto& item : context_.score.items) {
            if (item.ply == game::no_index) continue;
            const auto nag = annotation_number(context_, item);
            if (nag && 0 < *nag && *nag <= notation::last_nag) add(item, *nag);
        }
    }

private:
    // The glyphs of a line's last ply that has any.
    struct Last {
        game::Index ply = game::no_index;
        std::vector<Glyph> glyphs;
    };

    void add(const game::Item& item, std::uint32_t nag) {
        auto& last = lines_[item.line];
        if (last.ply != item.ply) last = {item.ply, {}};
        const Glyph glyph{item.span, nag, item.kind};
        // A second suffix is no way to write, whatever it says: suffix-form.
        const auto is_suffix = [](const Glyph& other) { return other.kind == ItemKind::suffix; };
        if (is_suffix(glyph) && std::ranges::any_of(last.glyphs, is_suffix)) return;
        const auto earlier = std::ranges::find_if(last.glyphs, [&](const Glyph& other) {
            return other.nag == nag || contradict(other.nag, nag);
        });
        if (earlier != last.glyphs.end())
            report(*earlier, glyph);
        else
            last.glyphs.push_back(glyph);
    }

    void report(const Glyph& earlier, const Glyph& glyph) {
        const auto first = slice(context_.text, earlier.span);
        const auto second = slice(context_.text, glyph.span);
        const bool same = earlier.nag == glyph.nag;
        auto& finding = report_.add(
            glyph.span, same ? fmt::format("{} only repeats what {} says", second, first)
                             : fmt::format("{} ({}) contradicts {} ({})", second,
                                           meaning_of(glyph.nag), first, meaning_of(earlier.nag)));
        finding.related.push_back({earlier.span, "the other one"});
        if (same) {
            finding.fixes.push_back(
                safe_fix(fmt::format("Remove {}", second), {remove(context_.text, glyph.span)}));
            return;
        }
        for (const auto& doubtful : {glyph, earlier})
            finding.fixes.push_back(
                choice(fmt::format("Remove {}", slice(context_.text, doubtful.span)),
                       {remove(context_.text, doubtful.span)}));
    }

    const Context& context_;
    Report& report_;
    std::vector<Last> lines_;
};

} // namespace

void nag_conflict(const Context& context, Report& report) {
    NagConflict(context, report).check();
}

} // namespace arbiter::lint::rules
