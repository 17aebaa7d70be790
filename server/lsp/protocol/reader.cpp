#include "lsp/protocol/reader.h"

#include <limits>
#include <utility>

namespace arbiter::lsp::protocol {

namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t smallest = std::numeric_limits<std::int32_t>::min();

// Nothing but a whole number between the bounds; Lua clients may write one as 1.0.
std::optional<std::int64_t> whole_number(const Json& value, std::int64_t low, std::int64_t high) {
    if (!value.is_number()) return std::nullopt;
    const double number = value.get<double>();
    if (number < static_cast<double>(low) || number > static_cast<double>(high))
        return std::nullopt;
    const auto whole = static_cast<std::int64_t>(number);
    if (static_cast<double>(whole) < number || static_cast<double>(whole) > number) {
        return std::nullopt;
    }
    return whole;
}

} // namespace

void Reader::fail(std::string_view what) const {
    if (!mismatch_) mismatch_ = std::string(what);
}

Json* Reader::find(std::string_view key) const {
    if (!value_.is_object()) {
        fail(": not an object");
        return nullptr;
    }
    const auto found = value_.find(key);
    return found == value_.end() ? nullptr : &*found;
}

void from_json(const Reader& in, bool& out) {
    if (!in.value().is_boolean()) return in.fail(": not a boolean");
    out = in.value().get<bool>();
}

void from_json(const Reader& in, std::int32_t& out) {
    const auto number = whole_number(in.value(), smallest, largest);
    if (!number) return in.fail(": not an integer");
    out = static_cast<std::int32_t>(*number);
}

void from_json(const Reader& in, std::uint32_t& out) {
    const auto number = whole_number(in.value(), 0, largest);
    if (!number) return in.fail(": not an unsigned integer");
    out = static_cast<std::uint32_t>(*number);
}

void from_json(const Reader& in, std::string& out) {
    if (!in.value().is_string()) return in.fail(": not a string");
    out = std::move(in.value().get_ref<std::string&>());
}

void from_json(const Reader& in, Json& out) {
    out = std::move(in.value());
}

} // namespace arbiter::lsp::protocol
