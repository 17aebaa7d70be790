#include "game/replay_descriptive.h"

#include "game/correction_search.h"
#include "game/resolve.h"
#include "game/sheet_numbers.h"
#include "game/start.h"
#include "notation/descriptive_refusal.h"
#include "notation/san_token.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::game {

using notation::DescriptiveBoard;
using notation::DescriptiveLanguage;
using notation::Notation;
using notation::Origins;

namespace {

// Plies whose text tells how a PGN is written.
constexpr std::size_t telling_plies = 4;

// What people write between moves in that language when they do not write descriptively.
const Notation* algebraic_of(std::string_view text, DescriptiveLanguage language) {
    static const std::array algebraic{&notation::san(), notation::find_notation("es"),
                                      notation::find_notation("fr")};
    for (const Notation* notation : {algebraic[static_cast<std::size_t>(language)], algebraic[0]})
        if (notation::parse_san_token(text, *notation->letters)) return notation;
    return nullptr;
}

bool names_square(std::string_view text) {
    return std::ranges::adjacent_find(text, [](char file, char rank) {
               return chess::is_file(file) && chess::is_rank(rank);
           }) != text.end();
}

class SheetPlayer {
public:
    SheetPlayer(const Score& score, std::string_view chunk, std::span<const chess::Move> opening)
        : score_(score), chunk_(chunk) {
        replay_.start = read_start(score, chunk);
        start_.position = replay_.start.position;
        start_.origins = Origins::of(start_.position);
        if (score.reference) take_over(opening);
        replay_.plies.resize(score.plies.size());
        replay_.lines.resize(score.lines.size(), LineStart::replaces);
        replay_.descriptive.emplace();
        replay_.descriptive->plies.resize(score.plies.size());
        replay_.descriptive->language = language();
        replay_.descriptive->style = style();
        without_hyphens_ = stands_without_hyphens();
        const Notation& usual = notation::descriptive(replay_.descriptive->language);
        replay_.notations = {&usual};
        for (ReplayedPly& ply : replay_.plies)
            ply.notation = &usual;
        replay_.descriptive->origins.resize(score.plies.size(), Origins::unknown());
        find_gaps();
        boards_.resize(score.plies.size());
        known_.resize(score.plies.size(), false);
    }

    // A line begins at a ply of one that opened before it.
    Replay play() && {
        if (!replay_.start.is_playable()) return std::move(replay_);
        if (score_.reference && replay_.taken_over == 0) return std::move(replay_);
        for (const Line& line : score_.lines)
            play_line(line);
        return std::move(replay_);
    }

private:
    std::string_view written(Index ply) const {
        return text::slice(chunk_, score_.plies[ply].span);
    }

    // The moves before the first of this game, by its number.
    void take_over(std::span<const chess::Move> opening) {
        const auto& plies = score_.lines.front().plies;
        if (plies.empty() || !score_.plies[plies.front()].number) return;
        const auto& number = *score_.plies[plies.front()].number;
        if (number.number == 0 || opening.size() / 2 + 1 < number.number) return;
        const std::size_t count = 2 * (number.number - 1) + (number.dots >= 3 ? 1 : 0);
        if (opening.size() < count) return;
        for (const chess::Move move : opening.first(count))
            start_.play(move);
        replay_.taken_over = static_cast<std::uint32_t>(count);
    }

    // The one in which most of the moves have the shape of moves. Those that are equal in it need
    // no decision.
    DescriptiveLanguage language() const {
        auto best = notation::descriptive_languages.front();
        std::ptrdiff_t most = 0;
        for (const auto candidate : notation::descriptive_languages) {
            const auto readable = std::ranges::count_if(score_.plies, [&](const Ply& ply) {
                return notation::parse_descriptive(text::slice(chunk_, ply.span), candidate)
                    .has_value();
            });
            if (readable > most) best = candidate;
            most = std::max(most, readable);
        }
        return best;
    }

    notation::DescriptiveStyle style() const {
        using Style = notation::DescriptiveStyle;
        Style first;
        if (score_.format == Format::score_sheet) first.marks = Style::Marks::apart;
        for (const Ply& ply : score_.plies) {
            const auto written = text::slice(chunk_, ply.span);
            if (notation::parse_san_token(written)) continue;
            const Style found = notation::descriptive_style(written);
            if (first.knight == Style::Knight::unknown) first.knight = found.knight;
            if (first.first_rank == Style::FirstRank::unknown) first.first_rank = found.first_rank;
        }
        return first;
    }

    // A book that prints none, or its scanner saw none: then they are no misprints.
    bool stands_without_hyphens() const {
        if (replay_.descriptive->language != DescriptiveLanguage::english) return false;
        std::size_t with = 0;
        std::size_t without = 0;
        for (const Ply& ply : score_.plies) {
            const auto text = text::slice(chunk_, ply.span);
            const auto move = notation::parse_descriptive(text, DescriptiveLanguage::english);
            if (move)
                with += move->action == notation::DescriptiveMove::Action::transfer ? 1 : 0;
            else
                without += notation::parse_without_hyphen(text) ? 1 : 0;
        }
        constexpr std::size_t telling = 3;
        return without >= telling && without > with;
    }

