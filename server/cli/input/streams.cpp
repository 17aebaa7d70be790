#include "cli/input/streams.h"

#include "cli/input/archive.h"
#include "cli/input/container.h"
#include "cli/input/file_source.h"
#include "cli/input/gzip_source.h"
#include "text/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace arbiter::cli {

namespace {

bool begins_like_games(std::string_view bytes) {
    if (bytes.starts_with(text::byte_order_mark)) bytes.remove_prefix(text::byte_order_mark.size());
    bytes.remove_prefix(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    return bytes.starts_with("[Event ");
}

// tar writes `./games.pgn`.
std::string_view without_dot(std::string_view name) {
    return name.starts_with("./") ? name.substr(2) : name;
}

void read_archive(const Input& input, std::unique_ptr<ByteSource> file,
                  const StreamHandlers& handlers) {
    Archive archive(std::move(file));
    while (true) {
        auto member = archive.next();
        if (!member) return handlers.failure(fmt::format("{}: {}", input.name, member.error()));
        if (!*member) return;
        const bool is_only_one = (*member)->name.empty();
        const std::string name =
            is_only_one ? input.name
                        : fmt::format("{}/{}", input.name, without_dot((*member)->name));
        if (recognise_container((*member)->first_bytes) != Container::none)
            handlers.failure(fmt::format("{}: an archive in an archive is not opened", name));
        else if (is_only_one || has_game_name(name) || begins_like_games((*member)->first_bytes))
            handlers.games({name, GameReader(std::move((*member)->bytes), name), false});
    }
}

} // namespace

void read_streams(const Input& input, const StreamHandlers& handlers) {
    const auto fail = [&](const std::string& error) {
        handlers.failure(fmt::format("{}: {}", input.name, error));
    };
    auto file = FileSource::open(input.path);
    if (!file) return fail(file.error());
    const auto first_bytes = (*file)->peek(container_mark_bytes);
    if (!first_bytes) return fail(first_bytes.error());
    switch (recognise_container(*first_bytes)) {
    case Container::none:
        return handlers.games({input.name, GameReader(*std::move(file), input.name), true});
    case Container::gzip:
        return read_archive(input, std::make_unique<GzipSource>(*std::move(file)), handlers);
    case Container::archive:
        return read_archive(input, *std::move(file), handlers);
    }
}

} // namespace arbiter::cli
