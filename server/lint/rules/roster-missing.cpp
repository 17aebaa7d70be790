#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/outcome.h"
#include "lint/rules/shared/roster.h"
#include "lint/rules/shared/tags.h"
#include "lint/rules/shared/words.h"
#include "text/line_ending.h"

#include <fmt/format.h>

namespace arbiter::lint::rules {

namespace {

// The values to add: those of unknown, but for the result, which the moves may tell.
std::string_view value(const Context& context, const RosterTag& tag) {
    if (tag.name != "Result" || context.score.result == game::no_index) return tag.unknown;
    const auto place = context.score.items[context.score.result].span;
    const auto outcome = read_outcome(slice(context.text, place));
    return outcome && *outcome != Outcome::both_lose ? marker(*outcome) : tag.unknown;
}

// The first thing of a game that is not empty.
text::Span start(const game::Score& score) {
    return score.tags.empty() ? score.items.front().span : score.tags.front().span;
}

// A name in other letters is `tag-name-case`.
const game::TagPair* find(const Context& context, std::string_view name) {
    const auto* tag = context.score.tag(context.text, name);
    return tag ? tag : misspelled_tag(context, name);
}

// Collects what is missing, each group for the place where the order of the roster has it.
class Missing {
public:
    explicit Missing(const Context& context)
        : context_(context), line_break_(text::line_endings(context.text).dominant()) {}

    const std::vector<std::string>& names() const { return names_; }
    std::vector<text::Edit> take_edits() && { return std::move(edits_); }

    void pass(const game::TagPair& present) { last_ = &present; }

    void add(const RosterTag& tag) {
        names_.emplace_back(tag.name);
        const auto pair = fmt::format("[{} \"{}\"]", tag.name, value(context_, tag));
        if (last_) {
            edit_at(last_->span.end).replacement += fmt::format("{}{}", line_break_, pair);
            return;
        }
        auto& edit = edit_at(start(context_.score).begin);
        if (edit.replacement.empty() && !begins_line(edit.span.begin))
            edit.replacement = line_break_;
        edit.replacement += fmt::format("{}{}", pair, line_break_);
    }

private:
    bool begins_line(std::uint32_t place) const {
        return place == 0 || context_.text[place - 1] == '\n' || context_.text[place - 1] == '\r';
    }

    text::Edit& edit_at(std::uint32_t place) {
        if (edits_.empty() || edits_.back().span.begin != place)
            edits_.push_back({{place, place}, {}});
        return edits_.back();
    }

    const Context& context_;
    std::string_view line_break_;
    const game::TagPair* last_ = nullptr;
    std::vector<std::string> names_;
    std::vector<text::Edit> edits_;
};

} // namespace

void roster_missing(const Context& context, Report& report) {
    if (is_xiangqi(context)) return;
    if (context.score.tags.empty() && context.score.items.empty()) return;
    Missing missing(context);
    for (const auto& tag : roster) {
        if (const auto* present = find(context, tag.name))
            missing.pass(*present);
        else
            missing.add(tag);
    }
    if (missing.names().empty()) return;
    auto& finding = report.add(start(context.score), fmt::format("The seven tag roster lacks {}",
                                                                 list(missing.names(), "and")));
    finding.fixes.push_back(safe_fix("Add what is missing", std::move(missing).take_edits()));
}

} // namespace arbiter::lint::rules
