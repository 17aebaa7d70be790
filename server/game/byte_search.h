#pragma once

#include <bit>
#include <cstddef>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace arbiter::game {

// The place of the first byte at or after `from` that is one of `Bytes`, or text.size().
template <char... Bytes>
std::size_t find_any(std::string_view text, std::size_t from) {
#if defined(__SSE2__)
    constexpr std::size_t width = sizeof(__m128i);
    for (; from + width <= text.size(); from += width) {
        __m128i block;
        __builtin_memcpy(&block, text.data() + from, width);
        const __m128i hits = (_mm_cmpeq_epi8(block, _mm_set1_epi8(Bytes)) | ...);
        const auto mask = static_cast<unsigned>(_mm_movemask_epi8(hits));
        if (mask != 0) return from + static_cast<std::size_t>(std::countr_zero(mask));
    }
#endif
    while (from < text.size() && ((text[from] != Bytes) && ...))
        ++from;
    return from;
}

} // namespace arbiter::game
