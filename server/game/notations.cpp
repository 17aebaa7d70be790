#include "game/notations.h"

#include "game/play.h"
#include "notation/localized.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

namespace arbiter::game {

namespace {

using notation::Deviation;
using notation::Family;
using notation::Legal;
using notation::NotAMove;
using notation::Notation;

// More of a line can't tell more: no game in one of 16 languages was ever read in the letters of
// another for longer than 14 plies.
constexpr std::size_t longest_trial = 200;

// Nor was any of 10,000 games in 30 languages read as other moves for longer than 18 plies; with
// room for those that are stranger.
constexpr std::size_t longest_false_run = 30;

// So many plies further than SAN does no other notation read a game of SAN by accident.
constexpr std::uint32_t telling_lead_over_san = 8;

// Strange moves that make a language; fewer are misprints.
constexpr std::uint32_t telling_strangers = 2;

// Notations that moves can be recognised by: of those with equal letters the first, and none whose
// moves are SAN with deviations (Ng1-f3, g1f3), nor descriptive ones, which tell themselves.
const std::vector<const Notation*>& candidates() {
    static const std::vector<const Notation*> all = [] {
        std::vector<const Notation*> found;
        for (const Notation& notation : notation::notations()) {
            if (notation.family == Family::long_algebraic || notation.family == Family::uci ||
                notation.family == Family::descriptive) {
                continue;
            }
            const bool known = std::ranges::any_of(found, [&](const Notation* other) {
                return notation.letters != nullptr && other->letters != nullptr &&
                       notation.letters->equals(*other->letters);
            });
            if (!known) found.push_back(&notation);
        }
        return found;
    }();
    return all;
}

// Where the last square of a move begins; npos where it names none.
std::size_t target_square(std::string_view text) {
    for (std::size_t i = text.size(); i-- > 1;)
        if (chess::is_file(text[i - 1]) && chess::is_rank(text[i])) return i - 1;
    return text.npos;
}

// What stands before the target square of a move, where it may name a man.
std::string_view beginning_of(std::string_view move) {
    const auto square = target_square(move);
    if (square == move.npos || square == 0 || chess::is_file(move[0])) return {};
    return move.substr(0, square);
}

bool begins_with_man(std::string_view text, const Notation& notation) {
    return notation.letters != nullptr &&
           notation::starting_letter(text, *notation.letters).type != chess::PieceType::pawn;
}

// Moves of all lines that name a man, or promote to one, by letters that the notation has not.
std::uint32_t count_strange_letters(const Notation& notation, const Score& score,
                                    std::string_view chunk) {
    std::uint32_t strange = 0;
    for (const Ply& ply : score.plies) {
        const auto move = text::slice(chunk, ply.span);
        const auto beginning = beginning_of(move);
        const auto equals_sign = move.find('=');
        const bool names_none = !beginning.empty() && !begins_with_man(beginning, notation);
        const bool promotes_to_none =
            equals_sign != move.npos && !begins_with_man(move.substr(equals_sign + 1), notation);
        if (names_none || promotes_to_none) ++strange;
    }
    return strange;
}

// Plays a line in one notation after the other.
class Trials {
public:
    Trials(std::span<const Index> line, const chess::Position& position, const Score& score,
           std::string_view chunk)
        : position_(position) {
        for (const Index ply : line.first(std::min(line.size(), longest_trial))) {
            moves_.push_back(text::slice(chunk, score.plies[ply].span));
            count_beginning(moves_.back());
        }
    }

    struct Result {
        std::uint32_t reach = 0;   // plies that are read one after the other
        std::uint32_t last = 0;    // of them those that only the last notation reads
        std::uint32_t letters = 0; // moves, read or not, that begin with a letter of a man
        bool ends_at_no_move = false;
        bool names_pawns = false;

        std::uint32_t score() const { return reach + letters; }
    };

    Result play(const Notations& notations) const {
        Result result;
        chess::Position position = position_;
        for (const auto move : moves_) {
            const Played played = game::play(move, position, notations);
            result.ends_at_no_move = std::holds_alternative<NotAMove>(played.reading);
            const auto* legal = std::get_if<Legal>(&played.reading);
            if (legal == nullptr) break;
            if (legal->deviations.has(Deviation::pawn_letter)) result.names_pawns = true;
            if (played.notation == notations.back()) ++result.last;
            ++result.reach;
        }
        result.letters = letters(*notations.back());
        return result;
    }

    // Whether every move that may name a man begins with a letter of the notation.
    bool begins_all(const Notation& notation) const {
        return std::ranges::all_of(beginnings_, [&](const Beginning& beginning) {
            return begins_with_man(beginning.text, notation);
        });
    }

    // Whether the notation may read the line with that score; if it can't, it need not be played.
    bool may_reach(std::uint32_t score, const Notation& notation) const {
        auto most = static_cast<std::uint32_t>(moves_.size());
        for (const Beginning& beginning : beginnings_)
            most += beginning.moves;
        for (const Beginning& beginning : beginnings_) {
            if (most < score) return false;
            if (!begins_with_man(beginning.text, notation)) most -= beginning.moves;
        }
        return score <= most;
    }

