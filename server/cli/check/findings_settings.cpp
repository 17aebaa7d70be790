#include "cli/check/findings_settings.h"

#include "cli/read_file.h"
#include "cli/terminal.h"

#include <fmt/format.h>

#include <utility>

namespace arbiter::cli {

namespace {

report::Style style_of(const CheckOptions& options) {
    const bool color =
        options.color == "always" ||
        (options.color == "auto" && options.output.empty() && wants_color(Stream::out));
    return {color ? report::Color::always : report::Color::never, options.quiet};
}

tl::expected<Written, std::string> written_of(const CheckOptions& options) {
    if (!options.write_baseline.empty()) return Written::nothing;
    if (!options.statistics) return Written::findings;
    if (options.format == "text") return Written::statistics;
    if (options.format == "json") return Written::statistics_json;
    return tl::unexpected(std::string("--statistics goes with --format text or json"));
}

tl::expected<report::Baseline, std::string> read_baseline(const std::string& path) {
    return read_file(path).and_then(report::Baseline::read).map_error([&](const auto& error) {
        return fmt::format("{}: {}", path, error);
    });
}

} // namespace

tl::expected<FindingsSettings, std::string> findings_settings(const CheckOptions& options,
                                                              report::BaselineRecorder& recorder) {
    FindingsSettings settings;
    const auto written = written_of(options);
    if (!written) return tl::unexpected(written.error());
    settings.written = *written;
    if (!options.baseline.empty()) {
        auto baseline = read_baseline(options.baseline);
        if (!baseline) return tl::unexpected(baseline.error());
        settings.baseline = *std::move(baseline);
        settings.baseline_path = options.baseline;
    }
    if (!options.write_baseline.empty()) settings.recorder = &recorder;
    settings.reporter = report::find_format(options.format)->make(style_of(options));
    settings.max_findings = options.max_findings;
    settings.quiet = options.quiet;
    return settings;
}

} // namespace arbiter::cli
