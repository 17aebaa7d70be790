#pragma once

#include "lint/finding.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

// Findings as text for people and for CI systems: one file a format, one line in the table of
// reporter.cpp. Reporters return what is to be written; they do no I/O.
namespace arbiter::report {

// The findings of one game, and what is needed to show them.
struct GameFindings {
    std::string_view path;        // as the user wrote it
    std::string_view text;        // of the chunk
    std::uint64_t first_line = 1; // the line of the chunk's first byte in its file
    std::span<const lint::Finding> findings;
};

struct Summary {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t unreadable_files = 0;
    std::array<std::uint64_t, 4> findings{}; // by lint::Severity
    std::uint64_t fixable = 0;               // findings with a safe fix
    std::uint64_t baseline = 0;              // findings that are left out since they are known
};

enum class Color : std::uint8_t { never, always };

struct Style {
    Color color = Color::never;
    bool quiet = false; // findings and nothing else
};

bool has_safe_fix(const lint::Finding& finding);

class Reporter {
public:
    virtual ~Reporter() = default;

    // Called once, then `report` for each game that has findings, in order, then `end`.
    virtual std::string begin() { return {}; }
    virtual std::string report(const GameFindings& game) = 0;
    virtual std::string end(const Summary& summary) = 0;
};

struct Format {
    std::string_view name;
    std::string_view description;
    std::unique_ptr<Reporter> (*make)(const Style&);
};

std::span<const Format> formats();
// Null where there is no such format.
const Format* find_format(std::string_view name);

} // namespace arbiter::report
