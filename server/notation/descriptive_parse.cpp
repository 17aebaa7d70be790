#include "notation/descriptive_lexer.h"
#include "notation/descriptive_move.h"
#include "notation/descriptive_rules.h"
#include "notation/san.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace arbiter::notation {

using chess::CastlingSide;
using chess::PieceType;

namespace {

using Action = DescriptiveMove::Action;

constexpr Files wing_files(Wing wing) {
    return wing == Wing::queen ? 0x0F : 0xF0;
}

// The files that men of that kind stand on at the start.
constexpr Files home_files(PieceType man) {
    switch (man) {
    case PieceType::rook:
        return file_bit(0) | file_bit(7);
    case PieceType::knight:
        return file_bit(1) | file_bit(6);
    case PieceType::bishop:
        return file_bit(2) | file_bit(5);
    case PieceType::queen:
        return file_bit(3);
    case PieceType::king:
        return file_bit(4);
    default:
        return all_files;
    }
}

std::optional<Wing> wing_named(PieceType man) {
    if (man == PieceType::king) return Wing::king;
    if (man == PieceType::queen) return Wing::queen;
    return std::nullopt;
}

constexpr bool can_promote_to(PieceType man) {
    return man != PieceType::king && man != PieceType::pawn && man != PieceType::none;
}

// Where the wing stands: KKt, or CR.
enum class Order : std::uint8_t { wing_first, wing_last };

class DescriptiveParser {
public:
    DescriptiveParser(std::span<const Word> words, Order order) : words_(words), order_(order) {}

    std::optional<DescriptiveMove> parse() && {
        const bool whole = is_castling() ? castling() : move();
        skip_footnote();
        if (!whole || !suffixes() || at_ != words_.size()) return std::nullopt;
        if (move_.mate || move_.discovered || move_.doubled) move_.check = true;
        return move_;
    }

private:
    // Looking ahead ------------------------------------------------------------------------------

    bool is(Sign sign, std::size_t ahead = 0) const {
        return at_ + ahead < words_.size() && words_[at_ + ahead].sign == sign;
    }
    bool take(Sign sign) {
        if (!is(sign)) return false;
        ++at_;
        return true;
    }
    bool is_castling() const {
        return is(Sign::castles) || is(Sign::castle_short) || is(Sign::castle_long);
    }
    bool english() const { return order_ == Order::wing_first; }

    std::vector<PieceType> letters() {
        std::vector<PieceType> men;
        for (; is(Sign::man); ++at_)
            men.push_back(words_[at_].man);
        return men;
    }

    // Castling -----------------------------------------------------------------------------------

    bool castling() {
        move_.action = Action::castling;
        if (take(Sign::castle_short)) {
            move_.side = CastlingSide::king_side;
        } else if (take(Sign::castle_long)) {
            move_.side = CastlingSide::queen_side;
        } else {
            take(Sign::castles);
            side();
        }
        return true;
    }

    // on K's side, (Q. R.), KR; or nothing
    void side() {
        const std::size_t begin = at_;
        const bool bracketed = take(Sign::open);
        take(Sign::at);
        const auto men = letters();
        const auto wing = men.empty() ? std::nullopt : wing_named(men.front());
        take(Sign::side);
        const bool is_side = wing && men.size() <= 2; // Q, QR
        if (!is_side || (bracketed && !take(Sign::close))) {
            at_ = begin;
            return;
        }
        move_.side = *wing == Wing::king ? CastlingSide::king_side : CastlingSide::queen_side;
    }

    // P-QR3 (1): behind a square it is no place.
    void skip_footnote() {
        const bool is_footnote = is(Sign::open) && is(Sign::rank, 1) && is(Sign::close, 2);
        if (move_.action == Action::transfer && is_footnote) at_ += 3;
    }

    // Men and places -----------------------------------------------------------------------------

    // KKtP, BP, QR, K: what the letters before the action, or behind takes, stand for.
    struct Man {
        PieceType type = PieceType::none;
        std::optional<Wing> wing;
        Files files = all_files; // on which it stands
    };

    // English: KKtP. Elsewhere: PCR.
    std::optional<Man> man(std::vector<PieceType> men) const {
        if (men.empty()) return std::nullopt;
        const PieceType type = english() ? men.back() : men.front();
        men.erase(english() ? men.end() - 1 : men.begin());
        Man found{type, std::nullopt, all_files};
        if (men.empty()) return found;
        if (type == PieceType::pawn) {
            const auto named = files(men);
            if (!named) return std::nullopt;
            found.files = *named;
            return found;
        }
        if (men.size() > 1 || !is_named_by_wing(type)) return std::nullopt;
        found.wing = wing_named(men.front());
        if (found.wing) return found;
        // DxAT takes the bishop on the rook's file.
        if (english()) return std::nullopt;
        found.files = home_files(men.front());
        return found;
    }

