#include "rewrite/format/comment.h"

#include "text/ascii.h"

#include <cstddef>

namespace arbiter::rewrite::format_detail {

namespace {

// The length of the blank or line break at the start, if words are parted by one of them alone.
std::size_t single_gap(std::string_view text) {
    const std::size_t size = text.starts_with("\r\n") ? 2 : 1;
    const bool plain = text[0] == ' ' || text[0] == '\n' || text[0] == '\r';
    return plain && (text.size() == size || !text::is_white_space(text[size])) ? size : 0;
}

// Reads the words; nothing where the comment is laid out.
std::vector<std::string_view> parted(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        std::size_t end = 0;
        while (end < text.size() && !text::is_white_space(text[end]))
            ++end;
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
        if (text.empty()) break;
        const std::size_t gap = single_gap(text);
        if (gap == 0) return {};
        text.remove_prefix(gap);
    }
    return words;
}

// Braces stay with their words; at the start of a line % would be an escape and [ a tag pair to
// some readers; and a command like [%csl Ra1] is one word.
class Joints {
public:
    bool may_break(std::string_view before, std::string_view word) {
        if (!in_command_)
            in_command_ = is_open_command(before);
        else if (before.find(']') != std::string_view::npos)
            in_command_ = is_open_command(before);
        if (in_command_ || before == "{" || word == "}") return false;
        return !word.starts_with('%') && (!word.starts_with('[') || word.starts_with("[%"));
    }

private:
    static bool is_open_command(std::string_view word) {
        const std::size_t open = word.rfind("[%");
        return open != std::string_view::npos && word.find(']', open) == std::string_view::npos;
    }

    bool in_command_ = false;
};

} // namespace

std::vector<std::string> words_of_comment(std::string_view comment, CommentBreaks breaks) {
    const auto words =
        breaks == CommentBreaks::fill ? parted(comment) : std::vector<std::string_view>{};
    if (words.empty()) return {std::string(comment)};
    std::vector<std::string> joined{std::string(words.front())};
    Joints joints;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (joints.may_break(words[i - 1], words[i]))
            joined.emplace_back(words[i]);
        else
            (joined.back() += ' ') += words[i];
    }
    return joined;
}

} // namespace arbiter::rewrite::format_detail
