#pragma once

#include "config/files.h"
#include "lsp/document_options.h"
#include "lsp/protocol/types.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace arbiter::lsp {

// What holds for each document: the configuration files of its folder, as they are on disk, and,
// stronger, the editor's settings. Owned by the session's thread.
class Configurations {
public:
    // The editor's settings: an object with members named as in .arbiter.toml; what else is in it
    // is left alone. Returns a sentence for each that can't be understood.
    std::vector<std::string> set_editor_settings(const Json& settings);

    // Where a file can't be read, what the editor says holds alone.
    DocumentOptions options_of(const std::string& uri);

    // Files are read again when they are next asked for.
    void forget_files();

    // What the user is to be told, once: diagnostics of configuration files, empty where one is
    // mended, and sentences to show.
    struct News {
        std::vector<protocol::PublishDiagnosticsParams> diagnostics;
        std::vector<std::string> messages;
    };
    News take_news();

private:
    using Layers = std::vector<config::Layer>;

    const Layers& layers_of(const std::string& folder);
    void tell_broken(const config::Broken& broken);

    config::Layer editor_{"editor", "", {}};
    std::map<std::string, Layers> folders_;
    using Told = std::map<std::string, std::vector<protocol::Diagnostic>>; // by path
    Told broken_;
    Told broken_before_; // what was told before the files were forgotten, and not again since
    News news_;
};

} // namespace arbiter::lsp
