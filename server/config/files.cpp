#include "config/files.h"

#include "config/toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace arbiter::config {

namespace {

// More than this is a chain that nobody understands, or one that bites its tail.
constexpr std::size_t most_extended = 10;

std::string_view parent(std::string_view path) {
    const auto slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

std::string join(std::string_view folder, std::string_view path) {
    return path.starts_with('/') ? std::string(path) : fmt::format("{}/{}", folder, path);
}

// Where a key of the table stands.
Place place_of(const Node& node, std::string_view key) {
    const auto& table = std::get<Node::Table>(node.value);
    const auto found = std::ranges::find(table, key, &Entry::key);
    return found == table.end() ? node.place : found->node.place;
}

class Loader {
public:
    explicit Loader(const ReadFile& read) : read_(read) {}

    // The file, and before it in the layers those that it extends.
    tl::expected<void, Broken> load(const std::string& path, const std::string& text) {
        const auto node = read_toml(text);
        if (!node) return tl::unexpected(Broken{path, {node.error()}});
        auto [settings, problems] = read_settings(*node);
        if (!problems.empty()) return tl::unexpected(Broken{path, std::move(problems)});
        found_.paths.push_back(path);
        if (settings.extend) {
            if (auto loaded = extend(path, *settings.extend, place_of(*node, "extend")); !loaded)
                return loaded;
        }
        found_.layers.push_back({path, std::string(parent(path)), std::move(settings)});
        return {};
    }

    Found take() && { return std::move(found_); }

private:
    tl::expected<void, Broken> extend(const std::string& path, const std::string& other,
                                      Place place) {
        const auto broken = [&](std::string message) {
            return tl::unexpected(Broken{path, {{place, std::move(message)}}});
        };
        if (found_.paths.size() > most_extended)
            return broken("more files extend one another than anybody can follow");
        const std::string base = join(parent(path), other);
        const auto text = read_(base);
        if (!text) return broken(fmt::format("there is no file '{}' to extend", other));
        return load(base, *text);
    }

    const ReadFile& read_;
    Found found_;
};

tl::expected<Found, Broken> load(const std::string& path, const std::string& text,
                                 const ReadFile& read) {
    Loader loader(read);
    if (auto loaded = loader.load(path, text); !loaded) return tl::unexpected(loaded.error());
    return std::move(loader).take();
}

} // namespace

tl::expected<Found, Broken> find_files(std::string_view folder, const ReadFile& read) {
    while (true) {
        const std::string path = join(folder, file_name);
        if (const auto text = read(path)) return load(path, *text, read);
        if (folder.empty()) return Found{};
        folder = parent(folder);
    }
}

tl::expected<Found, Broken> load_file(const std::string& path, const ReadFile& read) {
    const auto text = read(path);
    if (!text) return tl::unexpected(Broken{path, {{{}, "there is no such file"}}});
    return load(path, *text, read);
}

} // namespace arbiter::config
