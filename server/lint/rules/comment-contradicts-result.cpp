#include "lint/rule.h"
#include "lint/rules/shared/outcome.h"
#include "lint/rules/shared/quote.h"
#include "text/ascii.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace arbiter::lint::rules {

namespace {

struct Phrase {
    std::string_view text;
    Outcome outcome;
};

// What servers, engine tournaments and people write at the end of a game.
constexpr std::array phrases{
    Phrase{"White resigns", Outcome::black_wins},
    Phrase{"White resigned", Outcome::black_wins},
    Phrase{"White loses", Outcome::black_wins},
    Phrase{"White lost", Outcome::black_wins},
    Phrase{"White forfeits", Outcome::black_wins},
    Phrase{"White checkmated", Outcome::black_wins},
    Phrase{"White is checkmated", Outcome::black_wins},
    Phrase{"White is mated", Outcome::black_wins},
    Phrase{"Black wins", Outcome::black_wins},
    Phrase{"Black won", Outcome::black_wins},
    Phrase{"Black mates", Outcome::black_wins},
    Phrase{"Black resigns", Outcome::white_wins},
    Phrase{"Black resigned", Outcome::white_wins},
    Phrase{"Black loses", Outcome::white_wins},
    Phrase{"Black lost", Outcome::white_wins},
    Phrase{"Black forfeits", Outcome::white_wins},
    Phrase{"Black checkmated", Outcome::white_wins},
    Phrase{"Black is checkmated", Outcome::white_wins},
    Phrase{"Black is mated", Outcome::white_wins},
    Phrase{"White wins", Outcome::white_wins},
    Phrase{"White won", Outcome::white_wins},
    Phrase{"White mates", Outcome::white_wins},
    Phrase{"Draw agreed", Outcome::draw},
    Phrase{"Draw by", Outcome::draw},
    Phrase{"Game drawn", Outcome::draw},
    Phrase{"The game is a draw", Outcome::draw},
    Phrase{"Drawn", Outcome::draw},
    Phrase{"Stalemate", Outcome::draw},
};

// Behind these words the sentence is still about the end of the game, and not about a move of it.
constexpr std::array<std::string_view, 4> links{"by", "on", "due", "because"};

std::string_view first_word(std::string_view text) {
    const auto* end = std::ranges::find_if_not(text, text::is_letter);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

// The phrase must be the whole sentence, or tell only how it came to it.
bool says(std::string_view sentence, std::string_view phrase) {
    if (!text::equal_ignoring_case(sentence.substr(0, phrase.size()), phrase)) return false;
    const auto rest = sentence.substr(phrase.size());
    if (rest.empty()) return true;
    if (rest.front() != ' ') return !text::is_letter(rest.front());
    const auto word = first_word(rest.substr(1));
    return word.empty() || std::ranges::count(links, word) > 0;
}

struct Claim {
    text::Span span;
    Outcome outcome;
};

// Sentences end with these; commands, which are none, with the bracket.
constexpr std::string_view sentence_ends = ".,;]}\r\n";
constexpr std::string_view before_words = " \t{";

std::optional<Claim> find_claim(std::string_view text, text::Span comment) {
    const auto words = text.substr(0, comment.end);
    auto begin = words.find_first_not_of(before_words, comment.begin);
    while (begin != std::string_view::npos) {
        const auto end = std::min(words.find_first_of(sentence_ends, begin), words.size());
        const auto sentence = words.substr(begin, end - begin);
        for (const auto& phrase : phrases)
            if (says(sentence, phrase.text))
                return Claim{{static_cast<std::uint32_t>(begin),
                              static_cast<std::uint32_t>(begin + phrase.text.size())},
                             phrase.outcome};
        if (end == words.size()) break;
        begin = words.find_first_not_of(before_words, end + 1);
    }
    return std::nullopt;
}

} // namespace

void comment_contradicts_result(const Context& context, Report& report) {
    if (context.score.result == game::no_index) return;
    const auto& result = context.score.items[context.score.result];
    const auto outcome = read_outcome(slice(context.text, result.span));
    if (!outcome || *outcome == Outcome::unknown) return;
    const auto& plies = context.score.lines.front().plies;
    const auto last = plies.empty() ? game::no_index : plies.back();
    for (const auto& item : context.score.items) {
        const bool at_end = item.line == 0 && item.ply == last;
        if (item.kind != game::ItemKind::comment || !at_end) continue;
        const auto claim = find_claim(context.text, item.span);
        if (!claim || claim->outcome == *outcome) continue;
        report.add(claim->span,
                   fmt::format("The comment says {}, but the result is {}",
                               quote(slice(context.text, claim->span)), marker(*outcome)));
        return;
    }
}

} // namespace arbiter::lint::rules
