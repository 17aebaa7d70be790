#include "lint/options.h"

#include "lint/rule.h"

#include <cstddef>

namespace arbiter::lint {

namespace {

std::size_t place_in_catalogue(const Rule& rule) {
    return static_cast<std::size_t>(&rule - catalogue().data());
}

} // namespace

Severity Options::severity(const Rule& rule) const {
    return is_ignored_in_file(rule) ? Severity::off : severity_outside_file(rule);
}

Severity Options::severity_outside_file(const Rule& rule) const {
    const auto own = level(rule);
    return own ? own->severity : rule.severity;
}

std::optional<Severity> Options::forced_severity(const Rule& rule) const {
    const auto own = level(rule);
    return own && own->forced ? std::optional(own->severity) : std::nullopt;
}

void Options::choose(const Rule& rule) {
    level(rule) =
        Level{rule.severity == Severity::off ? chosen_severity : rule.severity, false, false};
}

void Options::set_severity(const Rule& rule, Severity severity) {
    level(rule) = Level{severity, true, false};
}

void Options::ignore_in_file(const Rule& rule) {
    auto& own = level(rule);
    if (!own) own = Level{rule.severity, false, false};
    own->ignored_in_file = true;
}

bool Options::is_ignored_in_file(const Rule& rule) const {
    const auto own = level(rule);
    return own && own->ignored_in_file;
}

std::optional<Options::Level> Options::level(const Rule& rule) const {
    const std::size_t place = place_in_catalogue(rule);
    return place < levels_.size() ? levels_[place] : std::nullopt;
}

std::optional<Options::Level>& Options::level(const Rule& rule) {
    if (levels_.empty()) levels_.resize(catalogue().size());
    return levels_[place_in_catalogue(rule)];
}

} // namespace arbiter::lint
