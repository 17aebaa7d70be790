#include "report/config_schema.h"

#include "config/option.h"
#include "lint/selector.h"

#include <nlohmann/json.hpp>

#include <type_traits>
#include <utility>

namespace arbiter::report {

namespace {

using Json = nlohmann::ordered_json;
using config::Option;

Json schema_of(config::Where place);

Json words_of(const Option& option) {
    if (option.words == config::Words::selectors) return {{"$ref", "#/definitions/selector"}};
    Json schema{{"type", "string"}};
    if (const auto known = config::known_words(option.words); !known.empty())
        schema["enum"] = known;
    return schema;
}

Json array_of(Json items) {
    return {{"type", "array"}, {"items", std::move(items)}};
}

Json severities_of(const Option& option) {
    Json properties = Json::object();
    for (const auto rule : config::known_words(option.words))
        properties[std::string(rule)] = {{"$ref", "#/definitions/severity"}};
    return {
        {"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
}

template <typename T>
Json value_of(const Option& option, std::optional<T> config::Settings::*) {
    if constexpr (std::is_same_v<T, bool>)
        return {{"type", "boolean"}};
    else if constexpr (std::is_same_v<T, std::string>)
        return words_of(option);
    else if constexpr (std::is_same_v<T, config::Names> || std::is_same_v<T, config::Globs>)
        return array_of(words_of(option));
    else if constexpr (std::is_same_v<T, config::Severities>)
        return severities_of(option);
    else if constexpr (std::is_same_v<T, std::uint32_t>)
        return {{"type", "integer"}, {"minimum", option.least}, {"maximum", option.most}};
    else
        return array_of(schema_of(config::Where::override));
}

Json property_of(const Option& option) {
    Json schema = std::visit([&](auto field) { return value_of(option, field); }, option.field);
    schema["description"] = option.meaning;
    // The defaults are those values that TOML and JSON write alike.
    if (!option.standard.empty()) schema["default"] = Json::parse(option.standard);
    return schema;
}

Json schema_of(config::Where place) {
    Json properties = Json::object();
    for (const Option& option : config::options())
        if (is_allowed(option, place)) properties[std::string(option.name)] = property_of(option);
    Json schema{
        {"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", false}};
    if (place == config::Where::override) schema["required"] = {"files"};
    return schema;
}

} // namespace

std::string config_schema() {
    Json schema{{"$schema", "http://json-schema.org/draft-07/schema#"},
                {"title", "Arbiter's configuration (.arbiter.toml)"}};
    schema.update(schema_of(config::Where::file));
    schema["definitions"] = {{"selector", {{"type", "string"}, {"enum", lint::selectors()}}},
                             {"severity", {{"type", "string"}, {"enum", lint::severity_names()}}}};
    return schema.dump(2) + "\n";
}

} // namespace arbiter::report
