#pragma once

#include <tl/expected.hpp>

#include <filesystem>
#include <fstream>
#include <memory>
#include <ostream>
#include <string>

namespace arbiter::cli {

// Where a report goes: standard output, or a file that takes its name only once it is complete, so
// that nobody reads half of it.
class Destination {
public:
    // An empty path is standard output. Errors are sentences with the path.
    static tl::expected<std::unique_ptr<Destination>, std::string> open(const std::string& path);

    ~Destination();
    Destination(const Destination&) = delete;
    Destination& operator=(const Destination&) = delete;

    std::ostream& stream();
    // Gives the file its name. Without it, what was written to a file is dropped.
    tl::expected<void, std::string> commit();

private:
    Destination(std::filesystem::path path, std::filesystem::path beside);

    std::filesystem::path path_;   // empty: standard output
    std::filesystem::path beside_; // where it is written until then; path_ itself for a device
    std::ofstream file_;
};

} // namespace arbiter::cli
