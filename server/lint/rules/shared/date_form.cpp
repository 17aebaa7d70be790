#include "lint/rules/shared/quote.h"
#include "lint/rules/shared/tag_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace arbiter::lint::rules {

namespace {

using Parts = std::vector<std::string_view>;

constexpr std::array<std::string_view, 12> months{"January",   "February", "March",    "April",
                                                  "May",       "June",     "July",     "August",
                                                  "September", "October",  "November", "December"};

// Digits with ? for those that are not known.
bool is_part(std::string_view part) {
    return !part.empty() && part.find_first_not_of("0123456789?") == std::string_view::npos;
}

bool is_unknown(std::string_view part) {
    return part.find_first_not_of('?') == std::string_view::npos;
}

Parts split(std::string_view value, std::string_view separators) {
    Parts parts;
    while (true) {
        const auto end = std::min(value.find_first_of(separators), value.size());
        parts.push_back(value.substr(0, end));
        if (end == value.size()) return parts;
        value.remove_prefix(end + 1);
    }
}

std::string two_digits(std::string_view part) {
    if (is_unknown(part)) return "??";
    return part.size() == 1 ? fmt::format("0{}", part) : std::string(part);
}

std::string write(std::string_view year, std::string_view month, std::string_view day) {
    return fmt::format("{}.{}.{}", year, two_digits(month), two_digits(day));
}

// How many days a month has, as far as year and month are known.
unsigned days_in(std::string_view year, unsigned month) {
    const auto number = read_number(year);
    constexpr std::array<unsigned, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const auto known = number.value_or(2000); // a leap year, where it is not known
    const bool is_leap = known % 4 == 0 && (known % 100 != 0 || known % 400 == 0);
    return month == 2 && is_leap ? 29 : days.at(month - 1);
}

// Why there is no such day; empty where there is one.
std::string calendar_problem(std::string_view year, std::string_view month, std::string_view day) {
    const auto month_number = read_number(month);
    if (month_number && (*month_number < 1 || 12 < *month_number))
        return fmt::format("there is no month {}", *month_number);
    const auto day_number = read_number(day);
    if (!day_number) return {};
    if (!month_number)
        return *day_number <= 31 ? "" : fmt::format("no month has a day {}", *day_number);
    const auto days = days_in(year, static_cast<unsigned>(*month_number));
    if (1 <= *day_number && *day_number <= days) return {};
    const bool varies = *month_number == 2 && read_number(year);
    return fmt::format("{}{} has {} days", months[*month_number - 1],
                       varies ? fmt::format(" {}", year) : "", days);
}

bool is_day(std::string_view year, std::string_view month, std::string_view day) {
    return two_digits(month).size() == 2 && two_digits(day).size() == 2 &&
           calendar_problem(year, month, day).empty();
}

// YYYY.MM.DD by its shape.
bool has_form(const Parts& parts, std::string_view value) {
    return parts.size() == 3 && std::ranges::all_of(parts, is_part) && parts[0].size() == 4 &&
           parts[1].size() == 2 && parts[2].size() == 2 && value[4] == '.' && value[7] == '.';
}

ValueCheck check_calendar(std::string_view value, const Parts& parts) {
    const auto is_zero = [](std::string_view part) {
        return part.find_first_not_of('0') == std::string_view::npos;
    };
    if (std::ranges::any_of(parts, is_zero)) {
        const auto known = [&](std::size_t i) {
            return is_zero(parts[i]) ? std::string(parts[i].size(), '?') : std::string(parts[i]);
        };
        auto right = write(known(0), known(1), known(2));
        return ValueProblem{
            fmt::format("{} is no date: what is not known is written with ?", quote(value)),
            {std::move(right)}};
    }
    const auto problem = calendar_problem(parts[0], parts[1], parts[2]);
    if (problem.empty()) return std::nullopt;
    return ValueProblem{fmt::format("{} is no date: {}", quote(value), problem)};
}

// The dates that the parts can stand for.
std::vector<std::string> readings(const Parts& parts) {
    std::vector<std::string> all;
    if (!std::ranges::all_of(parts, is_part)) return all;
    const auto add = [&](std::string_view year, std::string_view month, std::string_view day) {
        if (!is_day(year, month, day)) return;
        auto date = write(year, month, day);
        if (std::ranges::find(all, date) == all.end()) all.push_back(std::move(date));
    };
    const auto& first = parts.front();
    if (parts.size() == 1 && first.size() == 8)
        add(first.substr(0, 4), first.substr(4, 2), first.substr(6, 2));
    if (parts.size() == 1 && first.size() == 4) add(first, "?", "?");
    if (parts.size() == 2 && first.size() == 4) add(first, parts[1], "?");
    if (parts.size() == 3 && first.size() == 4) add(first, parts[1], parts[2]);
    if (parts.size() == 3 && first.size() < 4 && parts[2].size() == 4) {
        add(parts[2], parts[1], first);
        add(parts[2], first, parts[1]);
    }
    return all;
}

} // namespace

ValueCheck check_date(std::string_view value) {
    // Everybody knows what it means.
    if (value == "?") return std::nullopt;
    const auto parts = split(value, "./-");
    if (has_form(parts, value)) return check_calendar(value, parts);

    ValueProblem problem{
        fmt::format("{} is not how PGN writes a date, which is YYYY.MM.DD", quote(value))};
    if (value.find_first_not_of("?./-") == std::string_view::npos) {
        problem.rights = {"????.??.??"};
        return problem;
    }
    problem.rights = readings(parts);
    // Day and month of 5/4/2024 can be either.
    if (problem.rights.size() > 1) problem.safety = Safety::choice;
    // With a time behind it, which would be lost.
    constexpr std::size_t date_size = 10;
    if (problem.rights.empty() && value.size() > date_size &&
        (value[date_size] == ' ' || value[date_size] == 'T')) {
        problem.rights = readings(split(value.substr(0, date_size), "./-"));
        problem.safety = Safety::unsafe;
    }
    return problem;
}

} // namespace arbiter::lint::rules