    // Those that the notation reads without doubt.
    std::vector<chess::Move> moves(const Notation& notation) const {
        std::vector<chess::Move> read;
        chess::Position position = position_;
        for (const auto move : moves_) {
            const auto reading = game::play(move, position, notation);
            if (is_doubtful(reading)) break;
            read.push_back(std::get<Legal>(reading).move);
        }
        return read;
    }

    bool is_whole(const Result& result) const { return result.reach == moves_.size(); }

private:
    // What stands before the target square of some moves, which are none of pawns.
    struct Beginning {
        std::string_view text;
        std::uint32_t moves = 0;
    };

    void count_beginning(std::string_view move) {
        const auto text = beginning_of(move);
        if (text.empty()) return;
        const auto known = std::ranges::find(beginnings_, text, &Beginning::text);
        if (known == beginnings_.end())
            beginnings_.push_back({text, 1});
        else
            ++known->moves;
    }

    std::uint32_t letters(const Notation& notation) const {
        std::uint32_t sum = 0;
        for (const Beginning& beginning : beginnings_)
            if (begins_with_man(beginning.text, notation)) sum += beginning.moves;
        return sum;
    }

    std::vector<std::string_view> moves_;
    std::vector<Beginning> beginnings_;
    chess::Position position_;
};

} // namespace

const Notation& detect_notation(std::span<const Index> line, const chess::Position& position,
                                const Score& score, std::string_view chunk) {
    const Trials trials(line, position, score, chunk);
    const Notation& san = notation::san();
    const auto in_san = trials.play({&san});
    if (trials.is_whole(in_san)) return san;

    // The best one is the same in whatever order they play. The first guess are those with a letter
    // for every man: with one of them the others seldom have to.
    auto ordered = candidates();
    std::ranges::stable_partition(
        ordered, [&](const Notation* candidate) { return trials.begins_all(*candidate); });
    const Notation* best = &san;
    auto best_result = in_san;
    // Of equal ones the one whose letters the other lines have, too, else the first in the list.
    const auto is_better = [&](const Notation* candidate, const Trials::Result& result) {
        if (result.score() != best_result.score()) return best_result.score() < result.score();
        const auto strange = count_strange_letters(*candidate, score, chunk);
        const auto strange_to_best = count_strange_letters(*best, score, chunk);
        return std::pair(strange, candidate) < std::pair(strange_to_best, best);
    };
    for (const Notation* candidate : ordered) {
        if (candidate == &san || !trials.may_reach(best_result.score(), *candidate)) continue;
        const auto result = trials.play({candidate});
        if (result.reach <= in_san.reach || !is_better(candidate, result)) continue;
        const bool leads =
            trials.is_whole(result) && in_san.reach + telling_lead_over_san <= result.reach;
        const bool is_foreign =
            in_san.ends_at_no_move || in_san.names_pawns || in_san.letters < result.letters;
        const bool names_no_men = candidate->letters == nullptr && trials.is_whole(result);
        if (!leads && !is_foreign && !names_no_men) continue;
        best = candidate;
        best_result = result;
    }
    return *best;
}

const Notation* detect_another(std::span<const Index> line, const chess::Position& position,
                               const Score& score, std::string_view chunk, const Notations& known) {
    const Trials trials(line, position, score, chunk);
    const Notation* best = nullptr;
    std::uint32_t best_reach = trials.play(known).reach;
    auto others = candidates();
    if (notation::is_descriptive(text::slice(chunk, score.plies[line.front()].span)))
        for (const auto language : notation::descriptive_languages)
            others.push_back(&notation::descriptive(language));
    for (const Notation* candidate : others) {
        if (std::ranges::find(known, candidate) != known.end()) continue;
        Notations notations = known;
        notations.push_back(candidate);
        const auto result = trials.play(notations);
        const bool is_no_misprint = candidate->family == Family::san ||
                                    candidate->family == Family::figurine ||
                                    candidate->family == Family::descriptive;
        if (result.last < (is_no_misprint ? 1 : telling_strangers)) continue;
        if (result.reach <= best_reach) continue;
        best = candidate;
        best_reach = result.reach;
    }
    return best;
}

const Notation* find_rival(const Score& score, std::string_view chunk, const chess::Position& start,
                           const Notation& usual) {
    const Trials trials(score.lines.front().plies, start, score, chunk);
    const auto moves = trials.moves(usual);
    if (moves.size() > longest_false_run) return nullptr;
    for (const Notation* candidate : candidates()) {
        if (candidate == &usual) continue;
        const auto others = trials.moves(*candidate);
        if (others.size() >= moves.size() && others != moves) return candidate;
    }
    return nullptr;
}

} // namespace arbiter::game
