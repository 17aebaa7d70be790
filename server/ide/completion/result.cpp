#include "ide/hover/result.h"

#include "ide/completion/completers.h"
#include "lint/rules/shared/tag_words.h"

#include <algorithm>

namespace arbiter::ide::completing {
namespace {

// The movetext of the main line can end here.
bool may_end(const Place& place) {
    const game::Score& score = place.analysis.score;
    const bool ends_elsewhere =
        score.result != game::no_index && score.items[score.result].span.begin != place.word.begin;
    if (ends_elsewhere || place.before == nullptr) return false;
    const game::Line& line = score.lines[place.before->line];
    const bool closes = place.before->kind == game::ItemKind::variation_close;
    return line.depth == 0 || (closes && line.depth == 1);
}

} // namespace

void results(const Place& place, std::vector<Completion>& out) {
    if (!may_end(place)) return;
    auto words = lint::rules::result_words;
    if (const auto* tag = place.analysis.score.tag(place.text, "Result"))
        std::ranges::stable_partition(words, [&](auto word) { return word == tag->text; });
    for (const std::string_view word : words)
        out.push_back(
            {.kind = Completion::Kind::result,
             .label = std::string(word),
             .detail = std::string(hovering::result_meaning(*lint::rules::read_outcome(word))),
             .text = std::string(word)});
}

} // namespace arbiter::ide::completing
