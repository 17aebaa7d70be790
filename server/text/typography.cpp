#include "text/typography.h"

#include <algorithm>

namespace arbiter::text {

bool is_hyphen(std::string_view sign) {
    return sign == "-" || std::ranges::find(dashes, sign) != dashes.end();
}

std::size_t wide_blank(std::string_view text) {
    const auto* found = std::ranges::find_if(
        wide_blanks, [text](std::string_view sign) { return text.starts_with(sign); });
    return found == wide_blanks.end() ? 0 : found->size();
}

std::string in_plain_signs(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto begins = [text](std::string_view sign) { return text.starts_with(sign); };
        if (const auto* dash = std::ranges::find_if(dashes, begins); dash != dashes.end()) {
            plain += '-';
            text.remove_prefix(dash->size());
        } else if (const auto* selector = std::ranges::find_if(variation_selectors, begins);
                   selector != variation_selectors.end()) {
            text.remove_prefix(selector->size());
        } else {
            plain += text.front();
            text.remove_prefix(1);
        }
    }
    return plain;
}

} // namespace arbiter::text
