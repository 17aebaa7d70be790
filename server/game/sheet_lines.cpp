#include "game/sheet_lines.h"

#include "game/reference.h"
#include "game/spoiled_move.h"
#include "game/spoiled_number.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace arbiter::game {

using syntax::Kind;
using syntax::Leaf;

namespace {

// Moves of both sides that stand one after the other in a line.
constexpr std::uint32_t longest_line = 6;

// Lines of a note between two of the game.
constexpr std::size_t farthest_line = 24;

// Words that stand behind a move, after a dot or a blank: `CxC desc. jaque`.
constexpr std::array<std::string_view, 6> spanish_marks{"desc",  "descubierta", "descubierto",
                                                        "doble", "jaq",         "jaque"};

// How far a column is out of line on a page that was set by hand.
constexpr std::uint32_t farthest_off = 2;

// By how many columns the number of a line of play inside a note is indented deeper than those of
// the game. One that begins in the right column is farther away.
constexpr std::uint32_t least_indent = 3;
constexpr std::uint32_t most_indent = 8;

// Decides line by line: whether one is of the game depends on those before it.
class Judge {
public:
    Judge(std::string_view chunk, std::span<const SheetLine> lines)
        : chunk_(chunk), has_first_row_(std::ranges::any_of(lines, [this](const SheetLine& line) {
              return begins_with_first_move(line.leaves);
          })) {}

    // Whether the first of the lines is.
    bool is_score(std::span<SheetLine> lines) {
        SheetLine& line = lines.front();
        const bool score =
            !line.is_blank() && (judge(lines) || has_lead(lines) || has_spoiled_number(lines) ||
                                 has_spoiled_move(lines) || has_spoiled_start(lines));
        if (score) read_reply_column(lines);
        const bool begins = score && !started_;
        if (line.is_blank()) {
            before_ = Before::blank;
        } else {
            before_ = score ? Before::score : Before::text;
            behind_text_ = !score;
        }
        if (line.number > 0)
            last_number_ = line.number;
        else if (line.spoiled_number || line.spoiled_move)
            ++last_number_;
        else if (score)
            last_number_ = number_after(lines);
        if (begins) is_running_ = runs_on(line);
        if (score) due_moves_ = moves_due_behind(line);
        if (score && !column_ && line.leaves.front().kind == Kind::move_number)
            column_ = column_after_number(line);
        started_ = started_ || (score && line.has(Kind::move));
        return score;
    }

    // Numbers over dashes, with moves above and below.
    void take_fraction(const SheetLine& numbers) {
        before_ = Before::score;
        started_ = true;
        last_number_ = number_after({&numbers, 1});
    }

private:
    enum class Before : std::uint8_t { blank, score, text };

    std::string_view text(const Leaf& leaf) const { return text::slice(chunk_, leaf.span); }

    bool judge(std::span<const SheetLine> lines) {
        const SheetLine& line = lines.front();
        const Leaf& first = line.leaves.front();
        if (first.kind == Kind::reference) {
            const auto reference = read_reference(text(first));
            if (reference) last_number_ = reference->moves;
            return reference.has_value();
        }
        if (first.kind == Kind::tag_pair) return true;
        if (first.kind == Kind::move_number) return judge_numbered(lines);
        if (first.kind == Kind::punctuation && text(first) == "|") return before_ == Before::score;
        if (!is_pure(line)) return false;
        if (first.kind == Kind::punctuation && goes_on_running(line)) return true;
        const bool game = started_ || last_number_ > 0;
        if (first.kind == Kind::result) return started_ && line.leaves.size() == 1;
        if (first.kind == Kind::dummy) return game || line.has(Kind::move);
        const bool indented = first.span.begin > line.span.begin;
        return first.kind == Kind::move && game && before_ != Before::text &&
               (indented || is_reply(lines) ||
                (before_ == Before::score && goes_on_running(line)) || is_next_row(lines));
    }

    // A move of the row above, alone in its line.
    bool is_reply(std::span<const SheetLine> lines) const {
        const bool ends = lines.size() == 1 || lines[1].is_blank() || due_moves_ > 1 ||
                          lines[1].leaves.front().kind == Kind::move_number;
        return due_moves_ > 0 && ends && plays_once(lines.front());
    }

    static std::ptrdiff_t count_moves(const SheetLine& line) {
        return std::ranges::count(line.leaves, Kind::move, &Leaf::kind);
    }

