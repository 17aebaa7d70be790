#pragma once

#include "report/reporter.h"

// One file a format.
namespace arbiter::report {

std::unique_ptr<Reporter> make_text(Color color);
std::unique_ptr<Reporter> make_concise(Color color);
std::unique_ptr<Reporter> make_json(Color color);
std::unique_ptr<Reporter> make_json_lines(Color color);
std::unique_ptr<Reporter> make_github(Color color);
std::unique_ptr<Reporter> make_gitlab(Color color);
std::unique_ptr<Reporter> make_sarif(Color color);
std::unique_ptr<Reporter> make_junit(Color color);
std::unique_ptr<Reporter> make_checkstyle(Color color);

} // namespace arbiter::report
