#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/wrapper.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace arbiter::lint::rules {

namespace {

using game::TagPair;

// The value as PGN 7 writes a string.
std::string escaped(std::string_view value) {
    std::string result = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

// What PGN 8.1.1 allows in a tag name: letters, digits and the underscore.
std::string without_illegal_characters(std::string_view name) {
    std::string result;
    for (const char c : name)
        if (text::is_name_char(c)) result += c;
    return result;
}

void report_missing_open(const TagPair& tag, std::string_view name, Finding& finding) {
    finding.message = fmt::format("The tag pair {} has no [ before its name", name);
    finding.fixes.push_back(safe_fix("Add the [", {insert(tag.span.begin, "[")}));
}

void report_missing_close(const TagPair& tag, std::string_view name, Finding& finding) {
    if (name.empty()) {
        finding.message = "This [ begins no tag pair";
        return;
    }
    finding.message = fmt::format("The tag pair {} has no ] behind its value", name);
    finding.fixes.push_back(safe_fix("Add the ]", {insert(tag.span.end, "]")}));
}

void report_unquoted(const TagPair& tag, std::string_view name, Finding& finding) {
    finding.message = fmt::format("The value of the tag {} is not in quotes", name);
    finding.fixes.push_back(safe_fix("Put the value in quotes",
                                     {insert(tag.value.begin, "\""), insert(tag.value.end, "\"")}));
}

void report_unescaped_quote(const Context& context, const TagPair& tag, std::string_view name,
                            Finding& finding) {
    finding.message = fmt::format("The value of the tag {} has quotes inside", name);
    finding.help = "Inside a value a quote is written \\\"";
    finding.fixes.push_back(
        safe_fix("Write \\\"", {replace(context.text, tag.value, escaped(tag.text))}));
}

void report_lone_backslash(const Context& context, const TagPair& tag, std::string_view name,
                           Finding& finding) {
    finding.severity = Severity::warning;
    finding.message =
        fmt::format("The value of the tag {} has a single \\, which some programs drop", name);
    finding.help = "Inside a value a backslash is written \\\\";
    finding.fixes.push_back(
        safe_fix("Write \\\\", {replace(context.text, tag.value, escaped(tag.text))}));
}

void report_bad_name(const Context& context, const TagPair& tag, Finding& finding) {
    const auto name = slice(context.text, tag.name);
    finding.message = fmt::format("{} is no tag name", quote(name));
    finding.help = "A tag name is made of letters, digits and underscores";
    const auto better = without_illegal_characters(name);
    if (better.empty() || context.score.tag(context.text, better)) return;
    finding.fixes.push_back(safe_fix(fmt::format("Write {}", better), {{tag.name, better}}));
}

void describe(const Context& context, const TagPair& tag, Finding& finding) {
    const auto name = slice(context.text, tag.name);
    switch (tag.flaw) {
    case TagPair::Flaw::missing_open:
        return report_missing_open(tag, name, finding);
    case TagPair::Flaw::missing_close:
        return report_missing_close(tag, name, finding);
    case TagPair::Flaw::unquoted_value:
        return report_unquoted(tag, name, finding);
    case TagPair::Flaw::unescaped_quote:
        return report_unescaped_quote(context, tag, name, finding);
    case TagPair::Flaw::lone_backslash:
        return report_lone_backslash(context, tag, name, finding);
    case TagPair::Flaw::missing_value:
        finding.message = fmt::format("The tag {} has no value", name);
        return;
    case TagPair::Flaw::missing_name:
        finding.message = "This tag pair has no name";
        return;
    case TagPair::Flaw::bad_name:
        return report_bad_name(context, tag, finding);
    case TagPair::Flaw::missing_quote: // unterminated-string speaks of it
    case TagPair::Flaw::none:
        return;
    }
}

} // namespace

void malformed_tag(const Context& context, Report& report) {
    for (const auto& tag : context.score.tags) {
        if (tag.flaw == TagPair::Flaw::none || tag.flaw == TagPair::Flaw::missing_quote) continue;
        if (is_wrapper(context, tag)) continue;
        describe(context, tag, report.add(tag.flaw_span, ""));
    }
}

} // namespace arbiter::lint::rules
