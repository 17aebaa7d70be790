#include "lint/collection/collection_rule.h"
#include "lint/collection/remembered_games.h"
#include "lint/rule.h"
#include "text/hash.h"
#include "text/line_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// From here on no two games go the same way by themselves. Shorter ones do: drawn by a repetition
// known to theory, or by agreement.
constexpr std::uint32_t own_plies = 50;

template <typename T>
T saturated(std::uint64_t number) {
    return static_cast<T>(std::min<std::uint64_t>(number, std::numeric_limits<T>::max()));
}

std::uint32_t moves_of(std::uint32_t plies) {
    return (plies + 1) / 2;
}

std::uint64_t key(const text::Hash& hash) {
    return std::max<std::uint64_t>(hash.value(), 1);
}

class DuplicateGame final : public CollectionRule {
public:
    using CollectionRule::CollectionRule;

    std::vector<Finding> add(const CollectedGame& game, const FileNames& files) override {
        const auto& digest = game.digest;
        if (digest.plies == 0) return {};
        const auto mark_line =
            game.place.line + text::line_breaks(game.text.substr(0, digest.mark.begin));
        RememberedGame own{0,
                           game.place.file,
                           saturated<std::uint32_t>(mark_line),
                           digest.occasion,
                           saturated<std::uint16_t>(digest.plies),
                           game.standing == Standing::checked};
        auto duplicate = find_same_moves(digest, own, files);
        if (auto other = find_same_beginning(digest, own, files); !duplicate)
            duplicate = std::move(other);
        std::vector<Finding> findings;
        if (duplicate && (own.is_checked || duplicate->first.is_checked))
            report(findings).add(digest.mark, std::move(duplicate->message), Severity::warning);
        return findings;
    }

private:
    struct Duplicate {
        RememberedGame first;
        std::string message;
    };

    static std::string place(const RememberedGame& game, const FileNames& files) {
        return files.write({game.file, game.line});
    }

    std::optional<Duplicate> find_same_moves(const GameDigest& digest, RememberedGame own,
                                             const FileNames& files) {
        text::Hash hash;
        hash.add(digest.moves);
        if (digest.plies < own_plies) hash.add(std::uint64_t{own.occasion.players});
        own.key = key(hash);
        const auto games = by_moves_.find(own.key);
        const auto same = std::ranges::find_if(games, [&](const RememberedGame& game) {
            return may_be_same(game.occasion, own.occasion);
        });
        if (same != games.end())
            return Duplicate{*same,
                             fmt::format("This game stands already at {}", place(*same, files))};
        by_moves_.add(own);
        if (games.empty() || digest.plies < own_plies) return std::nullopt;
        const auto& first = games.front();
        return Duplicate{first, fmt::format("All {} moves of this game are those of the game at "
                                            "{}, whose players, date or round are others",
                                            moves_of(digest.plies), place(first, files))};
    }

    // One that was cut off, or mended, or ends with other moves.
    std::optional<Duplicate> find_same_beginning(const GameDigest& digest, RememberedGame own,
                                                 const FileNames& files) {
        if (digest.beginning == 0 || !own.occasion.is_known()) return std::nullopt;
        own.key = key(text::Hash()
                          .add(digest.beginning)
                          .add(std::uint64_t{own.occasion.players})
                          .add(std::uint64_t{own.occasion.date})
                          .add(std::uint64_t{own.occasion.round}));
        const auto games = by_beginning_.find(own.key);
        if (games.empty()) {
            by_beginning_.add(own);
            return std::nullopt;
        }
        const auto& first = games.front();
        return Duplicate{
            first,
            first.plies == own.plies
                ? fmt::format("This game stands already at {}, with other moves behind "
                              "move {}",
                              place(first, files), moves_of(beginning_plies))
                : fmt::format("This game stands already at {}, where it has {} moves and "
                              "not {}",
                              place(first, files), moves_of(first.plies), moves_of(digest.plies))};
    }

    RememberedGames by_moves_;     // and, where these are few, by the players
    RememberedGames by_beginning_; // and all that is known of the occasion
};

} // namespace

std::unique_ptr<CollectionRule> duplicate_game(const Rule& rule, const Options& options) {
    return std::make_unique<DuplicateGame>(rule, options);
}

} // namespace arbiter::lint::rules
