#pragma once

#include "report/reporter.h"

// One file a format.
namespace arbiter::report {

std::unique_ptr<Reporter> make_text(Color color);
std::unique_ptr<Reporter> make_concise(Color color);
std::unique_ptr<Reporter> make_json(Color color);

} // namespace arbiter::report
