#include "cli/rewrite/delivery.h"

#include "cli/output/file_output.h"
#include "cli/output/open_output.h"
#include "cli/output/spooled_output.h"

#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>
#include <vector>

namespace arbiter::cli {

namespace {

using Done = tl::expected<void, std::string>;

tl::expected<std::unique_ptr<Output>, std::string> open(const Target& target,
                                                        const std::string& path) {
    if (target.deliver == Deliver::in_place) return replace_file(path);
    return open_output(target.output).and_then(spooled);
}

// No diff can be read in UTF-16.
std::string shown(const std::string& bytes, std::optional<text::Encoding> wide) {
    return wide ? text::to_utf8(bytes, *wide) : bytes;
}

} // namespace

tl::expected<Delivery, std::string> Delivery::to(const Target& target, std::string path,
                                                 std::string_view name) {
    Delivery delivery(target.deliver, std::move(path), name);
    if (target.deliver == Deliver::nowhere) return delivery;
    auto output = open(target, delivery.path_);
    if (!output) return tl::unexpected(output.error());
    delivery.output_ = *std::move(output);
    return delivery;
}

Done Delivery::add(const Piece& piece, const Coding& coding) {
    const bool was_changed = std::exchange(changed_, changed_ || piece.before != piece.after);
    switch (deliver_) {
    case Deliver::nowhere:
        return {};
    case Deliver::as_diff:
        return output_->write(
            diff_.add(shown(piece.before, coding.wide),
                      coding.recode == Recode::no ? shown(piece.after, coding.wide) : piece.after));
    case Deliver::to_output:
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

Done Delivery::restart() {
    changed_ = false;
    unchanged_bytes_ = 0;
    diff_ = UnifiedDiff(name_);
    return output_ ? output_->restart() : Done{};
}

Done Delivery::commit() {
    if (deliver_ == Deliver::as_diff)
        if (auto written = output_->write(diff_.finish()); !written) return written;
    const bool needed = output_ && (changed_ || deliver_ != Deliver::in_place);
    return needed ? output_->commit() : Done{};
}

// What came before the first change is in the old file.
Done Delivery::copy_unchanged() {
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

} // namespace arbiter::cli
