#pragma once

#include "lsp/protocol/json.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Reads JSON into plain structs: for each type a function `from_json(const Reader&, T&)`. What does
// not fit is remembered with its path, such as `params.position.line: missing`, and reading goes
// on. Strings are moved out of the JSON: one may be a file of many megabytes.
namespace arbiter::lsp::protocol {

class Reader {
public:
    Reader(Json& value, std::optional<std::string>& mismatch)
        : value_(value), mismatch_(mismatch) {}

    Json& value() const { return value_; }
    void fail(std::string_view what) const;

    template <typename T>
    void member(std::string_view key, T& out) const;

    // A member that may be absent, or null, which many clients write instead.
    template <typename T>
    void member(std::string_view key, std::optional<T>& out) const;

    template <typename T>
    void elements(std::vector<T>& out) const;

private:
    Json* find(std::string_view key) const;
    template <typename T>
    void child(Json& value, const std::string& step, T& out) const;

    Json& value_;
    std::optional<std::string>& mismatch_;
};

void from_json(const Reader& in, bool& out);
void from_json(const Reader& in, std::int32_t& out);  // LSP's integer
void from_json(const Reader& in, std::uint32_t& out); // LSP's uinteger: at most 2^31-1
void from_json(const Reader& in, std::string& out);
void from_json(const Reader& in, Json& out); // as it is

template <typename T>
void from_json(const Reader& in, std::vector<T>& out) {
    in.elements(out);
}

// The error is a sentence for the developer of a client.
template <typename T>
tl::expected<T, std::string> decode(Json value, std::string_view name) {
    std::optional<std::string> mismatch;
    T out{};
    from_json(Reader(value, mismatch), out);
    if (mismatch) return tl::unexpected(std::string(name) + *mismatch);
    return out;
}

template <typename T>
void Reader::child(Json& value, const std::string& step, T& out) const {
    const bool failed_before = mismatch_.has_value();
    from_json(Reader(value, mismatch_), out);
    if (!failed_before && mismatch_) mismatch_->insert(0, step);
}

template <typename T>
void Reader::member(std::string_view key, T& out) const {
    Json* const value = find(key);
    if (!value) return fail("." + std::string(key) + ": missing");
    child(*value, "." + std::string(key), out);
}

template <typename T>
void Reader::member(std::string_view key, std::optional<T>& out) const {
    Json* const value = find(key);
    if (!value || value->is_null()) return;
    child(*value, "." + std::string(key), out.emplace());
}

template <typename T>
void Reader::elements(std::vector<T>& out) const {
    if (!value_.is_array()) return fail(": not an array");
    out.reserve(value_.size());
    for (Json& element : value_) {
        const std::string step = "[" + std::to_string(out.size()) + "]";
        child(element, step, out.emplace_back());
    }
}

} // namespace arbiter::lsp::protocol
