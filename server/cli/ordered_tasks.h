#pragma once

#include <asio/post.hpp>
#include <asio/thread_pool.hpp>

#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <utility>

namespace arbiter::cli {

// Runs tasks side by side, and hands on their results in the order in which they were started.
template <typename Result>
class OrderedTasks {
public:
    OrderedTasks(asio::thread_pool& pool, unsigned jobs, std::function<void(Result)> take)
        : pool_(pool), jobs_(jobs), take_(std::move(take)) {}
    // Tasks may use what their starter holds.
    ~OrderedTasks() {
        for (auto& result : in_flight_)
            result.wait();
    }
    OrderedTasks(const OrderedTasks&) = delete;
    OrderedTasks& operator=(const OrderedTasks&) = delete;

    void start(std::function<Result()> task) {
        auto packaged = std::make_shared<std::packaged_task<Result()>>(std::move(task));
        in_flight_.push_back(packaged->get_future());
        if (jobs_ == 1)
            (*packaged)();
        else
            asio::post(pool_, [packaged] { (*packaged)(); });
        if (in_flight_.size() >= most_in_flight()) take_one();
    }

    void finish() {
        while (!in_flight_.empty())
            take_one();
    }

private:
    // Enough that no thread waits for another, few enough that memory stays small.
    std::size_t most_in_flight() const { return 2 * std::size_t{jobs_}; }

    void take_one() {
        auto first = std::move(in_flight_.front());
        in_flight_.pop_front();
        take_(first.get());
    }

    asio::thread_pool& pool_;
    unsigned jobs_;
    std::function<void(Result)> take_;
    std::deque<std::future<Result>> in_flight_;
};

} // namespace arbiter::cli
