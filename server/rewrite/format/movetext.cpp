#include "rewrite/format/movetext.h"

#include "rewrite/format/comment.h"
#include "rewrite/format/lines.h"
#include "rewrite/format/numbering.h"
#include "rewrite/format/suffix.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <unordered_map>
#include <utility>
#include <vector>

namespace arbiter::rewrite::format_detail {

namespace {

using game::Index;
using game::Item;
using game::ItemKind;

class Writer {
public:
    Writer(std::string_view chunk, const game::Analysis& analysis, const FormatOptions& options,
           std::string_view line_break)
        : chunk_(chunk), score_(analysis.score), options_(options),
          numbering_(number_plies(chunk, analysis)), lines_(options.line_length, line_break) {
        for (Index i = 0; i < score_.plies.size(); ++i)
            if (const auto& number = score_.plies[i].number)
                numbered_.emplace(number->span.begin, i);
    }

    std::string write(ItemRange items) && {
        for (const Index i : in_order(items))
            write_item(score_.items[i]);
        flush();
        return std::move(lines_).finish();
    }

private:
    // The termination marker comes last (PGN 8.2.6): brace comments directly behind it go before.
    std::vector<Index> in_order(ItemRange items) const {
        std::vector<Index> order(items.end - items.begin);
        std::iota(order.begin(), order.end(), items.begin);
        if (score_.result == game::no_index) return order;
        const auto result = order.begin() + (score_.result - items.begin);
        const auto end = std::find_if(result + 1, order.end(), [this](Index i) {
            return score_.items[i].kind != ItemKind::comment;
        });
        std::rotate(result, result + 1, end);
        return order;
    }

    std::string_view text(const Item& item) const { return text::slice(chunk_, item.span); }

    void write_item(const Item& item) {
        switch (item.kind) {
        case ItemKind::move:
            return write_move(item);
        case ItemKind::move_number:
            return write_number(item);
        case ItemKind::suffix:
            return write_suffix(item);
        case ItemKind::comment:
            return write_comment(item);
        case ItemKind::line_comment:
            return write_line_comment(item);
        case ItemKind::escape:
            return write_line(text(item));
        case ItemKind::variation_open:
            return open_variation();
        case ItemKind::variation_close:
            return close_variation();
        case ItemKind::text_glyph:
            return write_apart(text(item));
        default:
            return put(text(item));
        }
    }

    void write_move(const Item& item) {
        const game::Ply& ply = score_.plies[item.ply];
        const Numbering::Ply& numbered = numbering_.plies[item.ply];
        const bool first_of_line = score_.lines[ply.line].plies.front() == item.ply;
        const bool wants_number =
            numbered.is_white || first_of_line || interrupted_ || behind_number_;
        const bool begins_line = options_.moves == MovePlace::own_line && ply.line == 0 &&
                                 (wants_number || numbered.contradicts);
        std::string word;
        if (numbered.contradicts)
            word = std::move(held_number_);
        else if (wants_number)
            word = numbered.label;
        held_number_.clear();
        if (!word.empty()) word += ' ';
        word += text(item);
        if (begins_line) end_line();
        put(word);
        suffix_may_follow_ = true;
        interrupted_ = false;
        behind_number_ = false;
    }

    // A number that says nothing new is written anew before its move; any other stays where it is.
    void write_number(const Item& item) {
        const auto numbered = numbered_.find(item.span.begin);
        if (numbered == numbered_.end()) {
            behind_number_ = true;
            return put(text(item));
        }
        if (!numbering_.plies[numbered->second].contradicts) return;
        if (score_.plies[numbered->second].item == index_of(item) + 1)
            held_number_ = text(item);
        else
            put(text(item));
    }

    Index index_of(const Item& item) const {
        return static_cast<Index>(&item - score_.items.data());
    }

    void write_suffix(const Item& item) {
        const auto nag = options_.suffixes == Suffixes::as_nags ? nag_of_suffix(text(item)) : "";
        if (nag.empty() && suffix_may_follow_)
            word_ += text(item);
        else
            put(nag.empty() ? text(item) : nag);
        suffix_may_follow_ = false;
    }

    void write_comment(const Item& item) {
        const bool own_line = options_.comments == CommentPlace::own_line;
        if (own_line) {
            flush_word();
            lines_.end_line();
        }
        for (const auto& word : words_of_comment(text(item), options_.comment_breaks))
            put(word);
        if (own_line) end_line();
        interrupted_ = true;
    }

    // It goes to the end of its line: behind a move if it stood there and there is room.
    void write_line_comment(const Item& item) {
        const auto comment = text(item);
        flush_word();
        if (opened_.empty() && (begins_its_line(item) || !lines_.fits(comment))) lines_.end_line();
        put(comment);
        end_line();
        interrupted_ = true;
    }

    bool begins_its_line(const Item& item) const {
        std::size_t at = item.span.begin;
        while (at > 0 && (chunk_[at - 1] == ' ' || ('\t' == chunk_[at - 1])))
            --at;
        return at == 0 || chunk_[at - 1] == '\n' || chunk_[at - 1] == '\r';
    }

    void write_line(std::string_view line) {
        end_line();
        put(line);
        end_line();
    }

    // Touching a parenthesis it could be read with it: (=) is a glyph.
    void write_apart(std::string_view glyph) {
        flush();
        word_ = glyph;
        is_apart_ = true;
    }

    void open_variation() {
        flush_word();
        opened_ += '(';
    }

    void close_variation() {
        if (word_.empty() || is_apart_) {
            flush_word();
            word_ = std::exchange(opened_, {});
        }
        word_ += ')';
        interrupted_ = true;
        suffix_may_follow_ = false;
    }

    // Words wait for what is to touch them.
    void put(std::string_view word) {
        flush_word();
        word_ = std::exchange(opened_, {}).append(word);
        suffix_may_follow_ = false;
    }

    void flush_word() {
        if (!word_.empty()) lines_.put(word_);
        word_.clear();
        is_apart_ = false;
    }

    void flush() {
        flush_word();
        if (!opened_.empty()) lines_.put(std::exchange(opened_, {}));
        suffix_may_follow_ = false;
    }

    void end_line() {
        flush();
        lines_.end_line();
    }

    std::string_view chunk_;
    const game::Score& score_;
    const FormatOptions& options_;
    Numbering numbering_;
    Lines lines_;
    std::string opened_; // parentheses that the next word touches
    std::string word_;   // not yet in its line
    bool is_apart_ = false;
    std::string held_number_; // a wrong one, directly before its move
    bool suffix_may_follow_ = false;
    bool interrupted_ = false;   // by a comment or a variation since the last move
    bool behind_number_ = false; // of no move: it would become that of the next one
    std::unordered_map<std::uint32_t, Index> numbered_; // plies, by where their numbers begin
};

} // namespace

std::string format_movetext(std::string_view chunk, const game::Analysis& analysis, ItemRange items,
                            const FormatOptions& options, std::string_view line_break) {
    return Writer(chunk, analysis, options, line_break).write(items);
}

} // namespace arbiter::rewrite::format_detail
