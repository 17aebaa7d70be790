#pragma once

#include "lsp/transport/transport.h"

#include <memory>

namespace arbiter::lsp {

// Owns and closes a file descriptor, and gives back the flags that it had: a terminal's descriptor
// is shared with the shell, which must not find it non-blocking.
class Descriptor {
public:
    explicit Descriptor(int fd);
    Descriptor(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor();

    int get() const { return fd_; }

private:
    int fd_;
    int flags_;
};

// Over pipes, terminals, files and connected sockets alike.
std::unique_ptr<Transport> make_stream_transport(Descriptor in, Descriptor out);

} // namespace arbiter::lsp
