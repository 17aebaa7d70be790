#pragma once

#include "config/profile.h"
#include "config/settings.h"
#include "lint/options.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What holds for a file, of all that is said by configuration files, editors and command lines.
namespace arbiter::config {

// Export format has less than 80 characters in a line (PGN 4.3).
constexpr std::uint32_t export_line_length = 79;

// What one source says. Paths are absolute, with slashes.
struct Layer {
    std::string source; // as people are told of it
    std::string folder; // that globs are relative to, without a slash at its end
    Settings settings;
};

// A value and the source that it comes from.
template <typename T>
struct Sourced {
    T value{};
    std::string source = "default";
};

struct RuleState {
    bool runs = false;
    std::optional<lint::Severity> severity; // of all its findings; else those that it has of itself
};

// How formatting lays games out.
struct Layout {
    // That of export format, and no profile's, unless line-length is said.
    Sourced<std::uint32_t> line_length{export_line_length};
    Sourced<bool> own_line_comments;
    Sourced<bool> keep_comments;
    Sourced<bool> one_move_per_line;
    Sourced<bool> nags;
};

struct Effective {
    Sourced<const Profile*> profile{&profiles().front()};
    Sourced<std::string> notation{"san"};
    Sourced<std::uint32_t> line_length;
    Layout layout;
    Sourced<std::uint32_t> clock_tolerance;
    Sourced<std::uint32_t> max_findings_per_file; // 0: all
    Sourced<std::optional<Globs>> include;        // nothing: the files that are named like games
    Sourced<Globs> exclude;
    std::vector<std::string> overrides;    // the sources of those that apply, the weakest first
    std::vector<Sourced<RuleState>> rules; // as lint::catalogue()

    lint::Options lint_options() const;
};

// Layers from the weakest to the strongest. A rule's own name is stronger than that of its group,
// and this than `all`; of the same, `ignore` is stronger. That holds in each layer for itself: what
// a stronger one says of a rule at all is stronger than all that a weaker one does.
Effective resolve(std::span<const Layer> layers, std::string_view path);

// Whether the walk of a folder takes the file; nothing where no layer has `include`. Of several the
// strongest decides.
std::optional<bool> is_included(std::span<const Layer> layers, std::string_view path);
// Whether it passes over the file or the folder: likewise by `exclude`.
bool is_excluded(std::span<const Layer> layers, std::string_view path, PathKind kind);

} // namespace arbiter::config
