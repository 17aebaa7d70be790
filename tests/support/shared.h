#pragma once

#include "support/catch.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

// The real games and tables that tests read in place, outside the project.
namespace arbiter::test {

inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::filesystem::path shared_path(const std::string& name) {
    return std::filesystem::path(ARBITER_SHARED_DIR) / name;
}

// Nothing, with a loud warning that names the file, where it is absent.
inline std::optional<std::string> read_shared(const std::string& name) {
    const auto path = shared_path(name);
    if (!std::filesystem::exists(path)) {
        WARN("SKIPPED: " << path.string() << " is absent");
        return std::nullopt;
    }
    return read_file(path);
}

} // namespace arbiter::test
