#pragma once

#include "game/game.h"
#include "ide/completion.h"

#include <string_view>
#include <vector>

// Each completer knows one kind of thing to write, and appends what fits.
namespace arbiter::ide::completing {

struct Place {
    std::string_view text; // of the chunk
    const game::Analysis& analysis;
    text::Span word; // around the cursor
    // The last item that ends before the word; null at the start of the movetext.
    const game::Item* before = nullptr;
    const game::TagPair* tag = nullptr; // around the cursor
};

void moves(const Place& place, std::vector<Completion>& out);
void results(const Place& place, std::vector<Completion>& out);
void nags(const Place& place, std::vector<Completion>& out);
void commands(const Place& place, std::vector<Completion>& out);
void tag_names(const Place& place, std::vector<Completion>& out);
void tag_values(const Place& place, std::vector<Completion>& out);

} // namespace arbiter::ide::completing