    // K, KB, B; elsewhere R, AR, A.
    std::optional<Files> files(std::span<const PieceType> men) const {
        if (men.empty() || men.size() > 2) return std::nullopt;
        const PieceType main = english() ? men.back() : men.front();
        if (main == PieceType::pawn) return std::nullopt;
        if (men.size() == 1) return home_files(main);
        const auto wing = wing_named(english() ? men.front() : men.back());
        if (!wing || !is_named_by_wing(main)) return std::nullopt;
        return static_cast<Files>(home_files(main) & wing_files(*wing));
    }

    // K2, 2R, R, 7
    std::optional<Place> place() {
        Place found;
        const bool ranked = is(Sign::rank);
        if (ranked && !english()) found.rank = words_[at_++].rank;
        const auto men = letters();
        if (!men.empty()) {
            const auto named = files(men);
            if (!named) return std::nullopt;
            found.files = *named;
        }
        if (is(Sign::rank) && english()) found.rank = words_[at_++].rank;
        if (found.is_anywhere()) return std::nullopt;
        return found;
    }

    // (K2), (on R2); not (ch).
    std::optional<Place> bracketed_place() {
        const std::size_t begin = at_;
        if (take(Sign::open)) {
            take(Sign::at);
            const auto found = place();
            if (found && take(Sign::close)) return found;
        }
        at_ = begin;
        return std::nullopt;
    }

    void origin() {
        if (const auto found = bracketed_place()) {
            move_.from = *found;
            return;
        }
        // R/1-K1, C\3-5C, C7-5C, T1xP, T 4 CR - 2 CR
        const std::size_t begin = at_;
        const bool slashed = take(Sign::slash);
        const auto found = slashed || is(Sign::rank) ? place() : std::nullopt;
        // P8R:D is no origin, T1:P has one.
        const bool takes =
            is(Sign::takes) || (is(Sign::colon) && found && found->files == all_files);
        if (found && (is(Sign::to) || takes)) {
            move_.from = *found;
        } else {
            at_ = begin;
        }
    }

    // Moves --------------------------------------------------------------------------------------

    bool move() {
        const auto mover = man(letters());
        if (!mover) return false;
        move_.man = mover->type;
        move_.wing = mover->wing;
        move_.files = mover->files;
        origin();
        if (take(Sign::takes) || (!english() && take(Sign::colon))) return capture();
        if (english()) return take(Sign::to) ? transfer() : verb();
        take(Sign::to);
        return transfer();
    }

    // K. B. checks, R. interposes, King moves, P queens, Kt mates
    bool verb() {
        move_.action = Action::any;
        if (take(Sign::moves)) return true;
        if (take(Sign::interposes)) {
            move_.action = Action::transfer;
            return true;
        }
        if (move_.man == PieceType::pawn && take(Sign::queens)) {
            move_.promotion = PieceType::queen;
            return true;
        }
        if (move_.man == PieceType::pawn && is(Sign::equals)) return promotion();
        return is(Sign::check) || is(Sign::mate) || is(Sign::discovered) || is(Sign::doubled);
    }

    bool transfer() {
        // R-(B5)B7
        if (const auto from = bracketed_place()) move_.from = *from;
        if (!english()) {
            const auto to = place();
            if (!to || to->rank == any_rank || to->files == all_files) return false;
            move_.to = *to;
            return promotion();
        }
        const bool his = take(Sign::his);
        const auto men = letters();
        const auto named = his ? his_files(men) : files(men);
        if (!named) return false;
        move_.to.files = *named;
        move_.rank_omitted = !is(Sign::rank);
        move_.to.rank = move_.rank_omitted ? std::int8_t{0} : words_[at_++].rank;
        return promotion();
    }

    // "K to his 2d", "Q to her Kt's 5th", "KKt to his 5th"
    std::optional<Files> his_files(std::span<const PieceType> men) const {
        auto wing = move_.wing;
        if (!wing) wing = wing_named(move_.man);
        const Files half = wing ? wing_files(*wing) : all_files;
        if (men.empty()) return static_cast<Files>(home_files(move_.man) & half);
        const auto named = files(men);
        if (!named) return std::nullopt;
        const auto narrowed = static_cast<Files>(*named & half);
        return narrowed == 0 ? *named : narrowed;
    }