    static bool plays_once(const SheetLine& line) {
        return count_moves(line) == 1 && !line.has(Kind::dummy) && !line.has(Kind::result);
    }

    std::ptrdiff_t moves_due_behind(const SheetLine& line) const {
        if (line.has(Kind::dummy) || line.has(Kind::result)) return 0;
        const bool begins = line.spoiled_number || line.leaves.front().kind == Kind::move_number;
        return std::max<std::ptrdiff_t>((begins ? 2 : due_moves_) - count_moves(line), 0);
    }

    // Its moves stand in lines of their own.
    bool is_number_alone(std::span<const SheetLine> lines) const {
        if (in_text() || sheet_number(chunk_, lines[0].leaves[0]) != last_number_ + 1) return false;
        const std::size_t next = lines.size() > 1 && lines[1].is_blank() ? 2 : 1;
        return lines.size() > next && !lines[next].is_blank() &&
               lines[next].leaves.front().kind == Kind::move && is_pure(lines[next]) &&
               plays_once(lines[next]);
    }

    // Rows one after the other, as newspapers print: 1. P-K4, P-K4; 2. Kt-KB3, Kt-QB3;
    bool runs_on(const SheetLine& line) const {
        std::uint32_t last = 0;
        bool has_next = false;
        for (const Leaf& leaf : line.leaves) {
            if (leaf.kind != Kind::move_number) continue;
            const auto number = sheet_number(chunk_, leaf);
            has_next = has_next || number == last + 1;
            if (last != 0 && number != last + 1) return false;
            last = number;
        }
        return has_next && (last > 1 || text(line.leaves.back()) == ";");
    }

    // From the line before it, in the middle of a row.
    bool goes_on_running(const SheetLine& line) const {
        if (!is_running_) return false;
        const auto number = std::ranges::find(line.leaves, Kind::move_number, &Leaf::kind);
        return number == line.leaves.end() || sheet_number(chunk_, *number) == last_number_ + 1;
    }

    bool begins_with_first_move(std::span<const Leaf> leaves) const {
        return leaves.size() > 1 && leaves[0].kind == Kind::move_number &&
               leaves[1].kind == Kind::move && sheet_number(chunk_, leaves[0]) == 1;
    }

    // {207} before a row, or the bar of a table; or words before the first row, where no other line
    // begins a game.
    bool has_lead(std::span<SheetLine> lines) {
        SheetLine& line = lines.front();
        const auto leaves = line.leaves;
        std::size_t end = 0;
        if (leaves.size() > 3 && text(leaves[0]) == "{" && leaves[1].kind == Kind::move_number &&
            text(leaves[2]) == "}") {
            end = 3;
        } else if (!started_ && leaves.size() > 1 && text(leaves[0]) == "|" &&
                   leaves[1].kind == Kind::move_number) {
            end = 1;
        } else if (!started_ && !has_first_row_) {
            while (end < leaves.size() && !begins_with_first_move(leaves.subspan(end)))
                ++end;
        }
        if (end == 0 || end == leaves.size()) return false;
        line.leaves = leaves.subspan(end);
        if (judge(lines)) {
            if (text(leaves[0]) != "|")
                line.lead = text::Span{leaves[0].span.begin, leaves[end - 1].span.end};
            return true;
        }
        line.leaves = leaves;
        return false;
    }

    // The row below has the number behind the one that is due.
    bool is_due(std::span<const SheetLine> lines) const {
        return lines.size() > 1 && !lines[1].is_blank() &&
               lines[1].leaves.front().kind == Kind::move_number &&
               sheet_number(chunk_, lines[1].leaves.front()) == last_number_ + 2;
    }

    // Nothing comes behind the line, or only a result.
    static bool ends_game(std::span<const SheetLine> lines) {
        const auto rest = lines.subspan(1);
        const auto next = std::ranges::find_if_not(rest, &SheetLine::is_blank);
        return next == rest.end() || next->leaves.front().kind == Kind::result;
    }

    bool is_between_rows(std::span<const SheetLine> lines) const {
        return before_ == Before::score && is_due(lines);
    }

    bool is_next_row(std::span<const SheetLine> lines) const {
        return is_between_rows(lines) || (before_ == Before::score && ends_game(lines));
    }

