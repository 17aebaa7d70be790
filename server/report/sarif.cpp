#include "lint/rule.h"
#include "report/finding_json.h"
#include "report/finding_reporter.h"
#include "report/fingerprint.h"
#include "report/formats.h"
#include "report/level.h"
#include "report/uri.h"

#include <array>

namespace arbiter::report {

namespace {

using nlohmann::ordered_json;

constexpr Levels sarif_levels{"error", "warning", "note", "note", "note"};

// Of a rule's page (server/lint/README.md).
std::string_view what_it_does(std::string_view page) {
    constexpr std::string_view heading = "## What it does\n\n";
    const auto found = page.find(heading);
    if (found == std::string_view::npos) return page;
    const auto section = page.substr(found + heading.size());
    return section.substr(0, section.find("\n\n## "));
}

ordered_json rule_json(const lint::Rule& rule) {
    return {{"id", rule.id},
            {"shortDescription", {{"text", rule.summary}}},
            {"fullDescription", {{"text", what_it_does(rule.page)}}},
            {"help", {{"text", rule.page}, {"markdown", rule.page}}},
            {"defaultConfiguration",
             {{"enabled", rule.severity != lint::Severity::off},
              {"level", level(rule.severity, sarif_levels)}}},
            {"properties", {{"tags", ordered_json::array({lint::name(rule.group)})}}}};
}

ordered_json region(const Places& places, text::Span span) {
    const Place from = places.at(span.begin);
    const Place to = places.at(span.end);
    return {{"startLine", from.line},
            {"startColumn", from.column},
            {"endLine", to.line},
            {"endColumn", to.column}};
}

ordered_json location(const GameFindings& game, const Places& places, text::Span span) {
    return {
        {"physicalLocation",
         {{"artifactLocation", {{"uri", uri_of(game.path)}}}, {"region", region(places, span)}}}};
}

ordered_json fix_json(const GameFindings& game, const Places& places, const lint::Fix& fix) {
    ordered_json replacements = ordered_json::array();
    for (const auto& edit : fix.edits)
        replacements.push_back({{"deletedRegion", region(places, edit.span)},
                                {"insertedContent", {{"text", edit.replacement}}}});
    ordered_json change{{"artifactLocation", {{"uri", uri_of(game.path)}}},
                        {"replacements", std::move(replacements)}};
    return {{"description", {{"text", fix.title}}},
            {"artifactChanges", ordered_json::array({std::move(change)})},
            {"properties", {{"safety", lint::name(fix.safety)}}}};
}

// SARIF 2.1.0, one run, its results a line each.
class Sarif final : public JsonArrayReporter {
public:
    std::string begin() override {
        ordered_json rules = ordered_json::array();
        for (const auto& rule : lint::catalogue())
            rules.push_back(rule_json(rule));
        return R"({"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0",)"
               R"("runs":[{"columnKind":"unicodeCodePoints",)"
               R"("tool":{"driver":{"name":"Arbiter","rules":)" +
               dump(rules) + R"(}},"results":)" + JsonArrayReporter::begin();
    }

    std::string end(const Summary& summary) override {
        const ordered_json invocation{{"executionSuccessful", summary.unreadable_files == 0}};
        return JsonArrayReporter::end(summary) + ",\"invocations\":[" + dump(invocation) + "]}]}\n";
    }

private:
    ordered_json element(const GameFindings& game, const Places& places,
                         const lint::Finding& finding) override {
        std::string message = finding.message;
        if (!finding.help.empty()) message += "; " + finding.help;
        ordered_json json{
            {"ruleId", finding.rule->id},
            {"level", level(finding.severity, sarif_levels)},
            {"message", {{"text", std::move(message)}}},
            {"locations", ordered_json::array({location(game, places, finding.span)})},
            {"partialFingerprints", {{"arbiter/v1", fingerprints_.next(game, finding)}}}};
        if (const auto* known = lint::find_rule(finding.rule->id))
            json["ruleIndex"] = known - lint::catalogue().data();
        for (const auto& related : finding.related) {
            ordered_json other = location(game, places, related.span);
            other["message"]["text"] = related.message;
            json["relatedLocations"].push_back(std::move(other));
        }
        // A change must replace something there; a fix without edits recodes the file.
        for (const auto& fix : finding.fixes)
            if (!fix.edits.empty()) json["fixes"].push_back(fix_json(game, places, fix));
        return json;
    }

    Fingerprints fingerprints_;
};

} // namespace

std::unique_ptr<Reporter> make_sarif(const Style&) {
    return std::make_unique<Sarif>();
}

} // namespace arbiter::report
