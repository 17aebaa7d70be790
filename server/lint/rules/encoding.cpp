#include "lint/rule.h"
#include "lint/rules/shared/characters.h"
#include "lint/rules/shared/edits.h"
#include "text/utf8.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

namespace arbiter::lint::rules {

namespace {

using text::Encoding;

// The text of a finding is UTF-8 already: the fix makes no edit, and is done when the file is
// written.
Fix write_as_utf8() {
    return safe_fix("Write the file in UTF-8", {});
}

// Control characters are a finding of their own, and so are blanks.
bool is_sign(char32_t c) {
    return c > 0x7F && !is_control(c) && !is_odd_blank(c) && !is_zero_width(c);
}

text::Span first_character(std::string_view text, text::Span run) {
    return {run.begin, run.begin + text::decode_utf8(text.substr(run.begin)).size};
}

// Words of western languages have no four letters beyond ASCII in a row, those of other one-byte
// sets and the double bytes of Chinese consist of them. Rules of dashes are no word.
bool is_foreign_word(std::string_view run) {
    constexpr int longest_western = 3;
    int changes = 0;
    char32_t before = 0;
    while (!run.empty()) {
        const auto character = text::decode_utf8(run);
        changes += character.code_point != before ? 1 : 0;
        before = character.code_point;
        run.remove_prefix(character.size);
    }
    return changes > longest_western;
}

std::optional<text::Span> first_foreign_word(std::string_view text) {
    for (auto run = find_run(text, 0, is_sign); run; run = find_run(text, run->end, is_sign))
        if (is_foreign_word(slice(text, *run))) return run;
    return std::nullopt;
}

void report_utf16(const Context& context, Report& report) {
    // The mark stands before the first game alone, and speaks of them all.
    constexpr std::string_view mark = "\uFEFF";
    if (!context.text.starts_with(mark)) return;
    auto& finding = report.add({0, mark.size()},
                               fmt::format("The file is in {}, which chess programs can't read: "
                                           "they look for one byte a letter",
                                           name(context.encoding)),
                               Severity::error);
    finding.fixes.push_back(write_as_utf8());
}

void report_one_byte(const Context& context, Report& report) {
    if (const auto word = first_foreign_word(context.text)) {
        report.add(*word,
                   "The game is in neither UTF-8 nor ISO 8859-1: its letters can't be told for "
                   "certain",
                   Severity::warning);
        return;
    }
    const auto run = find_run(context.text, 0, is_sign);
    if (!run) return;
    auto& finding = report.add(
        first_character(context.text, *run),
        fmt::format("The game is in {}, and newer programs expect UTF-8", name(context.encoding)));
    finding.fixes.push_back(write_as_utf8());
}

// What programs take a byte for that is no UTF-8; nothing where that is no character either.
std::optional<std::string> one_byte_character(char byte) {
    auto character = text::to_utf8({&byte, 1}, Encoding::windows1252);
    if (is_control(text::decode_utf8(character).code_point)) return std::nullopt;
    return character;
}

std::vector<text::Edit> read_as_one_byte(std::string_view text, std::size_t first_invalid) {
    std::vector<text::Edit> edits;
    for (auto at = first_invalid; at < text.size();) {
        const auto begin = static_cast<std::uint32_t>(at);
        if (auto character = one_byte_character(text[at]))
            edits.push_back({{begin, begin + 1}, *std::move(character)});
        const auto next = text::find_invalid_utf8(text.substr(at + 1));
        at = next == std::string_view::npos ? next : at + 1 + next;
    }
    return edits;
}

void report_broken(const Context& context, Report& report) {
    const auto at = text::find_invalid_utf8(context.text);
    if (at == std::string_view::npos) return;
    const auto begin = static_cast<std::uint32_t>(at);
    auto& finding = report.add(
        {begin, begin + 1},
        fmt::format("This byte (0x{:02X}) is no character of UTF-8, in which the file is",
                    static_cast<unsigned char>(context.text[at])),
        Severity::warning);
    if (const auto character = one_byte_character(context.text[at]))
        finding.help = fmt::format("In Windows-1252 it is {}", *character);
    if (auto edits = read_as_one_byte(context.text, at); !edits.empty())
        finding.fixes.push_back(
            safe_fix("Read the bytes that are no UTF-8 as Windows-1252", std::move(edits)));
}

} // namespace

void encoding(const Context& context, Report& report) {
    switch (context.encoding) {
    case Encoding::utf8:
    case Encoding::utf8_bom:
        return report_broken(context, report);
    case Encoding::latin1:
    case Encoding::windows1252:
        return report_one_byte(context, report);
    case Encoding::utf16_le:
    case Encoding::utf16_be:
        return report_utf16(context, report);
    }
}

} // namespace arbiter::lint::rules
