#include "lsp/transport/stream_transport.h"

#include <asio.hpp>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <deque>
#include <future>
#include <thread>
#include <utility>

namespace arbiter::lsp {

namespace {

using asio::error_code;
using Stream = asio::posix::stream_descriptor;

constexpr std::size_t read_size = 64 << 10;

// A client that does not read its last messages must not keep the process alive.
constexpr std::chrono::seconds flush_limit{1};

// All members but the thread and its end belong to the thread that runs the context.
class StreamTransport final : public Transport {
public:
    StreamTransport(Descriptor in, Descriptor out)
        : in_fd_(std::move(in)), out_fd_(std::move(out)), in_(context_, in_fd_.get()),
          out_(context_, out_fd_.get()) {}

    ~StreamTransport() override {
        stop();
        in_.release(); // the descriptors close themselves
        out_.release();
    }

    void start(Listener listener) override {
        listener_ = std::move(listener);
        read();
        std::promise<void> ended;
        ended_ = ended.get_future();
        thread_ = std::thread([this, end = std::move(ended)]() mutable {
            context_.run();
            end.set_value();
        });
    }

    void send(std::string bytes) override {
        asio::post(context_, [this, text = std::move(bytes)]() mutable {
            queue_.push_back(std::move(text));
            if (queue_.size() == 1) write();
        });
    }

    void stop() override {
        if (!thread_.joinable()) return;
        asio::post(context_, [this] {
            listener_ = {};
            in_.cancel();
            work_.reset();
        });
        if (ended_.wait_for(flush_limit) == std::future_status::timeout) context_.stop();
        thread_.join();
    }

private:
    void read() {
        in_.async_read_some(asio::buffer(buffer_), [this](error_code error, std::size_t size) {
            if (error) {
                close();
            } else if (listener_.received) {
                listener_.received({buffer_.data(), size});
                read();
            }
        });
    }

    void write() {
        asio::async_write(out_, asio::buffer(queue_.front()),
                          [this](error_code error, std::size_t) {
                              if (error) {
                                  queue_.clear();
                                  close();
                                  return;
                              }
                              queue_.pop_front();
                              if (!queue_.empty()) write();
                          });
    }

    void close() {
        if (const auto closed = std::exchange(listener_.closed, {})) closed();
    }

    asio::io_context context_;
    // Until stop(), so that what is sent after the end of the input is still written.
    asio::executor_work_guard<asio::io_context::executor_type> work_{context_.get_executor()};
    Descriptor in_fd_;
    Descriptor out_fd_;
    Stream in_;
    Stream out_;
    Listener listener_;
    std::array<char, read_size> buffer_{};
    std::deque<std::string> queue_; // the front is being written
    std::thread thread_;
    std::future<void> ended_;
};

} // namespace

Descriptor::Descriptor(int fd) : fd_(fd), flags_(::fcntl(fd, F_GETFL)) {}

Descriptor::Descriptor(Descriptor&& other) noexcept
    : fd_(std::exchange(other.fd_, -1)), flags_(other.flags_) {}

Descriptor::~Descriptor() {
    if (fd_ < 0) return;
    if (flags_ >= 0) ::fcntl(fd_, F_SETFL, flags_);
    ::close(fd_);
}

std::unique_ptr<Transport> make_stream_transport(Descriptor in, Descriptor out) {
    return std::make_unique<StreamTransport>(std::move(in), std::move(out));
}

} // namespace arbiter::lsp