    // Up to a blank: a leaf may be less, or more.
    text::Span first_word(const SheetLine& line) const {
        const auto begin = line.leaves.front().span.begin;
        const auto written = chunk_.substr(begin, line.span.end - begin);
        const auto size = std::min(written.find_first_of(text::blanks), written.size());
        return {begin, begin + static_cast<std::uint32_t>(size)};
    }

    // A row whose number can't be read, but may be the one that is due; or is printed in the style
    // of the first row.
    bool has_spoiled_number(std::span<SheetLine> lines) {
        SheetLine& line = lines.front();
        if (in_text()) return false;
        const auto place = first_word(line);
        const auto head = text::slice(chunk_, place);
        SheetLine rest = line;
        rest.leaves = leaves_behind(line, place.end);
        if (rest.is_blank() || !is_nearly_pure(rest)) return false;
        const Kind first = rest.leaves.front().kind;
        if (first != Kind::move && first != Kind::dummy) return false;
        const auto due = last_number_ + (first == Kind::dummy && due_moves_ == 1 ? 0 : 1);
        const auto style = number_style(head, due);
        if (!started_) {
            if (!style || due != 1) return false;
            number_style_ = style;
        } else if (!style && !may_be_number(head, due) &&
                   !(is_between_rows(lines) && ends_as_number(head))) {
            return false;
        }
        line = rest;
        line.spoiled_number = place;
        if (style && style == number_style_) line.number = due;
        return true;
    }

    // A row with the number that is due, and behind it something that may have been a move: it
    // stands in a column of its own, or directly before Black's.
    bool has_spoiled_move(std::span<SheetLine> lines) {
        SheetLine& line = lines.front();
        const auto leaves = line.leaves;
        if (!started_ || in_text() || in_side_line_ || leaves.size() < 2) return false;
        if (leaves[0].kind != Kind::move_number || leaves[1].kind == Kind::move) return false;
        if (leaves[1].kind == Kind::dummy || leaves[1].kind == Kind::result) return false;
        const auto number = sheet_number(chunk_, leaves[0]);
        if (number != last_number_ + 1 || comes_again(number, lines.subspan(1))) return false;
        if (before_ != Before::score && column_ != column_after_number(line)) return false;
        return take_spoiled_move(line, 1);
    }

    // White's move can't be read, nor its number, but the row below has the next number but one.
    bool has_spoiled_start(std::span<SheetLine> lines) {
        SheetLine& line = lines.front();
        if (!started_ || !is_between_rows(lines)) return false;
        const auto place = first_word(line);
        const auto head = text::slice(chunk_, place);
        SheetLine row = line;
        if (ends_as_number(head)) {
            row.leaves = leaves_behind(line, place.end);
            row.spoiled_number = place;
        }
        if (row.is_blank() || !take_spoiled_move(row, 0)) return false;
        if (leaves_behind(row, row.spoiled_move->end).empty()) return false;
        line = row;
        return true;
    }

    // Black's move: where it stands, or else what stands there and can't be read, in a row between
    // others.
    void read_reply_column(std::span<SheetLine> lines) {
        SheetLine& line = lines.front();
        const auto reply = reply_on(line);
        if (line.spoiled_move || reply.empty()) return;
        const bool behind_comma = text(*(reply.data() - 1)) == ",";
        const text::Span cell{reply.front().span.begin, reply.back().span.end};
        const auto column = cell.begin - line.span.begin;
        const Kind kind = reply.front().kind;
        if (kind == Kind::move) {
            if (behind_comma)
                pairs_have_comma_ = true;
            else
                reply_column_ = column;
            return;
        }
        const bool aligned = reply_column_ && *reply_column_ <= column + farthest_off &&
                             column <= *reply_column_ + farthest_off;
        const bool may_begin =
            kind == Kind::word || kind == Kind::unexpected || kind == Kind::punctuation;
        const bool in_place = behind_comma ? pairs_have_comma_ : aligned && may_begin;
        if (in_place && is_due(lines) && may_be_move(text::slice(chunk_, cell)))
            line.spoiled_move = cell;
    }

    // What stands behind White's move, and behind a comma or a gap.
    std::span<const Leaf> reply_on(const SheetLine& line) const {
        const auto leaves = line.leaves;
        const auto move = std::ranges::find(leaves, Kind::move, &Leaf::kind);
        if (move == leaves.end() || move + 1 == leaves.end()) return {};
        if (text(move[1]) == ",") return {move + 2, leaves.end()};
        const auto last = std::ranges::adjacent_find(move, leaves.end(), are_apart);
        return last == leaves.end() ? std::span<const Leaf>{} : std::span(last + 1, leaves.end());
    }

