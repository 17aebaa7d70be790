#include "cli/terminal.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

namespace arbiter::cli {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 500ms; // shorter work needs no bar
constexpr auto frame = 100ms;    // what the eye can follow
constexpr int width = 30;

} // namespace

bool is_terminal(Stream stream) {
    return isatty(stream == Stream::out ? STDOUT_FILENO : STDERR_FILENO) != 0;
}

bool wants_color(Stream stream) {
    const char* no_color = std::getenv("NO_COLOR");
    return is_terminal(stream) && (!no_color || *no_color == '\0');
}

ProgressBar::ProgressBar(std::uint64_t total)
    : total_(is_terminal(Stream::error) ? total : 0), next_draw_(Clock::now() + patience) {}

void ProgressBar::advance(std::uint64_t bytes) {
    done_ = std::min(done_ + bytes, total_);
    if (total_ == 0 || Clock::now() < next_draw_) return;
    const auto filled = static_cast<int>(done_ * width / total_);
    std::cerr << fmt::format("\r[{:#<{}}{: <{}}] {:3}%", "", filled, "", width - filled,
                             done_ * 100 / total_)
              << std::flush;
    drawn_ = true;
    next_draw_ = Clock::now() + frame;
}

void ProgressBar::clear() {
    if (!drawn_) return;
    std::cerr << "\r\x1b[K" << std::flush;
    drawn_ = false;
}

} // namespace arbiter::cli
