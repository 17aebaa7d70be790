#pragma once

#include "text/edit.h"

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

// What differs between two versions of a text.
namespace arbiter::text {

// Parts [before_begin, before_end) of the one version became [after_begin, after_end) of the other.
struct Change {
    std::size_t before_begin = 0;
    std::size_t before_end = 0;
    std::size_t after_begin = 0;
    std::size_t after_end = 0;

    friend bool operator==(const Change&, const Change&) = default;
};

// The shortest way from one to the other, in order. Where it takes more than max_differences parts,
// one change of all that stands between the first and the last one: so the time is linear in the
// size of the texts.
constexpr std::size_t max_differences = 1000;
std::vector<Change> diff(std::span<const std::string_view> before,
                         std::span<const std::string_view> after);

// A text's lines, each with its LF.
std::vector<std::string_view> lines_of(std::string_view text);

// Edits that make `after` of `before`, word by word and blank by blank, so that an editor keeps
// cursors and marks.
std::vector<Edit> edits_between(std::string_view before, std::string_view after);

} // namespace arbiter::text
