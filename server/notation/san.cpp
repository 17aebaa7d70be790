#include "notation/san.h"

#include "notation/coordinates.h"
#include "notation/refusal.h"
#include "notation/refusal_common.h"
#include "notation/san_exact.h"
#include "notation/san_token.h"

#include <cstdlib>

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;

namespace {

CheckMark drop_check_mark(std::string_view& text) {
    if (text.empty() || (text.back() != '+' && text.back() != '#')) return CheckMark::none;
    const CheckMark mark = text.back() == '#' ? CheckMark::mate : CheckMark::check;
    text.remove_suffix(1);
    return mark;
}

Deviations judge_check_mark(const SanToken& token, Move move, const Position& position) {
    Position after = position;
    after.play(move);
    return check_mark_deviations(token.check_mark, token.check_mark_spelling,
                                 san_check_mark(after));
}

Deviations judge_origin(const SanToken& token, Move move, const Position& position) {
    const Pattern& pattern = token.pattern;
    const Origin written{pattern.file != any_line, pattern.rank != any_line};
    const Origin due = san_origin(move, position);
    Deviations found;
    if (written == due) return found;
    if (pattern.has_origin() && token.separator == SanToken::Separator::capture) {
        found.add(Deviation::long_algebraic);
    } else if (written.file >= due.file && written.rank >= due.rank) {
        found.add(Deviation::needless_disambiguation);
    } else {
        found.add(Deviation::disambiguation_form);
    }
    return found;
}

// Adds to what the text alone differs in what the board tells of it.
Legal judge(const SanToken& token, Move move, const Position& position) {
    Deviations found = token.form;
    found.add(judge_check_mark(token, move, position));
    if (move.promotion() != PieceType::none && token.pattern.promotion == PieceType::none) {
        found.add(Deviation::promotion_missing);
    }
    if (found.has(Deviation::uci)) return {move, found};

    const bool marked = token.separator == SanToken::Separator::capture;
    const bool captures = position.is_capture(move);
    if (captures && !marked) found.add(Deviation::capture_mark_missing);
    if (!captures && marked) {
        found.remove(Deviation::capture_mark_form);
        found.add(Deviation::capture_mark_needless);
    }
    if (token.separator != SanToken::Separator::dash) {
        found.add(judge_origin(token, move, position));
    }
    return {move, found};
}

Reading choose(const SanToken& token, const chess::MoveList& moves, const Position& position) {
    if (moves.size() == 1) return judge(token, moves[0], position);
    return Ambiguous{{moves.begin(), moves.end()}, token.form};
}

Reading read_castling(const SanToken& token, const Position& position) {
    const auto move = castling_move(token.side, position);
    if (!move || !position.is_legal(*move)) return refuse_castling(token.side, position);
    Deviations found = token.form;
    found.add(judge_check_mark(token, *move, position));
    return Legal{*move, found};
}

// A small b is the file where a pawn, or the man on a square, can be meant and the bishop comes no
// nearer to moving.
Illegal refuse_b(const SanToken& token, const Position& position) {
    using Cause = Illegal::Cause;
    Illegal literal = refuse(token.pattern, position);
    if (token.pattern.has_origin()) return literal;
    Illegal bishop = refuse(token.as_bishop().pattern, position);
    if (std::abs(token.pattern.file - chess::file_of(token.pattern.to)) != 1) return bishop;
    const bool literal_is_weak =
        literal.cause == Cause::no_such_piece || literal.cause == Cause::pawn_unreachable;
    const bool bishop_is_weak =
        bishop.cause == Cause::no_such_piece || bishop.cause == Cause::unreachable;
    return literal_is_weak && !bishop_is_weak ? bishop : literal;
}

// The pawn captures of that file on that file, whatever they promote to.
chess::MoveList file_captures(const SanToken& token, const Position& position) {
    chess::MoveList captures;
    for (const Move move : position.legal_moves()) {
        if (position.moved_piece(move).type == PieceType::pawn && position.is_capture(move) &&
            chess::file_of(move.from()) == token.pattern.file &&
            chess::file_of(move.to()) == token.target_file) {
            captures.push_back(move);
        }
    }
    return captures;
}

// exd
Reading read_file_capture(const SanToken& token, const Position& position) {
    const auto captures = file_captures(token, position);
    chess::MoveList fitting;
    for (const Move move : captures) {
        if (promotes_as_said(token.pattern, move)) fitting.push_back(move);
    }
    if (!fitting.empty()) return choose(token, fitting, position);
    if (!captures.empty())
        return refuse_as_promotion(captures[0], token.pattern.promotion, position);
    if (!position.has_legal_move()) return refuse_after_end(position);
    std::string reason = "no pawn on the ";
    reason += static_cast<char>('a' + token.pattern.file);
    reason += "-file can capture on the ";
    reason += static_cast<char>('a' + token.target_file);
    reason += "-file";
    return Illegal{Illegal::Cause::pawn_unreachable, chess::no_square, std::move(reason)};
}

Reading read_move(const SanToken& token, const Position& position) {
    if (token.pattern.to == chess::no_square) return read_file_capture(token, position);
    const auto moves = legal_moves(token.pattern, position);
    if (!moves.empty()) return choose(token, moves, position);
    if (const auto side = castling_meant(token.pattern, position)) {
        SanToken castling;
        castling.kind = SanToken::Kind::castling;
        castling.side = *side;
        castling.check_mark = token.check_mark;
        castling.check_mark_spelling = token.check_mark_spelling;
        castling.form.add(Deviation::castling_form);
        return read_castling(castling, position);
    }
    if (token.may_be_bishop) {
        const SanToken bishop = token.as_bishop();
        const auto bishop_moves = legal_moves(bishop.pattern, position);
        if (!bishop_moves.empty()) return choose(bishop, bishop_moves, position);
        return refuse_b(token, position);
    }
    return refuse(token.pattern, position);
}

Reading read_null_move(const SanToken& token, const Position& position) {
    if (position.in_check() || !position.has_legal_move()) return refuse_null_move(position);
    return Legal{Move::null(), token.form};
}

Reading read_token(const SanToken& token, const Position& position) {
    switch (token.kind) {
    case SanToken::Kind::castling:
        return read_castling(token, position);
    case SanToken::Kind::null_move:
        return read_null_move(token, position);
    case SanToken::Kind::move:
        break;
    }
    return read_move(token, position);
}

bool mates(const Reading& reading, const Position& position) {
    const auto* legal = std::get_if<Legal>(&reading);
    return legal != nullptr && check_mark(legal->move, position) == "#";
}

} // namespace

std::optional<Legal> play_san(std::string_view text, Position& position) {
    const CheckMark mark = drop_check_mark(text);
    const Move move = read_exact_san(text, position);
    if (!move) return std::nullopt;
    position.play(move);
    return Legal{move, check_mark_deviations(mark, Spelling::exact, san_check_mark(position))};
}

Reading read_algebraic(std::string_view text, const Position& position,
                       const PieceLetters& letters) {
    const auto token = parse_san_token(text, letters);
    if (!token) return NotAMove{};
    auto reading = read_token(*token, position);
    const bool says_x = token->check_mark_spelling == Spelling::capture_sign;
    if (says_x && !mates(reading, position)) return NotAMove{};
    return reading;
}

Reading read_san(std::string_view text, const Position& position) {
    Position played = position;
    if (const auto legal = play_san(text, played)) return *legal;
    return read_algebraic(text, position, english_letters);
}

} // namespace arbiter::notation
