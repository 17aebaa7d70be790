#include "rewrite/format/same_score.h"

#include "rewrite/format/suffix.h"
#include "text/ascii.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace arbiter::rewrite::format_detail {

namespace {

using game::Index;
using game::ItemKind;

// In a comment any run of blanks and line breaks is one blank.
std::string with_single_blanks(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (!text::is_white_space(c)) {
            out += c;
        } else if (!out.ends_with(' ')) {
            out += ' ';
        }
    }
    return out;
}

// Plain data that is equal where two games say the same.
struct Meaning {
    using Tag = std::pair<std::string, std::string>;
    using Token = std::tuple<ItemKind, std::string, Index, Index>; // with its line and ply
    using Line = std::tuple<Index, Index, std::vector<Index>>;

    std::vector<Tag> tags;
    std::vector<Token> tokens;
    std::vector<Line> lines;
    std::string result;

    friend bool operator==(const Meaning&, const Meaning&) = default;
};

Meaning meaning_of(std::string_view chunk, const game::Score& score) {
    Meaning meaning;
    for (const auto& tag : score.tags)
        meaning.tags.emplace_back(text::slice(chunk, tag.name), tag.text);
    std::ranges::stable_sort(meaning.tags, {}, &Meaning::Tag::first);

    for (Index i = 0; i < score.items.size(); ++i) {
        const game::Item& item = score.items[i];
        const auto text = text::slice(chunk, item.span);
        if (item.kind == ItemKind::move_number) continue;
        if (i == score.result) {
            meaning.result = text;
        } else if (const auto nag = nag_of_suffix(text);
                   item.kind == ItemKind::suffix && !nag.empty()) {
            meaning.tokens.emplace_back(ItemKind::nag, nag, item.line, item.ply);
        } else {
            const bool is_comment = item.kind == ItemKind::comment;
            meaning.tokens.emplace_back(item.kind,
                                        is_comment ? with_single_blanks(text) : std::string(text),
                                        item.line, item.ply);
        }
    }
    for (const game::Line& line : score.lines)
        meaning.lines.emplace_back(line.parent, line.replaces, line.plies);
    return meaning;
}

} // namespace

bool is_same_score(std::string_view chunk, const game::Score& score, std::string_view other_chunk,
                   const game::Score& other) {
    return meaning_of(chunk, score) == meaning_of(other_chunk, other);
}

} // namespace arbiter::rewrite::format_detail
