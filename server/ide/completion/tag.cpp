#include "ide/completion/completers.h"
#include "ide/completion/known_name.h"
#include "ide/tag_meanings.h"
#include "lint/rules/shared/tag_words.h"

#include <algorithm>
#include <array>
#include <span>

namespace arbiter::ide::completing {
namespace {

// Of tags whose values PGN lists.
struct Words {
    std::string_view tag;
    std::span<const std::string_view> values;
};
constexpr std::array listed{
    Words{"Result", lint::rules::result_words},
    Words{"SetUp", lint::rules::setup_words},
    Words{"Termination", lint::rules::termination_words},
    Words{"Mode", lint::rules::mode_words},
};

} // namespace

void tag_names(const Place& place, std::vector<Completion>& out) {
    // What follows a name that was typed first: its value and the bracket.
    const bool has_value = place.tag != nullptr && !place.tag->value.empty();
    const bool is_closed = place.text.substr(place.word.end).starts_with(']');
    const std::string_view rest = has_value ? "" : is_closed ? " \"\"" : " \"\"]";
    for (const TagMeaning& tag : tag_meanings()) {
        const auto* taken = place.analysis.score.tag(place.text, tag.name);
        if (taken != nullptr && taken != place.tag) continue;
        auto& added = out.emplace_back(known_name(Completion::Kind::tag, tag));
        added.text = added.label + std::string(rest);
        if (!rest.empty()) added.cursor = added.label.size() + 2;
    }
}

void tag_values(const Place& place, std::vector<Completion>& out) {
    const auto name = text::slice(place.text, place.tag->name);
    const auto* row = std::ranges::find(listed, name, &Words::tag);
    if (row == listed.end()) return;
    for (const std::string_view value : row->values)
        out.push_back({.kind = Completion::Kind::value,
                       .label = std::string(value),
                       .text = std::string(value)});
}

} // namespace arbiter::ide::completing
