#include "game/replay.h"

#include "game/castling_loss.h"
#include "game/glued.h"
#include "game/loose_move.h"
#include "game/play.h"
#include "game/repair.h"
#include "game/replay_descriptive.h"
#include "game/start.h"
#include "notation/localized.h"
#include "notation/san_token.h"

#include <algorithm>
#include <span>
#include <utility>
#include <variant>

namespace arbiter::game {

namespace {

using notation::Illegal;
using notation::Legal;

bool is_legal(const notation::Reading& reading) {
    return std::holds_alternative<Legal>(reading);
}

bool is_over(const notation::Reading& reading) {
    const auto* illegal = std::get_if<Illegal>(&reading);
    return illegal != nullptr && illegal->cause == Illegal::Cause::game_over;
}

// For notations besides the usual one. A game with more strange moves is no game.
constexpr int max_looks_for_others = 4;

// Plays the plies in the order of the text: those that a line starts from come before it.
class Player {
public:
    Player(const Score& score, std::string_view chunk)
        : score_(score), chunk_(chunk), repairer_(score, chunk, replay_) {
        replay_.start = read_start(score, chunk);
        replay_.plies.reserve(score.plies.size());
        replay_.lines.resize(score.lines.size(), LineStart::replaces);
    }

    Replay play() && {
        while (replay_.plies.size() < score_.plies.size()) {
            play_ply(static_cast<Index>(replay_.plies.size()));
            if (starts_anew_) start_anew();
        }
        return std::move(replay_);
    }

private:
    std::string_view written(Index ply) const {
        return text::slice(chunk_, score_.plies[ply].span);
    }

    void play_ply(Index ply) {
        const Line& line = score_.lines[score_.plies[ply].line];
        const bool begins_line = line.plies.front() == ply;
        const bool known =
            begins_line ? set_up_line(line) : set_up_behind(score_.plies[ply].previous);
        ReplayedPly& replayed = replay_.plies.emplace_back(ReplayedPly{Verdict::unchecked,
                                                                       position_,
                                                                       notation::NotAMove{},
                                                                       replay_.notations.front(),
                                                                       {},
                                                                       {},
                                                                       {}});
        behind_ = no_index;
        if (!known) return;

        read(ply, replayed);
        if (starts_anew_) return;
        if (!is_legal(replayed.reading) && begins_line) play_as_answer(ply, replayed);
        if (const auto* legal = std::get_if<Legal>(&replayed.reading)) {
            replayed.verdict = Verdict::played;
            replayed.move = legal->move;
        } else if (is_word(ply, replayed)) {
            replayed.verdict = Verdict::stopped;
            replay_.words.push_back(ply);
        } else {
            explain_castling(ply, replayed);
            mend(ply, replayed);
        }
        if (replayed.is_on_board()) behind_ = ply;
    }

    void read(Index ply, ReplayedPly& replayed) {
        take(game::play(written(ply), position_, replay_.notations), replayed);
        if (!is_doubtful(replayed.reading)) return;
        if (!std::exchange(looked_for_notation_, true) && is_in_other_notation()) return;
        if (!may_be_of_another(ply, replayed) || looks_for_others_ == max_looks_for_others) return;
        ++looks_for_others_;
        const auto* another =
            detect_another(from(ply), replayed.before, score_, chunk_, replay_.notations);
        if (another == nullptr) return;
        replay_.notations.push_back(another);
        position_ = replayed.before;
        take(game::play(written(ply), position_, replay_.notations), replayed);
    }

    // What is no move of the notation, or names a pawn: people who write SAN do so, others do not.
    bool may_be_of_another(Index ply, const ReplayedPly& doubtful) const {
        if (std::holds_alternative<notation::NotAMove>(doubtful.reading)) return true;
        if (doubtful.notation->family != notation::Family::localized) return false;
        const auto letter = notation::starting_letter(written(ply), *doubtful.notation->letters);
        return letter.bytes > 0 && letter.type == chess::PieceType::pawn;
    }

    static void take(Played played, ReplayedPly& replayed) {
        replayed.reading = std::move(played.reading);
        replayed.notation = played.notation;
    }

    // The rest of the ply's line, with the ply.
    std::span<const Index> from(Index ply) const {
        const auto& plies = score_.lines[score_.plies[ply].line].plies;
        return {std::ranges::lower_bound(plies, ply), plies.end()};
    }

    // The main line tells in which notation a game is. SAN needs no look as long as all is SAN.
    bool is_in_other_notation() {
        const auto& found =
            detect_notation(score_.lines.front().plies, replay_.start.position, score_, chunk_);
        if (&found == replay_.notations.front()) return false;
        replay_.notations = {&found};
        return starts_anew_ = true;
    }

    // Nothing has been repaired yet.
    void start_anew() {
        starts_anew_ = false;
        replay_.plies.clear();
        replay_.words.clear();
        std::ranges::fill(replay_.lines, LineStart::replaces);
        behind_ = no_index;
    }

    // Puts the position on the board in which a line begins; false where it is not known.
    bool set_up_line(const Line& line) {
        if (!replay_.start.is_playable()) return false;
        if (line.replaces == no_index) {
            position_ = replay_.start.position;
            return true;
        }
        const ReplayedPly& replaced = replay_.plies[line.replaces];
        position_ = replaced.before;
        return replaced.verdict != Verdict::unchecked;
    }

