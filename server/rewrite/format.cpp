#include "rewrite/format.h"

#include "game/split.h"
#include "rewrite/format/comment.h"
#include "rewrite/format/movetext.h"
#include "rewrite/format/obstacle.h"
#include "rewrite/format/same_score.h"
#include "rewrite/format/tags.h"
#include "text/line_ending.h"
#include "text/line_index.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace arbiter::rewrite {

namespace {

using namespace format_detail;
using game::Index;
using game::Item;
using game::ItemKind;

bool may_follow_result(const Item& item) {
    return item.kind == ItemKind::comment || item.kind == ItemKind::line_comment ||
           item.kind == ItemKind::escape;
}

// Whether a comment's line breaks are its author's.
bool is_kept(std::string_view comment, CommentBreaks breaks) {
    const auto words = words_of_comment(comment, breaks);
    return words.size() == 1 && words.front().find_first_of("\r\n") != std::string::npos;
}

// The line break for what is laid out, by those that stand in [begin, end) now. Others are kept, so
// they must not count.
std::string_view line_break_of(std::string_view chunk, const game::Score& score,
                               text::Span laid_out, CommentBreaks breaks) {
    if (!text::line_endings(chunk).mixed()) return text::line_endings(chunk).dominant();
    std::vector<text::Span> kept;
    for (const auto& tag : score.tags)
        kept.push_back(tag.span);
    for (const Item& item : score.items)
        if (item.kind != ItemKind::comment || is_kept(text::slice(chunk, item.span), breaks))
            kept.push_back(item.span);
    std::ranges::sort(kept, {}, &text::Span::begin);
    std::string gaps;
    std::uint32_t done = laid_out.begin;
    for (const text::Span span : kept) {
        if (span.begin < laid_out.begin || laid_out.end <= span.begin) continue;
        (gaps += text::slice(chunk, {done, std::max(done, span.begin)})) += ' ';
        done = span.end;
    }
    gaps += text::slice(chunk, {done, std::max(done, laid_out.end)});
    return text::line_endings(gaps).dominant();
}

class Formatter {
public:
    Formatter(std::string_view chunk, const game::Analysis& analysis, const FormatOptions& options)
        : chunk_(chunk), analysis_(analysis), score_(analysis.score), options_(options),
          line_break_(line_break_of(chunk, score_, laid_out(), options.comment_breaks)) {}

    std::string format(Ending ending) const {
        std::string out = head();
        if (!score_.tags.empty()) out += format_tags(chunk_, score_, line_break_);
        const auto tail = tail_begin();
        const std::string moves = format_movetext(
            chunk_, analysis_, {first_of_movetext(), tail ? score_.result + 1 : item_count()},
            options_, line_break_);
        if (!score_.tags.empty() && !moves.empty()) out += line_break_;
        out += moves;
        if (tail) {
            out.resize(out.size() - line_break_.size());
            out += chunk_.substr(*tail);
        } else if (ending == Ending::blank_line) {
            out += line_break_;
        }
        return out;
    }

    // Nothing to lay out.
    bool is_blank() const { return score_.tags.empty() && first_of_movetext() == item_count(); }

private:
    Index item_count() const { return static_cast<Index>(score_.items.size()); }

    bool begins_with_mark() const { return chunk_.starts_with(text::byte_order_mark); }

    // Behind the last tag pair; without tag pairs behind the byte order mark.
    Index first_of_movetext() const {
        if (score_.tags.empty())
            return begins_with_mark() && !score_.items.empty() &&
                           score_.items.front().kind == ItemKind::unexpected
                       ? 1
                       : 0;
        return first_item_behind(score_.tags.back().span.begin);
    }

    Index first_item_behind(std::uint32_t offset) const {
        const auto found = std::ranges::find_if(
            score_.items, [offset](const Item& item) { return offset < item.span.begin; });
        return static_cast<Index>(found - score_.items.begin());
    }

