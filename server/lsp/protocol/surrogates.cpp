#include "lsp/protocol/surrogates.h"

#include "text/number.h"

namespace arbiter::lsp::protocol {

namespace {

constexpr std::string_view replacement = "\\ufffd";
constexpr std::size_t escape_size = 6; // \uXXXX

// The UTF-16 unit of the escape at `offset`, if there is one.
std::optional<unsigned> read_escape(std::string_view json, std::size_t offset) {
    const std::string_view escape = json.substr(offset, escape_size);
    if (escape.size() < escape_size || !escape.starts_with("\\u")) return std::nullopt;
    return text::read_number<unsigned>(escape.substr(2), 16);
}

bool is_high(unsigned unit) {
    return 0xD800 <= unit && unit <= 0xDBFF;
}
bool is_low(unsigned unit) {
    return 0xDC00 <= unit && unit <= 0xDFFF;
}

} // namespace

std::optional<std::string> replace_lone_surrogates(std::string_view json) {
    std::string out;
    std::size_t copied = 0;
    for (std::size_t at = json.find('\\'); at != std::string_view::npos; at = json.find('\\', at)) {
        const auto unit = read_escape(json, at);
        if (!unit) {
            at += 2; // another escape: \\ must not begin one
            continue;
        }
        const bool low_follows =
            is_high(*unit) && is_low(read_escape(json, at + escape_size).value_or(0));
        if (low_follows) {
            at += 2 * escape_size;
            continue;
        }
        if (is_high(*unit) || is_low(*unit)) {
            out += json.substr(copied, at - copied);
            out += replacement;
            copied = at + escape_size;
        }
        at += escape_size;
    }
    if (copied == 0) return std::nullopt;
    out += json.substr(copied);
    return out;
}

} // namespace arbiter::lsp::protocol
