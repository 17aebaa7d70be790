#include "game/opening.h"

#include "game/score_sheet.h"
#include "text/ascii.h"

#include <algorithm>
#include <ranges>

namespace arbiter::game {

namespace {

constexpr std::string_view reference = "as in ";

// Of its heading: "GAME No. 12", "Game 5."; 0 where it has none.
std::uint32_t heading_number(std::string_view page) {
    constexpr std::size_t longest_heading = 400;
    page = page.substr(0, longest_heading);
    for (const std::string_view word : {"GAME", "Game"}) {
        const auto begin = page.find(word);
        if (begin == std::string_view::npos) continue;
        auto behind = page.substr(begin + word.size());
        behind = behind.substr(0, behind.find_first_of("\r\n"));
        behind.remove_prefix(std::min(behind.find_first_of(text::digits), behind.size()));
        std::uint32_t number = 0;
        for (; !behind.empty() && text::is_digit(behind[0]) && number < 100'000;
             behind.remove_prefix(1))
            number = number * 10 + static_cast<std::uint32_t>(behind[0] - '0');
        return number;
    }
    return 0;
}

std::vector<chess::Move> main_line(const Game& game) {
    const auto analysis = game.analysis();
    std::vector<chess::Move> moves = game.opening();
    if (!analysis->score.reference) moves.clear();
    moves.resize(std::min<std::size_t>(moves.size(), analysis->replay.taken_over));
    for (const Index ply : analysis->score.lines.front().plies) {
        if (!analysis->replay.plies[ply].is_on_board()) break;
        moves.push_back(analysis->replay.plies[ply].move);
    }
    return moves;
}

} // namespace

bool may_refer(std::string_view chunk) {
    return chunk.find(reference) != std::string_view::npos;
}

std::vector<chess::Move> opening_moves(std::string_view chunk,
                                       std::span<const std::shared_ptr<const Game>> before) {
    const auto score = read_score_sheet(chunk);
    if (!score.reference) return {};
    for (const auto& game : before | std::views::reverse) {
        if (heading_number(game->text()) == score.reference->game) return main_line(*game);
    }
    return {};
}

} // namespace arbiter::game
