#include "notation/san_token.h"

#include <algorithm>
#include <array>
#include <utility>

namespace arbiter::notation {

using chess::PieceType;

namespace {

// Typographic and mathematical dashes that stand for the hyphen.
constexpr std::array<std::string_view, 7> dashes{
    "-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2212",
};

constexpr std::array<std::string_view, 4> capture_signs{"x", "X", ":", "\u00d7"};

constexpr std::array<std::string_view, 4> null_moves{"--", "Z0", "@@@@", "0000"};

// The letters that castling is written with.
constexpr std::string_view castling_letters = "Oo0";

// What may follow a move, the longer before the shorter that it ends in.
struct Suffix {
    enum class Part : std::uint8_t { check_mark, en_passant, capture };
    std::string_view text;
    Part part;
    CheckMark check_mark = CheckMark::none;
};

constexpr std::array suffixes{
    Suffix{"++", Suffix::Part::check_mark, CheckMark::check_or_mate},
    Suffix{"+", Suffix::Part::check_mark, CheckMark::check},
    Suffix{"##", Suffix::Part::check_mark, CheckMark::mate},
    Suffix{"#", Suffix::Part::check_mark, CheckMark::mate},
    Suffix{"\u2020", Suffix::Part::check_mark, CheckMark::check},         // dagger
    Suffix{"\u2021", Suffix::Part::check_mark, CheckMark::check_or_mate}, // double dagger
    Suffix{"\u2260", Suffix::Part::check_mark, CheckMark::mate},          // not equal
    Suffix{"ch.", Suffix::Part::check_mark, CheckMark::check},
    Suffix{"ch", Suffix::Part::check_mark, CheckMark::check},
    Suffix{"mate", Suffix::Part::check_mark, CheckMark::mate},
    Suffix{"(e.p.)", Suffix::Part::en_passant},
    Suffix{"(ep)", Suffix::Part::en_passant},
    Suffix{"e.p.", Suffix::Part::en_passant},
    Suffix{"e.p", Suffix::Part::en_passant},
    Suffix{"ep", Suffix::Part::en_passant},
    Suffix{":", Suffix::Part::capture},
};

bool drop_back(std::string_view& text, std::string_view end) {
    if (!text.ends_with(end)) return false;
    text.remove_suffix(end.size());
    return true;
}

// Drops the first of the signs that the text ends in, and returns it.
template <std::size_t n>
std::string_view drop_one_of(std::string_view& text, const std::array<std::string_view, n>& signs) {
    for (const auto sign : signs) {
        if (drop_back(text, sign)) return sign;
    }
    return {};
}

char to_upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

bool is_file(char c) {
    return c >= 'a' && c <= 'h';
}
bool is_rank(char c) {
    return c >= '1' && c <= '8';
}

bool ends_in_square(std::string_view text) {
    return text.size() >= 2 && is_rank(text.back()) && is_file(text[text.size() - 2]);
}

// Reads a token from its end to its start, dropping what it has read. So each part is where it can
// be only one thing, but for a small b.
class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    std::optional<SanToken> parse() {
        if (std::ranges::find(null_moves, text_) != null_moves.end()) {
            token_.kind = SanToken::Kind::null_move;
            token_.form.add(Deviation::null_move);
            return token_;
        }
        if (!read_suffixes()) return std::nullopt;
        if (read_castling() || read_move()) return token_;
        return std::nullopt;
    }

private:
    // At most one suffix of each kind. False where there are more.
    bool read_suffixes() {
        std::array<bool, 3> seen{};
        for (;;) {
            const auto suffix = std::ranges::find_if(
                suffixes, [this](const Suffix& s) { return drop_back(text_, s.text); });
            if (suffix == suffixes.end()) return true;
            if (std::exchange(seen[static_cast<std::size_t>(suffix->part)], true)) return false;
            apply(*suffix);
        }
    }

    void apply(const Suffix& suffix) {
        switch (suffix.part) {
        case Suffix::Part::check_mark:
            token_.check_mark = suffix.check_mark;
            if (suffix.text != "+" && suffix.text != "#") {
                token_.check_mark_spelling = Spelling::unusual;
            }
            break;
        case Suffix::Part::en_passant:
            token_.form.add(Deviation::en_passant_suffix);
            break;
        case Suffix::Part::capture:
            token_.separator = SanToken::Separator::capture;
            token_.form.add(Deviation::capture_mark_form);
            break;
        }
    }

