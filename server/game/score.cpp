#include "game/score.h"

#include "game/score_sheet.h"
#include "game/spaced_move.h"
#include "game/tag_pair.h"
#include "text/ascii.h"
#include "text/utf8.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>

namespace arbiter::game {

namespace {

using syntax::Kind;
using syntax::Leaf;

bool belongs_to_tag(Kind kind) {
    return kind == Kind::tag_open || kind == Kind::tag_close || kind == Kind::tag_name ||
           kind == Kind::tag_value || kind == Kind::tag_text;
}

ItemKind item_kind(Kind kind) {
    switch (kind) {
    case Kind::move_number:
        return ItemKind::move_number;
    case Kind::move:
        return ItemKind::move;
    case Kind::suffix:
        return ItemKind::suffix;
    case Kind::nag:
        return ItemKind::nag;
    case Kind::comment:
        return ItemKind::comment;
    case Kind::line_comment:
        return ItemKind::line_comment;
    case Kind::open_comment:
        return ItemKind::open_comment;
    case Kind::escape:
        return ItemKind::escape;
    case Kind::result:
        return ItemKind::result;
    case Kind::variation_open:
        return ItemKind::variation_open;
    case Kind::variation_close:
        return ItemKind::variation_close;
    case Kind::text_glyph:
        return ItemKind::text_glyph;
    case Kind::stray_brace:
        return ItemKind::stray_brace;
    default:
        return ItemKind::unexpected;
    }
}

bool may_follow_result(ItemKind kind) {
    return kind == ItemKind::comment || kind == ItemKind::line_comment ||
           kind == ItemKind::open_comment || kind == ItemKind::escape ||
           kind == ItemKind::stray_brace;
}

// What only movetext has.
bool begins_movetext(ItemKind kind) {
    return kind == ItemKind::move || kind == ItemKind::move_number || kind == ItemKind::nag ||
           kind == ItemKind::variation_open || kind == ItemKind::result;
}

bool is_invisible(char32_t c) {
    const auto is_in = [c](char32_t first, char32_t last) { return first <= c && c <= last; };
    return is_in(0, 0x20) || is_in(0x7F, 0xA0) || c == 0xAD || c == 0x1680 || c == 0x180E ||
           is_in(0x2000, 0x200F) || is_in(0x2028, 0x202F) || is_in(0x205F, 0x206F) || c == 0x3000 ||
           c == 0xFEFF;
}

// A word, of which a run makes one item.
bool is_word(std::string_view text) {
    if (text.starts_with('<') && text.ends_with('>') && text.size() > 2) return false;
    const auto first = text::decode_utf8(text);
    return first.valid && !is_invisible(first.code_point);
}

MoveNumber read_move_number(std::string_view chunk, text::Span span) {
    constexpr std::string_view ellipsis = "…";
    MoveNumber number{span};
    auto text = text::slice(chunk, span);
    for (; !text.empty() && text::is_digit(text.front()); text.remove_prefix(1)) {
        const std::uint64_t next =
            std::uint64_t{number.number} * 10 + static_cast<std::uint64_t>(text.front() - '0');
        number.number = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(next, std::numeric_limits<std::uint32_t>::max()));
    }
    while (!text.empty()) {
        const bool is_ellipsis = text.starts_with(ellipsis);
        number.dots += is_ellipsis ? 3 : text.front() == '.' ? 1 : 0;
        text.remove_prefix(is_ellipsis ? ellipsis.size() : 1);
    }
    return number;
}

std::string without_blanks(std::string_view text) {
    std::string rest(text);
    std::erase_if(rest, text::is_white_space);
    return rest;
}

class Reader {
public:
    Reader(std::string_view chunk, std::span<const std::uint32_t> words)
        : chunk_(chunk), leaves_(syntax::parse(chunk)), words_(words) {}

    Score read() && {
        score_.lines.emplace_back();
        numbers_.emplace_back();
        while (next_ < leaves_.size()) {
            if (starts_tag_pair()) {
                read_tag();
            } else {
                read_item();
            }
        }
        take_double_forfeit();
        return std::move(score_);
    }

private:
    Line& line() { return score_.lines[line_]; }
    Index last_ply() { return line().plies.empty() ? no_index : line().plies.back(); }
    Index item_count() const { return static_cast<Index>(score_.items.size()); }

    bool is_in_column_1(const Leaf& leaf) const {
        if (leaf.span.begin == 0) return true;
        const char before = chunk_[leaf.span.begin - 1];
        return before == '\n' || before == '\r';
    }

