#include "chess/capture.h"
#include "notation/descriptive.h"
#include "notation/descriptive_forms.h"
#include "notation/descriptive_rules.h"
#include "notation/san.h"

#include <algorithm>
#include <array>
#include <vector>

namespace arbiter::notation {

using chess::Move;
using chess::PieceType;
using chess::Position;
using chess::Square;
using Action = DescriptiveMove::Action;

namespace {

// The file, or the two files that share a name.
constexpr Files short_files(int file) {
    return static_cast<Files>(file_bit(file) | (file < 3 || 4 < file ? file_bit(7 - file) : 0));
}

// How much is said of a square.
enum class Detail : std::uint8_t { nothing, short_file, full_file, square, full_square };

Place place(Square square, Detail detail, chess::Color us) {
    if (detail == Detail::nothing) return {};
    const int file = chess::file_of(square);
    const bool full = detail == Detail::full_file || detail == Detail::full_square;
    const bool ranked = detail == Detail::square || detail == Detail::full_square;
    return {full ? file_bit(file) : short_files(file),
            ranked ? static_cast<std::int8_t>(chess::relative_rank(us, square)) : any_rank};
}

// Whether the words, prefixes taken by their meaning, fit this legal move alone. A prefix that says
// the contrary of where the man stands now would be read in two ways.
bool fits_only(const DescriptiveMove& words, Move move, const DescriptiveBoard& board) {
    const auto reading = read_descriptive(words, board);
    if (reading.decided.has(Evidence::wing_not_place)) return false;
    chess::MoveList left;
    for (const Move other : reading.literal) {
        const bool mover = !words.wing || board.origins.wing(other.from()) == words.wing;
        const bool taken =
            !words.target_wing || board.origins.wing(chess::taken_on(other)) == words.target_wing;
        if (mover && taken) left.push_back(other);
    }
    return left.size() == 1 && left[0] == move;
}

// Letters K Q R B Kt P, files and wings in the order of the language.
class Speller {
public:
    Speller(const DescriptiveWriter& writer) : writer_(writer) {}

    std::string spell(const DescriptiveMove& words) const {
        std::string text = prefixed(words.man, words.wing, words.files);
        if (!words.from.is_anywhere()) text += origin(words);
        if (words.action == Action::transfer) {
            if (english()) text += "-";
            text += place(words.to);
        } else {
            text += "x" + prefixed(words.target, words.target_wing, words.target_files);
            if (!words.target_place.is_anywhere()) text += "(" + place(words.target_place) + ")";
        }
        if (words.promotion == PieceType::none) return text;
        const auto letter = man(words.promotion);
        return text + (english() ? "(" + letter + ")" : ":" + letter);
    }

    std::string castling(chess::CastlingSide side) const {
        return side == chess::CastlingSide::king_side ? "O-O" : "O-O-O";
    }

    // Behind O-O a glued mark is the sign: O-Och is read by nobody.
    std::string check(bool castles) const {
        if (!english()) return "+";
        return castles && glued() ? "+" : mark("ch");
    }

    std::string mate(bool castles) const {
        if (writer_.language == DescriptiveLanguage::spanish) return "++";
        return !english() || (castles && glued()) ? "#" : mark("mate");
    }

    std::string mark(std::string_view word) const {
        std::string text = glued() ? "" : " ";
        return text += word;
    }

private:
    bool glued() const { return writer_.style.marks == DescriptiveStyle::Marks::glued; }
    bool english() const { return writer_.language == DescriptiveLanguage::english; }

    std::string man(PieceType type) const {
        constexpr std::string_view english_letters = "P?BRQK";
        constexpr std::string_view spanish_letters = "PCATDR";
        constexpr std::string_view french_letters = "PCFTDR";
        const auto index = static_cast<std::size_t>(type);
        if (writer_.language == DescriptiveLanguage::spanish)
            return std::string(1, spanish_letters[index]);
        if (writer_.language == DescriptiveLanguage::french)
            return std::string(1, french_letters[index]);
        if (type != PieceType::knight) return std::string(1, english_letters[index]);
        return writer_.style.knight == DescriptiveStyle::Knight::n ? "N" : "Kt";
    }

    std::string joined(const std::string& letter, const std::string& side) const {
        return english() ? side + letter : letter + side;
    }

    std::string wing(Wing side) const {
        return man(side == Wing::king ? PieceType::king : PieceType::queen);
    }

    std::string files(Files files) const {
        constexpr std::array homes{PieceType::rook, PieceType::knight, PieceType::bishop,
                                   PieceType::queen};
        for (int file = 0; file < 8; ++file) {
            if ((files >> file & 1) == 0) continue;
            if (file == 4) return man(PieceType::king);
            auto letter = man(homes[static_cast<std::size_t>(std::min(file, 7 - file))]);
            if (file == 3 || files == short_files(file)) return letter;
            return joined(letter, wing(file < 4 ? Wing::queen : Wing::king));
        }
        return {};
    }