    // What stands above the tag pairs is kept.
    std::string head() const {
        const std::string mark(begins_with_mark() ? text::byte_order_mark : std::string_view{});
        if (score_.tags.empty()) return mark;
        const std::uint32_t tags_begin = score_.tags.front().span.begin;
        const Index end = first_item_behind(tags_begin);
        const Index begin = mark.empty() ? 0 : 1;
        if (end <= begin) return mark;
        const std::uint32_t first = mark.empty() ? score_.items[begin].span.begin : 0;
        const std::uint32_t last = score_.items[end - 1].span.end;
        std::string out(text::slice(chunk_, {first, last}));
        out += line_break_;
        if (text::line_breaks(text::slice(chunk_, {last, tags_begin})) > 1) out += line_break_;
        return out;
    }

    // What is not kept byte for byte above the tag pairs or behind the termination marker.
    text::Span laid_out() const {
        const auto begin = score_.tags.empty() ? 0 : score_.tags.front().span.begin;
        return {begin, tail_begin().value_or(static_cast<std::uint32_t>(chunk_.size()))};
    }

    // Where the bytes begin that are kept because words stand behind the termination marker.
    std::optional<std::uint32_t> tail_begin() const {
        if (score_.result == game::no_index) return std::nullopt;
        const bool is_plain = std::all_of(score_.items.begin() + score_.result + 1,
                                          score_.items.end(), may_follow_result);
        if (is_plain) return std::nullopt;
        return score_.items[score_.result].span.end;
    }

    std::string_view chunk_;
    const game::Analysis& analysis_;
    const game::Score& score_;
    const FormatOptions& options_;
    std::string_view line_break_;
};

// Whether the splitter parts a file of these two texts between them.
bool are_parted(std::string_view before, std::string_view after) {
    const std::string both = std::string(before) + std::string(after);
    return game::next_chunk(both, 0).end == before.size();
}

// Where a game was parted from its neighbours it must stay so.
bool is_parted_as_surely(std::string_view chunk, std::string_view formatted) {
    // A game with its end, one with an open comment, and one without moves.
    constexpr std::array<std::string_view, 4> before{"*\n", "*\n\n", "{\n", "[Event \"x\"]\n\n"};
    constexpr std::array<std::string_view, 3> behind{"[Event \"x\"]\n", "[White \"x\"]\n",
                                                     "1. e4\n"};
    return std::ranges::all_of(before,
                               [&](std::string_view text) {
                                   return !are_parted(text, chunk) || are_parted(text, formatted);
                               }) &&
           std::ranges::all_of(behind, [&](std::string_view text) {
               return !are_parted(chunk, text) || are_parted(formatted, text);
           });
}

// The last guard: what was written must be read as one game that says the same.
bool says_the_same(std::string_view chunk, const game::Score& score, std::string_view formatted) {
    return game::next_chunk(formatted, 0).end == formatted.size() &&
           is_parted_as_surely(chunk, formatted) &&
           is_same_score(chunk, score, formatted, game::read_score(formatted));
}

} // namespace

Formatted format(const game::Game& game, const FormatOptions& options, Ending ending) {
    const std::string_view chunk = game.text();
    const auto left = [chunk](Obstacle obstacle) {
        return Formatted{std::string(chunk), std::move(obstacle)};
    };
    if (const auto objection = objection_to(game.format()); !objection.empty())
        return left({{}, std::string(objection)});
    const auto analysis = game.analysis();
    if (auto obstacle = find_obstacle(chunk, analysis->score)) return left(*std::move(obstacle));
    const Formatter formatter(chunk, *analysis, options);
    if (formatter.is_blank()) return {std::string(chunk), std::nullopt};
    std::string formatted = formatter.format(ending);
    if (!says_the_same(chunk, analysis->score, formatted))
        return left({{}, "another layout would change what it says"});
    return {std::move(formatted), std::nullopt};
}

} // namespace arbiter::rewrite
