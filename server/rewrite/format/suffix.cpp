#include "rewrite/format/suffix.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::rewrite::format_detail {

namespace {

using SuffixNag = std::pair<std::string_view, std::string_view>;

constexpr std::array<SuffixNag, 6> nags{
    {{"!", "$1"}, {"?", "$2"}, {"!!", "$3"}, {"??", "$4"}, {"!?", "$5"}, {"?!", "$6"}}};

} // namespace

std::string_view nag_of_suffix(std::string_view suffix) {
    const auto* const found = std::ranges::find(nags, suffix, &SuffixNag::first);
    return found == nags.end() ? std::string_view{} : found->second;
}

} // namespace arbiter::rewrite::format_detail
