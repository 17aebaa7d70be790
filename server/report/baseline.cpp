#include "report/baseline.h"

#include "lint/rule.h"
#include "report/finding_json.h"
#include "report/fingerprint.h"
#include "text/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace arbiter::report {

namespace {

using nlohmann::ordered_json;

constexpr int version = 1;

std::string string_at(const ordered_json& json, const char* key) {
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

} // namespace

void BaselineRecorder::add(const GameFindings& game) {
    for (const auto& finding : game.findings)
        ++counts_[{std::string(game.path), std::string(finding.rule->id),
                   fingerprint(game, finding)}];
    findings_ += game.findings.size();
}

std::string BaselineRecorder::write() const {
    std::string out = fmt::format("{{\"version\":{},\"findings\":[", version);
    const char* separator = "\n";
    for (const auto& [entry, count] : counts_) {
        out += separator;
        out += dump({{"path", entry.path},
                     {"rule", entry.rule},
                     {"fingerprint", write_fingerprint(entry.fingerprint)},
                     {"count", count}});
        separator = ",\n";
    }
    return out + "\n]}\n";
}

tl::expected<Baseline, std::string> Baseline::read(std::string_view json) {
    const auto root = ordered_json::parse(json, nullptr, false);
    if (!root.is_object() || !root.contains("findings") || !root["findings"].is_array())
        return tl::unexpected(std::string("this is no baseline; --write-baseline makes one"));
    if (root.value("version", ordered_json()) != version)
        return tl::unexpected(
            std::string("this baseline was written by another version of the program"));
    Baseline baseline;
    for (const auto& json_entry : root["findings"]) {
        const auto print =
            text::read_number<std::uint64_t>(string_at(json_entry, "fingerprint"), 16);
        const auto count = json_entry.is_object() ? json_entry.find("count") : json_entry.end();
        if (!print || count == json_entry.end() || !count->is_number_unsigned())
            return tl::unexpected(
                std::string("this baseline is damaged; --write-baseline makes it anew"));
        baseline.known_[*print].push_back(
            {{string_at(json_entry, "path"), string_at(json_entry, "rule"), *print},
             count->get<std::uint64_t>()});
    }
    return baseline;
}

bool Baseline::take(const GameFindings& game, const lint::Finding& finding) {
    const auto found = known_.find(fingerprint(game, finding));
    if (found == known_.end()) return false;
    Known* taken = nullptr;
    for (auto& known : found->second) {
        if (known.count == 0) continue;
        if (!taken || known.entry.path == game.path) taken = &known;
    }
    if (!taken) return false;
    --taken->count;
    return true;
}

BaselineCounts Baseline::rest() const {
    BaselineCounts rest;
    for (const auto& [print, all] : known_)
        for (const auto& known : all)
            if (known.count > 0) rest[known.entry] += known.count;
    return rest;
}

} // namespace arbiter::report
