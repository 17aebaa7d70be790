#pragma once

#include "lint/finding.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace arbiter::report {

// How often each rule found something.
class Statistics {
public:
    void add(const lint::Finding& finding);

    std::string text() const; // a table, the most frequent rule first
    std::string json() const; // one array

private:
    struct Count {
        const lint::Rule* rule = nullptr;
        std::uint64_t findings = 0;
        std::uint64_t fixable = 0; // with a safe fix
    };

    std::vector<Count> sorted() const;

    std::map<const lint::Rule*, Count> counts_;
};

} // namespace arbiter::report