    bool read_castling() {
        if (!token_.form.none()) return false;
        std::string_view rest = text_;
        int letters = 0;
        while (!rest.empty() && castling_letters.find(rest.back()) != std::string_view::npos) {
            rest.remove_suffix(1);
            ++letters;
            if (!rest.empty() && !drop_one_of(rest, dashes).empty() && rest.empty()) return false;
        }
        if (!rest.empty() || letters < 2 || letters > 3) return false;
        token_.kind = SanToken::Kind::castling;
        token_.side =
            letters == 2 ? chess::CastlingSide::king_side : chess::CastlingSide::queen_side;
        if (text_ != "O-O" && text_ != "O-O-O") token_.form.add(Deviation::castling_form);
        return true;
    }

    bool read_move() {
        read_promotion();
        if (!ends_in_square(text_)) return false;
        token_.pattern.to = chess::parse_square(text_.substr(text_.size() - 2));
        text_.remove_suffix(2);
        read_separator();
        read_origin();
        if (!read_piece()) return false;
        judge_form();
        return true;
    }

    // e8=Q, and what people write for it: e8Q, e8q, e8/Q, e8(Q), e8=(Q). Left alone where no square
    // stands before it.
    void read_promotion() {
        std::string_view rest = text_;
        const bool closed = drop_back(rest, ")");
        if (rest.empty()) return;
        const PieceType type = chess::piece_type(to_upper(rest.back()));
        if (type == PieceType::none) return;
        rest.remove_suffix(1);
        if (closed && !drop_back(rest, "(")) return;
        if (!drop_back(rest, "=")) drop_back(rest, "/");
        if (!ends_in_square(rest)) return;

        promotion_ = text_.substr(rest.size());
        token_.pattern.promotion = type;
        text_ = rest;
    }

    void read_separator() {
        if (!drop_one_of(text_, dashes).empty()) {
            dash_ = true;
            if (token_.separator == SanToken::Separator::none) {
                token_.separator = SanToken::Separator::dash;
            }
            return;
        }
        const auto sign = drop_one_of(text_, capture_signs);
        if (sign.empty()) return;
        token_.separator = SanToken::Separator::capture;
        if (sign != "x") token_.form.add(Deviation::capture_mark_form);
    }

    void read_origin() {
        if (!text_.empty() && is_rank(text_.back())) {
            token_.pattern.rank = static_cast<std::int8_t>(text_.back() - '1');
            text_.remove_suffix(1);
        }
        if (text_.empty() || !is_file(text_.back())) return;
        token_.pattern.file = static_cast<std::int8_t>(text_.back() - 'a');
        text_.remove_suffix(1);
        token_.may_be_bishop = text_.empty() && token_.pattern.file == 1;
    }

    // What is left is at most the piece's letter. Without it the move is a pawn's, or of the man on
    // the origin.
    bool read_piece() {
        Pattern& pattern = token_.pattern;
        if (text_.empty()) {
            if (pattern.has_origin()) return true;
            pattern.piece = PieceType::pawn;
            return !dash_;
        }
        pattern.piece = chess::piece_type(to_upper(text_.front()));
        if (text_.size() > 1 || pattern.piece == PieceType::none) return false;
        if (pattern.piece == PieceType::pawn) {
            token_.form.add(Deviation::pawn_letter);
        } else if (text_.front() != to_upper(text_.front())) {
            token_.form.add(Deviation::piece_letter_case);
        }
        return true;
    }

    void judge_form() {
        Pattern& pattern = token_.pattern;
        pattern.capture = token_.separator == SanToken::Separator::capture ||
                          (pattern.file != any && pattern.file != chess::file_of(pattern.to));
        const bool is_uci =
            pattern.piece == PieceType::none && token_.separator == SanToken::Separator::none;
        if (is_uci) token_.form.add(Deviation::uci);
        // The full square before x may be SAN: the board tells.
        if (dash_) token_.form.add(Deviation::long_algebraic);
        if (!promotion_.empty() && !(is_san_promotion() || (is_uci && is_uci_promotion()))) {
            token_.form.add(Deviation::promotion_form);
        }
    }

    bool is_san_promotion() const {
        return promotion_.size() == 2 && promotion_[0] == '=' &&
               promotion_[1] == to_upper(promotion_[1]);
    }
    bool is_uci_promotion() const {
        return promotion_.size() == 1 && promotion_[0] != to_upper(promotion_[0]);
    }

    std::string_view text_;
    SanToken token_;
    bool dash_ = false;
    std::string_view promotion_; // as written: =Q
};

} // namespace

SanToken SanToken::as_bishop() const {
    SanToken bishop = *this;
    bishop.may_be_bishop = false;
    bishop.pattern.piece = PieceType::bishop;
    bishop.pattern.file = any;
    bishop.form.remove(Deviation::uci);
    bishop.form.add(Deviation::piece_letter_case);
    return bishop;
}

std::optional<SanToken> parse_san_token(std::string_view text) {
    return Parser(text).parse();
}

} // namespace arbiter::notation
