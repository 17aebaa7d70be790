#include "lint/collection/collection.h"

#include "lint/rule.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace arbiter::lint {

namespace {

bool is_running(const Rule& rule, const Options& options) {
    return rule.compare && options.severity(rule) != Severity::off;
}

} // namespace

std::string FileNames::write(CollectionPlace place) const {
    return fmt::format("{}:{}", names_[place.file], place.line);
}

bool compares_games(const Options& options) {
    return std::ranges::any_of(catalogue(),
                               [&](const Rule& rule) { return is_running(rule, options); });
}

std::vector<Finding> Collection::add(std::string_view text, const GameDigest& digest,
                                     std::uint64_t line, const Options& options,
                                     Standing standing) {
    std::vector<Finding> findings;
    const CollectedGame game{text, digest, {files_.last(), line}, standing};
    for (const auto& rule : catalogue()) {
        if (!is_running(rule, options) || std::ranges::count(digest.unwanted, &rule) > 0) continue;
        std::ranges::move(find_or_make(rule, options).add(game, files_),
                          std::back_inserter(findings));
    }
    return findings;
}

CollectionRule& Collection::find_or_make(const Rule& rule, const Options& options) {
    const auto found =
        std::ranges::find_if(rules_, [&](const auto& made) { return &made->rule() == &rule; });
    return found != rules_.end() ? **found : *rules_.emplace_back(rule.compare(rule, options));
}

std::vector<LateFinding> Collection::finish() {
    std::vector<LateFinding> late;
    for (const auto& rule : rules_)
        std::ranges::move(rule->finish(files_), std::back_inserter(late));
    std::ranges::stable_sort(late, {}, [](const LateFinding& finding) {
        return std::tuple(finding.place.file, finding.place.line);
    });
    return late;
}

} // namespace arbiter::lint
