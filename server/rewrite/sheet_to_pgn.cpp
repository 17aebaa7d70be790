#include "rewrite/sheet_to_pgn.h"

#include "chess/fen.h"
#include "notation/san.h"
#include "rewrite/format/tags.h"
#include "text/ascii.h"
#include "text/typography.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>

namespace arbiter::rewrite {

using game::Index;
using game::Item;
using game::ItemKind;

namespace {

constexpr std::array<std::string_view, 6> roster{"Event", "Site",  "Date",
                                                 "Round", "White", "Black"};

// PGN 8.2.1: lines of export format.
constexpr std::size_t line_width = 80;

// What the words of a result say, in English, Spanish and French.
constexpr std::array<std::string_view, 5> draw_words{"draw", "tablas", "nulle", "remise", "½"};
constexpr std::array<std::string_view, 4> loser_words{"resign", "abandon", "rind", "up"};
constexpr std::array<std::string_view, 3> white_words{"white", "blancas", "blancs"};
constexpr std::array<std::string_view, 3> black_words{"black", "negras", "noirs"};

// Small letters.
bool contains_any(std::string_view text, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [text](auto word) { return text.find(word) != text.npos; });
}

class SheetWriter {
public:
    SheetWriter(const game::Game& page, const game::Analysis& analysis)
        : text_(page.text()), opening_(page.opening()), score_(analysis.score),
          replay_(analysis.replay) {
        opening_ = opening_.first(replay_.taken_over);
    }

    SheetAsPgn write() && {
        write_tags();
        for (const Item& item : in_order_of_play())
            write_item(item);
        write_opening();
        tell_unread();
        put(result());
        out_ += '\n';
        return {std::move(out_), std::move(obstacle_)};
    }

private:
    // Words wrap; a comment is words too.
    void put(std::string_view word) {
        const std::size_t needed = word.size() + (column_ == 0 ? 0 : 1);
        if (column_ != 0 && column_ + needed > line_width - 1) {
            out_ += '\n';
            column_ = 0;
        } else if (column_ != 0) {
            out_ += ' ';
            ++column_;
        }
        out_ += word;
        column_ += word.size();
    }

    void comment(std::string_view note) {
        std::string words = "{";
        for (const char c : note) {
            const bool blank = c == ' ' || ('\t' <= c && c <= '\r');
            if (!blank) {
                words += c == '{' ? '(' : c == '}' ? ')' : c;
            } else if (!words.empty() && words != "{") {
                put(words);
                words.clear();
            }
        }
        put(words + "}");
        number_due_ = true;
    }

    std::string_view tag(std::string_view name) const {
        const auto* pair = score_.tag(text_, name);
        return pair == nullptr ? std::string_view{} : pair->text;
    }

    void write_tag(std::string_view name, std::string_view value) {
        out_ += fmt::format("[{} \"{}\"]\n", name, format_detail::escape_tag_value(value));
    }

    void write_tags() {
        for (const auto name : roster) {
            const auto value = tag(name);
            const auto unknown = name == "Date" ? "????.??.??" : "?";
            write_tag(name, value.empty() ? unknown : value);
        }
        write_tag("Result", result());
        if (const auto fen = tag("FEN"); !fen.empty()) {
            write_tag("SetUp", "1");
            write_tag("FEN", fen);
        }
        out_ += '\n';
    }

    // Of the game that this one begins as, once, behind what stands above the moves.
    void write_opening() {
        auto position = replay_.start.position;
        for (const chess::Move move : std::exchange(opening_, {})) {
            write_move(move, position);
            position.play(move);
        }
    }

    // Columns side by side are in another order than the text.
    std::vector<Item> in_order_of_play() const {
        std::vector<Item> items = score_.items;
        std::ranges::stable_sort(items, {}, [](const Item& item) {
            return item.ply == game::no_index ? 0 : std::size_t{item.ply} + 1;
        });
        return items;
    }

