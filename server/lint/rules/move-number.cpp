#include "lint/rule.h"
#include "lint/rules/shared/edits.h"
#include "lint/rules/shared/quote.h"
#include "notation/wording.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace arbiter::lint::rules {

namespace {

using chess::Color;
using game::Index;
using Plies = std::vector<Index>;

// How far the numbers of the text may be ahead of the position's, because the FEN says so with a
// number that can't be: `fen-inconsistent` speaks of it.
std::int64_t shift_of_fen(const Context& context) {
    const auto* fen = context.score.tag(context.text, "FEN");
    if (!fen) return 0;
    const auto field = std::string_view{fen->text}.substr(fen->text.find_last_of(' ') + 1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), number);
    if (error != std::errc{} || end != field.data() + field.size()) return 0;
    return number - context.replay.start.position.fullmove_number();
}

// Whether blanks stand between dots elsewhere than in `1. ...`, which many programs write.
bool has_spaced_dots(std::string_view number) {
    const auto first = number.find('.');
    if (first == std::string_view::npos) return false;
    const auto more = number.substr(first + 1);
    const auto dots = more.substr(std::min(more.find('.'), more.size()));
    return dots.find_first_not_of('.') != std::string_view::npos;
}

class MoveNumbers {
public:
    MoveNumbers(const Context& context, Report& report) : context_(context), report_(report) {}

    void check() {
        if (every_ply_has_its_number())
            report_ply_numbering();
        else
            report_runs();
        report_colors();
        report_spaced_dots();
        report_missing();
    }

private:
    const game::Ply& ply(Index i) const { return context_.score.plies[i]; }
    // The number that is due, and whose move it is.
    const chess::Position& board(Index i) const { return context_.replay.plies[i].before; }
    bool is_white(Index i) const { return board(i).side_to_move() == Color::white; }
    std::string label(Index i) const {
        return fmt::format("{}{}", board(i).fullmove_number(), is_white(i) ? "." : "...");
    }
    std::string whose(Index i) const {
        return fmt::format("{}'s move {}", notation::side(board(i).side_to_move()),
                           board(i).fullmove_number());
    }

    // How far the written number is ahead. Dots alone say no number.
    std::int64_t shift(Index i) const {
        if (!says_number(i)) return 0;
        return std::int64_t{ply(i).number->number} - board(i).fullmove_number();
    }
    bool says_number(Index i) const {
        const auto& number = ply(i).number;
        return number && text::is_digit(context_.text[number->span.begin]);
    }

    // Behind a move that can't be played nobody knows the count.
    bool is_counted(Index i) const {
        return context_.replay.plies[i].verdict != game::Verdict::unchecked;
    }

    template <typename Predicate>
    Plies plies_with(Predicate wanted) const {
        Plies plies;
        for (Index i = 0; i < context_.score.plies.size(); ++i)
            if (is_counted(i) && wanted(i)) plies.push_back(i);
        return plies;
    }
    template <typename Predicate>
    Plies numbers_with(Predicate wanted) const {
        return plies_with([&](Index i) { return ply(i).number && wanted(i); });
    }

    std::string written(Index i) const { return quote(slice(context_.text, ply(i).number->span)); }

    // One finding at the first of the plies, and one fix for all.
    void add(const Plies& plies, std::string message, Severity severity, std::string title,
             Safety safety = Safety::safe) {
        auto& finding = report_.add(ply(plies.front()).number->span, std::move(message), severity);
        std::vector<text::Edit> edits;
        for (const Index i : plies)
            edits.push_back(replace(context_.text, ply(i).number->span, label(i)));
        const auto fix = safety == Safety::safe ? safe_fix : unsafe_fix;
        finding.fixes.push_back(fix(std::move(title), std::move(edits)));
    }

    // The main line has at least two wrong numbers, and each of its numbers counts plies.
    bool every_ply_has_its_number() const {
        std::int64_t ordinal = 0;
        std::optional<std::int64_t> offset;
        int wrong = 0;
        for (const Index i : context_.score.lines.front().plies) {
            ++ordinal;
            if (!says_number(i) || !is_counted(i)) continue;
            if (!offset) offset = ply(i).number->number - ordinal;
            if (ply(i).number->number != *offset + ordinal) return false;
            if (shift(i) != 0) ++wrong;
        }
        return 2 <= wrong;
    }

