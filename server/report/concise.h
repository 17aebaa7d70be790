#pragma once

#include "report/reporter.h"

namespace arbiter::report {

std::unique_ptr<Reporter> make_concise(Color color);

} // namespace arbiter::report
