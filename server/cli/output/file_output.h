#pragma once

#include "cli/rewrite/output.h"

#include <tl/expected.hpp>

#include <memory>
#include <string>

namespace arbiter::cli {

// A new version of the file at `path`, or of the file that it links to. It is written beside it
// under a hidden name, and takes its place in one step, with its owner, permissions and extended
// attributes: a crash at any moment leaves the old file or the new one. What a crash leaves beside
// it is used anew by the next run. Other hard links keep the old version.
//
// commit() refuses where the file was changed since this was called, by an editor for example.
tl::expected<std::unique_ptr<Output>, std::string> replace_file(const std::string& path);

} // namespace arbiter::cli
