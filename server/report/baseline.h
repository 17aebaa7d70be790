#pragma once

#include "report/reporter.h"

#include <tl/expected.hpp>

#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// Findings that are known and accepted, by fingerprint, so that only new ones are told.
namespace arbiter::report {

struct BaselineEntry {
    std::string path; // where it was found
    std::string rule;
    std::uint64_t fingerprint = 0;

    friend auto operator<=>(const BaselineEntry&, const BaselineEntry&) = default;
};

// How often each was found.
using BaselineCounts = std::map<BaselineEntry, std::uint64_t>;

// Takes a baseline down.
class BaselineRecorder {
public:
    void add(const GameFindings& game);
    std::uint64_t findings() const { return findings_; }
    // JSON, an entry a line and sorted, so that versions of it compare well.
    std::string write() const;

private:
    BaselineCounts counts_;
    std::uint64_t findings_ = 0;
};

class Baseline {
public:
    // Of what BaselineRecorder writes. The error is a sentence.
    static tl::expected<Baseline, std::string> read(std::string_view json);

    // Whether the finding is a known one that was not yet met. The one of the same file is taken
    // first; but a game may have moved to another.
    bool take(const GameFindings& game, const lint::Finding& finding);
    // Those that were never met.
    BaselineCounts rest() const;

private:
    struct Known {
        BaselineEntry entry;
        std::uint64_t count;
    };
    std::unordered_map<std::uint64_t, std::vector<Known>> known_; // by fingerprint
};

} // namespace arbiter::report
