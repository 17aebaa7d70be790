#pragma once

#include <tl/expected.hpp>

#include <cstdio>
#include <memory>
#include <string>

namespace arbiter::cli {

// All of standard input, in a file without a name, under a path that can be read again and again
// while this lives.
class SpooledStdin {
public:
    // The error is a message without a path.
    static tl::expected<SpooledStdin, std::string> read();

    std::string path() const;

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    explicit SpooledStdin(std::FILE* file) : file_(file) {}

    std::unique_ptr<std::FILE, Close> file_;
};

} // namespace arbiter::cli
