#include "notation/nag.h"

#include "ide/completion/completers.h"

#include <fmt/format.h>

#include <string>

namespace arbiter::ide::completing {
namespace {

std::string in_one_line(const notation::NagMeaning& meaning) {
    if (!meaning.standard.empty()) return meaning.standard;
    if (meaning.scid.empty()) return fmt::format("{} (ChessBase)", meaning.chessbase);
    if (meaning.chessbase.empty()) return fmt::format("{} (Scid)", meaning.scid);
    if (meaning.chessbase == meaning.scid) return std::string(meaning.scid);
    return fmt::format("{} (ChessBase), {} (Scid)", meaning.chessbase, meaning.scid);
}

} // namespace

void nags(const Place&, std::vector<Completion>& out) {
    for (std::uint32_t nag = 1; nag <= notation::last_nag; ++nag) { // $0 says nothing (PGN 10)
        const auto meaning = notation::nag_meaning(nag);
        if (!meaning) continue;
        const std::string token = fmt::format("${}", nag);
        const std::string_view glyph = notation::nag_glyph(nag);
        const std::string text = in_one_line(*meaning);
        out.push_back({.kind = Completion::Kind::nag,
                       .label = token,
                       .detail = glyph.empty() ? text : fmt::format("{} {}", glyph, text),
                       .text = token});
    }
}

} // namespace arbiter::ide::completing
