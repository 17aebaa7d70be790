#include "config/option.h"

#include "config/profile.h"
#include "lint/selector.h"

#include <array>
#include <limits>

namespace arbiter::config {

namespace {

constexpr std::uint32_t no_limit = std::numeric_limits<std::int32_t>::max();
constexpr std::uint32_t seconds_of_a_day = 24 * 60 * 60;

constexpr std::array option_table{
    Option{"extend", &Settings::extend, Where::file, Words::free,
           "Another configuration file, relative to this one, whose settings hold where this one "
           "says nothing",
           ""},
    Option{"profile", &Settings::profile, Where::file_override, Words::profiles,
           "What is expected of the games: it sets all rules and limits, and the other options "
           "change what it set",
           "\"standard\""},
    Option{"select", &Settings::select, Where::file_override, Words::selectors,
           "The rules that run, and no others: by rule, by group, or all", ""},
    Option{"extend-select", &Settings::extend_select, Where::file_override, Words::selectors,
           "Rules that run besides those that do so anyway", ""},
    Option{"ignore", &Settings::ignore, Where::file_override, Words::selectors,
           "Rules that do not run; a rule's own name is stronger than that of its group, and this "
           "than all",
           ""},
    Option{"severity", &Settings::severity, Where::file_override, Words::rules,
           "How grave the findings of a rule are: it makes the rule run, and off keeps it from "
           "running",
           ""},
    Option{"notation", &Settings::notation, Where::file_override, Words::notations,
           "The notation or language, besides SAN, in which moves may be written without a finding",
           "\"san\""},
    Option{"line-length", &Settings::line_length, Where::file_override, Words::free,
           "The most characters of a line; formatting fills lines to 79 where nobody says it",
           "255", 20, no_limit},
    Option{"clock-tolerance", &Settings::clock_tolerance, Where::file_override, Words::free,
           "Seconds by which a clock may go up without a reason in the time control", "1", 0,
           seconds_of_a_day},
    Option{"max-findings-per-file", &Settings::max_findings_per_file, Where::file, Words::free,
           "The most findings of one file that are told and counted; 0 tells all", "0", 0,
           no_limit},
    Option{"own-line-comments", &Settings::own_line_comments, Where::file_override, Words::free,
           "Formatting puts each comment on lines of its own", "false"},
    Option{"keep-comments", &Settings::keep_comments, Where::file_override, Words::free,
           "Formatting leaves the line breaks inside comments as they are", "false"},
    Option{"one-move-per-line", &Settings::one_move_per_line, Where::file_override, Words::free,
           "Formatting begins a line with each move number of the game", "false"},
    Option{"nags", &Settings::nags, Where::file_override, Words::free,
           "Formatting writes ! as $1, ? as $2, and so on", "false"},
    Option{"include", &Settings::include, Where::file, Words::globs,
           "The files that are checked where a folder is given, instead of those named *.pgn", ""},
    Option{"exclude", &Settings::exclude, Where::file, Words::globs,
           "Files and folders that are left out where a folder is given", "[]"},
    Option{"overrides", &Settings::overrides, Where::file, Words::free,
           "Other settings for some files; of several that match, a later one is stronger", ""},
    Option{"files", &Settings::files, Where::override, Words::globs,
           "The files that the override speaks of", ""},
};

} // namespace

std::span<const Option> options() {
    return option_table;
}

bool is_allowed(const Option& option, Where place) {
    return option.where == Where::file_override || option.where == place;
}

std::span<const std::string_view> known_words(Words words) {
    switch (words) {
    case Words::profiles:
        return profile_names();
    case Words::selectors:
        return lint::selectors();
    case Words::rules:
        return lint::rule_ids();
    case Words::notations:
        return lint::notation_ids();
    default:
        return {};
    }
}

} // namespace arbiter::config
