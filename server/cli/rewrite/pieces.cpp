#include "cli/rewrite/pieces.h"

#include "cli/input/batch_games.h"
#include "text/line_ending.h"
#include "text/utf8.h"

#include <algorithm>
#include <utility>

namespace arbiter::cli {

namespace {

using text::Encoding;

bool is_ascii(std::string_view text) {
    return text::skip_ascii(text) == text.size() ||
           std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// Bytes that no encoding explains stay as they are.
std::string encode(std::string_view text, Encoding encoding) {
    return text::from_utf8(text, encoding).value_or(std::string(text));
}

Piece rewrite_game(const OldGame& old, const RewriteGame& rewrite, const Coding& coding,
                   Pieces& pieces) {
    constexpr auto mark = text::byte_order_mark;
    const std::string_view text = old.game.text();
    Piece piece;
    piece.line_breaks = old.game.line_breaks();
    piece.before = encode(text, old.encoding);
    NewGame& rewritten = piece.rewritten;
    rewritten = rewrite(old);
    std::string after = std::exchange(rewritten.text, {});
    if (piece.line_breaks == 0) after = text::with_line_ending(after, coding.line_ending);

    const bool one_byte = old.encoding == Encoding::latin1 || old.encoding == Encoding::windows1252;
    const bool recode = coding.recode == Recode::to_utf8 || (one_byte && rewritten.wants_utf8);
    pieces.wants_utf8 |= coding.wide && rewritten.wants_utf8;
    pieces.has_one_byte_characters |= one_byte && !recode;
    pieces.gains_utf8_characters |= !one_byte && is_ascii(text) && !is_ascii(after);

    if (recode) {
        // Without UTF-16 its mark has nothing to tell.
        piece.after = coding.wide && after.starts_with(mark) ? after.substr(mark.size()) : after;
    } else if (after == text) {
        piece.after = piece.before;
    } else if (auto encoded = text::from_utf8(after, old.encoding)) {
        piece.after = std::move(*encoded);
    } else {
        pieces.is_unwritable = true;
    }
    return piece;
}

} // namespace

Pieces rewrite_batch(const GameBatch& batch, const RewriteGame& rewrite, const Coding& coding,
                     Followed last) {
    Pieces pieces;
    BatchGames games(batch.format);
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
        const auto followed = end == batch.ends.back() ? last : Followed::by_game;
        const auto bytes = std::string_view(batch.bytes).substr(begin, end - begin);
        DecodedGame decoded = decode(batch, bytes);
        const auto game = games.make(std::move(decoded.text));
        pieces.games.push_back(
            rewrite_game({*game, decoded.encoding, followed}, rewrite, coding, pieces));
        begin = end;
    }
    return pieces;
}

} // namespace arbiter::cli
