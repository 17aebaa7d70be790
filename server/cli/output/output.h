#pragma once

#include <tl/expected.hpp>

#include <string>
#include <string_view>

namespace arbiter::cli {

// Where a text goes that is made piece by piece. The errors are messages without a path.
class Output {
public:
    Output() = default;
    virtual ~Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    virtual tl::expected<void, std::string> write(std::string_view bytes) = 0;
    // Drops what was written; fails where somebody may have read it.
    virtual tl::expected<void, std::string> restart() = 0;
    // The text is complete. Without it a file stays as it was.
    virtual tl::expected<void, std::string> commit() = 0;
};

} // namespace arbiter::cli
