#include "rewrite/formatted.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace arbiter;

rewrite::FormatOptions options_of(std::uint8_t bits) {
    using namespace rewrite;
    FormatOptions options;
    options.comments = (bits & 1) != 0 ? CommentPlace::own_line : CommentPlace::in_line;
    options.comment_breaks = (bits & 2) != 0 ? CommentBreaks::keep : CommentBreaks::fill;
    options.moves = (bits & 4) != 0 ? MovePlace::own_line : MovePlace::fill;
    options.line_length = (bits & 8) != 0 ? 12 : options.line_length;
    return options;
}

} // namespace

// The first byte gives the options; the rest is a file.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::string broken = test::broken_format_law(text, options_of(data[0]));
    if (broken.empty()) return 0;
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
}
