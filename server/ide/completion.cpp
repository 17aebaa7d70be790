#include "ide/completion.h"

#include "ide/completion/completers.h"
#include "ide/find.h"

#include <string_view>

namespace arbiter::ide {
namespace {

using completing::Place;
using game::ItemKind;

bool ends_word(char c) {
    constexpr std::string_view marks = "()[]{}<>;.,\"%";
    return static_cast<unsigned char>(c) <= ' ' || marks.find(c) != marks.npos;
}

text::Span word_around(std::string_view text, std::uint32_t offset) {
    text::Span word{offset, offset};
    // A $ begins one: e4$1 is a move and a glyph.
    while (word.begin > 0 && !ends_word(text[word.begin - 1])) {
        --word.begin;
        if (text[word.begin] == '$') break;
    }
    while (word.end < text.size() && !ends_word(text[word.end]))
        ++word.end;
    return word;
}

// Between the quotes, as far as there are any.
text::Span value_around(std::string_view text, text::Span quoted) {
    const auto value = text::slice(text, quoted);
    const std::uint32_t open = value.starts_with('"') ? 1 : 0;
    const std::uint32_t close = value.size() > 1 && value.ends_with('"') ? 1 : 0;
    return {quoted.begin + open, quoted.end - close};
}

const game::TagPair* tag_around(std::string_view text, const game::Score& score,
                                std::uint32_t offset) {
    const game::TagPair* tag = last_before(score.tags, offset);
    if (tag == nullptr || offset > tag->span.end) return nullptr;
    const bool is_closed = text::slice(text, tag->span).ends_with(']');
    return offset == tag->span.end && is_closed ? nullptr : tag;
}

// `[]` of an editor that closes brackets, where a tag pair may stand; behind a move it is the glyph
// of a forced one.
bool is_empty_tag(std::string_view text, const game::Item& item, std::uint32_t offset) {
    return item.kind == ItemKind::text_glyph && item.ply == game::no_index &&
           text::slice(text, item.span) == "[]" && offset == item.span.begin + 1;
}

// Whether a text of its own, in which no move is read, goes on behind the offset.
bool is_inside_text(const game::Item& item, std::uint32_t offset) {
    switch (item.kind) {
    case ItemKind::comment:
        return offset < item.span.end;
    case ItemKind::line_comment:
    case ItemKind::open_comment:
    case ItemKind::escape:
        return offset <= item.span.end;
    default:
        return false;
    }
}

} // namespace

Completions complete(const game::Game& game, std::uint32_t offset) {
    const std::string_view text = game.text();
    if (offset > text.size()) return {};
    const auto analysis = game.analysis();
    const game::Score& score = analysis->score;
    if (score.too_large) return {};

    Completions found{word_around(text, offset), {}};
    Place place{text, *analysis, found.replaced, nullptr, tag_around(text, score, offset)};
    const auto typed = text.substr(0, place.word.begin);
    if (place.tag != nullptr) {
        const text::Span value = value_around(text, place.tag->value);
        if (!place.tag->value.empty() && value.touches(offset)) {
            found.replaced = value;
            completing::tag_values(place, found.list);
        } else {
            completing::tag_names(place, found.list);
        }
        return found;
    }
    if (const auto* item = last_before(score.items, offset); item != nullptr) {
        if (is_empty_tag(text, *item, offset)) {
            completing::tag_names(place, found.list);
            return found;
        }
        if (is_inside_text(*item, offset)) {
            if (typed.ends_with("[%")) completing::commands(place, found.list);
            return found;
        }
    }
    if (text.substr(place.word.begin).starts_with('$')) {
        completing::nags(place, found.list);
        return found;
    }
    place.before = last_before(score.items, place.word.begin);
    completing::moves(place, found.list);
    completing::results(place, found.list);
    return found;
}

} // namespace arbiter::ide
