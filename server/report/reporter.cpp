#include "report/reporter.h"

#include "report/formats.h"

#include <algorithm>

namespace arbiter::report {

namespace {

constexpr std::array table{
    Format{"text", "findings with their source lines, for people", make_text},
    Format{"concise", "one line a finding: PATH:LINE:COLUMN: SEVERITY[RULE] MESSAGE", make_concise},
    Format{"json", "one JSON array of all findings, with their fixes", make_json},
};

} // namespace

std::span<const Format> formats() {
    return table;
}

const Format* find_format(std::string_view name) {
    const auto* found = std::ranges::find(table, name, &Format::name);
    return found == table.end() ? nullptr : &*found;
}

} // namespace arbiter::report
