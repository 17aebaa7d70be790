#include "lint/collection/collection_rule.h"
#include "lint/collection/player_name.h"
#include "lint/rule.h"
#include "lint/rules/shared/quote.h"
#include "text/hash.h"
#include "text/line_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>
#include <span>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace arbiter::lint::rules {

namespace {

// One spelling of a name.
struct Spelling {
    std::uint64_t games = 0;
    std::vector<std::string> fide_ids; // at most max_ids
    CollectionPlace place;             // where it stands first in a game that is checked
    std::string tag;                   // the tag pair there
    text::Span value;                  // in it
    bool is_checked = false;           // stands in a game that is
};

// More ids of one name are different people, or noise.
constexpr std::size_t max_ids = 4;
// A name is compared with the most frequent ones of its kind only, so that a collection of names
// that are all alike takes no quadratic time.
constexpr std::size_t max_partners = 8;
// In shorter words one letter makes another name: Li, Lu; Wang, Yang.
constexpr std::size_t min_edited_letters = 6;

struct Name {
    const std::string* text;
    const Spelling* spelling;
};

// Different people may have one name, but not one person two ids.
bool have_different_ids(const Name& a, const Name& b) {
    const auto& ids = b.spelling->fide_ids;
    if (a.spelling->fide_ids.empty() || ids.empty()) return false;
    return std::ranges::none_of(a.spelling->fide_ids, [&](const std::string& id) {
        return std::ranges::count(ids, id) > 0;
    });
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const auto& word : words)
        (all += word) += ' ';
    return all;
}

bool is_initials(const std::vector<std::string>& given) {
    return !given.empty() &&
           std::ranges::all_of(given, [](const auto& word) { return letters(word).size() == 1; });
}

bool has_digit(std::string_view word) {
    return word.find_first_of("0123456789") != std::string_view::npos;
}

// A reason to take two spellings for one name: those that share a key and match.
struct Evidence {
    std::string_view reason; // for the message
    std::vector<std::uint64_t> (*keys)(const Name&);
    bool (*matches)(const Name&, const Name&);
};

std::vector<std::uint64_t> id_keys(const Name& name) {
    std::vector<std::uint64_t> keys;
    for (const auto& id : name.spelling->fide_ids)
        keys.push_back(text::Hash().add(id).value());
    return keys;
}

bool share_id(const Name& a, const Name& b) {
    return !a.spelling->fide_ids.empty() && !b.spelling->fide_ids.empty() &&
           !have_different_ids(a, b);
}

std::vector<std::uint64_t> word_keys(const Name& name) {
    return {text::Hash().add(plain_name(*name.text)).value()};
}

bool share_words(const Name& a, const Name& b) {
    return plain_name(*a.text) == plain_name(*b.text);
}

std::vector<std::uint64_t> initial_keys(const Name& name) {
    const auto split = split_name(*name.text);
    if (split.given.empty()) return {};
    return {text::Hash()
                .add(joined(split.surname))
                .add(std::uint64_t{letters(split.given.front()).front()})
                .value()};
}

// "Carlsen, M" and "Carlsen, Magnus": the initials of one begin the given names of the other.
bool share_initials(const Name& a, const Name& b) {
    const auto one = split_name(*a.text);
    const auto other = split_name(*b.text);
    if (one.surname != other.surname || is_initials(one.given) == is_initials(other.given))
        return false;
    const auto& initials = is_initials(one.given) ? one.given : other.given;
    const auto& given = is_initials(one.given) ? other.given : one.given;
    return initials.size() <= given.size() &&
           std::ranges::equal(
               initials, std::span(given).first(initials.size()),
               [](const auto& initial, const auto& word) { return word.starts_with(initial); });
}

bool can_be_misspelled(std::string_view word) {
    return letters(word).size() >= min_edited_letters && !has_digit(word);
}

std::uint64_t hash_letters(text::Hash hash, std::u32string_view word) {
    for (const char32_t letter : word)
        hash.add(std::uint64_t{letter});
    return hash.value();
}

// Two words one edit apart become the same when some letter is left out of each.
std::vector<std::uint64_t> edit_keys(const Name& name) {
    const auto words = name_words(*name.text);
    if (words.size() < 2) return {}; // a user name of a chess site, where each letter counts
    std::vector<std::uint64_t> keys;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!can_be_misspelled(words[i])) continue;
        text::Hash others;
        others.add(std::uint64_t{i});
        for (std::size_t j = 0; j < words.size(); ++j)
            if (j != i) others.add(words[j]);
        const auto word = letters(words[i]);
        keys.push_back(hash_letters(others, word));
        for (std::size_t cut = 0; cut < word.size(); ++cut)
            keys.push_back(hash_letters(others, std::u32string(word).erase(cut, 1)));
    }
    return keys;
}

// Ivanov and Ivanova, Daniel and Daniela: a woman and a man.
bool differ_by_gender(std::u32string_view a, std::u32string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    constexpr std::u32string_view endings = U"ae\u0430"; // with the Cyrillic a
    return b.starts_with(a) && b.size() == a.size() + 1 && endings.find(b.back()) != endings.npos;
}

bool is_misspelled(std::string_view a, std::string_view b) {
    if (!can_be_misspelled(a) || !can_be_misspelled(b)) return false;
    const auto one = letters(a);
    const auto other = letters(b);
    return is_one_edit_apart(one, other) && !differ_by_gender(one, other);
}

