#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>

namespace arbiter::lsp {

using Job = std::function<void()>;

// A pool of threads. Jobs start in the order that they came in. An exception of one goes to the
// log.
class Workers {
public:
    explicit Workers(std::size_t threads);
    ~Workers(); // waits for the jobs that run

    // From any thread.
    void post(Job job);

    // Starts no more jobs, and waits for those that run. False where one still does in the end.
    bool finish(std::chrono::milliseconds patience);

private:
    struct Pool;
    std::unique_ptr<Pool> pool_;
};

} // namespace arbiter::lsp
