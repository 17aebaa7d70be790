#include "game/command.h"

#include "ide/completion/completers.h"
#include "ide/markdown.h"

#include <fmt/format.h>

namespace arbiter::ide::completing {

void commands(const Place& place, std::vector<Completion>& out) {
    const bool is_closed = place.text.substr(place.word.end).starts_with(']');
    for (const game::CommandMeaning& command : game::command_meanings()) {
        const std::string name(command.name);
        const std::string about = fmt::format("{}; {}", command.form, command.source);
        out.push_back({.kind = Completion::Kind::command,
                       .label = name,
                       .detail = std::string(command.meaning),
                       .markdown = markdown::escape(about),
                       .plain = about,
                       .text = name + (is_closed ? " " : " ]"),
                       .cursor = name.size() + 1});
    }
}

} // namespace arbiter::ide::completing
