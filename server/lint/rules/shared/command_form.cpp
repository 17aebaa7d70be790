#include "lint/rules/shared/command_form.h"

#include "game/board_mark.h"
#include "game/clock_time.h"
#include "game/evaluation.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace arbiter::lint::rules {

namespace {

using Problems = std::vector<CommandProblem>;

// The value of a command, and where it stands.
struct Value {
    std::string_view chunk;
    text::Span command;
    text::Span span;

    std::string_view text() const { return slice(chunk, span); }

    CommandProblem problem(CommandFlaw flaw, std::string message) const {
        return {flaw, span, std::move(message), std::nullopt};
    }
    CommandProblem problem(CommandFlaw flaw, std::string message, std::string_view right) const {
        return {flaw, span, std::move(message), replace(chunk, span, right)};
    }
};

std::string replaced(std::string_view text, std::string_view from, std::string_view to) {
    std::string out;
    for (auto at = text.find(from); at != std::string_view::npos; at = text.find(from)) {
        out += std::string(text.substr(0, at)) + std::string(to);
        text.remove_prefix(at + from.size());
    }
    return out + std::string(text);
}

// Times ------------------------------------------------------------------------------------------

// What other signs stand for, where with the right one the text is a time of the usual form.
std::optional<std::string> time_with_right_signs(std::string_view text) {
    struct Sign {
        std::string_view written;
        std::string_view right;
    };
    constexpr std::array<Sign, 5> signs{
        {{",", "."}, {".", ":"}, {";", ":"}, {"-", ":"}, {"：", ":"}}};
    for (const auto& sign : signs) {
        auto other = replaced(text, sign.written, sign.right);
        const auto time = game::read_clock_time(other);
        if (time && time->form == game::ClockTime::Form::standard) return other;
    }
    return std::nullopt;
}

CommandProblem bare_number(const Value& value, std::string_view right) {
    const auto written = quote(value.text());
    const bool decimal = value.text().find('.') != std::string_view::npos;
    auto problem =
        decimal
            ? value.problem(
                  CommandFlaw::seconds,
                  fmt::format("{} is in seconds: most programs look for h:mm:ss", written), right)
            : value.problem(CommandFlaw::bare_number,
                            fmt::format("{} is a bare number: times are written h:mm:ss", written),
                            right);
    problem.span = value.command;
    return problem;
}

Problems check_clock(const Value& value) {
    const auto time = game::read_clock_time(value.text());
    if (time && (time->form == game::ClockTime::Form::standard ||
                 time->form == game::ClockTime::Form::leading_zero))
        return {};
    const auto written = quote(value.text());
    if (!time) {
        const auto message = fmt::format("{} is no time: times are written h:mm:ss", written);
        const auto right = time_with_right_signs(value.text());
        if (!right) return {value.problem(CommandFlaw::no_time, message)};
        return {value.problem(CommandFlaw::no_time, message, *right)};
    }
    const auto right = game::write_clock_time(time->milliseconds);
    switch (time->form) {
    case game::ClockTime::Form::narrow:
        return {value.problem(
            CommandFlaw::narrow,
            fmt::format("{} lacks a digit: minutes and seconds have two", written), right)};
    case game::ClockTime::Form::too_large:
        return {value.problem(
            CommandFlaw::too_large,
            fmt::format("{} is no time: minutes and seconds go up to 59", written), right)};
    case game::ClockTime::Form::no_hours:
        return {value.problem(CommandFlaw::no_hours,
                              fmt::format("{} lacks the hours: times are written h:mm:ss", written),
                              right)};
    default:
        return {bare_number(value, right)};
    }
}

// Evaluations ------------------------------------------------------------------------------------

// The usual form of what programs write: M5, -M5, 0.35/20, a minus sign that is no hyphen.
std::optional<std::string> usual_evaluation(std::string_view text) {
    auto usual = replaced(replaced(text, "−", "-"), "/", ",");
    for (const std::string_view mate : {"-M", "-#", "-m"})
        if (usual.starts_with(mate)) usual.replace(0, mate.size(), "#-");
    for (const std::string_view mate : {"+M", "+#", "+m", "M", "m"})
        if (usual.starts_with(mate)) usual.replace(0, mate.size(), "#");
    if (!game::read_evaluation(usual)) return std::nullopt;
    return usual;
}

Problems check_evaluation(const Value& value) {
    if (game::read_evaluation(value.text())) return {};
    const auto message =
        fmt::format("{} is no evaluation: it is written in pawns, as 0.35, or with # and the moves "
                    "to mate, as #-3",
                    quote(value.text()));
    const auto usual = usual_evaluation(value.text());
    if (!usual) return {value.problem(CommandFlaw::evaluation, message)};
    return {value.problem(CommandFlaw::evaluation, message, *usual)};
}

// Squares and arrows -----------------------------------------------------------------------------

// The mark with capital and small letters as they are due.
std::optional<std::string> in_usual_case(std::string_view text, game::MarkKind kind) {
    std::string usual;
    for (const char c : text)
        usual += usual.empty() ? text::to_upper(c) : text::to_lower(c);
    if (game::read_board_mark(usual, kind).flaw != game::BoardMark::Flaw::none) return std::nullopt;
    return usual;
}

// The marks between whose commas something stands.
std::string without_empty_marks(const Value& value, std::span<const game::BoardMark> marks) {
    std::string rest;
    for (const auto& mark : marks) {
        if (mark.flaw == game::BoardMark::Flaw::empty) continue;
        if (!rest.empty()) rest += ',';
        rest += slice(value.text(), mark.span);
    }
    return rest;
}

Problems check_marks(const Value& value, game::MarkKind kind) {
    const std::string_view squares = kind == game::MarkKind::square
                                         ? "a square is a colour and one square, as Gd4"
                                         : "an arrow is a colour and two squares, as Ge2e4";
    Problems problems;
    const auto marks = game::read_board_marks(value.text(), kind);
    if (std::ranges::any_of(
            marks, [](const auto& mark) { return mark.flaw == game::BoardMark::Flaw::empty; }))
        problems.push_back(value.problem(CommandFlaw::mark_empty, "a comma has no mark on one side",
                                         without_empty_marks(value, marks)));
    for (const auto& each : marks) {
        if (each.flaw == game::BoardMark::Flaw::none || each.flaw == game::BoardMark::Flaw::empty)
            continue;
        const Value mark{value.chunk,
                         value.command,
                         {value.span.begin + each.span.begin, value.span.begin + each.span.end}};
        const auto written = quote(mark.text());
        const bool colour = each.flaw == game::BoardMark::Flaw::colour;
        auto message = colour
                           ? fmt::format("{} has no colour: it begins with G, R, Y or B", written)
                           : fmt::format("{} is no mark: {}", written, squares);
        const auto flaw = colour ? CommandFlaw::mark_colour : CommandFlaw::mark_squares;
        const auto usual = in_usual_case(mark.text(), kind);
        problems.push_back(usual ? mark.problem(flaw, std::move(message), *usual)
                                 : mark.problem(flaw, std::move(message)));
    }
    return problems;
}

Problems check_squares(const Value& value) {
    return check_marks(value, game::MarkKind::square);
}

Problems check_arrows(const Value& value) {
    return check_marks(value, game::MarkKind::arrow);
}

// ------------------------------------------------------------------------------------------------

struct CommandForm {
    std::string_view name;
    Problems (*check)(const Value&);
};

constexpr std::array forms{
    CommandForm{"clk", check_clock},  CommandForm{"emt", check_clock},
    CommandForm{"egt", check_clock},  CommandForm{"eval", check_evaluation},
    CommandForm{"cal", check_arrows}, CommandForm{"csl", check_squares},
};

Problems check_value(const CommandForm& form, const Value& value) {
    if (!value.span.empty()) return form.check(value);
    return {{CommandFlaw::no_value, value.command, fmt::format("{} says nothing", form.name),
             text::Edit{value.command, {}}}};
}

// A command whose name runs into its value, if with a blank between it is well formed.
std::optional<CommandProblem> missing_blank(std::string_view chunk, const game::Command& command) {
    for (const auto& form : forms) {
        const auto name = slice(chunk, command.name);
        if (!name.starts_with(form.name) || name == form.name) continue;
        const auto place = command.name.begin + static_cast<std::uint32_t>(form.name.size());
        const auto end = std::max(command.name.end, command.value.end);
        if (!form.check({chunk, command.span, {place, end}}).empty()) continue;
        return CommandProblem{CommandFlaw::no_blank, command.span,
                              fmt::format("a blank is missing behind {}", form.name),
                              insert(place, " ")};
    }
    return std::nullopt;
}

} // namespace

std::vector<CommandProblem> command_problems(const Context& context, const game::Command& command) {
    const auto name = slice(context.text, command.name);
    const auto form = std::ranges::find(forms, name, &CommandForm::name);
    if (form == forms.end()) {
        if (auto problem = missing_blank(context.text, command)) return {*std::move(problem)};
        return {};
    }
    auto problems = check_value(*form, {context.text, command.span, command.value});
    if (command.closed || !problems.empty()) return problems;
    return {{CommandFlaw::not_closed, command.span,
             fmt::format("{} is not closed: ] is missing", name), insert(command.span.end, "]")}};
}

} // namespace arbiter::lint::rules