    bool set_up_behind(Index previous) {
        if (!replay_.plies[previous].is_on_board()) return false;
        if (behind_ != previous) position_ = replay_.after(previous);
        return true;
    }

    // A variation whose first move answers the ply that it should replace is played from there,
    // unless its number says that the ply is meant.
    void play_as_answer(Index ply, ReplayedPly& replayed) {
        const Index index = score_.plies[ply].line;
        const Index replaced = score_.lines[index].replaces;
        if (replaced == no_index || !replay_.plies[replaced].is_on_board()) return;
        if (is_numbered_as(score_.plies[ply], replayed.before)) return;
        const chess::Position behind = replay_.after(replaced);
        chess::Position position = behind;
        auto played = game::play(written(ply), position, replay_.notations);
        if (!is_legal(played.reading)) return;
        replay_.lines[index] = LineStart::answers;
        replayed.before = behind;
        take(std::move(played), replayed);
        position_ = position;
    }

    static bool is_numbered_as(const Ply& ply, const chess::Position& before) {
        if (!ply.number || ply.number->dots == 0) return false;
        const auto side = ply.number->dots == 1 ? chess::Color::white : chess::Color::black;
        return side == before.side_to_move() &&
               ply.number->number == static_cast<std::uint32_t>(before.fullmove_number());
    }

    // What is written like a word and is no legal move, where play goes on without it. The opponent
    // may answer with one. At the end of a line a number tells that a move is meant.
    bool is_word(Index ply, const ReplayedPly& replayed) const {
        if (!may_be_word(written(ply)) || !std::holds_alternative<Illegal>(replayed.reading))
            return false;
        constexpr std::size_t in_a_row = 2;
        const auto rest = from(ply).subspan(1);
        if (rest.empty()) return !score_.plies[ply].number;
        return std::ranges::any_of(rest.first(std::min(in_a_row, rest.size())), [&](Index next) {
            chess::Position position = replayed.before;
            return !may_be_word(written(next)) &&
                   is_legal(game::play(written(next), position, replay_.notations).reading);
        });
    }

    // The board alone does not show what the game does: which of king and rook has moved, and when.
    void explain_castling(Index ply, ReplayedPly& replayed) {
        auto* const illegal = std::get_if<Illegal>(&replayed.reading);
        if (illegal == nullptr || illegal->cause != Illegal::Cause::castling_right) return;
        const auto token = notation::parse_san_token(written(ply));
        if (!token || token->kind != notation::SanToken::Kind::castling) return;
        auto loss = castling_loss(score_, replay_.plies, ply, token->side);
        if (loss) illegal->reason = *std::move(loss);
    }

    void mend(Index ply, ReplayedPly& replayed) {
        replayed.verdict = Verdict::stopped;
        if (is_over(replayed.reading)) return;
        if (!std::holds_alternative<notation::Ambiguous>(replayed.reading)) {
            replayed.glued = part_glued(written(ply), score_.plies[ply].span.begin, position_);
        }
        if (!replayed.glued.empty()) {
            replayed.move = replayed.glued.front().move;
            for (const GluedMove& glued : replayed.glued)
                position_.play(glued.move);
            replayed.verdict = Verdict::repaired;
            return;
        }
        replayed.repair = repairer_.repair(ply, position_, replayed.reading);
        if (!replayed.repair->accepted) return;
        const Correction& correction = replayed.repair->corrections.front();
        replayed.verdict = Verdict::repaired;
        if (replayed.repair->is_earlier(correction)) {
            go_on_behind(correction, ply, replayed);
            return;
        }
        replayed.move = correction.move;
        position_.play(replayed.move);
    }

    // Plays the line from the corrected move up to the ply that fails without it.
    void go_on_behind(const Correction& correction, Index failed, ReplayedPly& replayed) {
        const auto corrected = static_cast<Index>(correction.ply);
        position_ = replay_.plies[corrected].before;
        position_.play(correction.move);
        for (const Index ply : from(corrected).subspan(1)) {
            replayed.before = position_;
            const auto played = game::play(written(ply), position_, replay_.notations);
            if (ply != failed) continue;
            replayed.move = std::get<Legal>(played.reading).move;
            return;
        }
    }

    const Score& score_;
    std::string_view chunk_;
    Replay replay_;
    Repairer repairer_;
    bool looked_for_notation_ = false;
    int looks_for_others_ = 0;
    bool starts_anew_ = false; // in another notation
    chess::Position position_ = chess::Position::start();
    Index behind_ = no_index; // the ply that the position is behind
};

} // namespace

chess::Position Replay::after(Index index) const {
    const ReplayedPly& ply = plies[index];
    chess::Position position = ply.before;
    if (!ply.is_on_board()) return position;
    if (ply.glued.empty()) position.play(ply.move);
    for (const GluedMove& glued : ply.glued)
        position.play(glued.move);
    return position;
}

Replay replay(const Score& score, std::string_view chunk, std::span<const chess::Move> opening) {
    if (is_descriptive(score, chunk)) return replay_descriptive(score, chunk, opening);
    return Player(score, chunk).play();
}

} // namespace arbiter::game
