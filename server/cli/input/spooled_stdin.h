#pragma once

#include "cli/rewrite/output.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

// Texts of any size, kept in files without a name.
namespace arbiter::cli {

// Goes to standard output once it is complete.
tl::expected<std::unique_ptr<Output>, std::string> spool_to_stdout();

// All of standard input, under a path that can be read again and again while this lives.
class SpooledInput {
public:
    static tl::expected<SpooledInput, std::string> read_stdin();

    std::string path() const;

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    explicit SpooledInput(std::FILE* file) : file_(file) {}

    std::unique_ptr<std::FILE, Close> file_;
};

} // namespace arbiter::cli
