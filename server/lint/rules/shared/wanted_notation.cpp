#include "lint/rules/shared/wanted_notation.h"

namespace arbiter::lint::rules {

bool is_wanted(const Context& context, const notation::Notation& notation) {
    const auto* wanted = notation::find_notation(context.options.notation);
    if (wanted == nullptr) return false;
    const bool same_letters = wanted->family == notation.family && wanted->letters != nullptr &&
                              notation.letters != nullptr &&
                              wanted->letters->equals(*notation.letters);
    return wanted == &notation || same_letters;
}

bool is_wanted(const Context& context, notation::Family family) {
    const auto* wanted = notation::find_notation(context.options.notation);
    return wanted != nullptr && wanted->family == family;
}

} // namespace arbiter::lint::rules
