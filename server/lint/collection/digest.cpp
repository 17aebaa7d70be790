#include "lint/collection/digest.h"

#include "lint/collection/player_name.h"
#include "lint/selector.h"
#include "lint/suppression.h"
#include "text/ascii.h"
#include "text/hash.h"

namespace arbiter::lint {

namespace {

std::uint64_t number_of(chess::Move move) {
    return std::uint64_t{move.from()} | std::uint64_t{move.to()} << 6 |
           static_cast<std::uint64_t>(move.promotion()) << 12;
}

// What could not be played counts as it is written.
void hash_moves(std::string_view text, const game::Analysis& analysis, GameDigest& digest) {
    const auto& [score, replay] = analysis;
    text::Hash hash;
    hash.add(replay.start.position.key());
    for (const auto index : score.lines.front().plies) {
        if (digest.plies++ == beginning_plies) digest.beginning = hash.value();
        const auto& ply = replay.plies[index];
        if (ply.verdict == game::Verdict::played || ply.verdict == game::Verdict::repaired)
            hash.add(number_of(ply.move));
        else
            hash.add(text::slice(text, score.plies[index].span));
    }
    digest.moves = hash.value();
}

std::string_view value_of(std::string_view text, const game::Score& score, std::string_view name) {
    const auto* tag = score.tag(text, name);
    return tag ? std::string_view(tag->text) : std::string_view();
}

Player read_player(std::string_view text, const game::Score& score, std::string_view name_tag,
                   std::string_view id_tag) {
    Player player;
    if (const auto* tag = score.tag(text, name_tag)) {
        player.tag = tag->span;
        player.value = tag->value;
        if (is_known_name(tag->text)) player.name = tag->text;
    }
    // 0 is how programs write that there is none.
    const auto id = value_of(text, score, id_tag);
    const bool is_id = text::is_number(id) && id.find_first_not_of('0') != std::string_view::npos;
    if (is_id) player.fide_id = id;
    return player;
}

text::Span mark_of(const game::Score& score) {
    if (!score.tags.empty()) return score.tags.front().span;
    return score.items.empty() ? text::Span{} : score.items.front().span;
}

std::vector<const Rule*> unwanted_rules(std::string_view text, const game::Score& score) {
    std::vector<const Rule*> unwanted;
    for (const auto& suppression : read_suppressions(text, score)) {
        if (suppression.scope != Suppression::Scope::game) continue;
        for (const auto& name : suppression.names)
            for (const auto& rule : catalogue())
                if (rule.compare && reach(text::slice(text, name.span), rule) != Reach::none)
                    unwanted.push_back(&rule);
    }
    return unwanted;
}

} // namespace

GameDigest digest(std::string_view text, const game::Analysis& analysis) {
    const auto& score = analysis.score;
    GameDigest digest;
    hash_moves(text, analysis, digest);
    digest.players = {read_player(text, score, "White", "WhiteFideId"),
                      read_player(text, score, "Black", "BlackFideId")};
    digest.occasion = read_occasion(digest.players[0].name, digest.players[1].name,
                                    value_of(text, score, "Date"), value_of(text, score, "Round"));
    digest.mark = mark_of(score);
    digest.unwanted = unwanted_rules(text, score);
    return digest;
}

} // namespace arbiter::lint
