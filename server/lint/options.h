#pragma once

#include "lint/finding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// What a run of the linter may be told. The defaults are those of the profile `standard`.
namespace arbiter::lint {

struct Rule;

// That of a rule which is off by default, once it is chosen.
constexpr Severity chosen_severity = Severity::information;

class Options {
public:
    // The id of one, besides SAN, in which moves may be written.
    std::string notation = "san";
    // The most characters of a line (PGN 4.3).
    std::uint32_t line_length = 255;
    // Seconds by which a clock may go up unexplained: clocks are written in whole seconds.
    std::uint32_t clock_tolerance = 1;

    // Off where the rule does not run, or what it finds is not told.
    Severity severity(const Rule& rule) const;
    // The same, but for what the file itself says.
    Severity severity_outside_file(const Rule& rule) const;
    // Set where all findings of the rule get this severity, whatever it says of each.
    std::optional<Severity> forced_severity(const Rule& rule) const;

    // Makes the rule run, with the severities that it has of itself.
    void choose(const Rule& rule);
    // Gives all of the rule's findings this severity; `off` keeps it from running.
    void set_severity(const Rule& rule, Severity severity);
    // Keeps back what the rule finds because the file itself says so.
    void ignore_in_file(const Rule& rule);
    bool is_ignored_in_file(const Rule& rule) const;

    friend bool operator==(const Options&, const Options&) = default;

private:
    // Of the rules that do not keep the catalogue's severity, by their place in it; none where all
    // do.
    struct Level {
        Severity severity = Severity::off;
        bool forced = false;
        bool ignored_in_file = false;

        friend bool operator==(const Level&, const Level&) = default;
    };
    std::optional<Level> level(const Rule& rule) const;
    std::optional<Level>& level(const Rule& rule);

    std::vector<std::optional<Level>> levels_;
};

} // namespace arbiter::lint
