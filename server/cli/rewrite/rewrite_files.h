#pragma once

#include "cli/rewrite/rewrite_file.h"

#include <string>
#include <string_view>
#include <vector>

// What the commands that rewrite files have in common.
namespace arbiter::cli {

struct RewriteFiles {
    std::vector<std::string> paths{"."};
    Deliver deliver = Deliver::in_place; // of files; standard input is never replaced
    unsigned jobs = 0;                   // 0: one for each core
    std::string_view would;              // "Would reformat", where a file is only named
    std::string_view done;               // "reformatted", for the summary
    std::string_view unchanged;          // "already formatted", likewise
};

// Rewrites files and folders game by game, says what was done, and returns the exit status: where
// nothing is written, exit_findings if something would change.
int rewrite_files(const RewriteFiles& files, const RewriteGame& rewrite);

} // namespace arbiter::cli
