#include "lint/rules/shared/written_move.h"
#include "notation/look_alikes.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

using notation::SanParts;

// Where squares and marks of capture stand: there all letters are Latin.
std::vector<text::Edit> squares_in_latin(const WrittenMove& written) {
    std::vector<text::Edit> edits;
    for (const auto part : {&SanParts::origin, &SanParts::separator, &SanParts::target}) {
        const auto place = written.place(part);
        const auto latin = notation::in_latin(slice(written.context.text, place));
        if (latin != slice(written.context.text, place))
            edits.push_back(replace(written.context.text, place, latin));
    }
    return edits;
}

// Letters of men are those of the language.
std::vector<text::Edit> letters_in_script(const WrittenMove& written) {
    std::vector<text::Edit> edits;
    for (const auto part : {&SanParts::piece, &SanParts::promotion}) {
        const auto place = written.place(part);
        const auto due = written.due(part);
        const auto text = slice(written.context.text, place);
        if (text != due && notation::in_latin(text) == notation::in_latin(due))
            edits.push_back(replace(written.context.text, place, due));
    }
    return edits;
}

std::vector<text::Edit> edits(const WrittenMove& written) {
    auto all = letters_in_script(written);
    std::ranges::move(squares_in_latin(written), std::back_inserter(all));
    return all;
}

std::string homoglyph_message(const WrittenMove& written) {
    const auto all = edits(written);
    if (all.empty()) return fmt::format("{} has a letter of another script", written.text());
    const auto& first =
        *std::ranges::min_element(all, {}, [](const text::Edit& edit) { return edit.span.begin; });
    return fmt::format("the {} in {} is not {} but a letter of another script that looks like it",
                       slice(written.context.text, first.span), written.text(), first.replacement);
}

} // namespace

void homoglyph(const Context& context, Report& report) {
    report_once_with(context, report, notation::Deviation::homoglyph, "Write the letters meant",
                     homoglyph_message, edits);
}

} // namespace arbiter::lint::rules
