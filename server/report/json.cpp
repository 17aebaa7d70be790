#include "report/finding_json.h"
#include "report/formats.h"

#include <memory>
#include <string>

namespace arbiter::report {

namespace {

// One array, an element a line.
class Json final : public Reporter {
public:
    std::string begin() override { return "["; }

    std::string report(const GameFindings& game) override {
        std::string out;
        const Places places(game);
        for (const auto& finding : game.findings) {
            out += first_ ? "\n" : ",\n";
            first_ = false;
            out += dump(finding_json(game, places, finding));
        }
        return out;
    }

    std::string end(const Summary&) override { return first_ ? "]\n" : "\n]\n"; }

private:
    bool first_ = true;
};

// One object a line, for streams.
class JsonLines final : public Reporter {
public:
    std::string report(const GameFindings& game) override {
        std::string out;
        const Places places(game);
        for (const auto& finding : game.findings)
            out += dump(finding_json(game, places, finding)) + '\n';
        return out;
    }

    std::string end(const Summary&) override { return {}; }
};

} // namespace

std::unique_ptr<Reporter> make_json(const Style&) {
    return std::make_unique<Json>();
}

std::unique_ptr<Reporter> make_json_lines(const Style&) {
    return std::make_unique<JsonLines>();
}

} // namespace arbiter::report
