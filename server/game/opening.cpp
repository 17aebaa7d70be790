#include "game/opening.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::game {

namespace {

// Plies of another game that one may take over: far more than any book does, and little enough for
// each game of a book to hold.
constexpr std::size_t longest_opening = 200;

// How far a heading is looked for.
constexpr std::size_t longest_page_head = 400;

// One of which each reference has.
constexpr std::array<std::string_view, 3> reference_words{"epeat ", "s in ", "s before"};

// The first of the page's lines that `read` makes something of.
template <typename Read>
auto find_line(std::string_view page, Read read) -> decltype(read(page)) {
    while (!page.empty()) {
        const auto size = std::min(page.find_first_of("\r\n"), page.size());
        if (auto found = read(page.substr(0, size))) return found;
        page.remove_prefix(std::min(size + 1, page.size()));
    }
    return std::nullopt;
}

std::optional<GameReference> find_reference(std::string_view page) {
    return may_refer(page) ? find_line(page, read_reference) : std::nullopt;
}

std::vector<chess::Move> main_line(const Game& game) {
    const auto analysis = game.analysis();
    std::vector<chess::Move> moves = game.opening();
    moves.resize(std::min<std::size_t>(moves.size(), analysis->replay.taken_over));
    for (const Index ply : analysis->score.lines.front().plies) {
        if (moves.size() == longest_opening || !analysis->replay.plies[ply].is_on_board()) break;
        moves.push_back(analysis->replay.plies[ply].move);
    }
    return moves;
}

} // namespace

bool may_refer(std::string_view page) {
    return std::ranges::any_of(reference_words,
                               [page](auto words) { return page.find(words) != page.npos; });
}

std::vector<chess::Move> Openings::of(std::string_view page) {
    const auto reference = find_reference(page);
    if (!reference) return {};
    const auto source = find(*reference);
    if (!source) return {};
    if (!source->moves) source->moves = main_line(*source->game);
    return *source->moves;
}

void Openings::add(std::shared_ptr<const Game> game) {
    previous_ = std::make_shared<Source>(Source{std::move(game), {}});
    const auto page = previous_->game->text();
    if (!find_reference(page)) opening_ = previous_;
    const auto heading = find_line(page.substr(0, longest_page_head), read_heading);
    if (!heading) return;
    auto& named = heading->to == GameReference::To::variation ? variations_ : games_;
    named[heading->number] = previous_;
}

Openings::SharedSource Openings::find(const GameReference& reference) const {
    const auto by_number = [&](const auto& named) {
        const auto found = named.find(reference.number);
        return found == named.end() ? nullptr : found->second;
    };
    switch (reference.to) {
    case GameReference::To::game:
        return by_number(games_);
    case GameReference::To::variation:
        return by_number(variations_);
    case GameReference::To::previous:
        return previous_;
    case GameReference::To::opening:
        return opening_;
    }
    return nullptr;
}

} // namespace arbiter::game
