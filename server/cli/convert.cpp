#include "rewrite/convert.h"

#include "cli/commands.h"
#include "cli/rewrite/rewrite_files.h"
#include "rewrite/sheet_to_pgn.h"
#include "text/edit.h"
#include "text/line_ending.h"

#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <string>
#include <utility>

namespace arbiter::cli {

namespace {

// A format besides the notations: what a page of a book becomes.
constexpr std::string_view pgn = "pgn";

struct ConvertCommand {
    RewriteFiles files;
    std::string to;
    bool in_place = false;
    bool diff = false;
    bool list = false;
};

NewGame convert_game(const OldGame& old, const notation::Notation& to) {
    const std::string_view text = old.game.text();
    const auto edits = rewrite::convert(text, *old.game.analysis(), to);
    if (!edits) return left_as_it_is(old.game, edits.error());
    NewGame result;
    result.text = text::apply(text, *edits);
    return result;
}

// The line breaks are those of the page.
NewGame convert_page(const OldGame& old) {
    auto page = rewrite::sheet_to_pgn(old.game);
    if (old.followed == Followed::by_game) page.text += '\n';
    NewGame result;
    result.text = text::with_line_ending(page.text, text::line_endings(old.game.text()).dominant());
    if (page.obstacle)
        tell_obstacle(result, old.game, *page.obstacle, "from here the moves stand in a comment");
    return result;
}

// Between two files nothing else ends the last line of the first.
NewGame with_last_line_ended(NewGame game, Followed followed) {
    const bool is_open = !game.text.ends_with('\n') && !game.text.ends_with('\r');
    if (followed == Followed::by_game && is_open) game.text += "\n\n";
    return game;
}

RewriteGame rewriter_to(const std::string& to) {
    if (to == pgn) return convert_page;
    return [&notation = *notation::find_notation(to)](const OldGame& game) {
        return with_last_line_ended(convert_game(game, notation), game.followed);
    };
}

int list_targets() {
    const auto print = [](std::string_view id, std::string_view name) {
        std::cout << fmt::format("{:<15}{}\n", id, name);
    };
    for (const auto& notation : notation::notations())
        print(notation.id, notation.name);
    print(pgn, "a page of a book (.dn, .txt) as PGN, its notes as comments");
    return exit_clean;
}

int convert(const ConvertCommand& command) {
    if (command.list) return list_targets();
    RewriteFiles files = command.files;
    files.done = "converted";
    files.unchanged = "already in that notation";
    Target& target = files.target;
    target.deliver = command.diff       ? Deliver::as_diff
                     : command.in_place ? Deliver::in_place
                                        : Deliver::to_output;
    if (command.to == pgn) {
        files.takes = game::Format::score_sheet;
        if (files.inputs.stdin_filename.empty()) files.inputs.stdin_filename = "stdin.dn";
    }
    return rewrite_files(
        files, [rewriter = rewriter_to(command.to)](const config::Effective&) { return rewriter; });
}

std::string check_target(const std::string& name) {
    if (name == pgn || notation::find_notation(name) != nullptr) return {};
    return fmt::format("there is no notation {}; `arbiter convert --list` names them", name);
}

// What the library's own rules can't say.
void check_options(const ConvertCommand& command) {
    if (command.list) return;
    if (command.to.empty()) throw CLI::RequiredError("--to");
    if (command.to == pgn && command.in_place)
        throw CLI::ValidationError("--to pgn", "a page stays as it is printed; write it to another "
                                               "file with --output");
}

} // namespace

void add_convert(CLI::App& app, int& status) {
    auto* command =
        app.add_subcommand("convert", "Write the moves of PGN files in another notation");
    auto options = std::make_shared<ConvertCommand>();
    declare_options(*command, options->files);
    command
        ->add_option(
            "-t,--to", options->to,
            "san, lan, uci, iccf, figurine, descriptive, …, a language: de; or pgn, of a page")
        ->check(CLI::Validator(check_target, "NOTATION"));
    command->add_flag("--list", options->list, "List the notations and languages");
    auto* in_place = command->add_flag("-i,--in-place", options->in_place,
                                       "Replace the files instead of writing to standard output");
    auto* output = command->add_option("-o,--output", options->files.target.output,
                                       "Write to a file, in one step at the end");
    output->type_name("FILE")->excludes(in_place);
    command->add_flag("--diff", options->diff, "Write nothing; show what would change")
        ->excludes(in_place)
        ->excludes(output);
    command->callback([options, &status] {
        check_options(*options);
        status = convert(*options);
    });
}

} // namespace arbiter::cli