    // Tag pairs stand before the movetext. The splitter leaves one in column 1 behind it only where
    // it took what is before for words.
    bool starts_tag_pair() const {
        const Leaf& leaf = leaves_[next_];
        if (leaf.kind == Kind::tag_name) return in_head_ || is_in_column_1(leaf);
        if (leaf.kind != Kind::tag_open) return false;
        if (in_head_) return true;
        const auto tag = tag_leaves();
        return ends_wrapper(tag) ||
               (is_in_column_1(leaf) && tag.size() > 1 && tag[1].kind == Kind::tag_name);
    }

    // [/pgn] of web pages, whose [pgn] is read as a tag pair too.
    bool ends_wrapper(std::span<const Leaf> tag) const {
        return tag.size() == 3 && text::slice(chunk_, tag[1].span).starts_with('/');
    }

    // Those of one pair: from its bracket, or its name, to its end.
    std::span<const Leaf> tag_leaves() const {
        std::size_t end = next_ + 1;
        bool named = leaves_[next_].kind == Kind::tag_name;
        for (; end < leaves_.size() && leaves_[end - 1].kind != Kind::tag_close; ++end) {
            const Kind kind = leaves_[end].kind;
            if (!belongs_to_tag(kind) || kind == Kind::tag_open) break;
            if (kind == Kind::tag_name && named) break;
            named = named || kind == Kind::tag_name;
        }
        return std::span(leaves_).subspan(next_, end - next_);
    }

    void read_tag() {
        const auto leaves = tag_leaves();
        score_.tags.push_back(read_tag_pair(chunk_, leaves));
        next_ += leaves.size();
    }

    void read_item() {
        Leaf leaf = leaves_[next_];
        ItemKind kind = item_kind(leaf.kind);
        const std::size_t words = begins_move(kind) ? words_of_move() : 0;
        if (words > 0) {
            kind = ItemKind::move;
            leaf.span.end = leaves_[next_ + words - 1].span.end;
        }
        next_ += std::max<std::size_t>(words, 1);
        if (begins_movetext(kind)) in_head_ = false;
        if (score_.result != no_index && !may_follow_result(kind)) kind = ItemKind::unexpected;
        switch (kind) {
        case ItemKind::move:
            add_ply(leaf.span);
            break;
        case ItemKind::variation_open:
            open_variation(leaf.span);
            break;
        case ItemKind::variation_close:
            close_variation(leaf.span);
            break;
        case ItemKind::unexpected:
            add_unexpected(leaf.span);
            break;
        case ItemKind::result:
            if (line_ == 0) score_.result = item_count();
            add_item(kind, leaf.span);
            break;
        case ItemKind::move_number:
            numbers_[line_] = read_move_number(chunk_, leaf.span);
            add_item(kind, leaf.span);
            break;
        case ItemKind::comment:
        case ItemKind::line_comment:
            read_commands(chunk_, leaf.span, item_count(), score_.commands);
            add_item(kind, leaf.span);
            if (kind == ItemKind::comment) read_rest_of_nested(text::slice(chunk_, leaf.span));
            break;
        default:
            add_item(kind, leaf.span);
        }
    }

    // A word among others, or before all moves, is none.
    bool begins_move(ItemKind kind) {
        if (kind == ItemKind::move) return true;
        if (in_head_ || run_end_ == next_) return false;
        if (kind == ItemKind::result) return !ends_line();
        return kind == ItemKind::unexpected || kind == ItemKind::move_number ||
               kind == ItemKind::text_glyph;
    }

    // Whether no move is due where a result stands: without a number before it, before all moves or
    // at the end of the game.
    bool ends_line() {
        if (numbers_[line_]) return false;
        if (line_ == 0 && line().plies.empty()) return true;
        const auto rest = std::span(leaves_).subspan(next_ + 1);
        return std::ranges::all_of(
            rest, [](const Leaf& leaf) { return may_follow_result(item_kind(leaf.kind)); });
    }

    std::size_t words_of_move() const {
        if (std::ranges::binary_search(words_, leaves_[next_].span.begin)) return 0;
        return leaves_of_move(chunk_, std::span(leaves_).subspan(next_));
    }

    // Comments do not nest, but people nest them. Where words follow one with a { in it, up to a }
    // that closes nothing, they are the rest of it, and none of them is a move.
    void read_rest_of_nested(std::string_view comment) {
        if (comment.find('{', 1) == std::string_view::npos) return;
        bool has_words = false;
        std::size_t end = next_;
        for (; end < leaves_.size() && leaves_[end].kind != Kind::stray_brace; ++end) {
            const ItemKind kind = item_kind(leaves_[end].kind);
            if (belongs_to_tag(leaves_[end].kind) || kind == ItemKind::comment ||
                kind == ItemKind::open_comment || kind == ItemKind::result)
                return;
            has_words = has_words || kind == ItemKind::unexpected;
        }
        if (end == leaves_.size() || !has_words) return;
        add_item(ItemKind::unexpected, {leaves_[next_].span.begin, leaves_[end - 1].span.end});
        next_ = end;
    }

