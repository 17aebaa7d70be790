#include "notation/san_token.h"

#include <algorithm>
#include <array>

namespace arbiter::notation {

using chess::PieceType;

namespace {

constexpr std::array<std::string_view, 4> null_moves{"--", "Z0", "@@@@", "0000"};

// Typographic and mathematical dashes that stand for the hyphen.
constexpr std::array<std::string_view, 9> dashes{
    "-", "\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\uff0d",
};

constexpr std::array<std::string_view, 4> capture_signs{"x", "X", ":", "\u00d7"};

// The letter O, zero, and the Cyrillic and Greek letters that look like it.
constexpr std::array<std::string_view, 7> castling_letters{
    "O", "o", "0", "\u041e", "\u043e", "\u039f", "\u03bf",
};

// What may follow a move, in any order. Check marks may be piled up: ++ is two of them.
struct Suffix {
    std::string_view text;
    Part SanParts::* part;
    CheckMark check_mark = CheckMark::none;
};

constexpr std::array suffixes{
    Suffix{"+", &SanParts::check_mark, CheckMark::check},
    Suffix{"\uff0b", &SanParts::check_mark, CheckMark::check}, // full width
    Suffix{"#", &SanParts::check_mark, CheckMark::mate},
    Suffix{"\u2020", &SanParts::check_mark, CheckMark::check},         // dagger
    Suffix{"\u2021", &SanParts::check_mark, CheckMark::check_or_mate}, // double dagger
    Suffix{"\u2260", &SanParts::check_mark, CheckMark::mate},          // not equal
    Suffix{"ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"mate", &SanParts::check_mark, CheckMark::mate},
    Suffix{"(e.p.)", &SanParts::en_passant},
    Suffix{"(ep)", &SanParts::en_passant},
    Suffix{"e.p.", &SanParts::en_passant},
    Suffix{"e. p.", &SanParts::en_passant},
    Suffix{"e.\tp.", &SanParts::en_passant},
    Suffix{"e.p", &SanParts::en_passant},
    Suffix{"ep", &SanParts::en_passant},
    Suffix{":", &SanParts::late_capture},
};

bool drop_back(std::string_view& text, std::string_view end) {
    if (!text.ends_with(end)) return false;
    text.remove_suffix(end.size());
    return true;
}

// Drops the sign that the text ends in, and returns it; empty where it ends in none of them.
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

// What marks in a row mean together.
CheckMark piled(CheckMark one, CheckMark other) {
    if (one == CheckMark::none) return other;
    if (other == CheckMark::none) return one;
    const bool mate = one == CheckMark::mate || other == CheckMark::mate;
    return mate ? CheckMark::mate : CheckMark::check_or_mate;
}

// =Q
bool is_san_promotion(std::string_view text) {
    return text.size() == 2 && text[0] == '=' && text[1] == to_upper(text[1]);
}

// q
bool is_uci_promotion(std::string_view text) {
    return text.size() == 1 && text[0] != to_upper(text[0]);
}

// Reads a token from its end to its start, dropping what it has read. So each part is where it can
// be only one thing, but for a small b.
class Parser {
public:
    explicit Parser(std::string_view text) : token_text_(text), text_(text) {}

    std::optional<SanToken> parse() {
        if (std::ranges::find(null_moves, text_) != null_moves.end()) {
            token_.kind = SanToken::Kind::null_move;
            token_.form.add(Deviation::null_move);
            token_.parts.target = {0, position()};
            return token_;
        }
        if (!read_suffixes()) return std::nullopt;
        if (read_castling() || read_move()) return token_;
        return std::nullopt;
    }

private:
    std::uint32_t position() const { return static_cast<std::uint32_t>(text_.size()); }
    std::string_view slice(Part part) const {
        return token_text_.substr(part.begin, part.end - part.begin);
    }

    // False where one is repeated, check marks in a row aside.
    bool read_suffixes() {
        SanParts& parts = token_.parts;
        const Part none{position(), position()};
        parts.check_mark = parts.en_passant = parts.late_capture = none;
        Part SanParts::* last = nullptr;
        for (;;) {
            const std::uint32_t end = position();
            const auto suffix = std::ranges::find_if(
                suffixes, [this](const Suffix& s) { return drop_back(text_, s.text); });
            if (suffix == suffixes.end()) break;
            if (suffix->part == &SanParts::en_passant) drop_blanks();
            Part& part = parts.*suffix->part;
            const bool in_a_row = suffix->part == last && last == &SanParts::check_mark;
            if (part != none && !in_a_row) return false;
            part = {position(), in_a_row ? part.end : end};
            token_.check_mark = piled(token_.check_mark, suffix->check_mark);
            last = suffix->part;
        }
        judge_suffixes();
        return true;
    }

    void drop_blanks() {
        while (!text_.empty() && (text_.back() == ' ' || text_.back() == '\t'))
            text_.remove_suffix(1);
    }

    void judge_suffixes() {
        const auto check_mark = slice(token_.parts.check_mark);
        if (check_mark.size() > 1) token_.check_mark_spelling = Spelling::unusual;
        if (!slice(token_.parts.en_passant).empty()) {
            token_.form.add(Deviation::en_passant_suffix);
        }
        if (!slice(token_.parts.late_capture).empty()) {
            token_.separator = SanToken::Separator::capture;
            token_.form.add(Deviation::capture_mark_form);
        }
    }

    bool read_castling() {
        if (!token_.form.none()) return false;
        const std::uint32_t end = position();
        std::string_view rest = text_;
        int letters = 0;
        while (!drop_one_of(rest, castling_letters).empty()) {
            ++letters;
            if (!rest.empty() && !drop_one_of(rest, dashes).empty() && rest.empty()) return false;
        }
        if (!rest.empty() || letters < 2 || letters > 3) return false;
        token_.kind = SanToken::Kind::castling;
        token_.side =
            letters == 2 ? chess::CastlingSide::king_side : chess::CastlingSide::queen_side;
        if (text_ != "O-O" && text_ != "O-O-O") token_.form.add(Deviation::castling_form);
        token_.parts.target = {0, end};
        token_.parts.promotion = {end, end};
        return true;
    }

    bool read_move() {
        SanParts& parts = token_.parts;
        parts.promotion = read_part(&Parser::read_promotion);
        if (!ends_in_square(text_)) return false;
        parts.target = read_part(&Parser::read_target);
        parts.separator = read_part(&Parser::read_separator);
        parts.origin = read_part(&Parser::read_origin);
        if (!read_piece()) return false;
        judge_form();
        return true;
    }

    Part read_part(void (Parser::*read)()) {
        const std::uint32_t end = position();
        (this->*read)();
        return {position(), end};
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
        token_.pattern.promotion = type;
        text_ = rest;
    }

    void read_target() {
        token_.pattern.to = chess::parse_square(text_.substr(text_.size() - 2));
        text_.remove_suffix(2);
    }

    void read_separator() {
        if (!drop_one_of(text_, dashes).empty()) {
            token_.form.add(Deviation::long_algebraic);
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
        token_.parts.piece = {0, position()};
        if (text_.empty()) {
            if (pattern.has_origin()) return true;
            pattern.piece = PieceType::pawn;
            return !token_.form.has(Deviation::long_algebraic);
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
        const auto promotion = slice(token_.parts.promotion);
        const bool well_formed = promotion.empty() || is_san_promotion(promotion) ||
                                 (is_uci && is_uci_promotion(promotion));
        if (!well_formed) token_.form.add(Deviation::promotion_form);
    }

    std::string_view token_text_;
    std::string_view text_; // what has not been read yet
    SanToken token_;
};

} // namespace

SanToken SanToken::as_bishop() const {
    SanToken bishop = *this;
    bishop.may_be_bishop = false;
    bishop.pattern.piece = PieceType::bishop;
    bishop.pattern.file = any;
    bishop.form.remove(Deviation::uci);
    bishop.form.add(Deviation::piece_letter_case);
    bishop.parts.piece = {0, 1};
    bishop.parts.origin.begin = 1;
    return bishop;
}

std::optional<SanToken> parse_san_token(std::string_view text) {
    return Parser(text).parse();
}

} // namespace arbiter::notation
