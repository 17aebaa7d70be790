#include "lsp/workers.h"

#include "lsp/log.h"

#include <asio.hpp>

#include <condition_variable>
#include <exception>
#include <mutex>
#include <string>
#include <utility>

namespace arbiter::lsp {

struct Workers::Pool {
    explicit Pool(std::size_t size) : threads(size) {}

    void run(const Job& job);
    void count(int change);

    std::mutex mutex;
    std::condition_variable changed;
    int running = 0;
    asio::thread_pool threads;
};

void Workers::Pool::run(const Job& job) {
    count(1);
    try {
        job();
    } catch (const std::exception& error) {
        log(std::string("a job failed: ") + error.what());
    }
    count(-1);
}

void Workers::Pool::count(int change) {
    const std::lock_guard lock(mutex);
    running += change;
    changed.notify_all();
}

Workers::Workers(std::size_t threads) : pool_(std::make_unique<Pool>(threads)) {}

Workers::~Workers() {
    pool_->threads.stop();
    pool_->threads.join();
}

void Workers::post(Job job) {
    asio::post(pool_->threads, [pool = pool_.get(), own = std::move(job)] { pool->run(own); });
}

bool Workers::finish(std::chrono::milliseconds patience) {
    pool_->threads.stop();
    std::unique_lock lock(pool_->mutex);
    return pool_->changed.wait_for(lock, patience, [this] { return pool_->running == 0; });
}

} // namespace arbiter::lsp
