#pragma once

#include "lsp/debounce.h"
#include "lsp/transport/transport.h"

#include <cstdint>
#include <optional>
#include <string>

// The language server (LSP 3.17) of one client.
namespace arbiter::lsp {

struct Options {
    Channel channel = Stdio{};
    // The process that must be alive, else the server exits; initialize can name it too.
    std::optional<std::int32_t> client_process_id;
    std::string version; // told to the client
    Debounce debounce;
    std::string documentation_url{}; // where the rules' pages are, unless the client says it
};

// Serves until exit, the end of the input or the client's death. Returns the process's exit status:
// 0 after shutdown, else 1; also 1 where the channel can't be opened, with a line on standard
// error.
int run(const Options& options);

// The same over a transport that is open.
int serve(Transport& transport, const Options& options);

} // namespace arbiter::lsp
