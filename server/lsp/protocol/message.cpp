#include "lsp/protocol/message.h"

#include "lsp/protocol/surrogates.h"

#include <utility>

namespace arbiter::lsp::protocol {

namespace {

struct Parsed {
    Json json;
    bool too_deep = false;
};

Parsed parse(std::string_view body) {
    Parsed out;
    const auto keep = [&out](int depth, Json::parse_event_t, Json&) {
        if (depth > max_nesting) out.too_deep = true;
        return depth <= max_nesting;
    };
    out.json = Json::parse(body, keep, /*allow_exceptions=*/false);
    return out;
}

Invalid invalid_request(std::optional<Id> id, std::string why) {
    return {std::move(id), {ErrorCode::invalid_request, std::move(why)}};
}

Json take(Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? Json() : std::move(*found);
}

Message read_object(Json& object) {
    const bool has_id = object.contains("id");
    const std::optional<Id> id = has_id ? read_id(object["id"]) : std::nullopt;
    const auto version = object.find("jsonrpc");
    if (version == object.end() || *version != "2.0") {
        return invalid_request(id, "jsonrpc is not \"2.0\"");
    }
    const auto method = object.find("method");
    if (method == object.end()) {
        const bool response = has_id && (object.contains("result") || object.contains("error"));
        if (response) return Response{take(object, "id"), take(object, "result")};
        return invalid_request(id, "a message without a method");
    }
    if (!method->is_string()) return invalid_request(id, "method is not a string");
    if (!has_id) return Notification{method->get<std::string>(), take(object, "params")};
    if (!id) return invalid_request(id, "id is neither an integer nor a string");
    return Request{*id, method->get<std::string>(), take(object, "params")};
}

Json to_json(const std::optional<Id>& id) {
    if (!id) return nullptr;
    return std::visit([](const auto& value) { return Json(value); }, *id);
}

// Bytes of a broken file may stand in what a person reads: they are replaced, never an exception.
std::string write(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Message read_message(std::string_view body) {
    Parsed parsed = parse(body);
    if (parsed.json.is_discarded() && !parsed.too_deep) {
        if (const auto mended = replace_lone_surrogates(body)) parsed = parse(*mended);
    }
    if (parsed.too_deep) return invalid_request(std::nullopt, "nested too deep");
    if (parsed.json.is_discarded()) {
        return Invalid{std::nullopt, {ErrorCode::parse_error, "not JSON"}};
    }
    if (!parsed.json.is_object()) return invalid_request(std::nullopt, "not an object");
    return read_object(parsed.json);
}

std::string write_result(const Id& id, Json result) {
    return write({{"jsonrpc", "2.0"}, {"id", to_json(id)}, {"result", std::move(result)}});
}

std::string write_error(const std::optional<Id>& id, const ResponseError& error) {
    const Json body{{"code", static_cast<int>(error.code)}, {"message", error.message}};
    return write({{"jsonrpc", "2.0"}, {"id", to_json(id)}, {"error", body}});
}

std::string write_request(const Id& id, std::string_view method, Json params) {
    Json message{{"jsonrpc", "2.0"}, {"id", to_json(id)}, {"method", method}};
    if (!params.is_null()) message["params"] = std::move(params);
    return write(message);
}

std::string write_notification(std::string_view method, Json params) {
    return write({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
}

} // namespace arbiter::lsp::protocol
