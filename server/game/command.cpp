#include "game/command.h"

#include "text/ascii.h"

#include <algorithm>
#include <array>

namespace arbiter::game {

namespace {

constexpr std::string_view mark = "[%";

constexpr std::string_view supplement = "PGN supplement of 2001";
constexpr std::string_view time_form = "h:mm:ss, perhaps with a fraction of the second";

constexpr std::array meanings{
    CommandMeaning{"clk", "the time left on the clock of the side that moved", time_form,
                   supplement},
    CommandMeaning{"emt", "the time spent on the move", time_form, supplement},
    CommandMeaning{"egt", "the time that the side that moved has spent so far", time_form,
                   supplement},
    CommandMeaning{"mct", "what a mechanical clock shows", "hh:mm:ss", supplement},
    CommandMeaning{"eval", "an engine's evaluation, from White's side",
                   "pawns, as -0.35, or # and moves to mate, as #-3; perhaps a comma and the depth",
                   "written by lichess and ChessBase"},
    CommandMeaning{"evp", "the engine's evaluation after each move, for a profile of the game",
                   "numbers with commas between them", "written by ChessBase"},
    CommandMeaning{"cal", "coloured arrows",
                   "for each a colour (G, R, Y, B) and two squares, as Ge2e4, with commas between",
                   "written by ChessBase and lichess"},
    CommandMeaning{"csl", "coloured squares",
                   "for each a colour (G, R, Y, B) and a square, as Rd5, with commas between",
                   "written by ChessBase and lichess"},
    CommandMeaning{"mdl", "medals: what the game is an example of", "a number",
                   "written by ChessBase"},
    CommandMeaning{"tqu", "a training question", "texts, moves and points", "written by ChessBase"},
    CommandMeaning{"cbm", "a comment that belongs before the move", "any text",
                   "written by Chess Forge"},
    CommandMeaning{"c_arrow", "arrows", "squares and settings", "written by chess.com"},
    CommandMeaning{"c_effect", "effects on squares", "squares and settings",
                   "written by chess.com"},
    CommandMeaning{"c_highlight", "coloured squares", "squares and settings",
                   "written by chess.com"},
    CommandMeaning{"timestamp", "the time since the game began", "tenths of seconds",
                   "written by chess.com"},
    CommandMeaning{"arrow", "an arrow", "two squares and a colour", "written by Scid"},
    CommandMeaning{"mark", "a coloured square", "a square and a colour", "written by Scid"},
    CommandMeaning{"draw", "a mark or an arrow on the board", "kind, squares and colour",
                   "written by Scid"},
    CommandMeaning{"ct", "the clock of the side that moved", "hours, minutes and seconds",
                   "written by Scid"},
    CommandMeaning{"depth", "the depth of an engine's search", "a number",
                   "written by analysis programs"},
};

// Where the command ends whose name ends at `from`, and whether its own ] ends it. A bracket may
// stand in the value, unless the next command begins with it.
struct End {
    std::size_t offset;
    bool closed;
};

End find_end(std::string_view words, std::size_t from) {
    const auto end = std::min(words.find(mark, from), words.size());
    const auto close = words.substr(0, end).find(']', from);
    if (close == std::string_view::npos) return {end, false};
    return {close + 1, true};
}

} // namespace

void read_commands(std::string_view chunk, text::Span comment, std::uint32_t item,
                   std::vector<Command>& commands) {
    const auto offset = [](std::size_t place) { return static_cast<std::uint32_t>(place); };
    auto words = chunk.substr(0, comment.end);
    if (words.ends_with('}')) words.remove_suffix(1);
    auto at = words.find(mark, comment.begin);
    while (at != std::string_view::npos) {
        const auto name = at + mark.size();
        auto name_end = name;
        while (name_end < words.size() && text::is_name_char(words[name_end]))
            ++name_end;
        if (name == name_end || !text::is_letter(words[name])) {
            at = words.find(mark, name);
            continue;
        }
        const auto end = find_end(words, name_end);
        const auto value =
            text::trimmed(chunk, {offset(name_end), offset(end.offset - (end.closed ? 1 : 0))});
        const auto span_end = end.closed ? offset(end.offset) : value.end;
        commands.push_back(
            {{offset(at), span_end}, {offset(name), offset(name_end)}, value, item, end.closed});
        at = words.find(mark, end.offset);
    }
}

std::span<const CommandMeaning> command_meanings() {
    return meanings;
}

const CommandMeaning* command_meaning(std::string_view name) {
    const auto* row = std::ranges::find(meanings, name, &CommandMeaning::name);
    return row == meanings.end() ? nullptr : row;
}

} // namespace arbiter::game
