#pragma once

#include "cli/check/findings_writer.h"
#include "cli/check/options.h"

#include <tl/expected.hpp>

#include <string>

namespace arbiter::cli {

// What the options make of the findings; reads the baseline. The recorder is used where a new
// baseline is to be made. The error is a sentence.
tl::expected<FindingsSettings, std::string> findings_settings(const CheckOptions& options,
                                                              report::BaselineRecorder& recorder);

} // namespace arbiter::cli