    void write_item(const Item& item) {
        const auto written = text::slice(text_, item.span);
        switch (item.kind) {
        case ItemKind::move:
            return write_ply(item.ply, written);
        case ItemKind::comment:
            tell_unread();
            return comment(written);
        case ItemKind::suffix:
            if (item.ply != game::no_index) write_suffix(written);
            return;
        default:
            return;
        }
    }

    // ! and ? stay; brackets around them go.
    void write_suffix(std::string_view written) {
        std::string glyphs;
        for (const char c : written)
            if (c == '!' || c == '?') glyphs += c;
        if (!unread_.empty()) {
            unread_ += glyphs;
            return;
        }
        out_ += glyphs;
        column_ += glyphs.size();
    }

    void write_ply(Index index, std::string_view written) {
        write_opening();
        const auto& ply = replay_.plies[index];
        if (!ply.is_on_board()) {
            if (!obstacle_)
                obstacle_ =
                    Obstacle{score_.plies[index].span, fmt::format("{} can't be read", written)};
            unread_ += unread_.empty() ? "" : " ";
            unread_ += written;
            return;
        }
        write_move(ply.move, ply.before);
        if (!replay_.descriptive) return;
        const auto& resolved = replay_.descriptive->plies[index];
        if (resolved.misprint) comment(fmt::format("printed {}", written));
        for (const chess::Move move : resolved.readings) {
            if (move == ply.move) continue;
            comment(fmt::format("or {}", notation::write_san(move, ply.before)));
        }
    }

    void tell_unread() {
        if (!unread_.empty()) comment(std::exchange(unread_, {}));
    }

    void write_move(chess::Move move, const chess::Position& before) {
        write_number(before);
        put(notation::write_san(move, before));
    }

    void write_number(const chess::Position& before) {
        const bool white = before.side_to_move() == chess::Color::white;
        if (white)
            put(fmt::format("{}.", before.fullmove_number()));
        else if (number_due_)
            put(fmt::format("{}...", before.fullmove_number()));
        number_due_ = false;
    }

    // Resigns. and the like: who resigns is told, or it is the side in whose column it stands, the
    // one to move.
    std::string_view result() const {
        if (score_.result == game::no_index) return result_on_board();
        const auto written = text::slice(text_, score_.items[score_.result].span);
        const auto words = text::to_lower(text::in_plain_signs(written));
        for (const std::string_view marker : {"1-0", "0-1", "1/2-1/2"})
            if (words == marker) return marker;
        if (contains_any(words, draw_words)) return "1/2-1/2";
        const bool white = contains_any(words, white_words);
        const bool black = contains_any(words, black_words);
        if (white || black) return white != contains_any(words, loser_words) ? "1-0" : "0-1";
        const auto& plies = score_.lines.front().plies;
        if (plies.empty() || !replay_.plies[plies.back()].is_on_board()) return "*";
        const bool white_to_move =
            replay_.plies[plies.back()].before.side_to_move() == chess::Color::black;
        // "and wins" stands behind the winner's move, "Resigns" in place of the loser's.
        return white_to_move ? "0-1" : "1-0";
    }

    // Books leave it to the reader that a game ends with mate.
    std::string_view result_on_board() const {
        const auto& plies = score_.lines.front().plies;
        if (plies.empty() || !replay_.plies[plies.back()].is_on_board()) return "*";
        const auto last = replay_.after(plies.back());
        if (last.has_legal_move()) return "*";
        if (!last.in_check()) return "1/2-1/2";
        return last.side_to_move() == chess::Color::white ? "0-1" : "1-0";
    }

    std::string_view text_;
    std::span<const chess::Move> opening_;
    const game::Score& score_;
    const game::Replay& replay_;
    std::string out_;
    std::size_t column_ = 0;
    bool number_due_ = true; // before a move of Black's
    std::string unread_;     // moves, since the last comment
    std::optional<Obstacle> obstacle_;
};

} // namespace

SheetAsPgn sheet_to_pgn(const game::Game& page) {
    return SheetWriter(page, *page.analysis()).write();
}

} // namespace arbiter::rewrite
