#include "chess/fen_laws.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

// Any bytes as a FEN.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const std::string broken = arbiter::chess::test::broken_law(text);
    if (broken.empty()) return 0;
    std::fprintf(stderr, "broken: %s\n", broken.c_str());
    std::abort();
}
