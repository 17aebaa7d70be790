#include "chess/fen_fields.h"
#include "text/ascii.h"

#include <algorithm>

namespace arbiter::chess {

namespace {

// The man of a FEN letter; type none for any other character.
Piece man_of(char character) {
    const bool lower = text::is_lower(character);
    const char upper = text::to_upper(character);
    return {piece_type(upper), lower ? Color::black : Color::white};
}

constexpr std::size_t to_end = std::string_view::npos;
constexpr int more_than_a_rank = 100; // counting goes no further

// Where each man was read, for the errors that follow.
using Places = std::array<FenField, 64>;

class MenReader {
public:
    MenReader(const FenField& field, SetUp& setup, std::vector<FenError>& errors,
              std::vector<FenRepair>& repairs)
        : field_(field), setup_(setup), errors_(errors), repairs_(repairs) {}

    void read() {
        const std::size_t before = errors_.size();
        read_ranks();
        if (errors_.size() != before) return;
        check_kings(Color::white);
        check_kings(Color::black);
        check_pawns();
    }

private:
    void refuse(const FenField& at, std::string message) {
        errors_.push_back(fen_error(at, std::move(message)));
    }

    void read_ranks() {
        const auto slashes = std::ranges::count(field_.text, '/');
        if (field_.empty()) return refuse(field_, "the board is missing");
        if (slashes < 7)
            return refuse(field_, join({"the board has ", std::to_string(slashes + 1),
                                        slashes == 0 ? " rank" : " ranks", ", not 8"}));
        FenField rest = field_;
        for (int rank = 7; rank >= 0; --rank) {
            const std::size_t end = std::min(rest.text.find('/'), rest.text.size());
            read_rank(rest.part(0, end), rank);
            rest = rest.part(rank == 0 ? end : end + 1, to_end);
        }
        if (!rest.empty()) refuse_rest(rest);
    }

    // What follows the eighth rank, from its slash on.
    void refuse_rest(const FenField& rest) {
        const bool pocket = std::ranges::all_of(
            rest.text.substr(1), [](char each) { return man_of(each).type != PieceType::none; });
        refuse(rest, pocket ? "a pocket after the eighth rank belongs to Crazyhouse"
                            : "the board has more than 8 ranks");
    }

    // Only the first fault of a rank is told.
    void read_rank(const FenField& text, int rank) {
        int file = 0;
        for (std::size_t offset = 0; offset < text.text.size();) {
            const Piece man = man_of(text.text[offset]);
            if (man.type != PieceType::none) {
                if (file < 8) place(man, make_square(file, rank), text.part(offset, 1));
                ++file;
                ++offset;
                continue;
            }
            const std::size_t digits = count_digits(text.text.substr(offset));
            if (digits == 0) return refuse_character(text.part(offset, to_end));
            const int empty = read_empty(text.part(offset, digits));
            file = std::min(file + empty, more_than_a_rank);
            offset += digits;
        }
        if (file != 8)
            refuse(text, join({"rank ", std::to_string(rank + 1), " has ",
                               file < more_than_a_rank ? std::to_string(file) : "too many",
                               file == 1 ? " square" : " squares", ", not 8"}));
    }

    static std::size_t count_digits(std::string_view text) {
        return std::min(text.find_first_not_of("12345678"), text.size());
    }

    // Neighbouring digits are one number (PGN 16.1.3.1).
    int read_empty(const FenField& digits) {
        int empty = 0;
        for (const char digit : digits.text)
            empty = std::min(empty + (digit - '0'), more_than_a_rank);
        if (digits.text.size() > 1 && empty <= 8)
            repairs_.push_back({fen_error(digits, "empty squares side by side are one number"),
                                std::to_string(empty)});
        return empty;
    }

    void place(Piece man, Square square, const FenField& at) {
        setup_.men[square] = man;
        places_[square] = at;
    }

    void refuse_character(const FenField& from) {
        if (from.text[0] == '[') return refuse(from, "a pocket in brackets belongs to Crazyhouse");
        if (from.text[0] == '~')
            return refuse(from.part(0, 1), "marks of promoted pieces belong to Crazyhouse");
        std::size_t length = 1; // the bytes that continue a character of UTF-8 go with it
        while (length < from.text.size() && (from.text[length] & 0xC0) == 0x80)
            ++length;
        const FenField character = from.part(0, length);
        refuse(character,
               join({quoted(character.text), " is neither a man nor a number of squares"}));
    }

    void check_kings(Color color) {
        const Piece king{PieceType::king, color};
        const auto kings = std::ranges::count(setup_.men, king);
        if (kings == 1) return;
        if (kings == 0) {
            refuse(field_, join({name(color), " has no king"}));
            return;
        }
        const std::string number = kings == 2 ? "two" : std::to_string(kings);
        errors_.push_back(
            fen_error(last_place(king), join({name(color), " has ", number, " kings"})));
    }

    // The place that was read last.
    FenField last_place(Piece man) const {
        FenField last;
        for (std::size_t square = 0; square < 64; ++square)
            if (setup_.men[square] == man && places_[square].begin >= last.begin)
                last = places_[square];
        return last;
    }

    void check_pawns() {
        for (Square square = 0; square < 64; ++square) {
            const bool outer = rank_of(square) == 0 || rank_of(square) == 7;
            if (outer && setup_.men[square].type == PieceType::pawn)
                errors_.push_back(fen_error(places_[square],
                                            join({"a pawn can't stand on ", to_string(square)})));
        }
    }

    const FenField& field_;
    SetUp& setup_;
    std::vector<FenError>& errors_;
    std::vector<FenRepair>& repairs_;
    Places places_{};
};

} // namespace

void read_men(const FenField& field, SetUp& setup, std::vector<FenError>& errors,
              std::vector<FenRepair>& repairs) {
    MenReader{field, setup, errors, repairs}.read();
}

} // namespace arbiter::chess
