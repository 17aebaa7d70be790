#include "cli/rewrite/rewrite_file.h"

#include "cli/input/container.h"
#include "cli/input/file_source.h"
#include "cli/input/game_reader.h"
#include "cli/ordered_tasks.h"
#include "cli/rewrite/output.h"
#include "cli/rewrite/replace_file.h"
#include "cli/rewrite/spool.h"
#include "cli/rewrite/unified_diff.h"
#include "game/format.h"
#include "text/encoding.h"
#include "text/line_ending.h"
#include "text/line_index.h"
#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

namespace arbiter::cli {

namespace {

using Done = tl::expected<void, std::string>;
using text::Encoding;

// A game before and after, in the bytes of the file.
struct Piece {
    std::string before;
    std::string after;
    std::uint64_t line_breaks = 0; // before
    NewGame rewritten;             // without its text
};

// Those of a batch.
struct Pieces {
    std::vector<Piece> games;
    // Why the file can't keep its encoding, or would come to mix two of them.
    bool wants_utf8 = false;
    bool is_unwritable = false;
    bool has_one_byte_characters = false;
    bool gains_utf8_characters = false;
};

enum class Recode : std::uint8_t { no, to_utf8 };

// How the games of a file are read and written.
struct Coding {
    std::optional<Encoding> wide; // UTF-16, of the whole file; its games come as UTF-8
    Recode recode = Recode::no;
    std::string_view line_ending; // for games that have none
};

bool is_ascii(std::string_view text) {
    return text::skip_ascii(text) == text.size() ||
           std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string with_line_ending(std::string text, std::string_view ending) {
    if (ending == "\n") return text;
    std::string out;
    for (const char c : text) {
        if (c == '\n')
            out += ending;
        else
            out += c;
    }
    return out;
}

// Bytes that no encoding explains stay as they are.
std::string encode(const std::string& text, Encoding encoding) {
    return text::from_utf8(text, encoding).value_or(text);
}

Piece rewrite_game(DecodedGame game, const RewriteGame& rewrite, const Coding& coding,
                   Followed followed, Pieces& pieces) {
    constexpr std::string_view mark = "\uFEFF";
    Piece piece;
    piece.line_breaks = text::line_breaks(game.text);
    piece.before = encode(game.text, game.encoding);
    NewGame& rewritten = piece.rewritten;
    rewritten = rewrite({game.text, game.encoding, followed});
    std::string after = std::exchange(rewritten.text, {});
    if (piece.line_breaks == 0) after = with_line_ending(std::move(after), coding.line_ending);

    const bool one_byte =
        game.encoding == Encoding::latin1 || game.encoding == Encoding::windows1252;
    const bool recode = coding.recode == Recode::to_utf8 || (one_byte && rewritten.wants_utf8);
    pieces.wants_utf8 |= coding.wide && rewritten.wants_utf8;
    pieces.has_one_byte_characters |= one_byte && !recode;
    pieces.gains_utf8_characters |= !one_byte && is_ascii(game.text) && !is_ascii(after);

    if (recode) {
        // Without UTF-16 its mark has nothing to tell.
        piece.after = coding.wide && after.starts_with(mark) ? after.substr(mark.size()) : after;
    } else if (after == game.text) {
        piece.after = piece.before;
    } else if (auto encoded = text::from_utf8(after, game.encoding)) {
        piece.after = std::move(*encoded);
    } else {
        pieces.is_unwritable = true;
    }
    return piece;
}

Pieces rewrite_batch(const GameBatch& batch, const RewriteGame& rewrite, const Coding& coding,
                     Followed last) {
    Pieces pieces;
    std::size_t begin = 0;
    for (const std::size_t end : batch.ends) {
        const auto followed = end == batch.ends.back() ? last : Followed::by_game;
        const auto bytes = std::string_view(batch.bytes).substr(begin, end - begin);
        pieces.games.push_back(
            rewrite_game(decode(batch, bytes), rewrite, coding, followed, pieces));
        begin = end;
    }
    return pieces;
}

// Delivers what becomes of a file's games. A file that stays as it is is not touched.
class Delivery {
public:
    static tl::expected<Delivery, std::string> to(Deliver deliver, const std::string& path,
                                                  std::string_view name) {
        Delivery delivery(deliver, path, name);
        if (deliver == Deliver::nowhere) return delivery;
        auto output = deliver == Deliver::in_place ? replace_file(path) : spool_to_stdout();
        if (!output) return tl::unexpected(output.error());
        delivery.output_ = std::move(*output);
        return delivery;
    }

    // `coding` is that of the piece.
    Done add(const Piece& piece, const Coding& coding) {
        const bool was_changed = std::exchange(changed_, changed_ || piece.before != piece.after);
        switch (deliver_) {
        case Deliver::nowhere:
            return {};
        case Deliver::as_diff:
            return output_->write(diff_.add(
                shown(piece.before, coding.wide),
                coding.recode == Recode::no ? shown(piece.after, coding.wide) : piece.after));
        case Deliver::to_stdout:
            return output_->write(piece.after);
        case Deliver::in_place:
            break;
        }
        if (!changed_) {
            unchanged_bytes_ += piece.before.size();
            return {};
        }
        if (!was_changed)
            if (auto copied = copy_unchanged(); !copied) return copied;
        return output_->write(piece.after);
    }

    Done restart() {
        changed_ = false;
        unchanged_bytes_ = 0;
        diff_ = UnifiedDiff(name_);
        return output_ ? output_->restart() : Done{};
    }

    Done commit() {
        if (deliver_ == Deliver::as_diff)
            if (auto written = output_->write(diff_.finish()); !written) return written;
        const bool needed = output_ && (changed_ || deliver_ != Deliver::in_place);
        return needed ? output_->commit() : Done{};
    }

    bool changed() const { return changed_; }

private:
    Delivery(Deliver deliver, std::string path, std::string_view name)
        : deliver_(deliver), path_(std::move(path)), name_(name), diff_(name) {}

    // No diff can be read in UTF-16.
    static std::string shown(const std::string& bytes, std::optional<Encoding> wide) {
        return wide ? text::to_utf8(bytes, *wide) : bytes;
    }

    // What came before the first change is in the old file.
    Done copy_unchanged() {
        const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path_.c_str(), "rb"),
                                                                   &std::fclose);
        std::vector<char> block(1 << 16);
        std::uint64_t left = unchanged_bytes_;
        while (file && left > 0) {
            const auto size = static_cast<std::size_t>(std::min<std::uint64_t>(left, block.size()));
            const std::size_t got = std::fread(block.data(), 1, size, file.get());
            if (got == 0) break;
            if (auto done = output_->write({block.data(), got}); !done) return done;
            left -= got;
        }
        if (left > 0) return tl::unexpected(std::string("it can't be read again"));
        return {};
    }

