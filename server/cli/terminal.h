#pragma once

#include <chrono>
#include <cstdint>

namespace arbiter::cli {

enum class Stream : std::uint8_t { out, error };

bool is_terminal(Stream stream);
// Colour is for a terminal that wants it (https://no-color.org).
bool wants_color(Stream stream);

// A bar on standard error, drawn only on a terminal and only once the work has gone on for a while.
class ProgressBar {
public:
    // `total` in bytes; 0 where it is not known, then nothing is drawn.
    explicit ProgressBar(std::uint64_t total);
    ~ProgressBar() { clear(); }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void advance(std::uint64_t bytes);
    // Takes the bar away, so that other text can be written.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::uint64_t total_;
    std::uint64_t done_ = 0;
    Clock::time_point next_draw_;
    bool drawn_ = false;
};

} // namespace arbiter::cli