    // The move is in leaves[at].
    bool take_spoiled_move(SheetLine& line, std::size_t at) const {
        const auto leaves = line.leaves.subspan(at);
        text::Span cell{leaves.front().span.begin, end_of_cell(leaves)};
        std::uint32_t next = cell.end;
        const auto comma = text::slice(chunk_, cell).find(',');
        if (pairs_have_comma_ && comma != std::string_view::npos) {
            cell.end = cell.begin + static_cast<std::uint32_t>(comma);
            next = cell.end + 1;
        }
        const auto written = text::slice(chunk_, cell);
        if (!may_be_move(written)) return false;
        SheetLine rest = line;
        rest.leaves = leaves_behind(line, next);
        const bool lone = rest.is_blank() && before_ == Before::score &&
                          written.find(' ') == std::string_view::npos;
        if (!lone && (!rest.has(Kind::move) || !is_nearly_pure(rest))) return false;
        line.spoiled_move = cell;
        return true;
    }

    static std::span<const Leaf> leaves_behind(const SheetLine& line, std::uint32_t offset) {
        const auto first = std::ranges::find_if(
            line.leaves, [offset](const Leaf& leaf) { return leaf.span.begin >= offset; });
        return {first, line.leaves.end()};
    }

    bool judge_numbered(std::span<const SheetLine> lines) {
        const SheetLine& line = lines.front();
        if (line.leaves.size() < 2) return is_number_alone(lines);
        const auto number = sheet_number(chunk_, line.leaves.front());
        in_side_line_ = is_side_line(line, number);
        if (in_side_line_) return false;
        const bool fits = goes_on(last_number_, number) || goes_on(last_right_, number);
        const bool in_block =
            (before_ == Before::score && number > last_number_) || is_next_row(lines);
        const bool barred = text(line.leaves[1]) == "|" && line.leaves.size() > 2;
        const Kind second = line.leaves[barred ? 2 : 1].kind;
        const bool plays = second == Kind::move || second == Kind::dummy ||
                           second == Kind::result || second == Kind::move_number;
        if (is_pure(line) || (in_block && plays && is_nearly_pure(line))) {
            // Moves in running text have commas between them; so have columns in Spanish books.
            if (in_text() && has_comma(line)) return false;
            return plays && (fits || in_block || last_number_ == 0);
        }
        // A remark behind a move; but a sentence that begins with one goes on in another way.
        if (in_text() || !fits) return false;
        if (is_sentence(line) && !ends_in_words(line) && !is_next_row(lines)) return false;
        if (second == Kind::move)
            return number == last_number_ + 1 && !comes_again(number, lines.subspan(1));
        return plays || looks_like_misprint(text(line.leaves[1]));
    }

    // Where the dots begin; some tokens have those of a dummy, too.
    std::uint32_t column_after_number(const SheetLine& line) const {
        const Leaf& first = line.leaves.front();
        const auto digits = text(first).find_last_of(text::digits) + 1; // npos + 1 is 0
        return first.span.begin - line.span.begin + static_cast<std::uint32_t>(digits);
    }

    // Of a note: it goes back behind a move that the game has already, or goes on from there.
    bool is_side_line(const SheetLine& line, std::uint32_t number) const {
        if (!column_ || !(in_side_line_ || (behind_text_ && number <= last_number_))) return false;
        const auto column = column_after_number(line);
        return *column_ + least_indent <= column && column <= *column_ + most_indent;
    }

    // "21. BxP was threatened.", and then the game goes on with its own move 21.
    bool comes_again(std::uint32_t number, std::span<const SheetLine> lines) const {
        for (const SheetLine& line : lines.first(std::min(lines.size(), farthest_line))) {
            if (line.leaves.size() < 2 || line.leaves[0].kind != Kind::move_number) continue;
            return line.leaves[1].kind == Kind::move && is_pure(line) &&
                   sheet_number(chunk_, line.leaves[0]) == number;
        }
        return false;
    }

    bool in_text() const { return before_ == Before::text && started_; }

    bool has_comma(const SheetLine& line) const {
        return std::ranges::any_of(line.leaves,
                                   [this](const Leaf& leaf) { return text(leaf) == ","; });
    }

    bool is_sentence(const SheetLine& line) const {
        return std::ranges::any_of(line.leaves, [this](const Leaf& leaf) {
            return text(leaf) == "," || text(leaf) == ";";
        });
    }