    std::optional<notation::DescriptiveMove> parse(std::string_view text) const {
        auto move = notation::parse_descriptive(text, replay_.descriptive->language);
        return move || !without_hyphens_ ? move : notation::parse_without_hyphen(text);
    }

    void find_gaps() {
        gaps_.resize(score_.plies.size(), false);
        if (score_.format != Format::score_sheet) return;
        for (const NumberSlip& slip : number_slips(score_, replay_.start, replay_.taken_over))
            if (slip.kind == NumberSlip::Kind::missing) gaps_[slip.ply] = true;
    }

    void play_line(const Line& line) {
        DescriptiveBoard board = start_;
        if (line.replaces != no_index) {
            if (!known_[line.replaces]) return;
            board = boards_[line.replaces];
        }
        std::vector<Written> moves;
        const auto& descriptive = *replay_.descriptive;
        for (const Index ply : line.plies) {
            Written move{written(ply), parse(written(ply)), nullptr, gaps_[ply]};
            if (!move.move) move.other = algebraic_of(move.text, descriptive.language);
            moves.push_back(move);
        }
        record(line, moves, board,
               resolve(moves, board, {descriptive.language, descriptive.style}, budget_));
    }

    void record(const Line& line, const std::vector<Written>& moves, DescriptiveBoard board,
                const Resolution& resolution) {
        auto& descriptive = *replay_.descriptive;
        const std::size_t first_misprint = descriptive.misprints.size();
        for (const Repair& misprint : resolution.misprints)
            descriptive.misprints.push_back(of_score(misprint, line.plies));
        for (std::size_t i = 0; i < line.plies.size(); ++i) {
            const Index ply = line.plies[i];
            boards_[ply] = board;
            known_[ply] = true;
            descriptive.origins[ply] = board.origins;
            ReplayedPly& replayed = replay_.plies[ply];
            replayed.before = board.position;
            if (moves[i].other != nullptr) record_switch(*moves[i].other, replayed);
            if (i == resolution.plies.size()) {
                replayed.verdict = Verdict::stopped;
                replayed.reading = refuse(moves[i], board);
                return;
            }
            ResolvedPly resolved = resolution.plies[i];
            replayed.move = resolved.move;
            replayed.verdict = Verdict::played;
            replayed.reading = legal(resolved.move);
            if (resolved.misprint) {
                replayed.verdict = Verdict::repaired;
                replayed.reading = refuse(moves[i], board);
                *resolved.misprint += first_misprint;
            } else if (!resolved.readings.empty()) {
                replayed.verdict = Verdict::repaired;
                replayed.reading = notation::Ambiguous{resolved.readings, {}};
            }
            descriptive.plies[ply] = std::move(resolved);
            board.play(replayed.move);
        }
    }

    void record_switch(const Notation& to, ReplayedPly& replayed) {
        replayed.notation = &to;
        auto& known = replay_.notations;
        if (std::ranges::find(known, &to) == known.end()) known.push_back(&to);
    }

    static notation::Legal legal(chess::Move move) {
        notation::Legal legal{move, {}};
        if (move.is_null()) legal.deviations.add(notation::Deviation::null_move);
        return legal;
    }

    notation::Reading refuse(const Written& move, const DescriptiveBoard& board) const {
        if (move.other != nullptr) return move.other->read(move.text, board.position);
        if (!move.move) return notation::NotAMove{};
        if (!notation::read_descriptive(*move.move, board).literal.empty()) {
            notation::Illegal contradicted;
            contradicted.reason = "with it the moves that follow can't be played";
            return contradicted;
        }
        return notation::refuse_descriptive(*move.move, board.position);
    }

    const Score& score_;
    std::string_view chunk_;
    Replay replay_;
    DescriptiveBoard start_;
    LookAhead budget_;
    std::vector<DescriptiveBoard> boards_; // before each ply
    std::vector<bool> known_;
    bool without_hyphens_ = false;
    std::vector<bool> gaps_; // moves are missing before the ply
};

} // namespace

bool is_descriptive(const Score& score, std::string_view chunk) {
    if (score.format == Format::score_sheet) return true;
    const std::span main_line(score.lines.front().plies);
    const auto text_of = [&](Index ply) { return text::slice(chunk, score.plies[ply].span); };
    const auto is_so = [&](Index ply) {
        const auto text = text_of(ply);
        return !notation::parse_san_token(text) && notation::is_descriptive(text);
    };
    if (std::ranges::none_of(main_line.first(std::min(main_line.size(), telling_plies)), is_so))
        return false;
    const auto algebraic = std::ranges::count_if(main_line, names_square, text_of);
    return algebraic <= std::ranges::count_if(main_line, is_so);
}

Replay replay_descriptive(const Score& score, std::string_view chunk,
                          std::span<const chess::Move> opening) {
    return SheetPlayer(score, chunk, opening).play();
}

} // namespace arbiter::game
