#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::cli {

// A unified diff of two versions of a file that come part by part. What add() and finish() return,
// in order, is the diff; empty where nothing differs.
class UnifiedDiff {
public:
    explicit UnifiedDiff(std::string_view name) : name_(name) {}

    // The next part of both versions.
    std::string add(std::string_view before, std::string_view after);
    std::string finish();

private:
    struct Lines {
        std::uint64_t next = 1; // the number of the next line
        std::uint64_t hunk_begin = 0;
        std::uint64_t in_hunk = 0;
    };

    void compare_carried();
    void keep(std::string_view line);
    void change(char sign, std::string_view line);
    void append(char sign, std::string_view line);
    void begin_hunk();
    void end_hunk();

    std::string name_;
    std::string before_carry_; // not yet compared, until both end with a line
    std::string after_carry_;
    Lines before_;
    Lines after_;
    std::deque<std::string> context_; // the last lines, where no hunk is open
    std::vector<std::string> hunk_;   // lines, each with its sign; empty where none is open
    std::size_t kept_ = 0;            // of them, at the end, that are the same
    std::string out_;
    bool any_ = false;
};

} // namespace arbiter::cli
