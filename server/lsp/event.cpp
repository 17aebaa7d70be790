#include "lsp/event.h"

#include <utility>

namespace arbiter::lsp {

void EventQueue::push(Event event) {
    {
        const std::lock_guard lock(mutex_);
        events_.push_back(std::move(event));
    }
    arrived_.notify_one();
}

std::optional<Event> EventQueue::pop(std::optional<Clock::time_point> deadline) {
    std::unique_lock lock(mutex_);
    const auto any = [this] { return !events_.empty(); };
    if (deadline) {
        arrived_.wait_until(lock, *deadline, any);
    } else {
        arrived_.wait(lock, any);
    }
    if (events_.empty()) return std::nullopt;
    Event event = std::move(events_.front());
    events_.pop_front();
    return event;
}

} // namespace arbiter::lsp