    std::string prefixed(PieceType type, std::optional<Wing> side, Files pawn_files) const {
        if (side) return joined(man(type), wing(*side));
        if (pawn_files == all_files) return man(type);
        return joined(man(type), files(pawn_files));
    }

    std::string place(Place place) const {
        auto file = files(place.files);
        if (place.rank == any_rank) return file;
        const auto digit = std::to_string(place.rank + 1);
        if (!english()) return digit + file;
        const bool square = writer_.style.first_rank == DescriptiveStyle::FirstRank::square;
        return file + (place.rank == 0 && square ? mark("sq") : digit);
    }

    // R(K1)-K2, T(1R)2R; in French both squares: T1R-2R.
    std::string origin(const DescriptiveMove& words) const {
        const auto square = place(words.from);
        if (writer_.language != DescriptiveLanguage::french) return "(" + square + ")";
        return words.action == Action::transfer ? square + "-" : square;
    }

    const DescriptiveWriter& writer_;
};

// Of equally short forms the one with fewer parts.
std::string shortest(Move move, const DescriptiveBoard& board, const Speller& speller) {
    struct Spelled {
        std::string text;
        DescriptiveMove form;
    };
    std::vector<Spelled> all;
    for (const DescriptiveMove& form : descriptive_forms(move, board))
        all.push_back({speller.spell(form), form});
    std::ranges::stable_sort(all, {}, [](const Spelled& one) { return one.text.size(); });
    const auto found = std::ranges::find_if(
        all, [&](const Spelled& one) { return fits_only(one.form, move, board); });
    return found == all.end() ? all.back().text : found->text;
}

} // namespace

// Of two with the same number of parts, the one that says more of the target.
std::vector<DescriptiveMove> descriptive_forms(Move move, const DescriptiveBoard& board) {
    const Position& position = board.position;
    const auto us = position.side_to_move();
    DescriptiveMove bare;
    bare.man = position.piece_on(move.from()).type;
    bare.promotion = move.promotion();
    const bool pawn = bare.man == PieceType::pawn;
    const bool captures = position.is_capture(move);
    bare.action = captures ? Action::capture : Action::transfer;
    if (captures) bare.target = position.piece_on(chess::taken_on(move)).type;

    std::vector<DescriptiveMove> targets;
    if (captures) {
        const Square taken = chess::taken_on(move);
        targets.push_back(bare);
        if (bare.target == PieceType::pawn) {
            for (const Detail detail : {Detail::short_file, Detail::full_file})
                targets.emplace_back(bare).target_files = place(taken, detail, us).files;
        } else if (is_named_by_wing(bare.target) && board.origins.wing(taken)) {
            targets.emplace_back(bare).target_wing = board.origins.wing(taken);
        }
        for (const Detail detail : {Detail::square, Detail::full_square})
            targets.emplace_back(bare).target_place = place(taken, detail, us);
    } else {
        for (const Detail detail : {Detail::square, Detail::full_square})
            targets.emplace_back(bare).to = place(move.to(), detail, us);
    }

    std::vector<DescriptiveMove> all = targets;
    for (const DescriptiveMove& target : targets) {
        if (pawn && captures) {
            for (const Detail detail : {Detail::short_file, Detail::full_file})
                all.emplace_back(target).files = place(move.from(), detail, us).files;
        } else if (is_named_by_wing(bare.man) && board.origins.wing(move.from())) {
            all.emplace_back(target).wing = board.origins.wing(move.from());
        }
    }
    for (const Detail detail : {Detail::square, Detail::full_square})
        for (const DescriptiveMove& target : targets)
            all.emplace_back(target).from = place(move.from(), detail, us);
    return all;
}

std::string spell_descriptive(const DescriptiveMove& words, const DescriptiveWriter& writer) {
    return Speller(writer).spell(words);
}

std::string write_descriptive(Move move, const DescriptiveBoard& board,
                              const DescriptiveWriter& writer) {
    if (move.is_null()) return std::string(null_move_text);
    const Speller speller(writer);
    const bool castles = move.kind() == Move::Kind::castling;
    std::string text =
        castles ? speller.castling(Position::castling_side(move)) : shortest(move, board, speller);
    if (move.kind() == Move::Kind::en_passant) text += speller.mark("e.p.");
    Position after = board.position;
    after.play(move);
    if (after.in_check())
        text += after.has_legal_move() ? speller.check(castles) : speller.mate(castles);
    return text;
}

} // namespace arbiter::notation
