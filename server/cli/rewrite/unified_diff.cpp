#include "cli/rewrite/unified_diff.h"

#include "text/diff.h"

#include <fmt/format.h>

#include <utility>

namespace arbiter::cli {

namespace {

constexpr std::size_t context_lines = 3;

// Where a hunk begins and how long it is, as POSIX diff -u writes it.
std::string range(std::uint64_t begin, std::uint64_t count) {
    if (count == 1) return fmt::format("{}", begin);
    return fmt::format("{},{}", count == 0 ? begin - 1 : begin, count);
}

} // namespace

std::string UnifiedDiff::add(std::string_view before, std::string_view after) {
    before_carry_ += before;
    after_carry_ += after;
    if (before_carry_.ends_with('\n') && after_carry_.ends_with('\n')) compare_carried();
    return std::exchange(out_, {});
}

std::string UnifiedDiff::finish() {
    compare_carried();
    if (!hunk_.empty()) end_hunk();
    return std::exchange(out_, {});
}

void UnifiedDiff::compare_carried() {
    const std::string before = std::exchange(before_carry_, {});
    const std::string after = std::exchange(after_carry_, {});
    const auto before_lines = text::lines_of(before);
    const auto after_lines = text::lines_of(after);
    std::size_t at = 0;
    const auto keep_to = [&](std::size_t end) {
        for (; at < end; ++at)
            keep(before_lines[at]);
    };
    for (const auto& part : text::diff(before_lines, after_lines)) {
        keep_to(part.before_begin);
        for (; at < part.before_end; ++at)
            change('-', before_lines[at]);
        for (std::size_t line = part.after_begin; line < part.after_end; ++line)
            change('+', after_lines[line]);
    }
    keep_to(before_lines.size());
}

void UnifiedDiff::keep(std::string_view line) {
    if (hunk_.empty()) {
        context_.emplace_back(line);
        if (context_.size() > context_lines) context_.pop_front();
    } else {
        append(' ', line);
        ++before_.in_hunk;
        ++after_.in_hunk;
        ++kept_;
    }
    ++before_.next;
    ++after_.next;
    // Two changes share a hunk where their contexts touch.
    if (kept_ > 2 * context_lines) end_hunk();
}

void UnifiedDiff::change(char sign, std::string_view line) {
    if (hunk_.empty()) begin_hunk();
    append(sign, line);
    auto& lines = sign == '-' ? before_ : after_;
    ++lines.in_hunk;
    ++lines.next;
    kept_ = 0;
}

void UnifiedDiff::append(char sign, std::string_view line) {
    hunk_.push_back(sign + std::string(line));
    if (!line.ends_with('\n')) hunk_.back() += "\n\\ No newline at end of file\n";
}

void UnifiedDiff::begin_hunk() {
    for (auto* lines : {&before_, &after_}) {
        lines->hunk_begin = lines->next - context_.size();
        lines->in_hunk = context_.size();
    }
    for (const auto& line : context_)
        append(' ', line);
    context_.clear();
}

void UnifiedDiff::end_hunk() {
    // Of the lines that are the same at the end, the first few are context of this hunk, and the
    // last few may be context of the next one.
    for (; kept_ > context_lines; --kept_) {
        if (context_.size() < context_lines) context_.push_front(hunk_.back().substr(1));
        hunk_.pop_back();
        --before_.in_hunk;
        --after_.in_hunk;
    }
    if (!std::exchange(any_, true)) out_ += fmt::format("--- {}\n+++ {}\n", name_, name_);
    out_ += fmt::format("@@ -{} +{} @@\n", range(before_.hunk_begin, before_.in_hunk),
                        range(after_.hunk_begin, after_.in_hunk));
    for (const auto& line : std::exchange(hunk_, {}))
        out_ += line;
    kept_ = 0;
}

} // namespace arbiter::cli
