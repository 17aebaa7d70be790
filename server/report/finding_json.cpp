#include "report/finding_json.h"

#include "lint/rule.h"

#include <utility>

namespace arbiter::report {

namespace {

using nlohmann::ordered_json;

ordered_json place_json(Place place) {
    return {{"line", place.line}, {"column", place.column}};
}

ordered_json range_json(const Places& places, text::Span span) {
    return {{"start", place_json(places.at(span.begin))}, {"end", place_json(places.at(span.end))}};
}

} // namespace

nlohmann::ordered_json finding_json(const GameFindings& game, const Places& places,
                                    const lint::Finding& finding) {
    ordered_json related = ordered_json::array();
    for (const auto& other : finding.related)
        related.push_back({{"message", other.message}, {"range", range_json(places, other.span)}});

    ordered_json fixes = ordered_json::array();
    for (const auto& fix : finding.fixes) {
        ordered_json edits = ordered_json::array();
        for (const auto& edit : fix.edits)
            edits.push_back({{"range", range_json(places, edit.span)}, {"text", edit.replacement}});
        fixes.push_back({{"title", fix.title},
                         {"safety", lint::name(fix.safety)},
                         {"edits", std::move(edits)}});
    }

    ordered_json json{{"path", game.path},
                      {"range", range_json(places, finding.span)},
                      {"severity", lint::name(finding.severity)},
                      {"rule", finding.rule->id},
                      {"message", finding.message}};
    if (!finding.help.empty()) json["help"] = finding.help;
    json["related"] = std::move(related);
    json["fixes"] = std::move(fixes);
    return json;
}

std::string dump(const ordered_json& json) {
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

} // namespace arbiter::report
