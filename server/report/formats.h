#pragma once

#include "report/reporter.h"

// One file a format.
namespace arbiter::report {

std::unique_ptr<Reporter> make_text(const Style& style);
std::unique_ptr<Reporter> make_concise(const Style& style);
std::unique_ptr<Reporter> make_json(const Style& style);
std::unique_ptr<Reporter> make_json_lines(const Style& style);
std::unique_ptr<Reporter> make_github(const Style& style);
std::unique_ptr<Reporter> make_gitlab(const Style& style);
std::unique_ptr<Reporter> make_sarif(const Style& style);
std::unique_ptr<Reporter> make_junit(const Style& style);
std::unique_ptr<Reporter> make_checkstyle(const Style& style);

} // namespace arbiter::report
