#include "cli/commands.h"
#include "cli/documentation.h"
#include "lsp/server.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace arbiter::cli {

namespace {

// As LSP 3.17 recommends them ("Implementation Considerations").
struct LspOptions {
    bool stdio = false;
    std::optional<std::uint16_t> port; // listen; 0 lets the system choose
    std::uint16_t socket = 0;          // connect
    std::string host = "127.0.0.1";
    std::string pipe;
    std::int32_t client_process_id = 0;
};

lsp::Channel channel_of(const LspOptions& options) {
    if (options.port) return lsp::Tcp{options.host, *options.port, lsp::Role::listen};
    if (options.socket != 0) return lsp::Tcp{options.host, options.socket, lsp::Role::connect};
    if (!options.pipe.empty()) return lsp::Pipe{options.pipe};
    return lsp::Stdio{};
}

} // namespace

void add_lsp(CLI::App& app, int& status) {
    auto* command = app.add_subcommand("lsp", "Start the language server");
    auto options = std::make_shared<LspOptions>();
    auto* channel = command->add_option_group("Channel", "How the client is reached");
    channel->add_flag("--stdio", options->stdio, "Standard input and output (default)");
    channel->add_option("--port", options->port,
                        "Listen on a TCP port; 0 takes a free one, which standard error tells");
    channel->add_option("--socket", options->socket, "Connect to a TCP port");
    channel->add_option("--pipe", options->pipe, "Connect to a Unix socket");
    channel->require_option(0, 1);
    command->add_option("--host", options->host, "Address of the TCP port")->capture_default_str();
    command->add_option("--clientProcessId", options->client_process_id,
                        "Exit when this process does");
    command->callback([options, &status] {
        lsp::Options server;
        server.channel = channel_of(*options);
        if (options->client_process_id > 0) server.client_process_id = options->client_process_id;
        server.version = ARBITER_VERSION;
        server.documentation_url = documentation_url();
        status = lsp::run(server);
    });
}

} // namespace arbiter::cli
