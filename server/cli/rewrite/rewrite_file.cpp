#include "cli/rewrite/rewrite_file.h"

#include "cli/input/container.h"
#include "cli/input/file_source.h"
#include "cli/input/game_reader.h"
#include "cli/input/spooled_stdin.h"
#include "cli/ordered_tasks.h"
#include "cli/output/open_output.h"
#include "text/encoding.h"
#include "text/line_ending.h"

#include <fmt/format.h>

#include <iostream>
#include <memory>
#include <optional>
#include <utility>

namespace arbiter::cli {

namespace {

using Cause = NotRewritten::Cause;

tl::unexpected<NotRewritten> refused(std::string_view message) {
    return tl::unexpected(NotRewritten{Cause::refused, std::string(message)});
}

tl::unexpected<NotRewritten> unread(std::string message) {
    return tl::unexpected(NotRewritten{Cause::unread, std::move(message)});
}

tl::unexpected<NotRewritten> unwritten(std::string message) {
    return tl::unexpected(NotRewritten{Cause::unwritten, std::move(message)});
}

// What a command can't do with a file in this format.
std::string refusal(game::Format format) {
    const auto objection = rewrite::objection_to(format);
    if (objection.empty()) return "it is PGN already";
    return fmt::format("{}; `arbiter convert --to pgn` writes it as PGN", objection);
}

// One pass over a file.
class Pass {
public:
    Pass(Delivery& delivery, const Rewriting& rewriting, Recode recode, const Workers& workers)
        : delivery_(delivery), rewriting_(rewriting),
          tasks_(workers.pool, workers.jobs, [this](const Pieces& pieces) { take(pieces); }) {
        coding_.recode = recode;
    }

    tl::expected<void, NotRewritten> run(GameReader reader, Followed last) {
        std::optional<GameBatch> held; // until it is known whether another one follows
        while (true) {
            auto batch = reader.next();
            const bool at_end = !batch || batch->empty();
            if (held) start(*std::exchange(held, std::nullopt), at_end ? last : Followed::by_game);
            if (at_end || failed_or_moot()) {
                tasks_.finish();
                if (!batch) return unread(batch.error());
                if (error_) return tl::unexpected(*error_);
                return {};
            }
            if (!rewrite_) {
                if (text::is_binary(batch->bytes)) return refused("it is no text");
                if (batch->format != rewriting_.takes) return refused(refusal(batch->format));
                begin(*batch);
            }
            held = *std::move(batch);
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
    bool failed_or_moot() const { return error_ || needs_utf8(); }

    void begin(const GameBatch& first) {
        rewrite_ = rewriting_.rewriter(decode(first, first.first_game()).text);
        if (first.marked && text::is_utf16(*first.marked)) coding_.wide = first.marked;
        coding_.line_ending = text::line_endings(first.bytes).dominant();
    }

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
        if (failed_or_moot()) return;
        for (const Piece& piece : pieces.games) {
            if (auto added = delivery_.add(piece, coding_); !added) {
                error_ = unwritten(added.error()).value();
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
    const Rewriting& rewriting_;
    RewriteGame rewrite_; // once the first game is known
    Coding coding_;
    OrderedTasks<Pieces> tasks_;
    RewrittenFile file_;
    std::uint64_t line_ = 1;
    std::optional<NotRewritten> error_;
    bool wants_utf8_ = false;
    bool is_unwritable_ = false;
    bool has_one_byte_ = false;
    bool gains_utf8_ = false;
};

tl::expected<GameReader, NotRewritten> open(const std::string& path, const std::string& name) {
    auto file = FileSource::open(path);
    if (!file) return unread(file.error());
    const auto first_bytes = (*file)->peek(container_mark_bytes);
    if (!first_bytes) return unread(first_bytes.error());
    if (recognise_container(*first_bytes) != Container::none)
        return refused("what is packed is only checked, so unpack it first");
    return GameReader(*std::move(file), name);
}

tl::expected<RewrittenFile, NotRewritten> finish(Pass& pass, Delivery& delivery) {
    if (auto done = delivery.commit(); !done) return unwritten(done.error());
    pass.file().changed = delivery.changed();
    return std::move(pass.file());
}

tl::expected<RewrittenFile, NotRewritten>
rewrite_file(const std::string& path, const std::string& name, const Rewriting& rewriting,
             const Target& target, const Workers& workers) {
    // Before it is read: so it is known whether the file is changed meanwhile.
    auto delivery = Delivery::to(target, path, name);
    if (!delivery) return unwritten(delivery.error());
    auto reader = open(path, name);
    if (!reader) return tl::unexpected(reader.error());

    Pass keeping(*delivery, rewriting, Recode::no, workers);
    if (auto done = keeping.run(*std::move(reader), target.followed); !done)
        return tl::unexpected(done.error());
    if (!keeping.needs_utf8()) return finish(keeping, *delivery);

    if (auto done = delivery->restart(); !done) return unwritten(done.error());
    reader = open(path, name);
    if (!reader) return tl::unexpected(reader.error());
    Pass recoding(*delivery, rewriting, Recode::to_utf8, workers);
    if (auto done = recoding.run(*std::move(reader), target.followed); !done)
        return tl::unexpected(done.error());
    recoding.file().became_utf8 = !keeping.wants_utf8();
    return finish(recoding, *delivery);
}

tl::expected<RewrittenFile, NotRewritten> rewrite_stdin(const std::string& name,
                                                        const Rewriting& rewriting,
                                                        const Target& target,
                                                        const Workers& workers) {
    const auto spooled = SpooledStdin::read();
    if (!spooled) return unread(spooled.error());
    return rewrite_file(spooled->path(), name, rewriting, target, workers);
}

} // namespace

tl::expected<RewrittenFile, NotRewritten> rewrite_file(const Input& input,
                                                       const Rewriting& rewriting, Target target,
                                                       const Workers& workers) {
    const bool is_stdin = input.path == stdin_path;
    if (is_stdin && target.deliver == Deliver::in_place) target.deliver = Deliver::to_output;
    auto rewritten = is_stdin ? rewrite_stdin(input.name, rewriting, target, workers)
                              : rewrite_file(input.path, input.name, rewriting, target, workers);
    return std::move(rewritten).map_error([&](NotRewritten error) {
        const bool is_output =
            error.cause == Cause::unwritten && target.deliver != Deliver::in_place;
        error.message = fmt::format("{}: {}", is_output ? output_name(target.output) : input.name,
                                    error.message);
        return error;
    });
}

void tell_notices(std::string_view name, const RewrittenFile& file) {
    for (const auto& notice : file.notices)
        std::cerr << fmt::format("{}:{}: {}\n", name, notice.line, notice.text);
    if (file.notices.size() < file.notice_count)
        std::cerr << fmt::format("{}: {} more like these\n", name,
                                 file.notice_count - file.notices.size());
    if (file.became_utf8)
        std::cerr << fmt::format("{}: it is UTF-8 now: its encoding has no sign for all of it\n",
                                 name);
}

} // namespace arbiter::cli
