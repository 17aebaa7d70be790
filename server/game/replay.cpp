#include "game/replay.h"

#include "game/castling_loss.h"
#include "game/glued.h"
#include "game/play.h"
#include "game/repair.h"
#include "game/replay_descriptive.h"
#include "game/start.h"
#include "notation/san_token.h"

#include <optional>
#include <utility>
#include <variant>

namespace arbiter::game {

namespace {

using notation::Illegal;
using notation::Legal;

bool is_on_board(const ReplayedPly& ply) {
    return ply.verdict == Verdict::played || ply.verdict == Verdict::repaired;
}

bool is_legal(const notation::Reading& reading) {
    return std::holds_alternative<Legal>(reading);
}

bool is_over(const notation::Reading& reading) {
    const auto* illegal = std::get_if<Illegal>(&reading);
    return illegal != nullptr && illegal->cause == Illegal::Cause::game_over;
}

// Plays the plies in the order of the text: those that a line starts from come before it.
class Player {
public:
    Player(const Score& score, std::string_view chunk)
        : score_(score), chunk_(chunk), repairer_(score, chunk) {
        replay_.start = read_start(score, chunk);
        replay_.plies.reserve(score.plies.size());
        replay_.lines.resize(score.lines.size(), LineStart::replaces);
    }

    Replay play() && {
        for (Index ply = 0; ply < score_.plies.size(); ++ply)
            play_ply(ply);
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
        ReplayedPly& replayed = replay_.plies.emplace_back(
            ReplayedPly{Verdict::unchecked, position_, notation::NotAMove{}, {}, {}, {}});
        behind_ = no_index;
        if (!known) return;

        replayed.reading = game::play(written(ply), position_);
        if (!is_legal(replayed.reading) && begins_line) play_as_answer(ply, replayed);
        if (const auto* legal = std::get_if<Legal>(&replayed.reading)) {
            replayed.verdict = Verdict::played;
            replayed.move = legal->move;
        } else {
            explain_castling(ply, replayed);
            mend(ply, replayed);
        }
        if (is_on_board(replayed)) behind_ = ply;
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
        if (!is_on_board(replay_.plies[previous])) return false;
        if (behind_ != previous) position_ = replay_.after(previous);
        return true;
    }

    // A variation whose first move answers the ply that it should replace is played from there,
    // unless its number says that the ply is meant.
    void play_as_answer(Index ply, ReplayedPly& replayed) {
        const Index index = score_.plies[ply].line;
        const Index replaced = score_.lines[index].replaces;
        if (replaced == no_index || !is_on_board(replay_.plies[replaced])) return;
        if (is_numbered_as(score_.plies[ply], replayed.before)) return;
        const chess::Position behind = replay_.after(replaced);
        chess::Position position = behind;
        auto reading = game::play(written(ply), position);
        if (!is_legal(reading)) return;
        replay_.lines[index] = LineStart::answers;
        replayed.before = behind;
        replayed.reading = std::move(reading);
        position_ = position;
    }

    static bool is_numbered_as(const Ply& ply, const chess::Position& before) {
        if (!ply.number || ply.number->dots == 0) return false;
        const auto side = ply.number->dots == 1 ? chess::Color::white : chess::Color::black;
        return side == before.side_to_move() &&
               ply.number->number == static_cast<std::uint32_t>(before.fullmove_number());
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
        replayed.move = replayed.repair->candidates.front().move;
        position_.play(replayed.move);
        replayed.verdict = Verdict::repaired;
    }

    const Score& score_;
    std::string_view chunk_;
    Repairer repairer_;
    Replay replay_;
    chess::Position position_ = chess::Position::start();
    Index behind_ = no_index; // the ply that the position is behind
};

} // namespace

chess::Position Replay::after(Index index) const {
    const ReplayedPly& ply = plies[index];
    chess::Position position = ply.before;
    if (!is_on_board(ply)) return position;
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
