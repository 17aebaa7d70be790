#include "lsp/handlers/handlers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace arbiter::lsp {

namespace {

using namespace protocol;

template <typename T>
Json result_json(const T& result) {
    return result;
}

template <typename T>
Json result_json(const std::optional<T>& result) {
    return result ? Json(*result) : Json(nullptr);
}

template <typename Method>
using Handle = Reply<Method> (*)(const Context&, const typename Method::Params&);

template <typename Method, Handle<Method> handle>
tl::expected<PreparedRequest, std::string> prepare(Json json) {
    auto params = decode<typename Method::Params>(std::move(json), "params");
    if (!params) return tl::unexpected(params.error());
    std::string uri = params->text_document.uri;
    const auto run = [read = *std::move(params)](const Context& context) -> Outcome {
        return handle(context, read).map([](const auto& result) { return result_json(result); });
    };
    return PreparedRequest{std::move(uri), run};
}

template <typename Method, Handle<Method> handle>
constexpr RequestHandler row() {
    return {Method::name, prepare<Method, handle>};
}

constexpr std::array request_handlers{
    row<method::Hover, handlers::hover>(),
    row<method::CodeAction, handlers::code_action>(),
    row<method::Diagnostic, handlers::diagnostic>(),
    row<method::Formatting, handlers::formatting>(),
    row<method::RangeFormatting, handlers::range_formatting>(),
    row<method::Completion, handlers::completion>(),
};

} // namespace

const RequestHandler* find_handler(std::string_view method) {
    const auto* const found = std::ranges::find(request_handlers, method, &RequestHandler::method);
    return found == request_handlers.end() ? nullptr : found;
}

} // namespace arbiter::lsp
