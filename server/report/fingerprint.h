#pragma once

#include "report/reporter.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace arbiter::report {

// Names a finding by its rule, its game's players, event, date and round, and the text that it
// marks: so it keeps its name when the game moves within its file, or other findings come and go.
// Equal ones are told apart by counting them, in order.
class Fingerprints {
public:
    // 16 hexadecimal digits, unique in one report.
    std::string next(const GameFindings& game, const lint::Finding& finding);

private:
    std::unordered_map<std::uint64_t, std::uint64_t> seen_;
};

} // namespace arbiter::report
