#pragma once

#include "lsp/client.h"
#include "lsp/findings.h"
#include "lsp/snapshot.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <set>
#include <stop_token>
#include <utility>
#include <vector>

namespace arbiter::lsp {

using Clock = std::chrono::steady_clock;

// Editors draw and list every diagnostic, and VS Code shows no more than these of one file. Errors
// come first, then warnings.
constexpr std::size_t max_diagnostics = 1000;

// The work of checking one version of a document, which can be done in slices.
class Analysis {
public:
    Analysis(Snapshot snapshot, std::shared_ptr<const Client> client)
        : snapshot_(std::move(snapshot)), client_(std::move(client)) {}

    // Checks games until that time, or until it is asked to stop. True when all are checked.
    bool advance(Clock::time_point until, const std::stop_token& stop);

    // What was found so far, in the order of the text.
    std::vector<protocol::Diagnostic> diagnostics() const;

    const DocumentVersion& version() const { return *snapshot_; }

private:
    // Of what the top of the file says, now that all games are checked.
    void add_unused_suppressions();

    Snapshot snapshot_;
    std::shared_ptr<const Client> client_;
    std::size_t next_ = 0;
    std::vector<std::pair<std::size_t, Findings>> found_; // by game, those that have any
    std::set<const lint::Rule*> ignored_in_file_;         // that have found something
};

} // namespace arbiter::lsp
