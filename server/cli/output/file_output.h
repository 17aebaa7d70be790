#pragma once

#include "cli/output/output.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

// A new version of a file, or of the file that a link leads to. It is written beside it under a
// hidden name, and takes its place in one step, with the owner, permissions and extended attributes
// of the old one: nobody sees half of it, and a crash at any moment leaves the old file or the new
// one. What a crash leaves beside it is used anew by the next run. Other hard links keep the old
// version.
namespace arbiter::cli {

// Of a file that is there, from what it holds now: commit() refuses where it was changed since, by
// an editor for example. Nothing is opened before something is written.
tl::expected<std::unique_ptr<Output>, std::string> replace_file(const std::string& path);

// Of a file that may be there already; whatever it holds then is replaced.
tl::expected<std::unique_ptr<Output>, std::string> write_file(const std::string& path);

} // namespace arbiter::cli
