#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::lint::rules {

namespace {

using game::ItemKind;

struct Suffix {
    std::string_view text;
    std::string_view nag;
};

// PGN 8.2.3.8 and 10.
constexpr std::array suffix_nags{
    Suffix{"!", "$1"},  Suffix{"?", "$2"},  Suffix{"!!", "$3"},
    Suffix{"??", "$4"}, Suffix{"!?", "$5"}, Suffix{"?!", "$6"},
};

const Suffix* find_suffix(std::string_view text) {
    const auto found = std::ranges::find(suffix_nags, text, &Suffix::text);
    return found == suffix_nags.end() ? nullptr : &*found;
}

class SuffixForm {
public:
    SuffixForm(const Context& context, Report& report) : context_(context), report_(report) {}

    void check() {
        auto suffixed = game::no_index; // the last ply that has a suffix
        for (const auto& item : context_.score.items) {
            if (item.kind != ItemKind::suffix) continue;
            const auto written = slice(context_.text, item.span);
            const auto* suffix = find_suffix(written);
            if (!suffix)
                report_long(item.span, written);
            else if (item.ply == game::no_index)
                report_.add(item.span, fmt::format("{} follows no move", written));
            else if (suffixed == item.ply)
                report_second(item.span, *suffix);
            else if (context_.score.plies[item.ply].span.end != item.span.begin)
                report_detached(item, *suffix);
            suffixed = item.ply;
        }
    }

private:
    void report_long(text::Span span, std::string_view written) {
        auto& finding =
            report_.add(span, fmt::format("{} is none of the suffixes !, ?, !!, ??, !? and ?!",
                                          quote(written)));
        // Two of these signs always make a suffix.
        const auto kept = written.substr(0, 2);
        finding.fixes.push_back(
            safe_fix(fmt::format("Write {}", kept), {replace(context_.text, span, kept)}));
    }

    void report_second(text::Span span, const Suffix& suffix) {
        auto& finding =
            report_.add(span, fmt::format("{} is a second suffix: a move has one", suffix.text));
        finding.fixes.push_back(as_nag(span, suffix));
    }

    void report_detached(const game::Item& item, const Suffix& suffix) {
        const auto& move = context_.score.plies[item.ply].span;
        auto& finding =
            report_.add(item.span, fmt::format("{} stands apart from the move {}", suffix.text,
                                               slice(context_.text, move)));
        const text::Span gap{move.end, item.span.begin};
        if (text::trimmed(slice(context_.text, gap)).empty())
            finding.fixes.push_back(safe_fix(
                fmt::format("Write {}{}", slice(context_.text, move), suffix.text), {{gap, ""}}));
        else
            finding.fixes.push_back(as_nag(item.span, suffix));
    }

    Fix as_nag(text::Span span, const Suffix& suffix) const {
        return safe_fix(fmt::format("Write {}", suffix.nag), {{span, std::string(suffix.nag)}});
    }

    const Context& context_;
    Report& report_;
};

} // namespace

void suffix_form(const Context& context, Report& report) {
    SuffixForm(context, report).check();
}

} // namespace arbiter::lint::rules
