#pragma once

#include "report/reporter.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace arbiter::report {

// Names a finding by its rule, its game's players, event, date and round, and the text that it
// marks: so it keeps its name when the game moves within its file or to another, or other findings
// come and go. Findings that agree in all this have the same one.
std::uint64_t fingerprint(const GameFindings& game, const lint::Finding& finding);

std::string write_fingerprint(std::uint64_t fingerprint); // 16 hexadecimal digits

// Tells equal fingerprints apart by counting them, in order.
class Fingerprints {
public:
    // 16 hexadecimal digits, unique in one report.
    std::string next(const GameFindings& game, const lint::Finding& finding);

private:
    std::unordered_map<std::uint64_t, std::uint64_t> seen_;
};

} // namespace arbiter::report
