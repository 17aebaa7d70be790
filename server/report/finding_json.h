#pragma once

#include "report/place.h"
#include "report/reporter.h"

#include <nlohmann/json.hpp>

namespace arbiter::report {

// A finding as the JSON formats write it: path, range, severity, rule, message, help, related
// places, fixes with their edits. Lines and columns from 1, columns in characters.
nlohmann::ordered_json finding_json(const GameFindings& game, const Places& places,
                                    const lint::Finding& finding);

// One line. What is no UTF-8, even after the file was decoded, becomes U+FFFD: JSON has no others.
std::string dump(const nlohmann::ordered_json& json);

} // namespace arbiter::report
