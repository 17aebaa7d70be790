#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tag_form.h"
#include "lint/rules/shared/time_control_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace arbiter::lint::rules {

namespace {

// Digits, also with a fraction.
bool is_seconds(std::string_view text) {
    const auto dot = std::min(text.find('.'), text.size());
    const auto whole = text.substr(0, dot);
    const auto fraction = dot == text.size() ? "0" : text.substr(dot + 1);
    return read_number(whole) && read_number(fraction);
}

bool is_zero(std::string_view number) {
    return number.find_first_not_of("0.") == std::string_view::npos;
}

enum class FieldForm : std::uint8_t { right, empty_period, other };

// One of the fields that colons part.
FieldForm form_of(std::string_view field) {
    if (field.starts_with('*')) {
        if (!is_seconds(field.substr(1))) return FieldForm::other;
        return is_zero(field.substr(1)) ? FieldForm::empty_period : FieldForm::right;
    }
    const auto slash = field.find('/');
    if (slash != std::string_view::npos) {
        const auto moves = field.substr(0, slash);
        if (!read_number(moves)) return FieldForm::other;
        if (is_zero(moves)) return FieldForm::empty_period;
        field.remove_prefix(slash + 1);
    }
    const auto plus = field.find('+');
    const auto base = field.substr(0, plus);
    if (!is_seconds(base)) return FieldForm::other;
    if (plus != std::string_view::npos)
        return is_seconds(field.substr(plus + 1)) ? FieldForm::right : FieldForm::other;
    return is_zero(base) ? FieldForm::empty_period : FieldForm::right;
}

} // namespace

ValueCheck check_time_control(std::string_view value) {
    if (value == "?" || value == "-") return std::nullopt;
    auto worst = FieldForm::right;
    auto rest = value;
    while (true) {
        const auto end = std::min(rest.find(':'), rest.size());
        worst = std::max(worst, form_of(rest.substr(0, end)));
        if (end == rest.size()) break;
        rest.remove_prefix(end + 1);
    }
    if (worst == FieldForm::right) return std::nullopt;
    if (worst == FieldForm::empty_period)
        return ValueProblem{fmt::format("{} has a period without moves or time", quote(value))};

    ValueProblem problem{fmt::format("{} is not how PGN writes a time control", quote(value))};
    problem.severity = Severity::information;
    if (const auto meant = read_time_control_words(value)) {
        problem.rights = {meant->value};
        problem.safety = meant->is_certain ? Safety::safe : Safety::unsafe;
    }
    return problem;
}

} // namespace arbiter::lint::rules
