#pragma once

#include "cli/input/find.h"
#include "cli/rewrite/rewrite_file.h"
#include "lint/options.h"

#include <CLI/CLI.hpp>
#include <asio/thread_pool.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace arbiter::cli {

// What `arbiter check` was told of fixes. --unsafe-fixes alone writes nothing.
struct FixOptions {
    bool fix = false;
    bool unsafe_fixes = false;
    bool diff = false;
};

void declare_fix_options(CLI::App& command, FixOptions& options);

// Both are told a sentence.
struct FixerHandlers {
    // Of what could not be read or written.
    std::function<void(std::string_view)> fail;
    // Of a file that fixes are not for: it is packed, or a page of a book.
    std::function<void(const Input&, std::string_view)> refuse;
};

// Fixes files before they are checked, or shows what that would do.
class Fixer {
public:
    Fixer(const FixOptions& options, unsigned jobs, FixerHandlers handlers)
        : options_(options), jobs_(jobs), pool_(jobs), handlers_(std::move(handlers)) {}

    // Standard input goes to standard output.
    void fix(const Input& input, const lint::Options& options);
    // Findings.
    std::uint64_t left() const { return left_; }
    // What was done, or would be.
    std::string summary() const;
    bool changed_any() const { return changed_files_ > 0; }

private:
    FixOptions options_;
    unsigned jobs_;
    asio::thread_pool pool_;
    FixerHandlers handlers_;
    std::uint64_t fixes_ = 0;
    std::uint64_t games_ = 0; // that were fixed
    std::uint64_t changed_files_ = 0;
    std::uint64_t left_ = 0;
};

// Whether standard output has a diff, or standard input as it is mended, and so no findings.
bool is_only_fixing(const FixOptions& options, const Inputs& inputs);
// Returns the exit status. `options_of` gives what the linter is told of a file.
int only_fix(const FixOptions& options, const Inputs& inputs, unsigned jobs,
             const std::function<lint::Options(const Input&)>& options_of);

} // namespace arbiter::cli