    Deliver deliver_;
    std::string path_;
    std::string name_;
    std::unique_ptr<Output> output_;
    UnifiedDiff diff_;
    std::uint64_t unchanged_bytes_ = 0; // before the first change, in place
    bool changed_ = false;
};

// One pass over a file.
class Pass {
public:
    Pass(Delivery& delivery, const RewriteGame& rewrite, Recode recode, const Workers& workers)
        : delivery_(delivery), rewrite_(rewrite),
          tasks_(workers.pool, workers.jobs, [this](const Pieces& pieces) { take(pieces); }) {
        coding_.recode = recode;
    }

    Done run(const std::string& path) {
        auto reader = GameReader::open(path);
        if (!reader) return tl::unexpected(reader.error());
        std::optional<GameBatch> held; // until it is known whether another one follows
        while (true) {
            auto batch = reader->next();
            const bool at_end = !batch || batch->empty();
            if (held) start(std::move(*held), at_end ? Followed::by_nothing : Followed::by_game);
            if (at_end || failed()) {
                tasks_.finish();
                if (!batch) return tl::unexpected(batch.error());
                return error_ ? Done(tl::unexpected(*error_)) : Done{};
            }
            if (!held) {
                if (batch->marked && text::is_utf16(*batch->marked)) coding_.wide = batch->marked;
                coding_.line_ending = text::line_endings(batch->bytes).dominant();
            }
            held = std::move(*batch);
        }
    }

