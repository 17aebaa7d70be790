#include "config/configuration.h"

#include "lint/selector.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <ranges>

namespace arbiter::config {

namespace {

// One source's settings, or one of its overrides.
struct Said {
    std::string source;
    const Settings* settings;
    bool is_override = false;
};

// The path from the folder on; nothing where it lies elsewhere.
std::optional<std::string_view> relative(std::string_view path, std::string_view folder) {
    if (!path.starts_with(folder)) return std::nullopt;
    path.remove_prefix(folder.size());
    if (!path.starts_with('/')) return std::nullopt;
    return path.substr(1);
}

bool covers(const Globs& globs, std::string_view path) {
    return std::ranges::any_of(globs, [path](const Glob& glob) { return glob.covers(path); });
}

std::vector<Said> said_of(std::span<const Layer> layers, std::string_view path) {
    std::vector<Said> said;
    for (const Layer& layer : layers) {
        said.push_back({layer.source, &layer.settings});
        const auto inside = relative(path, layer.folder);
        if (!layer.settings.overrides || !inside) continue;
        int number = 0;
        for (const Settings& settings : *layer.settings.overrides) {
            ++number;
            if (settings.files && covers(*settings.files, *inside))
                said.push_back(
                    {fmt::format("{}, override {}", layer.source, number), &settings, true});
        }
    }
    return said;
}

lint::Reach strongest(const std::optional<Names>& selectors, const lint::Rule& rule) {
    auto found = lint::Reach::none;
    for (const auto& selector : selectors.value_or(Names{}))
        found = std::max(found, lint::reach(selector, rule));
    return found;
}

std::optional<lint::Severity> severity_of(const Settings& settings, const lint::Rule& rule) {
    if (!settings.severity) return std::nullopt;
    const auto found = std::ranges::find(*settings.severity, &rule, &Severities::value_type::first);
    return found == settings.severity->end() ? std::nullopt : std::optional(found->second);
}

// Whether the settings let the rule run; nothing where they do not speak of it.
std::optional<bool> runs(const Settings& settings, const lint::Rule& rule) {
    using lint::Reach;
    auto in = std::max(strongest(settings.select, rule), strongest(settings.extend_select, rule));
    auto out = strongest(settings.ignore, rule);
    if (const auto severity = severity_of(settings, rule))
        (*severity == lint::Severity::off ? out : in) = Reach::rule;
    if (in == Reach::none && out == Reach::none)
        return settings.select ? std::optional(false) : std::nullopt;
    return out < in;
}

void apply(const Said& said, const lint::Rule& rule, Sourced<RuleState>& state) {
    const auto severity = severity_of(*said.settings, rule);
    const auto run = runs(*said.settings, rule);
    if (severity && *severity != lint::Severity::off) state.value.severity = severity;
    if (run) state.value.runs = *run;
    if (severity || run) state.source = said.source;
}

template <typename T>
void apply(const std::optional<T>& value, const std::string& source, Sourced<T>& out) {
    if (value) out = {*value, source};
}

void apply(const Settings& settings, const std::string& source, Layout& out) {
    apply(settings.line_length, source, out.line_length);
    apply(settings.own_line_comments, source, out.own_line_comments);
    apply(settings.keep_comments, source, out.keep_comments);
    apply(settings.one_move_per_line, source, out.one_move_per_line);
    apply(settings.nags, source, out.nags);
}

Effective from_profile(const Sourced<const Profile*>& profile) {
    Effective out;
    out.profile = profile;
    const std::string source = profile.source == "default"
                                   ? profile.source
                                   : fmt::format("profile {}", profile.value->name);
    out.line_length = {profile.value->line_length, source};
    out.clock_tolerance = {profile.value->clock_tolerance, source};
    for (const lint::Rule& rule : lint::catalogue()) {
        auto& state = out.rules.emplace_back();
        state.value.runs = rule.severity != lint::Severity::off;
        const auto own = std::ranges::find(profile.value->rules, rule.id, &ProfileRule::id);
        if (own == profile.value->rules.end()) continue;
        state.source = source;
        state.value.runs = own->severity != lint::Severity::off;
        if (state.value.runs) state.value.severity = own->severity;
    }
    return out;
}

} // namespace

Effective resolve(std::span<const Layer> layers, std::string_view path) {
    const auto all = said_of(layers, path);
    Sourced<const Profile*> profile{&profiles().front()};
    for (const Said& said : all)
        if (said.settings->profile) profile = {find_profile(*said.settings->profile), said.source};
    Effective out = from_profile(profile);
    for (const Said& said : all) {
        apply(said.settings->notation, said.source, out.notation);
        apply(said.settings->line_length, said.source, out.line_length);
        apply(*said.settings, said.source, out.layout);
        apply(said.settings->clock_tolerance, said.source, out.clock_tolerance);
        apply(said.settings->max_findings_per_file, said.source, out.max_findings_per_file);
        if (said.is_override) out.overrides.push_back(said.source);
        for (std::size_t i = 0; i < out.rules.size(); ++i)
            apply(said, lint::catalogue()[i], out.rules[i]);
    }
    for (const Layer& layer : layers) {
        if (!relative(path, layer.folder)) continue;
        if (layer.settings.include) out.include = {layer.settings.include, layer.source};
        if (layer.settings.exclude) out.exclude = {*layer.settings.exclude, layer.source};
    }
    return out;
}

lint::Options Effective::lint_options() const {
    lint::Options options;
    options.notation = notation.value;
    options.line_length = line_length.value;
    options.clock_tolerance = clock_tolerance.value;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const lint::Rule& rule = lint::catalogue()[i];
        const RuleState& state = rules[i].value;
        if (!state.runs) {
            if (rule.severity != lint::Severity::off)
                options.set_severity(rule, lint::Severity::off);
        } else if (state.severity)
            options.set_severity(rule, *state.severity);
        else if (rule.severity == lint::Severity::off)
            options.choose(rule);
    }
    return options;
}

std::optional<bool> is_included(std::span<const Layer> layers, std::string_view path) {
    for (const Layer& layer : std::views::reverse(layers)) {
        const auto inside = relative(path, layer.folder);
        if (layer.settings.include && inside) return covers(*layer.settings.include, *inside);
    }
    return std::nullopt;
}

bool is_excluded(std::span<const Layer> layers, std::string_view path, PathKind kind) {
    for (const Layer& layer : std::views::reverse(layers)) {
        const auto inside = relative(path, layer.folder);
        if (!layer.settings.exclude || !inside) continue;
        return std::ranges::any_of(*layer.settings.exclude, [&](const Glob& glob) {
            return glob.matches(*inside, kind) || glob.covers(*inside);
        });
    }
    return false;
}

} // namespace arbiter::config