    // In running text, behind its last move.
    bool ends_in_words(const SheetLine& line) const {
        if (!is_running_) return false;
        const auto word = std::ranges::find(line.leaves, Kind::word, &Leaf::kind);
        return std::find_if(word, line.leaves.end(), [](const Leaf& leaf) {
                   return leaf.kind == Kind::move || leaf.kind == Kind::move_number;
               }) == line.leaves.end();
    }

    // The same with moves that are spoiled.
    bool is_nearly_pure(const SheetLine& line) const {
        std::vector<Leaf> others;
        std::ranges::copy_if(line.leaves, std::back_inserter(others), [this](const Leaf& leaf) {
            return leaf.kind != Kind::word || !looks_like_misprint(text(leaf)) ||
                   text(leaf).find_first_of("-xz12345678") == std::string_view::npos;
        });
        SheetLine rest = line;
        rest.leaves = others;
        return is_pure(rest);
    }

    // Nothing but moves and what belongs to them, and notes in brackets.
    bool is_pure(const SheetLine& line) const {
        int depth = 0;
        for (const Leaf& leaf : line.leaves) {
            const auto written = text(leaf);
            if (written == "(" || written == ")") {
                depth += written == "(" ? 1 : -1;
            } else if (std::ranges::count(spanish_marks, written) > 0) {
                continue;
            } else if (depth == 0 && (leaf.kind == Kind::word || leaf.kind == Kind::unexpected)) {
                return false;
            } else if (depth == 0 && leaf.kind == Kind::punctuation && written != "," &&
                       written != "|" && written != "." && written != ":" &&
                       (written != ";" || (started_ && !is_running_))) {
                return false;
            }
        }
        return true;
    }

    static bool goes_on(std::uint32_t last, std::uint32_t number) {
        return number == last || number == last + 1;
    }

    // Of the first line; the next one tells a misprint.
    std::uint32_t number_after(std::span<const SheetLine> lines) {
        std::optional<std::uint32_t> first;
        std::optional<std::uint32_t> last;
        for (const Leaf& leaf : lines.front().leaves) {
            if (leaf.kind != Kind::move_number) continue;
            const auto number = sheet_number(chunk_, leaf);
            if (!first) first = number;
            // Moves one after the other in a line; else columns, of which the left one counts.
            if (!last || number == *last + 1)
                last = number;
            else if (number > *last + 1)
                last_right_ = number;
        }
        if (!last || last_number_ == 0) return last.value_or(last_number_);
        // Among others, a number that is too high or too low is a misprint.
        const bool jumps = *first != last_number_ + 1 && *last > last_number_ + longest_line;
        const bool falls = *first < last_number_ && !goes_on(last_right_, *first);
        const bool is_misread = !goes_on(last_number_, *first) && is_due(lines);
        return jumps || falls || is_misread ? last_number_ + 1 : *last;
    }

    std::string_view chunk_;
    Before before_ = Before::blank;
    bool started_ = false;         // a move has come
    bool has_first_row_;           // some line begins with White's first move
    bool is_running_ = false;      // rows stand one after the other in the lines
    std::ptrdiff_t due_moves_ = 0; // of the last row: its number alone, or White's move
    std::optional<NumberStyle> number_style_;
    bool behind_text_ = false;            // the last line that is not blank is none of the game
    bool in_side_line_ = false;           // likewise
    std::optional<std::uint32_t> column_; // behind the number of the game's first line
    std::optional<std::uint32_t> reply_column_; // of Black's last move beside White's
    bool pairs_have_comma_ = false;             // between their moves: P4R, P4R
    std::uint32_t last_number_ = 0;
    std::uint32_t last_right_ = 0; // of the right one of two columns
};

} // namespace

std::vector<SheetLine> read_sheet_lines(std::string_view chunk, std::span<const Leaf> leaves) {
    auto lines = cut_into_lines(chunk, leaves);
    Judge judge(chunk, lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        lines[i].is_fraction = begins_fraction(std::span(lines).subspan(i));
        if (!lines[i].is_fraction) {
            lines[i].is_score = judge.is_score(std::span(lines).subspan(i));
            continue;
        }
        for (std::size_t part = i; part < i + 3; ++part)
            lines[part].is_score = true;
        judge.take_fraction(lines[i + 1]);
        i += 2;
    }
    return lines;
}

} // namespace arbiter::game
