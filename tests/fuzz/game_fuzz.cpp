#include "game/document.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

using namespace arbiter;
using game::Document;

void require(bool holds, const char* law) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", law);
    std::abort();
}

bool same_games(const Document& a, const Document& b) {
    if (a.games().size() != b.games().size()) return false;
    for (std::size_t i = 0; i < a.games().size(); ++i)
        if (a.games()[i]->text() != b.games()[i]->text()) return false;
    return true;
}

// Items and tag pairs in order, inside the chunk, and none over another.
void check_spans(const game::Score& score, std::size_t size) {
    std::uint32_t end = 0;
    for (const game::Item& item : score.items) {
        require(end <= item.span.begin && item.span.begin < item.span.end, "items are in order");
        require(item.ply == game::no_index || item.ply < score.plies.size(), "items name plies");
        require(item.line < score.lines.size(), "items name lines");
        end = item.span.end;
    }
    require(end <= size, "items are inside the chunk");
    end = 0;
    for (const game::TagPair& tag : score.tags) {
        require(end <= tag.span.begin && tag.span.end <= size, "tag pairs are in order");
        require(tag.span.begin <= tag.flaw_span.begin || tag.flaw == game::TagPair::Flaw::none,
                "a flaw is inside its tag pair");
        end = tag.span.end;
    }
}

// What is said to have been played is legal.
void check_plies(const game::Analysis& analysis) {
    require(analysis.replay.plies.size() == analysis.score.plies.size(), "each ply is replayed");
    require(analysis.replay.lines.size() == analysis.score.lines.size(), "each line is replayed");
    for (const game::ReplayedPly& ply : analysis.replay.plies) {
        const bool on_board =
            ply.verdict == game::Verdict::played || ply.verdict == game::Verdict::repaired;
        require(!on_board || ply.move.is_null() || ply.before.is_legal(ply.move),
                "what was played is legal");
    }
}

} // namespace

// The first four bytes say what of the text is edited, the fifth how much of it replaces that.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t head = 5;
    if (size < head) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + head, size - head);
    const auto number = [&](int i) { return std::size_t{data[i]} << 8 | data[i + 1]; };
    const std::size_t begin = number(0) % (text.size() + 1);
    const std::size_t end = begin + number(2) % (text.size() - begin + 1);
    const std::string_view replacement = text.substr(text.size() * data[4] / 256);

    std::string edited(text);
    edited.replace(begin, end - begin, replacement);
    for (const auto format : {game::Format::pgn, game::Format::score_sheet}) {
        const Document document = Document::from(text, format);
        require(document.text() == text, "the games are the text");
        require(
            same_games(document.edited(begin, end, replacement), Document::from(edited, format)),
            "splitting an edit incrementally is splitting anew");

        for (const auto& game : document.games()) {
            const auto analysis = game->analysis();
            check_spans(analysis->score, game->text().size());
            check_plies(*analysis);
        }
    }
    return 0;
}
