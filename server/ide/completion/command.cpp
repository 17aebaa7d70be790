#include "game/command.h"

#include "ide/completion/completers.h"
#include "ide/completion/known_name.h"

namespace arbiter::ide::completing {

void commands(const Place& place, std::vector<Completion>& out) {
    const bool is_closed = place.text.substr(place.word.end).starts_with(']');
    for (const game::CommandMeaning& command : game::command_meanings()) {
        auto& added = out.emplace_back(known_name(Completion::Kind::command, command));
        added.text = added.label + (is_closed ? " " : " ]");
        added.cursor = added.label.size() + 1;
    }
}

} // namespace arbiter::ide::completing
