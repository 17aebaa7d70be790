#include "cli/check/findings_writer.h"

#include "cli/commands.h"

#include <algorithm>
#include <iostream>

namespace arbiter::cli {

namespace {

bool is_fixable(const lint::Finding& finding) {
    return std::ranges::any_of(
        finding.fixes, [](const lint::Fix& fix) { return fix.safety == lint::Safety::safe; });
}

} // namespace

FindingsWriter::FindingsWriter(report::Reporter& reporter, ProgressBar& progress)
    : reporter_(reporter), progress_(progress) {
    write(reporter_.begin());
}

void FindingsWriter::add(std::string_view path, const CheckedGame& game, std::uint64_t first_line) {
    write(reporter_.report({path, game.text, first_line, game.findings}));
    for (const auto& finding : game.findings) {
        ++summary_.findings.at(static_cast<std::size_t>(finding.severity));
        if (is_fixable(finding)) ++summary_.fixable;
    }
}

void FindingsWriter::fail(std::string_view message) {
    progress_.clear();
    std::cerr << "arbiter: " << message << '\n';
    ++summary_.unreadable_files;
}

int FindingsWriter::finish() {
    write(reporter_.end(summary_));
    std::cout.flush();
    if (summary_.unreadable_files > 0 || !std::cout) return exit_failure;
    const bool clean =
        std::ranges::all_of(summary_.findings, [](auto count) { return count == 0; });
    return clean ? exit_clean : exit_findings;
}

void FindingsWriter::write(const std::string& text) {
    if (text.empty()) return;
    progress_.clear();
    std::cout << text;
}

} // namespace arbiter::cli
