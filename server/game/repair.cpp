#include "game/repair.h"

#include "game/play.h"
#include "notation/spelling.h"

#include <algorithm>
#include <ranges>
#include <tuple>
#include <variant>

namespace arbiter::game {

namespace {

// A game with more wrong moves than this is not a game with misprints.
constexpr std::uint32_t max_repairs = 100;

// No game was ever longer (269 moves, Nikolic - Arsovic 1989), so more can't tell more.
constexpr std::size_t farthest_look = 600;

// In one game; 0.1 s of work.
constexpr std::uint32_t max_plies_looked_ahead = 500'000;

// Texts that have less in common than this are not misprints of each other.
constexpr std::uint32_t farthest_spelling = 6;

std::string_view without_mark(std::string_view move) {
    return move.substr(0, move.find_last_not_of("+#") + 1);
}

// In edits. The mark of check counts only where one is written: many writers leave it out.
std::uint32_t distance(std::string_view written, std::string_view meant) {
    if (written == without_mark(written)) meant = without_mark(meant);
    return notation::spelling_distance(written, meant, farthest_spelling);
}

// How near the best candidate must be spelled. Measured on misprints put into real games (letters
// changed, swapped or left out, moves left out or swapped), 96 of 100 repairs that pass here are
// the move that was played, and 70 of 100 misprints are repaired.
constexpr std::uint32_t near_if_all_replays = 2;
constexpr std::uint32_t near_otherwise = 1;

// Plies that must replay where a second misprint stops the line. A wrong move seldom gets so far
// and is spelled so near.
constexpr std::uint32_t reach_to_next_misprint = 8;

// So many plies do not replay by accident, however the move is spelled.
constexpr std::uint32_t telling_reach = 8;

bool is_convincing(const Repair& repair) {
    if (repair.candidates.empty()) return false;
    const Candidate& best = repair.candidates.front();
    const bool all_replays = best.reach == std::min<std::size_t>(repair.rest, farthest_look);
    if (repair.candidates.size() == 1) return all_replays; // the only legal move
    const Candidate& second = repair.candidates[1];
    if (second.reach == best.reach && second.distance == best.distance) return false;
    const bool rivalled =
        std::ranges::any_of(repair.candidates | std::views::drop(1), [&](const Candidate& other) {
            return other.distance <= best.distance && best.reach < 2 * other.reach;
        });
    if (all_replays && telling_reach <= best.reach && !rivalled) return true;
    if (repair.rest == 0) return best.distance <= near_otherwise;
    if (all_replays) return best.distance <= near_if_all_replays;
    return reach_to_next_misprint <= best.reach && best.distance <= near_otherwise;
}

} // namespace

Repair Repairer::repair(Index ply, const chess::Position& before,
                        const notation::Reading& unreadable) {
    const auto written = text::slice(chunk_, score_.plies[ply].span);
    const auto& line = score_.lines[score_.plies[ply].line].plies;
    const auto rest = std::span(line).subspan(
        static_cast<std::size_t>(std::ranges::upper_bound(line, ply) - line.begin()));

    Repair repair;
    repair.rest = static_cast<std::uint32_t>(rest.size());
    const auto add = [&](chess::Move move) {
        Candidate candidate{move, notations_.front()->write(move, before), 0, 0};
        candidate.distance = distance(written, candidate.text);
        repair.candidates.push_back(std::move(candidate));
    };
    const bool exhausted = repairs_ == max_repairs || plies_ >= max_plies_looked_ahead;
    if (const auto* ambiguous = std::get_if<notation::Ambiguous>(&unreadable)) {
        std::ranges::for_each(ambiguous->candidates, add);
    } else if (!exhausted) {
        std::ranges::for_each(before.legal_moves(), add);
    }
    if (exhausted) return repair;

    ++repairs_;
    for (Candidate& candidate : repair.candidates) {
        chess::Position after = before;
        after.play(candidate.move);
        candidate.reach = reach(after, rest.first(std::min(rest.size(), farthest_look)));
    }
    std::ranges::sort(repair.candidates, {}, [](const Candidate& candidate) {
        return std::tuple(-std::int64_t{candidate.reach}, candidate.distance,
                          std::string_view(candidate.text));
    });
    repair.accepted = is_convincing(repair);
    return repair;
}

// How many plies replay one after the other.
std::uint32_t Repairer::reach(chess::Position position, std::span<const Index> rest) {
    std::uint32_t reached = 0;
    for (const Index ply : rest) {
        ++plies_;
        const auto played = play(text::slice(chunk_, score_.plies[ply].span), position, notations_);
        if (!std::holds_alternative<notation::Legal>(played.reading)) break;
        ++reached;
    }
    return reached;
}

} // namespace arbiter::game
