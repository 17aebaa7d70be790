#include "chess/fen_fields.h"

#include <algorithm>

namespace arbiter::chess {

namespace {

// The man of a FEN letter; type none for any other character.
Piece man_of(char character) {
    const bool lower = character >= 'a' && character <= 'z';
    const char upper = lower ? static_cast<char>(character - 'a' + 'A') : character;
    return {piece_type(upper), lower ? Color::black : Color::white};
}

// Where each man was read, for the errors that follow.
using Places = std::array<FenField, 64>;

class MenReader {
public:
    MenReader(const FenField& field, SetUp& setup, std::vector<FenError>& errors)
        : field_(field), setup_(setup), errors_(errors) {}

    void read() {
        const std::size_t before = errors_.size();
        read_ranks();
        if (errors_.size() != before) return;
        check_kings(Color::white);
        check_kings(Color::black);
        check_pawns();
    }

private:
    void read_ranks() {
        if (field_.empty()) {
            errors_.push_back(fen_error(field_, "the board is missing"));
            return;
        }
        std::size_t begin = 0;
        for (int rank = 7; rank >= 0; --rank) {
            const std::size_t end = std::min(field_.text.find('/', begin), field_.text.size());
            if (!read_rank(field_.part(begin, end - begin), rank)) return;
            if (end == field_.text.size()) {
                if (rank != 0) report_too_few(8 - rank);
                return;
            }
            begin = end + 1;
        }
        report_rest(field_.part(begin - 1, std::string_view::npos));
    }

    void report_too_few(int ranks) {
        errors_.push_back(fen_error(field_, join({"the board has ", std::to_string(ranks),
                                                  ranks == 1 ? " rank" : " ranks", ", not 8"})));
    }

    // What follows the eighth rank, from its slash on.
    void report_rest(const FenField& rest) {
        const bool pocket = std::ranges::all_of(
            rest.text.substr(1), [](char each) { return man_of(each).type != PieceType::none; });
        errors_.push_back(fen_error(rest, pocket ? "a pocket after the eighth rank is of Crazyhouse"
                                                 : "the board has more than 8 ranks"));
    }

    // False where nothing can be said of what follows.
    bool read_rank(const FenField& text, int rank) {
        int file = 0;
        for (std::size_t offset = 0; offset < text.text.size(); ++offset) {
            const char character = text.text[offset];
            const Piece man = man_of(character);
            if (man.type != PieceType::none) {
                place(man, file, rank, text.part(offset, 1));
                ++file;
            } else if (character >= '1' && character <= '8') {
                file += character - '0';
            } else {
                return report_character(text.part(offset, 1));
            }
            // A longer rank is only counted, as far as a reader cares.
            file = std::min(file, 99);
        }
        if (file != 8)
            errors_.push_back(fen_error(
                text, join({"rank ", std::to_string(rank + 1), " has ", std::to_string(file),
                            file == 1 ? " square" : " squares", ", not 8"})));
        return true;
    }

    void place(Piece man, int file, int rank, const FenField& at) {
        if (file > 7) return;
        const Square square = make_square(file, rank);
        setup_.men[square] = man;
        places_[square] = at;
    }

    bool report_character(const FenField& at) {
        if (at.text == "[") {
            const auto rest = field_.part(at.begin - field_.begin, std::string_view::npos);
            errors_.push_back(fen_error(rest, "a pocket in brackets is of Crazyhouse"));
            return false;
        }
        errors_.push_back(fen_error(
            at, at.text == "~"
                    ? "a mark for a promoted piece is of Crazyhouse"
                    : join({quoted(at.text), " is neither a man nor a number of squares"})));
        return true;
    }

    void check_kings(Color color) {
        const Piece king{PieceType::king, color};
        const auto kings = std::ranges::count(setup_.men, king);
        if (kings == 1) return;
        if (kings == 0) {
            errors_.push_back(fen_error(field_, join({name(color), " has no king"})));
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
    Places places_{};
};

} // namespace

void read_men(const FenField& field, SetUp& setup, std::vector<FenError>& errors) {
    MenReader{field, setup, errors}.read();
}

} // namespace arbiter::chess
