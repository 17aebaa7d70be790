#pragma once

#include <optional>
#include <string>
#include <string_view>

// file: URIs (RFC 8089), as LSP names documents.
namespace arbiter::lsp {

// The absolute path; nothing for other schemes and other hosts.
std::optional<std::string> path_of(std::string_view uri);

std::string file_uri(std::string_view path);

} // namespace arbiter::lsp
