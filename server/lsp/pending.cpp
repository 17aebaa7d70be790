#include "lsp/pending.h"

#include <algorithm>
#include <utility>

namespace arbiter::lsp {

const PendingRequests::Entry& PendingRequests::add(protocol::Id id, std::string method,
                                                   Clock::time_point now) {
    return entries_.emplace_back(Entry{++last_serial_, std::move(id), std::move(method), now, {}});
}

std::optional<PendingRequests::Entry> PendingRequests::take(std::uint64_t serial) {
    const auto found = std::ranges::find(entries_, serial, &Entry::serial);
    if (found == entries_.end()) return std::nullopt;
    Entry entry = std::move(*found);
    entries_.erase(found);
    return entry;
}

std::optional<PendingRequests::Entry> PendingRequests::take(const protocol::Id& id) {
    const auto found = std::find_if(entries_.rbegin(), entries_.rend(),
                                    [&id](const Entry& entry) { return entry.id == id; });
    if (found == entries_.rend()) return std::nullopt;
    return take(found->serial);
}

std::vector<PendingRequests::Entry> PendingRequests::take_all() {
    return std::exchange(entries_, {});
}

ReplyOnce::~ReplyOnce() {
    if (!replied_) (*this)(tl::unexpected(protocol::ResponseError{}));
}

void ReplyOnce::operator()(Outcome outcome) {
    if (std::exchange(replied_, true)) return;
    events_.push(Answered{serial_, std::move(outcome)});
}

} // namespace arbiter::lsp
