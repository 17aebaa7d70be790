#include "lint/rule.h"
#include "lint/rules/shared/characters.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/opaque.h"

#include <fmt/format.h>

#include <string>

namespace arbiter::lint::rules {

namespace {

// Page and line feeds among control characters are of the same origin.
bool belongs(char32_t c) {
    return is_control(c) || c == U'\v' || c == U'\f';
}

std::optional<char32_t> first_control(std::string_view run) {
    while (!run.empty()) {
        const auto character = text::decode_utf8(run);
        if (is_control(character.code_point)) return character.code_point;
        run.remove_prefix(character.size);
    }
    return std::nullopt;
}

std::string describe(char32_t control) {
    switch (control) {
    case 0x00:
        return "A NUL character";
    case 0x1A:
        return "The end-of-file character of DOS (U+001A)";
    case 0x1B:
        return "An escape character (U+001B)";
    default:
        return fmt::format("A control character (U+{:04X})", static_cast<unsigned>(control));
    }
}

bool is_blank_at(std::string_view text, std::size_t offset) {
    return text.size() <= offset || text[offset] == ' ' ||
           is_format_control(static_cast<unsigned char>(text[offset]));
}

// Leaves one blank between words, and none at the ends of comments.
text::Edit removal(const Context& context, text::Span run, const OpaqueSpans& opaque) {
    const bool blank_before = run.begin == 0 || is_blank_at(context.text, run.begin - 1);
    const bool blank_behind = is_blank_at(context.text, run.end);
    if (opaque.contain(run.begin)) return {run, ""};
    if (blank_before && blank_behind) return remove(context.text, run);
    return {run, blank_before || blank_behind ? "" : " "};
}

} // namespace

void control_character(const Context& context, Report& report) {
    const OpaqueSpans opaque(context.score);
    for (auto run = find_run(context.text, 0, belongs); run;
         run = find_run(context.text, run->end, belongs)) {
        const auto control = first_control(slice(context.text, *run));
        if (!control) continue;
        auto& finding =
            report.add(*run, fmt::format("{} has no place in a game's text", describe(*control)));
        finding.fixes.push_back(
            safe_fix("Remove the control characters", {removal(context, *run, opaque)}));
    }
}

} // namespace arbiter::lint::rules
