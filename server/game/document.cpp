#include "game/document.h"

#include "game/opening.h"
#include "game/split.h"

#include <algorithm>
#include <utility>

namespace arbiter::game {

namespace {

std::shared_ptr<const Game> make_game(std::string_view text, std::size_t begin, std::size_t end,
                                      Format format) {
    return std::make_shared<const Game>(std::string(text.substr(begin, end - begin)), format);
}

// The index of the last of `starts`, which ascend from 0, that is at most `value`.
template <typename Number>
std::size_t last_at_most(std::span<const Number> starts, Number value) {
    const auto above = std::ranges::upper_bound(starts, value);
    return static_cast<std::size_t>(above - starts.begin()) - 1;
}

// The new text from the first game on that an edit can have changed; more of it is read when the
// splitter asks for it.
class Window {
public:
    Window(std::span<const std::shared_ptr<const Game>> games, std::size_t first, Format format)
        : games_(games), next_(first), format_(format) {}

    std::string_view text() const { return text_; }
    bool reads_to_end() const { return next_ == games_.size(); }
    void read_to(std::size_t size) {
        while (text_.size() < size && !reads_to_end())
            text_ += games_[next_++]->text();
    }
    void replace(std::size_t begin, std::size_t end, std::string_view replacement) {
        read_to(end);
        text_.replace(begin, end - begin, replacement);
    }
    ChunkEnd next_chunk(std::size_t begin) {
        read_to(begin + 1);
        ChunkEnd chunk = game::next_chunk(text_, begin, format_);
        while (chunk.looked > text_.size() && !reads_to_end()) {
            read_to(2 * text_.size());
            chunk = game::next_chunk(text_, begin, format_);
        }
        return chunk;
    }
    bool is_end(std::size_t at) const { return at == text_.size() && reads_to_end(); }

private:
    std::span<const std::shared_ptr<const Game>> games_;
    std::size_t next_;
    Format format_;
    std::string text_;
};

} // namespace

Document Document::from(std::string_view text, Format format) {
    Document document(format);
    for (std::size_t begin = 0; begin < text.size(); begin = document.size()) {
        const ChunkEnd chunk = next_chunk(text, begin, format);
        document.append(make_game(text, begin, chunk.end, format), chunk.looked - chunk.end);
    }
    document.link_openings();
    return document;
}

Document Document::edited(std::size_t begin, std::size_t end, std::string_view replacement) const {
    Document document(format_);
    std::size_t old = 0; // the first game that is not yet decided on
    for (; old < games_.size() && begins_[old + 1] + looked_beyond_[old] <= begin; ++old)
        document.append(games_[old], looked_beyond_[old]);

    const std::size_t base = document.size();
    Window window(games_, old, format_);
    window.replace(begin - base, end - base, replacement);
    const std::size_t edit_end = begin + replacement.size();

    for (std::size_t at = base; !window.is_end(at - base); at = document.size()) {
        if (at >= edit_end) {
            const std::size_t was = at - edit_end + end;
            while (begins_[old] < was)
                ++old;
            // From a boundary behind the edit that was one before it, all goes on as it did.
            if (begins_[old] == was) {
                for (; old < games_.size(); ++old)
                    document.append(games_[old], looked_beyond_[old]);
                break;
            }
        }
        const ChunkEnd chunk = window.next_chunk(at - base);
        const std::size_t chunk_end = base + chunk.end;
        const bool untouched =
            chunk_end <= begin && at == begins_[old] && chunk_end == begins_[old + 1];
        document.append(untouched ? games_[old++]
                                  : make_game(window.text(), at - base, chunk.end, format_),
                        chunk.looked - chunk.end);
    }
    document.link_openings();
    return document;
}

void Document::link_openings() {
    const auto refers = [](const auto& game) { return may_refer(game->text()); };
    if (format_ == Format::pgn || std::ranges::none_of(games_, refers)) return;
    Openings openings;
    for (auto& game : games_) {
        auto opening = openings.of(game->text());
        if (opening != game->opening())
            game = std::make_shared<const Game>(std::string(game->text()), format_,
                                                std::move(opening));
        openings.add(game);
    }
}

std::string Document::text() const {
    std::string text;
    text.reserve(size());
    for (const auto& game : games_)
        text += game->text();
    return text;
}

std::size_t Document::game_at(std::size_t offset) const {
    return std::min(last_at_most<std::size_t>(begins_, offset), games_.size() - 1);
}

std::size_t Document::game_at_line(std::uint32_t line) const {
    return std::min(last_at_most<std::uint32_t>(lines_, line), games_.size() - 1);
}

text::Position Document::position(std::size_t offset, text::PositionEncoding encoding) const {
    if (games_.empty()) return {};
    const std::size_t game = game_at(offset);
    auto position = text::position(games_[game]->text(), offset - begins_[game], encoding);
    position.line += lines_[game];
    return position;
}

std::size_t Document::offset(text::Position position, text::PositionEncoding encoding) const {
    if (games_.empty()) return 0;
    const std::size_t game = game_at_line(position.line);
    position.line -= lines_[game];
    return begins_[game] + text::offset(games_[game]->text(), position, encoding);
}

void Document::append(std::shared_ptr<const Game> game, std::size_t looked_beyond) {
    begins_.push_back(begins_.back() + game->text().size());
    lines_.push_back(lines_.back() + game->line_breaks());
    games_.push_back(std::move(game));
    looked_beyond_.push_back(looked_beyond);
}

} // namespace arbiter::game