    RewrittenFile& file() { return file_; }
    // Whether the file has to be written as UTF-8, because it should be or because its encoding
    // won't do.
    bool needs_utf8() const {
        return coding_.recode == Recode::no &&
               (wants_utf8_ || is_unwritable_ || (has_one_byte_ && gains_utf8_));
    }
    bool wants_utf8() const { return wants_utf8_; }

private:
    // The rest need not be looked at.
    bool failed() const { return error_ || needs_utf8(); }

    void start(GameBatch batch, Followed last) {
        auto shared = std::make_shared<const GameBatch>(std::move(batch));
        tasks_.start([shared, last, this, coding = coding_] {
            return rewrite_batch(*shared, rewrite_, coding, last);
        });
    }

    void take(const Pieces& pieces) {
        wants_utf8_ |= pieces.wants_utf8;
        is_unwritable_ |= pieces.is_unwritable;
        has_one_byte_ |= pieces.has_one_byte_characters;
        gains_utf8_ |= pieces.gains_utf8_characters;
        if (failed()) return;
        for (const Piece& piece : pieces.games) {
            if (auto added = delivery_.add(piece, coding_); !added) {
                error_ = added.error();
                return;
            }
            count(piece);
        }
    }

    void count(const Piece& piece) {
        const NewGame& game = piece.rewritten;
        ++file_.games;
        file_.changed_games += piece.before != piece.after ? 1u : 0u;
        file_.changes += game.changes;
        file_.left += game.left;
        if (!game.notice.empty() && ++file_.notice_count <= max_notices)
            file_.notices.push_back({line_ + game.notice_line, game.notice});
        line_ += piece.line_breaks;
    }

    Delivery& delivery_;
    const RewriteGame& rewrite_;
    Coding coding_;
    OrderedTasks<Pieces> tasks_;
    RewrittenFile file_;
    std::uint64_t line_ = 1;
    std::optional<std::string> error_;
    bool wants_utf8_ = false;
    bool is_unwritable_ = false;
    bool has_one_byte_ = false;
    bool gains_utf8_ = false;
};

// What would be lost, or can't be told apart, is refused.
Done check_rewritable(const std::string& path, std::string_view name) {
    const auto file = FileSource::open(path);
    if (!file) return tl::unexpected(file.error());
    const auto first_bytes = (*file)->peek(container_mark_bytes);
    if (!first_bytes) return tl::unexpected(first_bytes.error());
    if (recognise_container(*first_bytes) != Container::none)
        return tl::unexpected(std::string("what is packed is only checked, not changed"));
    if (game::format_of(name, *first_bytes) == game::Format::score_sheet)
        return tl::unexpected(std::string("a page of a book is only checked, not changed"));
    return {};
}

tl::expected<RewrittenFile, std::string> finish(Pass& pass, Delivery& delivery) {
    if (auto done = delivery.commit(); !done) return tl::unexpected(done.error());
    pass.file().changed = delivery.changed();
    return std::move(pass.file());
}

} // namespace

tl::expected<RewrittenFile, std::string> rewrite_file(const std::string& path,
                                                      std::string_view name,
                                                      const RewriteGame& rewrite, Deliver deliver,
                                                      const Workers& workers) {
    if (auto done = check_rewritable(path, name); !done) return tl::unexpected(done.error());
    auto delivery = Delivery::to(deliver, path, name);
    if (!delivery) return tl::unexpected(delivery.error());

    Pass keeping(*delivery, rewrite, Recode::no, workers);
    if (auto done = keeping.run(path); !done) return tl::unexpected(done.error());
    if (!keeping.needs_utf8()) return finish(keeping, *delivery);

    if (auto done = delivery->restart(); !done) return tl::unexpected(done.error());
    Pass recoding(*delivery, rewrite, Recode::to_utf8, workers);
    if (auto done = recoding.run(path); !done) return tl::unexpected(done.error());
    recoding.file().became_utf8 = !keeping.wants_utf8();
    return finish(recoding, *delivery);
}

} // namespace arbiter::cli
