#include "lint/rules/shared/written_move.h"

#include "lint/rules/shared/edits.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace arbiter::lint::rules {

using chess::PieceType;
using notation::Deviation;

namespace {

constexpr std::string_view origin_letters = "abcdefgh12345678";
// What the moves of castling end in, in any form: O-O, 0-0, e1g1.
constexpr std::string_view castling_ends = "Oo012345678";
constexpr std::string_view promotion_letters = "QRBNqrbn";

// Cuts a token that is known to be this legal move into its parts. It need not ask what may be
// written, only which part a letter belongs to.
class Cutter {
public:
    // `letters` of the piece stand before the move: none or one.
    Cutter(std::string_view token, chess::Move move, std::size_t letters)
        : token_(token), move_(move), letters_(letters) {}

    MoveParts cut() {
        if (move_.kind() == chess::Move::Kind::castling) {
            cut_castling();
        } else {
            cut_head();
            cut_promotion();
        }
        const auto end = static_cast<std::uint32_t>(token_.size());
        parts_.late_capture = parts_.en_passant = parts_.check_mark = {end, end};
        while (at_ < token_.size())
            cut_suffix();
        return parts_;
    }

private:
    // All of the token before `end` that has not been cut yet.
    text::Span take(std::size_t end) {
        const auto begin = std::exchange(at_, std::clamp(end, at_, token_.size()));
        return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
    }
    text::Span take_nothing() { return take(at_); }

    void cut_castling() {
        parts_.piece = parts_.origin = parts_.dash = parts_.capture = take_nothing();
        parts_.target = take(token_.find_last_of(castling_ends) + 1);
        parts_.promotion = take_nothing();
    }

    void cut_head() {
        const auto target = token_.rfind(chess::to_string(move_.to()));
        parts_.piece = take(letters_);
        parts_.origin = take(std::min(token_.find_first_not_of(origin_letters, at_), target));
        // All dashes but the hyphen have their first byte in common, and no sign of capture has it.
        const bool dash = at_ < target && (token_[at_] == '-' || token_[at_] == '\xe2');
        parts_.dash = dash ? take(target) : take_nothing();
        parts_.capture = take(target);
        parts_.target = take(target + 2);
    }

    void cut_promotion() {
        const auto letter = token_.find_first_of(promotion_letters, at_);
        if (move_.promotion() == PieceType::none || letter == std::string_view::npos) {
            parts_.promotion = take_nothing();
            return;
        }
        const bool closed = token_.substr(letter + 1).starts_with(')');
        parts_.promotion = take(letter + (closed ? 2 : 1));
    }

    void cut_suffix() {
        const auto rest = token_.substr(at_);
        const auto word = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (rest.starts_with(':')) {
            parts_.late_capture = take(at_ + 1);
        } else if (word.starts_with('e') || word.starts_with("(e")) {
            parts_.en_passant = take(token_.find_first_not_of("p.)", token_.find('p', at_)));
        } else {
            // "mate" has an e of its own.
            const std::size_t own = rest.starts_with("mate") ? 4 : 1;
            parts_.check_mark = take(token_.find_first_of(": (e", at_ + own));
        }
    }

    std::string_view token_;
    chess::Move move_;
    std::size_t letters_;
    std::size_t at_ = 0;
    MoveParts parts_;
};

MoveParts parts_as_written(const WrittenMove& written) {
    const bool lettered =
        written.piece().type != PieceType::pawn || written.deviations.has(Deviation::pawn_letter);
    return Cutter(written.text(), written.move, lettered ? 1 : 0).cut();
}

} // namespace

text::Span WrittenMove::place(MovePart part) const {
    const auto inside = parts_as_written(*this).*part;
    return {span.begin + inside.begin, span.begin + inside.end};
}

std::string WrittenMove::due(MovePart part) const {
    const auto correct = san();
    const bool lettered = piece().type != PieceType::pawn;
    return std::string(slice(correct, Cutter(correct, move, lettered ? 1 : 0).cut().*part));
}

Fix WrittenMove::rewrite(std::initializer_list<MovePart> parts) const {
    std::vector<text::Edit> edits;
    for (const auto part : parts)
        if (slice(context.text, place(part)) != due(part))
            edits.push_back(replace(context.text, place(part), due(part)));
    auto inside = edits;
    for (auto& edit : inside)
        edit.span = {edit.span.begin - span.begin, edit.span.end - span.begin};
    return safe_fix("Write " + text::apply(text(), inside), std::move(edits));
}

} // namespace arbiter::lint::rules
