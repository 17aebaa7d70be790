#pragma once

#include "config/glob.h"

#include <optional>
#include <string_view>
#include <vector>

namespace arbiter::config {

// The lines of a .gitignore (gitignore(5)). A line that is no pattern says nothing, as git has it.
class IgnoreFile {
public:
    explicit IgnoreFile(std::string_view text);

    // Whether this file ignores the path, or takes it back by a `!`; nothing where no line speaks
    // of it. Of several files the nearest that says something decides. What lies in an ignored
    // folder is ignored, so who walks folders does not enter it. `path` is as Glob has it.
    std::optional<bool> ignores(std::string_view path, PathKind kind) const;

private:
    struct Line {
        Glob glob;
        bool takes_back = false;
    };
    std::vector<Line> lines_;
};

} // namespace arbiter::config
