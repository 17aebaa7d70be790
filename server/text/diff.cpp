#include "text/diff.h"

#include "text/ascii.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>

namespace arbiter::text {

namespace {

using Number = std::uint32_t;
using Numbers = std::vector<Number>;

// Equal parts get equal numbers, which are quick to compare.
class Numbering {
public:
    Numbers of(std::span<const std::string_view> parts) {
        Numbers numbers;
        numbers.reserve(parts.size());
        for (const auto part : parts)
            numbers.push_back(
                numbers_.try_emplace(part, static_cast<Number>(numbers_.size())).first->second);
        return numbers;
    }

private:
    std::unordered_map<std::string_view, Number> numbers_;
};

// E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986): diagonal k = x - y holds
// the furthest x that d differences reach.
class Search {
public:
    Search(std::span<const Number> before, std::span<const Number> after)
        : before_(before), after_(after),
          limit_(std::min(max_differences, before.size() + after.size())) {}

    // Nothing where there are more than max_differences.
    std::vector<Change> changes() {
        std::vector<std::size_t> furthest(2 * limit_ + 3, 0);
        for (std::size_t d = 0; d <= limit_; ++d) {
            for (std::size_t i = 0; i <= d; ++i) {
                const std::size_t at = limit_ + 1 - d + 2 * i;
                const bool down = i == 0 || (i != d && furthest[at - 1] < furthest[at + 1]);
                furthest[at] = slide(down ? furthest[at + 1] : furthest[at - 1] + 1, at);
                if (furthest[at] == before_.size() && y_of(furthest[at], at) == after_.size()) {
                    rounds_.push_back(round_of(furthest, d));
                    return way_back(at);
                }
            }
            rounds_.push_back(round_of(furthest, d));
        }
        return {};
    }

private:
    // Wrapping around is meant.
    std::size_t y_of(std::size_t x, std::size_t at) const { return x - (at - limit_ - 1); }

    std::size_t slide(std::size_t x, std::size_t at) const {
        std::size_t y = y_of(x, at);
        while (x < before_.size() && y < after_.size() && before_[x] == after_[y]) {
            ++x;
            ++y;
        }
        return x;
    }

    // The diagonals that d differences can reach.
    std::vector<std::size_t> round_of(const std::vector<std::size_t>& furthest,
                                      std::size_t d) const {
        const auto begin = furthest.begin() + static_cast<std::ptrdiff_t>(limit_ + 1 - d);
        return {begin, begin + static_cast<std::ptrdiff_t>(2 * d + 1)};
    }

    std::vector<Change> way_back(std::size_t at) const {
        std::vector<Change> changes;
        std::size_t x = before_.size();
        std::size_t y = after_.size();
        for (std::size_t d = rounds_.size() - 1; d > 0; --d) {
            const auto& earlier = rounds_[d - 1];
            // The diagonal `at` in the round before: its first one is limit_ + 1 - (d - 1).
            const std::size_t first = limit_ + 2 - d;
            const bool can_right = first <= at - 1 && at - 1 - first < earlier.size();
            const bool can_down = first <= at + 1 && at + 1 - first < earlier.size();
            const bool down =
                !can_right || (can_down && earlier[at - 1 - first] < earlier[at + 1 - first]);
            at = down ? at + 1 : at - 1;
            x = earlier[at - first];
            y = y_of(x, at);
            add(changes, down ? Change{x, x, y, y + 1} : Change{x, x + 1, y, y});
        }
        std::ranges::reverse(changes);
        return changes;
    }

    // In front of the others; touching ones are one.
    static void add(std::vector<Change>& changes, const Change& change) {
        if (!changes.empty() && changes.back().before_begin == change.before_end &&
            changes.back().after_begin == change.after_end) {
            changes.back().before_begin = change.before_begin;
            changes.back().after_begin = change.after_begin;
        } else {
            changes.push_back(change);
        }
    }

    std::span<const Number> before_;
    std::span<const Number> after_;
    std::size_t limit_;
    std::vector<std::vector<std::size_t>> rounds_;
};

// What stands between blanks.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        while (at < text.size() && !is_white_space(text[at]))
            ++at;
        if (begin < at) words.push_back(text.substr(begin, at - begin));
        while (at < text.size() && is_white_space(text[at]))
            ++at;
    }
    return words;
}

// Adds an edit for what stands before a word that both texts have.
class Edits {
public:
    Edits(std::string_view before, std::string_view after) : before_(before), after_(after) {}

    void keep(std::string_view before_word, std::string_view after_word) {
        keep(offset(before_, before_word), offset(after_, after_word), before_word.size());
    }

    std::vector<Edit> finish() && {
        keep(before_.size(), after_.size(), 0);
        return std::move(edits_);
    }

private:
    static std::size_t offset(std::string_view text, std::string_view word) {
        return static_cast<std::size_t>(word.data() - text.data());
    }

    void keep(std::size_t before, std::size_t after, std::size_t size) {
        const auto replacement = after_.substr(after_done_, after - after_done_);
        if (before_.substr(before_done_, before - before_done_) != replacement)
            edits_.push_back(
                {{static_cast<std::uint32_t>(before_done_), static_cast<std::uint32_t>(before)},
                 std::string(replacement)});
        before_done_ = before + size;
        after_done_ = after + size;
    }

    std::string_view before_;
    std::string_view after_;
    std::size_t before_done_ = 0;
    std::size_t after_done_ = 0;
    std::vector<Edit> edits_;
};

} // namespace

std::vector<Change> diff(std::span<const std::string_view> before,
                         std::span<const std::string_view> after) {
    const auto front = std::ranges::mismatch(before, after);
    const auto prefix = static_cast<std::size_t>(front.in1 - before.begin());
    before = before.subspan(prefix);
    after = after.subspan(prefix);
    std::size_t suffix = 0;
    while (suffix < std::min(before.size(), after.size()) &&
           before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
        ++suffix;
    before = before.first(before.size() - suffix);
    after = after.first(after.size() - suffix);
    if (before.empty() && after.empty()) return {};

    Numbering numbering;
    const Numbers before_numbers = numbering.of(before);
    const Numbers after_numbers = numbering.of(after);
    auto changes = Search(before_numbers, after_numbers).changes();
    if (changes.empty()) changes.push_back({0, before.size(), 0, after.size()});
    for (Change& change : changes) {
        change.before_begin += prefix;
        change.before_end += prefix;
        change.after_begin += prefix;
        change.after_end += prefix;
    }
    return changes;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end == std::string_view::npos ? end : end + 1));
        text.remove_prefix(lines.back().size());
    }
    return lines;
}

std::vector<Edit> edits_between(std::string_view before, std::string_view after) {
    const auto before_words = words_of(before);
    const auto after_words = words_of(after);
    Edits edits(before, after);
    std::size_t at_before = 0;
    std::size_t at_after = 0;
    const auto keep_to = [&](std::size_t end) {
        while (at_before < end)
            edits.keep(before_words[at_before++], after_words[at_after++]);
    };
    for (const Change& change : diff(before_words, after_words)) {
        keep_to(change.before_begin);
        at_before = change.before_end;
        at_after = change.after_end;
    }
    keep_to(before_words.size());
    return std::move(edits).finish();
}

} // namespace arbiter::text
