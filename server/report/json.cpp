#include "report/finding_json.h"
#include "report/finding_reporter.h"
#include "report/formats.h"

namespace arbiter::report {

namespace {

class JsonReporter final : public JsonArrayReporter {
    nlohmann::ordered_json element(const GameFindings& game, const Places& places,
                                   const lint::Finding& finding) override {
        return finding_json(game, places, finding);
    }
};

// One object a line, for streams.
class JsonLines final : public FindingReporter {
    std::string write(const GameFindings& game, const Places& places,
                      const lint::Finding& finding) override {
        return dump(finding_json(game, places, finding)) + '\n';
    }
};

} // namespace

std::unique_ptr<Reporter> make_json(const Style&) {
    return std::make_unique<JsonReporter>();
}

std::unique_ptr<Reporter> make_json_lines(const Style&) {
    return std::make_unique<JsonLines>();
}

} // namespace arbiter::report