    void add_item(ItemKind kind, text::Span span) {
        score_.items.push_back({kind, span, line_, last_ply()});
    }

    void add_ply(text::Span span) {
        const auto index = static_cast<Index>(score_.plies.size());
        Ply ply{span, item_count(), line_, last_ply(), std::exchange(numbers_[line_], {})};
        if (ply.previous == no_index && line().replaces != no_index) {
            ply.previous = score_.plies[line().replaces].previous;
        }
        score_.plies.push_back(ply);
        line().plies.push_back(index);
        add_item(ItemKind::move, span);
    }

    // A variation that opens before its line has a move varies what that line varies.
    void open_variation(text::Span span) {
        Line variation;
        variation.parent = line_;
        variation.replaces = line().plies.empty() ? line().replaces : line().plies.back();
        variation.open = span;
        variation.depth = line().depth + 1;
        line_ = static_cast<Index>(score_.lines.size());
        score_.lines.push_back(std::move(variation));
        numbers_.emplace_back();
        add_item(ItemKind::variation_open, span);
    }

    void close_variation(text::Span span) {
        add_item(ItemKind::variation_close, span);
        if (line_ == 0) {
            score_.stray_closes.push_back(span);
            return;
        }
        line().close = span;
        line_ = line().parent;
    }

    void add_unexpected(text::Span span) {
        const bool word = is_word(text::slice(chunk_, span));
        if (word && run_end_ == next_ - 1 && run_end_ != 0) {
            score_.items.back().span.end = span.end;
        } else {
            add_item(ItemKind::unexpected, span);
        }
        if (word) run_end_ = next_;
    }

    // `0-0` at the very end is a double forfeit, not castling, where the Result tag says so or
    // where no move comes before it.
    void take_double_forfeit() {
        constexpr std::string_view forfeit = "0-0";
        if (score_.result != no_index || last_main_ply_is_not_last()) return;
        const Ply ply = score_.plies.back();
        const TagPair* tag = score_.tag(chunk_, "Result");
        const bool told = ply.previous == no_index || (tag != nullptr && tag->text == forfeit);
        if (!told || without_blanks(text::slice(chunk_, ply.span)) != forfeit) return;

        const auto index = static_cast<Index>(score_.plies.size() - 1);
        score_.result = ply.item;
        score_.items[ply.item].kind = ItemKind::result;
        for (Index item = ply.item; item < item_count(); ++item) {
            if (score_.items[item].ply == index) score_.items[item].ply = ply.previous;
        }
        score_.plies.pop_back();
        score_.lines.front().plies.pop_back();
    }

    bool last_main_ply_is_not_last() const {
        const auto& plies = score_.lines.front().plies;
        return plies.empty() || plies.back() + 1 != score_.plies.size() ||
               score_.items.back().line != 0;
    }

    std::string_view chunk_;
    std::vector<Leaf> leaves_;
    std::span<const std::uint32_t> words_; // where leaves begin that are no moves
    std::size_t next_ = 0;
    std::size_t run_end_ = 0; // the leaf behind the last unexpected word
    Index line_ = 0;
    bool in_head_ = true;
    std::vector<std::optional<MoveNumber>> numbers_; // of each line, for its next ply
    Score score_;
};

Score unread(std::string_view chunk) {
    constexpr std::size_t farthest = std::numeric_limits<std::uint32_t>::max();
    const auto size = static_cast<std::uint32_t>(std::min(chunk.size(), farthest));
    Score score;
    score.lines.emplace_back();
    score.items.push_back({ItemKind::unexpected, {0, size}});
    score.too_large = true;
    return score;
}

} // namespace

const TagPair* Score::tag(std::string_view chunk, std::string_view name) const {
    const auto found = std::ranges::find_if(
        tags, [&](const TagPair& pair) { return text::slice(chunk, pair.name) == name; });
    return found == tags.end() ? nullptr : &*found;
}

Score read_score(std::string_view chunk) {
    return read_score(chunk, Format::pgn);
}

Score read_score(std::string_view chunk, Format format, std::span<const std::uint32_t> words) {
    if (chunk.size() > max_game_size) return unread(chunk);
    return format == Format::pgn ? Reader(chunk, words).read() : read_score_sheet(chunk);
}

} // namespace arbiter::game
