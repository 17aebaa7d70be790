#include "rewrite/convert.h"

#include "cli/commands.h"
#include "cli/rewrite/rewrite_files.h"
#include "text/edit.h"
#include "text/line_index.h"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>

namespace arbiter::cli {

namespace {

struct ConvertCommand {
    RewriteFiles files;
    std::string to;
    bool in_place = false;
    bool diff = false;
};

NewGame convert_game(const OldGame& old, const notation::Notation& to) {
    const game::Game game{std::string(old.text)};
    NewGame result;
    result.text = std::string(old.text);
    const auto edits = rewrite::convert(old.text, *game.analysis(), to);
    if (edits) {
        result.text = text::apply(old.text, *edits);
        return result;
    }
    result.notice = "the game is left as it is: " + edits.error().message;
    result.notice_line =
        static_cast<std::uint32_t>(text::line_breaks(old.text.substr(0, edits.error().span.begin)));
    return result;
}

int convert(const ConvertCommand& command) {
    RewriteFiles files = command.files;
    files.would = "Would convert";
    files.done = "converted";
    files.unchanged = "already in that notation";
    files.deliver = command.diff       ? Deliver::as_diff
                    : command.in_place ? Deliver::in_place
                                       : Deliver::to_stdout;
    const auto& to = *notation::find_notation(command.to);
    return rewrite_files(files, [&to](const OldGame& game) { return convert_game(game, to); });
}

std::string check_notation(const std::string& name) {
    if (notation::find_notation(name) != nullptr) return {};
    std::string known;
    for (const auto& notation : notation::notations())
        known += fmt::format("{}{} ({})", known.empty() ? "" : ", ", notation.id, notation.name);
    return fmt::format("there is no notation {}; there are {}", name, known);
}

} // namespace

void add_convert(CLI::App& app, int& status) {
    auto* command =
        app.add_subcommand("convert", "Write the moves of PGN files in another notation");
    auto options = std::make_shared<ConvertCommand>();
    command
        ->add_option("PATH", options->files.paths,
                     "Files and folders (their *.pgn files); - converts standard input")
        ->capture_default_str();
    command->add_option("--to", options->to, "san, lan, uci, iccf, figurine, …, or a language: de")
        ->required()
        ->check(CLI::Validator(check_notation, "NOTATION"));
    auto* in_place = command->add_flag("-i,--in-place", options->in_place,
                                       "Replace the files instead of writing to standard output");
    command->add_flag("--diff", options->diff, "Write nothing; show what would change")
        ->excludes(in_place);
    command->add_option("-j,--jobs", options->files.jobs, "Threads (default: one for each core)")
        ->check(CLI::Range(1u, 1024u));
    command->callback([options, &status] { status = convert(*options); });
}

} // namespace arbiter::cli
