#include "lint/rule.h"
#include "report/formats.h"
#include "report/place.h"
#include "text/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::report {

namespace {

// A source line is shown whole up to this many characters, else a window of it around the finding.
constexpr std::size_t window = 100;
// What is shown of a line before the finding, where it must be cut.
constexpr std::size_t lead = 30;

// Select Graphic Rendition parameters (ECMA-48 8.3.117).
constexpr std::string_view bold = "1", dim = "2", red = "1;31", yellow = "1;33", blue = "1;34",
                           cyan = "1;36", green = "1;32";

constexpr std::string_view color_of(lint::Severity severity) {
    switch (severity) {
    case lint::Severity::error:
        return red;
    case lint::Severity::warning:
        return yellow;
    case lint::Severity::information:
        return blue;
    default:
        return cyan;
    }
}

std::string plural(std::uint64_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun,
                       count == 1 || noun.ends_with("information") ? "" : "s");
}

// Where the characters of a line begin. A line may be a whole file, with many findings: it is
// measured once for those that follow each other.
class MeasuredLine {
public:
    void measure(std::string_view line) {
        if (line.data() == line_.data() && line.size() == line_.size()) return;
        line_ = line;
        starts_.clear();
        for (std::size_t i = 0; i < line.size(); i += text::decode_utf8(line.substr(i)).size)
            starts_.push_back(i);
        starts_.push_back(line.size());
    }

    // In characters.
    std::size_t length() const { return starts_.size() - 1; }
    // The first byte of a character.
    char at(std::size_t character) const { return line_[starts_[character]]; }
    std::string_view slice(std::size_t begin, std::size_t end) const {
        return line_.substr(starts_[begin], starts_[end] - starts_[begin]);
    }

private:
    std::string_view line_;
    std::vector<std::size_t> starts_{0}; // bytes; the length of the line at the end
};

class Text final : public Reporter {
public:
    explicit Text(const Style& style) : style_(style) {}

    std::string report(const GameFindings& game) override {
        std::string out;
        const Places places(game);
        MeasuredLine line;
        for (const auto& finding : game.findings) {
            line.measure(places.line(finding.span.begin));
            add(out, game, places, line, finding);
        }
        return out;
    }

    std::string end(const Summary& summary) override {
        if (style_.quiet) return {};
        std::string checked = fmt::format("Checked {} in {}", plural(summary.games, "game"),
                                          plural(summary.files, "file"));
        std::string found;
        for (const auto severity : {lint::Severity::error, lint::Severity::warning,
                                    lint::Severity::information, lint::Severity::hint}) {
            const auto count = summary.findings[static_cast<std::size_t>(severity)];
            if (count == 0) continue;
            if (!found.empty()) found += ", ";
            found += paint(color_of(severity), plural(count, lint::name(severity)));
        }
        if (found.empty()) found = paint(green, "no findings");
        if (summary.fixable > 0) found += fmt::format(" ({} with a safe fix)", summary.fixable);
        if (summary.baseline > 0) found += fmt::format("; {} in the baseline", summary.baseline);
        if (summary.unreadable_files > 0)
            found +=
                fmt::format("; {} could not be read", plural(summary.unreadable_files, "file"));
        return fmt::format("{}: {}\n", checked, found);
    }

private:
    std::string paint(std::string_view color, std::string_view text) const {
        return style_.color == Color::always ? fmt::format("\x1b[{}m{}\x1b[0m", color, text)
                                             : std::string(text);
    }

    void add(std::string& out, const GameFindings& game, const Places& places,
             const MeasuredLine& line, const lint::Finding& finding) const {
        const Place at = places.at(finding.span.begin);
        const auto color = color_of(finding.severity);
        fmt::format_to(
            std::back_inserter(out), "{} {} {}\n",
            paint(bold, fmt::format("{}:{}:{}:", printable(game.path), at.line, at.column)),
            paint(color, fmt::format("{}[{}]:", lint::name(finding.severity), finding.rule->id)),
            printable(finding.message));
        add_source(out, line, at, places.at(finding.span.end), color);
        if (!finding.help.empty())
            fmt::format_to(std::back_inserter(out), "{} {}\n", paint(green, "help:"),
                           printable(finding.help));
        for (const auto& related : finding.related) {
            const Place place = places.at(related.span.begin);
            fmt::format_to(std::back_inserter(out), "{} {}:{}:{}: {}\n", paint(cyan, "note:"),
                           printable(game.path), place.line, place.column,
                           printable(related.message));
        }
        out += '\n';
    }

    // The line of the finding, with carets under what it speaks of.
    void add_source(std::string& out, const MeasuredLine& line, Place at, Place to,
                    std::string_view color) const {
        const std::size_t length = line.length();
        const std::size_t column = std::min<std::size_t>(at.column - 1, length);
        const std::size_t end =
            to.line == at.line ? std::min<std::size_t>(to.column - 1, length) : length;

        std::size_t first = 0;
        if (length > window && column > lead) first = std::min(column - lead, length - window);
        const std::size_t last = std::min(first + window, length);
        const std::string number = std::to_string(at.line);
        const std::string gutter(number.size(), ' ');
        const std::string_view before = first > 0 ? "…" : "";
        const std::string_view after = last < length ? "…" : "";

        std::string indent = first > 0 ? " " : "";
        for (std::size_t i = first; i < column; ++i)
            indent += line.at(i) == '\t' ? '\t' : ' ';
        const std::size_t carets =
            std::max<std::size_t>(1, std::min(end, last) - std::min(column, last));

        fmt::format_to(std::back_inserter(out), "{} {}\n", gutter, paint(dim, "|"));
        fmt::format_to(std::back_inserter(out), "{} {}{}{}\n", paint(dim, number + " |"), before,
                       printable(line.slice(first, last)), after);
        fmt::format_to(std::back_inserter(out), "{} {} {}{}\n", gutter, paint(dim, "|"), indent,
                       paint(color, std::string(carets, '^')));
    }

    Style style_;
};

} // namespace

std::unique_ptr<Reporter> make_text(const Style& style) {
    return std::make_unique<Text>(style);
}

} // namespace arbiter::report
