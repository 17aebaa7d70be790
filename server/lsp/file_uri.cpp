#include "lsp/file_uri.h"

#include "text/ascii.h"
#include "text/number.h"

#include <algorithm>

namespace arbiter::lsp {

namespace {

constexpr std::string_view scheme = "file://";
constexpr std::string_view localhost = "localhost";

// What RFC 3986 lets stand in a path as it is.
bool is_plain(char c) {
    constexpr std::string_view signs = "/-._~!$&'()*+,;=:@";
    return text::is_alphanumeric(c) || signs.find(c) != std::string_view::npos;
}

std::optional<char> read_hex(std::string_view digits) {
    const auto value = text::read_number<unsigned char>(digits, 16);
    if (!value || digits.size() != 2) return std::nullopt;
    return static_cast<char>(*value);
}

} // namespace

std::optional<std::string> path_of(std::string_view uri) {
    if (!uri.starts_with(scheme)) return std::nullopt;
    uri.remove_prefix(scheme.size());
    if (uri.starts_with(localhost)) uri.remove_prefix(localhost.size());
    if (!uri.starts_with('/')) return std::nullopt;
    std::string path;
    for (std::size_t at = 0; at < uri.size(); ++at) {
        const auto escaped = uri[at] == '%' ? read_hex(uri.substr(at + 1, 2)) : std::nullopt;
        path += escaped.value_or(uri[at]);
        if (escaped) at += 2;
    }
    return path;
}

std::string file_uri(std::string_view path) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string uri(scheme);
    for (const char c : path) {
        if (is_plain(c)) {
            uri += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        uri += '%';
        uri += digits[byte >> 4];
        uri += digits[byte & 15];
    }
    return uri;
}

} // namespace arbiter::lsp
