#include "config/ignore_file.h"

#include "text/utf8.h"

#include <algorithm>
#include <ranges>

namespace arbiter::config {

namespace {

// Blanks at the end count only behind a backslash.
std::string_view without_blanks_at_end(std::string_view line) {
    while (line.ends_with(' ') && !line.ends_with("\\ "))
        line.remove_suffix(1);
    return line;
}

} // namespace

IgnoreFile::IgnoreFile(std::string_view text) {
    if (text.starts_with(text::byte_order_mark)) text.remove_prefix(text::byte_order_mark.size());
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        line = without_blanks_at_end(line);
        if (line.empty() || line.front() == '#') continue;
        const bool takes_back = line.front() == '!';
        if (takes_back) line.remove_prefix(1);
        if (auto glob = Glob::parse(line)) lines_.push_back({*std::move(glob), takes_back});
    }
}

std::optional<bool> IgnoreFile::ignores(std::string_view path, PathKind kind) const {
    for (const auto& line : std::ranges::reverse_view(lines_))
        if (line.glob.matches(path, kind)) return !line.takes_back;
    return std::nullopt;
}

} // namespace arbiter::config
