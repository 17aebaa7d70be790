#pragma once

#include "lsp/protocol/json.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace arbiter::lsp::protocol {

// Of a request (JSON-RPC 2.0, 4.2, without the fractions that it advises against).
using Id = std::variant<std::int64_t, std::string>;

// Nothing where the value is no id.
inline std::optional<Id> read_id(const Json& value) {
    if (value.is_number_integer()) return value.get<std::int64_t>();
    if (value.is_string()) return value.get<std::string>();
    return std::nullopt;
}

} // namespace arbiter::lsp::protocol
