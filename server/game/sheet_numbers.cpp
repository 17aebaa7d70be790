#include "game/sheet_numbers.h"

#include <cstddef>

namespace arbiter::game {

namespace {

// A number before a move, and how far it is from where the move stands in the game.
struct Numbered {
    Index ply;
    std::int64_t due;
    std::int64_t offset;
    bool is_read;
};

std::vector<Numbered> numbered_plies(const Score& score, std::uint32_t taken_over) {
    std::vector<Numbered> all;
    std::int64_t count = taken_over;
    for (const Index ply : score.lines.front().plies) {
        const auto& number = score.plies[ply].number;
        const std::int64_t due = count++ / 2 + 1;
        if (number) all.push_back({ply, due, number->number - due, number->number > 0});
    }
    return all;
}

} // namespace

std::vector<NumberSlip> number_slips(const Score& score, const Start& start,
                                     std::uint32_t taken_over) {
    std::vector<NumberSlip> slips;
    auto all = numbered_plies(score, taken_over);
    for (const Numbered& number : all)
        if (!number.is_read)
            slips.push_back(
                {NumberSlip::Kind::unreadable, number.ply, static_cast<std::uint32_t>(number.due)});
    std::erase_if(all, [](const Numbered& number) { return !number.is_read; });
    if (all.empty()) return slips;
    // A position may be set up at any move of a game.
    const bool from_the_start = start.position.key() == chess::Position::start().key();
    std::int64_t offset = from_the_start ? 0 : all.front().offset;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Index ply = all[i].ply;
        const std::int64_t due = all[i].due;
        const std::int64_t found = all[i].offset;
        if (found == offset) continue;
        // Where the numbers go on from there, moves are missing, or printed twice.
        const bool goes_on = i + 1 < all.size() && all[i + 1].offset == found;
        const auto more = found > offset ? NumberSlip::Kind::missing : NumberSlip::Kind::repeated;
        slips.push_back({goes_on ? more : NumberSlip::Kind::misprint, ply,
                         static_cast<std::uint32_t>(due + offset)});
        if (goes_on) offset = found;
    }
    return slips;
}

} // namespace arbiter::game