    void report_ply_numbering() {
        const auto wrong = numbers_with([&](Index i) { return shift(i) != 0; });
        const auto first = wrong.front();
        add(wrong,
            fmt::format("{} stands before {}: in this game every ply has a number of its own",
                        written(first), whose(first)),
            Severity::warning, "Number the moves of the game");
    }

    // Once a number is wrong, those that count on from it are not wrong again.
    void report_runs() {
        const auto fen_shift = shift_of_fen(context_);
        Plies run;
        std::int64_t run_shift = 0;
        bool lost_count = false;
        const auto start_run = [&](std::int64_t shift) {
            if (!run.empty()) report_run(run);
            run.clear();
            run_shift = shift;
        };
        for (const auto& item : context_.score.items) {
            // What can't be read may have been a move.
            if (item.kind == game::ItemKind::unexpected) lost_count = true;
            const Index i = item.ply;
            if (item.kind != game::ItemKind::move || !says_number(i) || !is_counted(i)) continue;
            // A move that can't be played may be one of the other side: `illegal-move` speaks of
            // it.
            if (context_.replay.plies[i].verdict != game::Verdict::played) lost_count = true;
            if (shift(i) == 0 || shift(i) == fen_shift) {
                start_run(0);
            } else if (shift(i) != run_shift) {
                start_run(shift(i));
                if (!lost_count) run.push_back(i);
            } else if (!run.empty()) {
                run.push_back(i);
            }
            lost_count = false;
        }
        start_run(0);
    }

    void report_run(const Plies& run) {
        const auto first = run.front();
        const auto others = run.size() == 1 ? "" : ", and the numbers after it count on from it";
        add(run, fmt::format("{} stands before {}{}", written(first), whose(first), others),
            Severity::warning,
            run.size() == 1 ? "Write " + label(first) : "Renumber from " + label(first),
            is_of_next_ply(first) ? Safety::unsafe : Safety::safe);
    }

    // White's next number before Black's move: the move between may be missing.
    bool is_of_next_ply(Index i) const {
        return !is_white(i) && shift(i) == 1 && ply(i).number->dots == 1;
    }

    // On import any number of dots will do, but those of Black before a move of White mislead.
    void report_colors() {
        const auto wrong = [&](Color color, std::uint32_t least, std::uint32_t most) {
            return numbers_with([&](Index i) {
                const auto dots = ply(i).number->dots;
                return shift(i) == 0 && board(i).side_to_move() == color && least <= dots &&
                       dots <= most;
            });
        };
        report_color(wrong(Color::white, 2, ~0u), Severity::warning);
        report_color(wrong(Color::black, 1, 1), Severity::hint);
    }

    void report_color(const Plies& plies, Severity severity) {
        if (plies.empty()) return;
        const auto first = plies.front();
        add(plies,
            fmt::format("{} stands before {}: export format writes {} there", written(first),
                        whose(first), label(first)),
            severity, "Write the dots of export format");
    }

    void report_spaced_dots() {
        const auto spaced = numbers_with([&](Index i) {
            return shift(i) == 0 && has_spaced_dots(slice(context_.text, ply(i).number->span));
        });
        if (spaced.empty()) return;
        add(spaced, fmt::format("{} has blanks between its dots", written(spaced.front())),
            Severity::hint, "Write the dots without blanks");
    }

    // Export format wants one before a move of White and at the start of a variation. It wants one
    // before a move of Black behind a comment or a variation too, but nobody misses that.
    void report_missing() {
        const auto missing = plies_with([&](Index i) {
            const bool first = context_.score.lines[ply(i).line].plies.front() == i;
            return !ply(i).number && (first || is_white(i));
        });
        if (missing.empty()) return;
        const auto& first = ply(missing.front());
        auto& finding = report_.add(first.span,
                                    fmt::format("{} has no number before it: it is {}",
                                                quote(slice(context_.text, first.span)),
                                                whose(missing.front())),
                                    Severity::hint);
        std::vector<text::Edit> edits;
        for (const Index i : missing)
            edits.push_back(insert(ply(i).span.begin, label(i) + ' '));
        finding.fixes.push_back(safe_fix("Number the moves", std::move(edits)));
    }

    const Context& context_;
    Report& report_;
};

} // namespace

void move_number(const Context& context, Report& report) {
    if (context.replay.start.is_playable()) MoveNumbers(context, report).check();
}

} // namespace arbiter::lint::rules
