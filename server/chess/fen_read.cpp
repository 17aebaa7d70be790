#include "chess/fen.h"
#include "chess/fen_fields.h"

#include <algorithm>

namespace arbiter::chess {

namespace {

constexpr std::string_view blanks = " \t";

struct Fields {
    FenField men, side, castling, en_passant, counters;
    FenField tail; // blanks at the end
};

// Cuts a FEN into fields. What stands between them and is not one space is an inconsistency.
class Splitter {
public:
    Splitter(FenField text, std::vector<FenRepair>& repairs) : rest_(text), repairs_(repairs) {}

    Fields split() {
        if (const std::size_t blank = leading_blanks(); blank != 0)
            remove(blank, "a FEN begins with the board, not with a space", "");
        const std::size_t last = rest_.text.find_last_not_of(blanks);
        const std::size_t length = last == std::string_view::npos ? 0 : last + 1;
        const FenField tail = rest_.part(length, std::string_view::npos);
        rest_ = rest_.part(0, length);
        return {next(), next(), next(), next(), rest_, tail};
    }

private:
    std::size_t leading_blanks() const {
        return std::min(rest_.text.find_first_not_of(blanks), rest_.text.size());
    }

    void remove(std::size_t length, std::string message, std::string replacement) {
        repairs_.push_back(
            {fen_error(rest_.part(0, length), std::move(message)), std::move(replacement)});
        rest_ = rest_.part(length, std::string_view::npos);
    }

    FenField next() {
        const std::size_t length = std::min(rest_.text.find_first_of(blanks), rest_.text.size());
        const FenField field = rest_.part(0, length);
        rest_ = rest_.part(length, std::string_view::npos);
        if (const std::size_t blank = leading_blanks(); blank == 1 && rest_.text[0] == ' ')
            rest_ = rest_.part(1, std::string_view::npos);
        else if (blank != 0)
            remove(blank, "the fields of a FEN are separated by one space", " ");
        return field;
    }

    FenField rest_;
    std::vector<FenRepair>& repairs_;
};

void read_side(const FenField& field, SetUp& setup, std::vector<FenError>& errors,
               std::vector<FenRepair>& repairs) {
    struct Spelling {
        std::string_view text;
        Color color;
    };
    constexpr std::array spellings{
        Spelling{"w", Color::white},     Spelling{"b", Color::black},
        Spelling{"W", Color::white},     Spelling{"B", Color::black},
        Spelling{"white", Color::white}, Spelling{"black", Color::black},
    };
    const auto* const spelling =
        std::ranges::find(spellings, field.text, [](const Spelling& each) { return each.text; });
    if (field.empty()) {
        if (errors.empty()) errors.push_back(fen_error(field, "the side to move is missing"));
    } else if (spelling == spellings.end()) {
        errors.push_back(
            fen_error(field, join({quoted(field.text), " is no side to move: w or b"})));
    } else {
        setup.side_to_move = spelling->color;
        const std::string_view proper = spelling->color == Color::white ? "w" : "b";
        if (field.text != proper)
            repairs.push_back(
                {fen_error(field, "the side to move is written w or b"), std::string(proper)});
    }
}

// Fields that are not there are a problem of the end of the text.
void check_tail(const Fields& fields, std::vector<FenRepair>& repairs) {
    std::string missing;
    if (fields.castling.empty()) missing += " -";
    if (fields.en_passant.empty()) missing += " -";
    if (fields.counters.empty()) missing += " 0 1";
    if (!missing.empty())
        repairs.push_back({fen_error(fields.tail, "a FEN has six fields"), std::move(missing)});
    else if (!fields.tail.empty())
        repairs.push_back({fen_error(fields.tail, "nothing follows the last field of a FEN"), ""});
}

// The side that has just moved can't have left its king in check (FIDE 3.9.2).
void check_side(const FenField& side, const Position& position, std::vector<FenError>& errors) {
    const Color us = position.side_to_move();
    const Bitboard attackers = position.attackers(position.king(!us), us, position.pieces());
    if (attackers == 0) return;
    const Square from = first(attackers);
    errors.push_back(fen_error(
        side, join({name(!us), " is in check from the ", name(position.piece_on(from).type), " on ",
                    to_string(from), ", but it is ", name(us), "'s move"})));
}

} // namespace

std::string quoted(std::string_view text) {
    constexpr std::size_t longest = 20;
    const bool plain =
        std::ranges::all_of(text, [](char each) { return each >= ' ' && each <= '~'; });
    if (!plain || text.size() > longest) return "this";
    return join({"\"", text, "\""});
}

tl::expected<Fen, std::vector<FenError>> read_fen(std::string_view text) {
    std::vector<FenError> errors;
    std::vector<FenRepair> repairs;
    SetUp setup;
    const Fields fields = Splitter{{text, 0}, repairs}.split();
    read_men(fields.men, setup, errors, repairs);
    read_side(fields.side, setup, errors, repairs);
    if (!errors.empty()) return tl::unexpected(std::move(errors));

    if (!fields.castling.empty()) read_castling(fields.castling, setup, repairs);
    if (!fields.en_passant.empty()) read_en_passant(fields.en_passant, setup, repairs);
    if (!fields.counters.empty()) read_counters(fields.counters, setup, repairs);
    check_tail(fields, repairs);

    Fen fen{Position{setup}, std::move(repairs)};
    check_side(fields.side, fen.position, errors);
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    std::ranges::sort(fen.inconsistencies, {},
                      [](const FenRepair& repair) { return repair.problem.begin; });
    return fen;
}

} // namespace arbiter::chess
