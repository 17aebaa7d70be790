#pragma once

#include "config/settings.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

// The one table of options: reading, the JSON schema, `arbiter config --show` and the editors'
// settings come from it.
namespace arbiter::config {

// What the words of an option are.
enum class Words : std::uint8_t { free, profiles, selectors, rules, notations, globs };

enum class Where : std::uint8_t {
    file,          // at the top
    override,      // in [[overrides]]
    file_override, // in both
};

using Field =
    std::variant<std::optional<bool> Settings::*, std::optional<std::string> Settings::*,
                 std::optional<Names> Settings::*, std::optional<Severities> Settings::*,
                 std::optional<std::uint32_t> Settings::*, std::optional<Globs> Settings::*,
                 std::optional<std::vector<Settings>> Settings::*>;

struct Option {
    std::string_view name; // in .arbiter.toml, in editors and, behind `--`, on the command line
    Field field;
    Where where;
    Words words;
    std::string_view meaning;  // one sentence
    std::string_view standard; // in TOML: what holds where nobody says anything; empty for nothing
    std::uint32_t least = 0;   // of a number
    std::uint32_t most = 0;
};

std::span<const Option> options();

bool is_allowed(const Option& option, Where place);

// What may stand for such words; empty where they are free.
std::span<const std::string_view> known_words(Words words);

} // namespace arbiter::config
