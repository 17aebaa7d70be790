#include "cli/commands.h"
#include "cli/complain.h"

#include <exception>

int main(int argc, char** argv) {
    using namespace arbiter::cli;
    CLI::App app{"Language server and linter for chess game files", "arbiter"};
    app.set_version_flag("--version", "arbiter " ARBITER_VERSION);
    app.require_subcommand(1);
    app.get_formatter()->column_width(32);

    int status = exit_clean;
    add_check(app, status);
    add_config(app, status);
    add_convert(app, status);
    add_format(app, status);
    add_lsp(app, status);
    add_rule(app, status);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? exit_clean : exit_failure;
    } catch (const std::exception& error) {
        return refuse(error.what());
    }
    return status;
}
