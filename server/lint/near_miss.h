#pragma once

#include <span>
#include <string>
#include <string_view>

namespace arbiter::lint {

// The name that was most likely meant by a misspelled one; empty where none is near.
std::string_view nearest(std::string_view misspelled, std::span<const std::string_view> names);

// "; did you mean NAME?", or nothing: for the end of a message.
std::string did_you_mean(std::string_view misspelled, std::span<const std::string_view> names);

} // namespace arbiter::lint