    bool capture() {
        move_.action = Action::capture;
        // PxK5, a square instead of a man: the rank tells.
        const std::size_t begin = at_;
        if (const auto square = place(); square && square->rank != any_rank) {
            move_.to = *square;
            return promotion();
        }
        at_ = begin;
        const auto taken = man(letters());
        if (!taken) return false;
        move_.target = taken->type;
        move_.target_wing = taken->wing;
        move_.target_files = taken->files;
        if (move_.man == PieceType::pawn && is(Sign::open) && is(Sign::man, 1) &&
            is(Sign::close, 2) && can_promote_to(words_[at_ + 1].man)) {
            move_.promotion = words_[at_ + 1].man;
            move_.target_place = Place{home_files(move_.promotion), any_rank};
            move_.promotion_may_be_place = true;
            at_ += 3;
            return true;
        }
        if (take(Sign::at) || take(Sign::slash)) {
            const auto found = place();
            if (!found) return false;
            move_.target_place = *found;
        } else if (const auto found = bracketed_place()) {
            move_.target_place = *found;
        }
        return promotion();
    }

    // (Q) (=Q) (2d Q) =Q /Q :D Q, becoming a Queen; or nothing
    bool promotion() {
        if (move_.man != PieceType::pawn) return true;
        const std::size_t begin = at_;
        const bool bracketed = take(Sign::open);
        const bool marked = take(Sign::equals) || take(Sign::slash) || take(Sign::colon);
        if (bracketed) take(Sign::rank);
        if (!bracketed && !marked && take(Sign::queens)) {
            move_.promotion = PieceType::queen;
            return true;
        }
        if (is(Sign::man) && can_promote_to(words_[at_].man)) {
            move_.promotion = words_[at_++].man;
            return !bracketed || take(Sign::close);
        }
        at_ = begin;
        return true;
    }

    // Marks --------------------------------------------------------------------------------------

    bool suffixes() {
        int depth = 0;
        for (; at_ < words_.size(); ++at_) {
            switch (words_[at_].sign) {
            case Sign::check:
                move_.check = true;
                break;
            case Sign::mate:
                move_.mate = true;
                break;
            case Sign::discovered:
                move_.discovered = true;
                break;
            case Sign::doubled:
                move_.doubled = true;
                break;
            case Sign::en_passant:
                move_.en_passant = true;
                break;
            case Sign::open:
                ++depth;
                break;
            case Sign::close:
                if (--depth < 0) return false;
                break;
            case Sign::colon:
                break;
            default:
                return false;
            }
        }
        return depth == 0;
    }

    std::span<const Word> words_;
    Order order_;
    std::size_t at_ = 0;
    DescriptiveMove move_;
};

// K B, Q Kt: a man, or a file, with its wing.
bool is_winged(std::span<const Word> men) {
    return men.size() == 2 && wing_named(men[0].man) && is_named_by_wing(men[1].man);
}

// Where the square begins behind the man, in what is both without a hyphen; 0 where it is not.
std::size_t begin_of_square(std::span<const Word> men) {
    if (men.size() < 2) return 0;
    const std::size_t square = men.size() - (is_winged(men.last(2)) && men.size() > 2 ? 2 : 1);
    return square == 1 || is_winged(men.first(square)) ? square : 0;
}

} // namespace

std::optional<DescriptiveMove> parse_without_hyphen(std::string_view text) {
    // Books that print genitives print "to", too.
    if (text.find('\'') != text.npos || text.find("\u2019") != text.npos) return std::nullopt;
    auto words = read_words(text, DescriptiveLanguage::english);
    if (!words) return std::nullopt;
    const auto rank =
        std::ranges::find_if(*words, [](const Word& word) { return word.sign != Sign::man; });
    if (rank == words->end() || rank->sign != Sign::rank) return std::nullopt;
    const auto square = begin_of_square({words->begin(), rank});
    if (square == 0) return std::nullopt;
    words->insert(words->begin() + static_cast<std::ptrdiff_t>(square), Word{Sign::to});
    return DescriptiveParser(*words, Order::wing_first).parse();
}

std::optional<DescriptiveMove> parse_descriptive(std::string_view text,
                                                 DescriptiveLanguage language) {
    if (text == null_move_text) {
        DescriptiveMove pass;
        pass.action = Action::null;
        return pass;
    }
    const auto words = read_words(text, language);
    if (!words || words->empty()) return std::nullopt;
    const bool english = language == DescriptiveLanguage::english;
    return DescriptiveParser(*words, english ? Order::wing_first : Order::wing_last).parse();
}

bool is_descriptive(std::string_view text) {
    return std::ranges::any_of(descriptive_languages, [text](DescriptiveLanguage language) {
        return parse_descriptive(text, language).has_value();
    });
}

DescriptiveStyle descriptive_style(std::string_view text) {
    DescriptiveStyle style;
    const auto has = [&](std::string_view part) { return text.find(part) != text.npos; };
    if (has("Kt") || has("KT") || has("kt"))
        style.knight = DescriptiveStyle::Knight::kt;
    else if (has("N"))
        style.knight = DescriptiveStyle::Knight::n;
    if (has("sq"))
        style.first_rank = DescriptiveStyle::FirstRank::square;
    else if (has("1"))
        style.first_rank = DescriptiveStyle::FirstRank::digit;
    return style;
}

} // namespace arbiter::notation
