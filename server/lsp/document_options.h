#pragma once

#include "lint/options.h"

#include <cstdint>

namespace arbiter::lsp {

// What a document is checked with.
struct DocumentOptions {
    lint::Options lint;
    std::uint32_t max_findings = 0; // 0: as many as an editor can show

    friend bool operator==(const DocumentOptions&, const DocumentOptions&) = default;
};

} // namespace arbiter::lsp
