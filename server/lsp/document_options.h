#pragma once

#include "lint/options.h"
#include "rewrite/format.h"

#include <cstdint>

namespace arbiter::lsp {

// What a document is checked with, and laid out.
struct DocumentOptions {
    lint::Options lint;
    rewrite::FormatOptions layout;
    std::uint32_t max_findings = 0; // 0: as many as an editor can show

    friend bool operator==(const DocumentOptions&, const DocumentOptions&) = default;
};

} // namespace arbiter::lsp
