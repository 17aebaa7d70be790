#pragma once

#include "cli/output/output.h"
#include "cli/rewrite/pieces.h"
#include "cli/rewrite/unified_diff.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace arbiter::cli {

enum class Deliver : std::uint8_t {
    in_place, // where something changes
    to_output,
    as_diff, // a unified diff, to standard output
    nowhere, // only to see what would change
};

struct Target {
    Deliver deliver = Deliver::in_place;
    std::string output = {}; // a file; empty: standard output
    // Whether the output goes on behind the last game.
    Followed followed = Followed::by_nothing;
};

// Delivers what becomes of a file's games. A file that stays as it is is not touched. Errors are
// messages without the path.
class Delivery {
public:
    // `name` is what a diff calls the file at `path`.
    static tl::expected<Delivery, std::string> to(const Target& target, std::string path,
                                                  std::string_view name);

    // `coding` is that of the piece.
    tl::expected<void, std::string> add(const Piece& piece, const Coding& coding);
    tl::expected<void, std::string> restart();
    tl::expected<void, std::string> commit();

    bool changed() const { return changed_; }

private:
    Delivery(Deliver deliver, std::string path, std::string_view name)
        : deliver_(deliver), path_(std::move(path)), name_(name), diff_(name) {}

    tl::expected<void, std::string> copy_unchanged();

    Deliver deliver_;
    std::string path_;
    std::string name_;
    std::unique_ptr<Output> output_;
    UnifiedDiff diff_;
    std::uint64_t unchanged_bytes_ = 0; // before the first change, in place
    bool changed_ = false;
};

} // namespace arbiter::cli
