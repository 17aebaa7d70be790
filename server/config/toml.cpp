#include "config/toml.h"

// Compiled here alone, and without exceptions: Debian's library throws.
#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_FORMATTERS 0
#include <toml++/toml.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace arbiter::config {

namespace {

Place place_of(const toml::source_region& region) {
    return {region.begin.line, region.begin.column};
}

Node convert(const toml::node& from);

// toml++ sorts the keys of a table; people read them in the order of the text.
Node::Table convert_table(const toml::table& from) {
    Node::Table table;
    for (const auto& [key, node] : from)
        table.push_back({std::string(key.str()), convert(node), place_of(key.source())});
    std::ranges::sort(table, {}, [](const Entry& entry) {
        return std::tuple(entry.place.line, entry.place.column);
    });
    return table;
}

// As deep as toml++ lets values nest, which is not much.
Node convert(const toml::node& from) {
    Node node{{}, place_of(from.source())};
    if (const auto* table = from.as_table()) {
        node.value = convert_table(*table);
    } else if (const auto* array = from.as_array()) {
        Node::Array nodes;
        for (const auto& element : *array)
            nodes.push_back(convert(element));
        node.value = std::move(nodes);
    } else if (const auto* string = from.as_string()) {
        node.value = string->get();
    } else if (const auto* integer = from.as_integer()) {
        node.value = integer->get();
    } else if (const auto* boolean = from.as_boolean()) {
        node.value = boolean->get();
    }
    return node;
}

} // namespace

tl::expected<Node, Problem> read_toml(std::string_view text) {
    const toml::parse_result parsed = toml::parse(text);
    if (parsed) return convert(parsed.table());
    const auto& error = parsed.error();
    return tl::unexpected(
        Problem{place_of(error.source()), "not TOML: " + std::string(error.description())});
}

} // namespace arbiter::config
