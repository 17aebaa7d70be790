#include "game/board_mark.h"
#include "ide/hover/finders.h"
#include "ide/hover/page.h"
#include "ide/hover/subject.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace arbiter::ide::hovering {
namespace {

using game::BoardMark;
using game::MarkKind;

constexpr std::array<std::pair<char, std::string_view>, 6> colours{{
    {'G', "Green"},
    {'R', "Red"},
    {'Y', "Yellow"},
    {'B', "Blue"},
    {'C', "Cyan"},
    {'O', "Orange"},
}};

std::string squares_of(const BoardMark& mark) {
    const std::string from = chess::to_string(mark.from);
    return mark.to == chess::no_square ? from : from + " → " + chess::to_string(mark.to);
}

} // namespace

std::optional<Hover> drawing(const Place& place) {
    const game::Command* command = command_at(place, {"csl", "cal"});
    if (command == nullptr) return std::nullopt;
    const auto name = text::slice(place.text, command->name);
    auto marks = game::read_board_marks(text::slice(place.text, command->value),
                                        name == "csl" ? MarkKind::square : MarkKind::arrow);
    std::erase_if(marks, [](const BoardMark& mark) { return mark.flaw != BoardMark::Flaw::none; });
    if (marks.empty()) return std::nullopt;

    Page page(place.options.board);
    page.title(name == "csl" ? "Coloured squares" : "Arrows");
    for (const auto& [letter, colour] : colours) {
        std::vector<std::string> places;
        for (const BoardMark& mark : marks)
            if (mark.colour == letter) places.push_back(squares_of(mark));
        if (!places.empty()) page.paragraph(fmt::format("{}: {}", colour, fmt::join(places, ", ")));
    }
    const game::Item& item = place.analysis.score.items[command->item];
    if (const auto board = board_at(place.analysis, item)) page.board(*board, {}, marks);
    return std::move(page).finish(command->span);
}

} // namespace arbiter::ide::hovering
