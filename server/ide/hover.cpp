#include "ide/hover.h"

#include "ide/hover/finders.h"

#include <array>

namespace arbiter::ide {

std::optional<Hover> hover(const game::Game& game, std::uint32_t offset,
                           const HoverOptions& options) {
    using Finder = std::optional<Hover> (*)(const hovering::Place&);
    constexpr std::array<Finder, 9> finders{
        hovering::move,    hovering::move_number, hovering::annotation,
        hovering::clock,   hovering::evaluation,  hovering::drawing,
        hovering::command, hovering::result,      hovering::tag};

    const auto analysis = game.analysis();
    const hovering::Place place{game.text(), *analysis, offset, options};
    for (const Finder find : finders)
        if (auto found = find(place)) return found;
    return std::nullopt;
}

} // namespace arbiter::ide
