#pragma once

#include "lint/finding.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace arbiter::config {

struct ProfileRule {
    std::string_view id;
    lint::Severity severity; // of all its findings
};

// What is expected of games that come from one place or go to one. Rules that it does not name are
// as the catalogue has them.
struct Profile {
    std::string_view name;
    std::string_view meaning; // one sentence
    std::span<const ProfileRule> rules;
    std::uint32_t line_length = 255;
    std::uint32_t clock_tolerance = 1;
};

// The first is the one that holds if nobody says anything.
std::span<const Profile> profiles();
std::span<const std::string_view> profile_names();
// Null where there is none.
const Profile* find_profile(std::string_view name);

} // namespace arbiter::config
