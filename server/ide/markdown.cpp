#include "ide/markdown.h"

#include "ide/base64.h"

#include <algorithm>

namespace arbiter::ide::markdown {
namespace {

std::size_t longest_run(std::string_view text, char wanted) {
    std::size_t longest = 0;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == wanted ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

// Where a mark stands that makes a heading, a list or a rule of a line: its offset, else npos.
std::size_t line_mark(std::string_view text) {
    constexpr std::string_view marks = "#+-=";
    if (!text.empty() && marks.find(text[0]) != std::string_view::npos) return 0;
    const std::size_t number = text.find_first_not_of("0123456789");
    if (number == 0 || number == std::string_view::npos) return std::string_view::npos;
    return text[number] == '.' || text[number] == ')' ? number : std::string_view::npos;
}

bool is_blank(char c) {
    return c == ' ' || static_cast<unsigned char>(c) < 0x20;
}

std::string one_line(std::string_view text) {
    std::string line(text);
    std::replace_if(line.begin(), line.end(), is_blank, ' ');
    return line;
}

} // namespace

std::string escape(std::string_view text) {
    constexpr std::string_view special = "\\`*_[]<>&|~";
    const auto first = std::find_if_not(text.begin(), text.end(), is_blank);
    text.remove_prefix(static_cast<std::size_t>(first - text.begin()));

    const std::size_t mark = line_mark(text);
    const std::string line = one_line(text);
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == mark || special.find(line[i]) != std::string_view::npos) out += '\\';
        out += line[i];
    }
    return out;
}

std::string code(std::string_view text) {
    const std::string fence(longest_run(text, '`') + 1, '`');
    // A blank on both sides is not shown; it keeps a backquote or a blank at the edge.
    const bool pad = text.empty() || text.front() == '`' || text.back() == '`' ||
                     is_blank(text.front()) || is_blank(text.back());
    const std::string_view padding = pad ? " " : "";
    return fence + std::string(padding) + one_line(text) + std::string(padding) + fence;
}

std::string code_block(std::string_view text) {
    const std::string fence(std::max<std::size_t>(3, longest_run(text, '`') + 1), '`');
    std::string out = fence + "text\n";
    out += text;
    if (!text.empty() && text.back() != '\n') out += '\n';
    return out + fence;
}

std::string svg_image(std::string_view description, std::string_view svg) {
    return "![" + escape(description) + "](data:image/svg+xml;base64," + base64(svg) + ")";
}

} // namespace arbiter::ide::markdown
