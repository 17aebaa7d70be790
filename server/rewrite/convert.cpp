#include "rewrite/convert.h"

#include <fmt/format.h>

namespace arbiter::rewrite {

namespace {

using game::ReplayedPly;
using game::Verdict;

bool touch(text::Span a, text::Span b) {
    return a.begin <= b.end && b.begin <= a.end;
}

std::string objection(std::string_view written, const ReplayedPly& ply) {
    if (ply.verdict == Verdict::unchecked)
        return fmt::format("{} is not checked, and so not converted", written);
    if (std::holds_alternative<notation::Ambiguous>(ply.reading))
        return fmt::format("{} is ambiguous", written);
    if (const auto* illegal = std::get_if<notation::Illegal>(&ply.reading))
        return fmt::format("{} is illegal: {}", written, illegal->reason);
    return fmt::format("{} is not a move", written);
}

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

// A move of digits must not grow together with the move number before it: 1e4.
bool needs_blank(std::string_view text, text::Span span, std::string_view move) {
    return span.begin > 0 && is_digit(text[span.begin - 1]) && is_digit(move.front());
}

} // namespace

tl::expected<std::vector<text::Edit>, Obstacle> convert(std::string_view text,
                                                        const game::Analysis& analysis,
                                                        const notation::Notation& to,
                                                        text::Span part) {
    std::vector<text::Edit> edits;
    const auto& plies = analysis.replay.plies;
    for (game::Index i = 0; i < plies.size(); ++i) {
        const text::Span span = analysis.score.plies[i].span;
        if (!touch(span, part)) continue;
        const auto written = text::slice(text, span);
        if (plies[i].verdict != Verdict::played)
            return tl::unexpected(Obstacle{span, objection(written, plies[i])});
        std::string move = to.write(plies[i].move, plies[i].before);
        if (move == written) continue;
        if (needs_blank(text, span, move)) move.insert(0, 1, ' ');
        edits.push_back({span, std::move(move)});
    }
    return edits;
}

tl::expected<std::vector<text::Edit>, Obstacle>
convert(std::string_view text, const game::Analysis& analysis, const notation::Notation& to) {
    return convert(text, analysis, to, {0, static_cast<std::uint32_t>(text.size())});
}

} // namespace arbiter::rewrite
