#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::lsp::protocol {

// JSON with every lone surrogate escape replaced by U+FFFD, which has the same length in UTF-16;
// nothing where there is none. JSON.stringify writes them, and a strict parser refuses the message.
std::optional<std::string> replace_lone_surrogates(std::string_view json);

} // namespace arbiter::lsp::protocol