bool has_misspelled_word(const Name& a, const Name& b) {
    const auto one = name_words(*a.text);
    const auto other = name_words(*b.text);
    if (one.size() != other.size()) return false;
    const auto [word, other_word] = std::ranges::mismatch(one, other);
    return word != one.end() && is_misspelled(*word, *other_word) &&
           std::equal(std::next(word), one.end(), std::next(other_word));
}

// The strongest first.
constexpr std::array evidences{
    Evidence{"both have the same FIDE id", id_keys, share_id},
    Evidence{"the words are the same", word_keys, share_words},
    Evidence{"the initials fit", initial_keys, share_initials},
    Evidence{"one letter differs", edit_keys, has_misspelled_word},
};

struct Variant {
    std::size_t partner = 0;
    const Evidence* evidence = nullptr; // null: no variant
};

// Keys of initials that stand for several people: "Smith, J" beside "Smith, John" and "Smith,
// James".
std::unordered_set<std::uint64_t> ambiguous_initials(const std::vector<Name>& names) {
    std::unordered_map<std::uint64_t, std::string> full_names;
    std::unordered_set<std::uint64_t> ambiguous;
    for (const auto& name : names) {
        if (is_initials(split_name(*name.text).given)) continue;
        for (const auto key : initial_keys(name)) {
            const auto [first, is_first] = full_names.emplace(key, plain_name(*name.text));
            if (!is_first && first->second != plain_name(*name.text)) ambiguous.insert(key);
        }
    }
    return ambiguous;
}

// Sorted by key; of one key, the most frequent names first.
std::vector<std::pair<std::uint64_t, std::size_t>> keyed(const std::vector<Name>& names,
                                                         const Evidence& evidence) {
    std::vector<std::pair<std::uint64_t, std::size_t>> all;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (const auto key : evidence.keys(names[i]))
            all.emplace_back(key, i);
    std::ranges::sort(all);
    return all;
}

// Of each name a more frequent one that may be the same. `names` begin with the most frequent.
std::vector<Variant> find_variants(const std::vector<Name>& names) {
    std::vector<Variant> variants(names.size());
    const auto ambiguous = ambiguous_initials(names);
    for (const auto& evidence : evidences) {
        const auto all = keyed(names, evidence);
        for (std::size_t begin = 0, i = 0; i < all.size(); ++i) {
            const auto [key, name] = all[i];
            if (all[begin].first != key) begin = i;
            if (variants[name].evidence || ambiguous.contains(key)) continue;
            for (std::size_t j = begin; j < std::min(i, begin + max_partners); ++j) {
                const auto partner = all[j].second;
                if (!evidence.matches(names[name], names[partner]) ||
                    have_different_ids(names[name], names[partner]))
                    continue;
                variants[name] = {partner, &evidence};
                break;
            }
        }
    }
    return variants;
}

class NameVariants final : public CollectionRule {
public:
    using CollectionRule::CollectionRule;

    std::vector<Finding> add(const CollectedGame& game, const FileNames&) override {
        for (const auto& player : game.digest.players) {
            if (player.name.empty()) continue;
            auto& spelling = spellings_[player.name];
            const bool is_checked = game.standing == Standing::checked;
            if (spelling.games++ == 0 || (is_checked && !spelling.is_checked))
                remember_place(spelling, game, player);
            spelling.is_checked |= is_checked;
            auto& ids = spelling.fide_ids;
            if (!player.fide_id.empty() && ids.size() < max_ids &&
                std::ranges::count(ids, player.fide_id) == 0)
                ids.push_back(player.fide_id);
        }
        return {};
    }

    std::vector<LateFinding> finish(const FileNames& files) override {
        std::vector<Name> names;
        for (const auto& [text, spelling] : spellings_)
            names.push_back({&text, &spelling});
        // Of names with as many games, those first that were there before, and the fuller ones.
        std::ranges::sort(names, {}, [](const Name& name) {
            return std::tuple(~name.spelling->games, name.spelling->is_checked, ~name.text->size(),
                              std::string_view(*name.text));
        });
        const auto variants = find_variants(names);
        std::vector<LateFinding> late;
        for (std::size_t i = 0; i < names.size(); ++i)
            if (variants[i].evidence && names[i].spelling->is_checked)
                late.push_back(
                    tell(names[i], names[variants[i].partner], *variants[i].evidence, files));
        return late;
    }

private:
    static void remember_place(Spelling& spelling, const CollectedGame& game,
                               const Player& player) {
        const auto before = game.text.substr(0, player.tag.begin);
        spelling.place = {game.place.file, game.place.line + text::line_breaks(before)};
        spelling.tag = text::slice(game.text, player.tag);
        spelling.value = {player.value.begin - player.tag.begin,
                          player.value.end - player.tag.begin};
    }

    LateFinding tell(const Name& name, const Name& partner, const Evidence& evidence,
                     const FileNames& files) const {
        const auto games = partner.spelling->games;
        std::vector<Finding> findings;
        report(findings).add(name.spelling->value,
                             fmt::format("{} is spelled {} in {} game{}, first at {}: {}",
                                         quote(*name.text), quote(*partner.text), games,
                                         games == 1 ? "" : "s",
                                         files.write(partner.spelling->place), evidence.reason),
                             Severity::information);
        return {name.spelling->place, name.spelling->tag, std::move(findings.front())};
    }

    std::unordered_map<std::string, Spelling> spellings_;
};

} // namespace

std::unique_ptr<CollectionRule> name_variants(const Rule& rule, const Options& options) {
    return std::make_unique<NameVariants>(rule, options);
}

} // namespace arbiter::lint::rules
