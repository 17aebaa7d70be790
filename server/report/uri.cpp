#include "report/uri.h"

#include "report/place.h"

namespace arbiter::report {

std::string uri_of(std::string_view path) {
    constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                       "0123456789-._~/";
    constexpr std::string_view digits = "0123456789ABCDEF";
    path = plain_path(path);
    std::string uri = path.starts_with('/') ? "file://" : "";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (plain.find(c) != std::string_view::npos)
            uri += c;
        else
            ((uri += '%') += digits[byte >> 4]) += digits[byte & 15];
    }
    return uri;
}

} // namespace arbiter::report
