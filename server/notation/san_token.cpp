#include "notation/san_token.h"

#include "notation/look_alikes.h"
#include "notation/spaced_token.h"
#include "text/ascii.h"
#include "text/typography.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace arbiter::notation {

using chess::is_file;
using chess::is_rank;
using chess::PieceType;

namespace {

constexpr std::array<std::string_view, 4> null_moves{"--", "Z0", "@@@@", "0000"};

// The last one is Cyrillic.
constexpr std::array<std::string_view, 5> capture_signs{"x", "X", ":", "\u00d7", "\u0445"};

// Of Russian books, behind a move that mates.
constexpr std::array<std::string_view, 3> signs_of_mate{"x", "\u00d7", "\u0445"};

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
    Suffix{"dis. ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"dis. ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"dis.ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"dis.ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"dis ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"dis ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"dbl. ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"dbl. ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"dbl ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"dbl ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"ch.", &SanParts::check_mark, CheckMark::check},
    Suffix{"ch", &SanParts::check_mark, CheckMark::check},
    Suffix{"mate", &SanParts::check_mark, CheckMark::mate},
    Suffix{"matt", &SanParts::check_mark, CheckMark::mate}, // German
    Suffix{"mat", &SanParts::check_mark, CheckMark::mate},  // French
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

bool ends_in_square(std::string_view text) {
    if (text.size() < 2 || !is_rank(text.back())) return false;
    return is_file(last_letter(text.substr(0, text.size() - 1)).latin);
}

// ed, exd, e:d
bool is_file_capture(std::string_view text) {
    const LastLetter to = last_letter(text);
    if (!is_file(to.latin)) return false;
    text.remove_suffix(to.bytes);
    drop_one_of(text, capture_signs);
    const LastLetter from = last_letter(text);
    return is_file(from.latin) && from.bytes == text.size();
}

void drop_blanks(std::string_view& text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
}

bool drop_hyphen(std::string_view& text) {
    return drop_back(text, "-") || !drop_one_of(text, text::dashes).empty();
}

// The letter of a man at the end of a text.
struct Letter {
    PieceType type = PieceType::none;
    std::size_t bytes = 0;
    bool small = false;     // nf3
    bool disguised = false; // looks like what it should be
};

// The longest letter of the alphabet that the text ends in, in capitals or, where it is one Latin
// letter, in small. No text ends in the letters of several men that are equally long.
Letter find_letter(std::string_view text, const PieceLetters& letters) {
    Letter found;
    const std::size_t selector = drop_one_of(text, text::variation_selectors).size();
    const auto consider = [&](Letter letter) {
        if (letter.bytes != 0) letter.bytes += selector;
        if (found.bytes < letter.bytes) found = letter;
    };
    const LastLetter last = last_letter(text);
    for (const auto type : chess::all_piece_types) {
        for (const auto spelling : letters.spellings(type)) {
            if (spelling.empty()) continue;
            const std::size_t bytes = ends_looking_like(text, spelling);
            consider({type, bytes, false, !text.ends_with(spelling)});
            const bool one_letter = last_letter(spelling).bytes == spelling.size();
            if (one_letter && text::is_lower(last.latin) &&
                text::to_upper(last.latin) == last_letter(spelling).latin) {
                consider({type, last.bytes, true, last.is_disguised()});
            }
        }
    }
    return found;
}

// What marks in a row mean together.
CheckMark piled(CheckMark one, CheckMark other) {
    if (one == CheckMark::none) return other;
    if (other == CheckMark::none) return one;
    const bool mate = one == CheckMark::mate || other == CheckMark::mate;
    return mate ? CheckMark::mate : CheckMark::check_or_mate;
}

// Reads a token from its end to its start, dropping what it has read. So each part is where it can
// be only one thing, but for a small b.
class SanTokenParser {
public:
    SanTokenParser(std::string_view text, const PieceLetters& letters)
        : token_text_(text), letters_(letters), text_(text) {}

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
        if (!drop_one_of(text_, signs_of_mate).empty()) {
            parts.check_mark = {position(), none.end};
            token_.check_mark = CheckMark::mate;
        }
        Part SanParts::* last = nullptr;
        for (;;) {
            const std::uint32_t end = position();
            const auto suffix = std::ranges::find_if(
                suffixes, [this](const Suffix& s) { return drop_back(text_, s.text); });
            if (suffix == suffixes.end()) break;
            if (suffix->part != &SanParts::late_capture) drop_blanks(text_);
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

    void judge_suffixes() {
        const auto check_mark = slice(token_.parts.check_mark);
        if (check_mark.size() > 1) token_.check_mark_spelling = Spelling::unusual;
        if (std::ranges::find(signs_of_mate, check_mark) != signs_of_mate.end())
            token_.check_mark_spelling = Spelling::capture_sign;
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
            drop_blanks(rest);
            if (rest.empty() || !drop_hyphen(rest)) continue;
            drop_blanks(rest);
            if (rest.empty()) return false;
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
        parts.promotion = read_part(&SanTokenParser::read_promotion);
        if (!ends_in_square(text_)) return read_file_capture();
        parts.target = read_part(&SanTokenParser::read_target);
        parts.separator = read_part(&SanTokenParser::read_separator);
        parts.origin = read_part(&SanTokenParser::read_origin);
        if (!read_piece()) return false;
        judge_form();
        return true;
    }

    // exd, e:d, ed
    bool read_file_capture() {
        if (!is_file(last_letter(text_).latin)) return false;
        SanParts& parts = token_.parts;
        parts.target = read_part(&SanTokenParser::read_target_file);
        parts.separator = read_part(&SanTokenParser::read_separator);
        parts.origin = read_part(&SanTokenParser::read_origin);
        parts.piece = {0, 0};
        Pattern& pattern = token_.pattern;
        pattern.piece = PieceType::pawn;
        pattern.capture = true;
        const bool is_pawns = pattern.file != any_line && pattern.rank == any_line && text_.empty();
        if (!is_pawns) return false;
        judge_promotion();
        if (token_.separator == SanToken::Separator::none)
            return std::abs(pattern.file - token_.target_file) == 1;
        token_.form.add(Deviation::capture_mark_form);
        return token_.separator == SanToken::Separator::capture;
    }

    void read_target_file() { token_.target_file = static_cast<std::int8_t>(drop_file()); }

    Part read_part(void (SanTokenParser::*read)()) {
        const std::uint32_t end = position();
        (this->*read)();
        return {position(), end};
    }

    // e8=Q, and what people write for it: e8Q, e8q, e8/Q, e8(Q), e8=(Q), edQ. Left alone where
    // neither a square nor a capture of two files stands before it.
    void read_promotion() {
        std::string_view rest = text_;
        const bool closed = drop_back(rest, ")");
        const Letter letter = find_letter(rest, letters_);
        if (letter.type == PieceType::none) return;
        rest.remove_suffix(letter.bytes);
        if (closed && !drop_back(rest, "(")) return;
        const bool equals_sign = drop_back(rest, "=");
        if (!equals_sign) drop_back(rest, "/");
        if (!ends_in_square(rest) && (letter.small || !is_file_capture(rest))) return;
        token_.pattern.promotion = letter.type;
        promotes_as_in_san_ = equals_sign && !closed && !letter.small;
        promotes_as_in_uci_ = letter.small && text_.size() - rest.size() == 1;
        if (letter.disguised) token_.form.add(Deviation::homoglyph);
        text_ = rest;
    }

    void read_target() {
        const int rank = drop_rank();
        token_.pattern.to = chess::make_square(drop_file(), rank);
    }

    void read_separator() {
        read_captured();
        if (drop_hyphen(text_)) {
            token_.form.add(Deviation::long_algebraic);
            if (token_.separator == SanToken::Separator::none) {
                token_.separator = SanToken::Separator::dash;
            }
            return;
        }
        if (is_a_letter(text_)) return; // X, the rook in Vietnamese
        const auto sign = drop_one_of(text_, capture_signs);
        if (sign.empty()) return;
        token_.separator = SanToken::Separator::capture;
        if (sign == "\u0445") {
            token_.form.add(Deviation::homoglyph);
        } else if (sign != "x") {
            token_.form.add(Deviation::capture_mark_form);
        }
    }

    // The man that is taken, in Cg1xFf3.
    void read_captured() {
        std::string_view rest = text_;
        const Letter letter = find_letter(rest, letters_);
        if (letter.type == PieceType::none || letter.small) return;
        rest.remove_suffix(letter.bytes);
        const std::string_view before = rest;
        if (drop_one_of(rest, capture_signs).empty() || rest.empty()) return;
        token_.pattern.captured = letter.type;
        token_.form.add(Deviation::capture_mark_form);
        if (letter.disguised) token_.form.add(Deviation::homoglyph);
        text_ = before;
    }

    // Of texts that end in a rank and a file.
    int drop_rank() {
        const int rank = text_.back() - '1';
        text_.remove_suffix(1);
        return rank;
    }
    int drop_file() {
        const LastLetter letter = last_letter(text_);
        if (letter.is_disguised()) token_.form.add(Deviation::homoglyph);
        text_.remove_suffix(letter.bytes);
        return letter.latin - 'a';
    }

    // Whether the text is the letter of a man and nothing else; a small one is the name of a file.
    bool is_a_letter(std::string_view text) const {
        const Letter letter = find_letter(text, letters_);
        return letter.type != PieceType::none && !letter.small && letter.bytes == text.size();
    }

    void read_origin() {
        if (!text_.empty() && is_rank(text_.back())) {
            token_.pattern.rank = static_cast<std::int8_t>(drop_rank());
        }
        if (!is_file(last_letter(text_).latin) || is_a_letter(text_)) return;
        token_.pattern.file = static_cast<std::int8_t>(drop_file());
        token_.may_be_bishop =
            text_.empty() && token_.pattern.file == 1 && letters_.of(PieceType::bishop) == "B";
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
        const Letter letter = find_letter(text_, letters_);
        if (letter.type == PieceType::none || letter.bytes < text_.size()) return false;
        pattern.piece = letter.type;
        if (letter.disguised) token_.form.add(Deviation::homoglyph);
        if (letter.type == PieceType::pawn) {
            token_.form.add(Deviation::pawn_letter);
        } else if (letter.small) {
            token_.form.add(Deviation::piece_letter_case);
        }
        return true;
    }

    void judge_form() {
        Pattern& pattern = token_.pattern;
        const bool changes_file =
            pattern.file != any_line && pattern.file != chess::file_of(pattern.to);
        pattern.capture = token_.separator == SanToken::Separator::capture ||
                          (pattern.piece == PieceType::pawn && changes_file);
        const bool is_uci =
            pattern.piece == PieceType::none && token_.separator == SanToken::Separator::none;
        if (is_uci) token_.form.add(Deviation::uci);
        if (!is_uci || !promotes_as_in_uci_) judge_promotion();
    }

    void judge_promotion() {
        const bool promotes = token_.pattern.promotion != PieceType::none;
        if (promotes && !promotes_as_in_san_) token_.form.add(Deviation::promotion_form);
    }

    std::string_view token_text_;
    const PieceLetters& letters_;
    std::string_view text_; // what has not been read yet
    SanToken token_;
    bool promotes_as_in_san_ = false; // =Q
    bool promotes_as_in_uci_ = false; // q
};

// E2-E4, of computers without small letters.
bool is_in_capitals(std::string_view text) {
    constexpr std::size_t size = 5;
    const auto is_square = [](char file, char rank) {
        return 'A' <= file && file <= 'H' && is_rank(rank);
    };
    return text.size() == size && is_square(text[0], text[1]) && text[2] == '-' &&
           is_square(text[3], text[4]);
}

} // namespace

SanToken SanToken::as_bishop() const {
    SanToken bishop = *this;
    bishop.may_be_bishop = false;
    bishop.pattern.piece = PieceType::bishop;
    bishop.pattern.file = any_line;
    bishop.pattern.capture = separator == Separator::capture;
    bishop.form.remove(Deviation::uci);
    bishop.form.add(Deviation::piece_letter_case);
    bishop.parts.piece = {0, 1};
    bishop.parts.origin.begin = 1;
    return bishop;
}

std::optional<SanToken> parse_san_token(std::string_view text, const PieceLetters& letters) {
    if (is_in_capitals(text)) {
        const auto small = text::to_lower(text);
        return SanTokenParser(small, letters).parse();
    }
    if (auto token = SanTokenParser(text, letters).parse()) return token;
    return parse_spaced_token(text, letters);
}

} // namespace arbiter::notation
