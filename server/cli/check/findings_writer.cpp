#include "cli/check/findings_writer.h"

#include "cli/commands.h"
#include "cli/complain.h"
#include "lint/rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace arbiter::cli {

namespace {

// Of a stale baseline; nobody reads a longer list, and making it anew mends all.
constexpr std::size_t max_stale_entries = 10;

std::string findings_are(std::uint64_t count, std::string_view before = "",
                         std::string_view behind = "") {
    return count == 1 ? fmt::format("1{} finding{} is", before, behind)
                      : fmt::format("{}{} findings{} are", count, before, behind);
}

} // namespace

FindingsWriter::FindingsWriter(FindingsSettings settings, Output& out, ProgressBar& progress)
    : settings_(std::move(settings)), out_(out), progress_(progress),
      left_room_(settings_.max_findings > 0 ? settings_.max_findings
                                            : std::numeric_limits<std::uint64_t>::max()) {
    if (settings_.written == Written::findings) write(settings_.reporter->begin());
}

void FindingsWriter::start_file(std::string_view path) {
    ++summary_.files;
    if (settings_.baseline) checked_paths_.emplace(path);
}

void FindingsWriter::add(std::string_view path, CheckedGame game, std::uint64_t first_line) {
    auto& findings = game.findings;
    const report::GameFindings all{path, game.text, first_line, findings};
    if (settings_.recorder) settings_.recorder->add(all);
    if (settings_.baseline) drop_known(all, findings);
    count(findings);

    const auto shown = std::min<std::uint64_t>(left_room_, findings.size());
    left_room_ -= shown;
    not_shown_ += findings.size() - shown;
    if (settings_.written != Written::findings || shown == 0) return;
    write(settings_.reporter->report(
        {path, game.text, first_line, std::span(findings).first(static_cast<std::size_t>(shown))}));
}

void FindingsWriter::drop_known(const report::GameFindings& game,
                                std::vector<lint::Finding>& findings) {
    summary_.baseline += std::erase_if(findings, [&](const lint::Finding& finding) {
        return settings_.baseline->take(game, finding);
    });
}

void FindingsWriter::count(const std::vector<lint::Finding>& findings) {
    for (const auto& finding : findings) {
        ++summary_.findings.at(static_cast<std::size_t>(finding.severity));
        if (report::has_safe_fix(finding)) ++summary_.fixable;
        statistics_.add(finding);
    }
}

void FindingsWriter::fail(std::string_view message) {
    progress_.clear();
    complain(message);
    ++summary_.unreadable_files;
}

int FindingsWriter::finish() {
    switch (settings_.written) {
    case Written::findings:
        write(settings_.reporter->end(summary_));
        break;
    case Written::statistics:
        write(statistics_.text());
        break;
    case Written::statistics_json:
        write(statistics_.json());
        break;
    case Written::nothing:
        break;
    }
    if (settings_.recorder)
        note(fmt::format("{} in the baseline now", findings_are(settings_.recorder->findings())));
    if (settings_.written == Written::findings && not_shown_ > 0)
        note(fmt::format("{} not shown", findings_are(not_shown_, " more")));
    if (settings_.baseline) tell_stale_baseline();
    if (summary_.unreadable_files > 0) return exit_failure;
    const bool clean =
        std::ranges::all_of(summary_.findings, [](auto count) { return count == 0; });
    return clean ? exit_clean : exit_findings;
}

void FindingsWriter::write(const std::string& text) {
    if (text.empty()) return;
    progress_.clear();
    if (is_broken_) return;
    const auto done = out_.write(text);
    if (done) return;
    is_broken_ = true;
    fail(fmt::format("the report can't be written: {}", done.error()));
}

void FindingsWriter::note(std::string_view message) {
    if (settings_.quiet) return;
    progress_.clear();
    complain(message);
}

// Of files that were not checked now nothing is known.
void FindingsWriter::tell_stale_baseline() {
    auto stale = settings_.baseline->rest();
    std::erase_if(stale,
                  [&](const auto& known) { return !checked_paths_.contains(known.first.path); });
    if (stale.empty()) return;
    std::uint64_t total = 0;
    for (const auto& [entry, count] : stale)
        total += count;
    note(fmt::format("{}: {} no more; --write-baseline makes it anew", settings_.baseline_path,
                     findings_are(total, "", " of it")));
    std::size_t told = 0;
    for (const auto& [entry, count] : stale) {
        if (told++ == max_stale_entries) return note("  and more");
        note(fmt::format("  {}: {} of {}", entry.path, count, entry.rule));
    }
}

} // namespace arbiter::cli
