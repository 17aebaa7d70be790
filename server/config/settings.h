#pragma once

#include "config/glob.h"
#include "config/node.h"
#include "lint/rule.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::config {

using Names = std::vector<std::string>;
using Globs = std::vector<Glob>;
using Severities = std::vector<std::pair<const lint::Rule*, lint::Severity>>;

// What one source says: a file, an editor, the command line. The table of options (option.h) says
// what each of them means.
struct Settings {
    std::optional<std::string> extend;
    std::optional<std::string> profile;
    std::optional<Names> select;
    std::optional<Names> extend_select;
    std::optional<Names> ignore;
    std::optional<Severities> severity;
    std::optional<std::string> notation;
    std::optional<std::uint32_t> line_length;
    std::optional<std::uint32_t> clock_tolerance;
    std::optional<std::uint32_t> max_findings_per_file;
    std::optional<bool> own_line_comments;
    std::optional<bool> keep_comments;
    std::optional<bool> one_move_per_line;
    std::optional<bool> nags;
    std::optional<Globs> include;
    std::optional<Globs> exclude;
    std::optional<Globs> files; // of an override: what it speaks of
    std::optional<std::vector<Settings>> overrides;
};

struct ReadSettings {
    Settings settings;             // what could be understood
    std::vector<Problem> problems; // in the order of the text
};

// `node` must be a table.
ReadSettings read_settings(const Node& node);

} // namespace arbiter::config
