#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace arbiter::cli {

// Where a new text goes that is made piece by piece. Nobody sees any of it before it is complete:
// only commit() delivers it. The errors are messages without a path.
class Output {
public:
    Output() = default;
    virtual ~Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    virtual tl::expected<void, std::string> write(std::string_view bytes) = 0;
    // Drops what was written.
    virtual tl::expected<void, std::string> restart() = 0;
    virtual tl::expected<void, std::string> commit() = 0;
};

} // namespace arbiter::cli
