#include "notation/descriptive_lexer.h"

#include "chess/types.h"
#include "text/ascii.h"
#include "text/typography.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace arbiter::notation {

using chess::PieceType;
using text::is_digit;
using text::is_letter;

namespace {

// A move of the longest style ("Queen's Knight takes King's Bishop's Pawn, discovering check") has
// fewer words; text beyond is no move.
constexpr std::size_t most_words = 32;

enum class Joint : std::uint8_t {
    free,  // may stand glued to others: KtxPch
    alone, // only as a whole word
};

struct Entry {
    std::string_view text; // in small letters where `alone`
    Joint joint;
    std::optional<Word> word; // nothing: it means nothing
};

constexpr Word man(PieceType type) {
    return {Sign::man, type};
}
constexpr Word rank(int rank) {
    return {Sign::rank, PieceType::none, static_cast<std::int8_t>(rank - 1)};
}
constexpr Word sign(Sign sign) {
    return {sign};
}

// Of two entries that fit the longer one is taken.
constexpr std::array english_words{
    Entry{"Kt", Joint::free, man(PieceType::knight)},
    Entry{"KT", Joint::free, man(PieceType::knight)},
    Entry{"kt", Joint::free, man(PieceType::knight)},
    Entry{"N", Joint::free, man(PieceType::knight)},
    Entry{"K", Joint::free, man(PieceType::king)},
    Entry{"Q", Joint::free, man(PieceType::queen)},
    Entry{"R", Joint::free, man(PieceType::rook)},
    Entry{"B", Joint::free, man(PieceType::bishop)},
    Entry{"P", Joint::free, man(PieceType::pawn)},
    Entry{"king", Joint::alone, man(PieceType::king)},
    Entry{"queen", Joint::alone, man(PieceType::queen)},
    Entry{"rook", Joint::alone, man(PieceType::rook)},
    Entry{"castle", Joint::alone, man(PieceType::rook)},
    Entry{"bishop", Joint::alone, man(PieceType::bishop)},
    Entry{"knight", Joint::alone, man(PieceType::knight)},
    Entry{"pawn", Joint::alone, man(PieceType::pawn)},
    Entry{"sq", Joint::free, rank(1)},
    Entry{"square", Joint::free, rank(1)},
    Entry{"home", Joint::alone, rank(1)},
    Entry{"to", Joint::alone, sign(Sign::to)},
    Entry{"x", Joint::free, sign(Sign::takes)},
    Entry{"X", Joint::free, sign(Sign::takes)},
    Entry{"takes", Joint::alone, sign(Sign::takes)},
    Entry{"take", Joint::alone, sign(Sign::takes)},
    Entry{"tks", Joint::alone, sign(Sign::takes)},
    Entry{"captures", Joint::alone, sign(Sign::takes)},
    Entry{"on", Joint::alone, sign(Sign::at)},
    Entry{"at", Joint::alone, sign(Sign::at)},
    Entry{"from", Joint::alone, sign(Sign::at)},
    Entry{"with", Joint::alone, sign(Sign::at)},
    Entry{"his", Joint::alone, sign(Sign::his)},
    Entry{"her", Joint::alone, sign(Sign::his)},
    Entry{"its", Joint::alone, sign(Sign::his)},
    Entry{"ch", Joint::free, sign(Sign::check)},
    Entry{"check", Joint::free, sign(Sign::check)},
    Entry{"checks", Joint::alone, sign(Sign::check)},
    Entry{"checking", Joint::alone, sign(Sign::check)},
    Entry{"mate", Joint::alone, sign(Sign::mate)}, // Mate, too
    Entry{"mate", Joint::free, sign(Sign::mate)},
    Entry{"mates", Joint::alone, sign(Sign::mate)},
    Entry{"mating", Joint::alone, sign(Sign::mate)},
    Entry{"checkmate", Joint::free, sign(Sign::mate)},
    Entry{"checkmates", Joint::alone, sign(Sign::mate)},
    Entry{"checkm", Joint::alone, sign(Sign::mate)},
    Entry{"dis", Joint::free, sign(Sign::discovered)},
    Entry{"disch", Joint::free, sign(Sign::discovered)},
    Entry{"disc", Joint::free, sign(Sign::discovered)},
    Entry{"discovering", Joint::alone, sign(Sign::discovered)},
    Entry{"discovered", Joint::alone, sign(Sign::discovered)},
    Entry{"dbl", Joint::free, sign(Sign::doubled)},
    Entry{"db", Joint::alone, sign(Sign::doubled)},
    Entry{"dble", Joint::alone, sign(Sign::doubled)},
    Entry{"doub", Joint::alone, sign(Sign::doubled)},
    Entry{"double", Joint::alone, sign(Sign::doubled)},
    Entry{"ep", Joint::free, sign(Sign::en_passant)},
    Entry{"passant", Joint::alone, sign(Sign::en_passant)},
    Entry{"pas", Joint::alone, sign(Sign::en_passant)},
    Entry{"passing", Joint::alone, sign(Sign::en_passant)},
    Entry{"en", Joint::alone, std::nullopt},
    Entry{"in", Joint::alone, std::nullopt},
    Entry{"moves", Joint::alone, sign(Sign::moves)},
    Entry{"interposes", Joint::alone, sign(Sign::interposes)},
    Entry{"covers", Joint::alone, sign(Sign::interposes)},
    Entry{"queens", Joint::alone, sign(Sign::queens)},
    Entry{"becoming", Joint::alone, sign(Sign::equals)},
    Entry{"becomes", Joint::alone, sign(Sign::equals)},
    Entry{"making", Joint::alone, sign(Sign::equals)},
    Entry{"castles", Joint::alone, sign(Sign::castles)},
    Entry{"side", Joint::alone, sign(Sign::side)},
    Entry{"kingside", Joint::alone, man(PieceType::king)},
    Entry{"queenside", Joint::alone, man(PieceType::queen)},
    Entry{"a", Joint::alone, std::nullopt},
    Entry{"and", Joint::alone, std::nullopt},
    Entry{"the", Joint::alone, std::nullopt},
    Entry{"best", Joint::alone, std::nullopt},
    Entry{"doubled", Joint::alone, std::nullopt},
};

constexpr std::array spanish_words{
    Entry{"R", Joint::free, man(PieceType::king)},
    Entry{"D", Joint::free, man(PieceType::queen)},
    Entry{"T", Joint::free, man(PieceType::rook)},
    Entry{"A", Joint::free, man(PieceType::bishop)},
    Entry{"C", Joint::free, man(PieceType::knight)},
    Entry{"P", Joint::free, man(PieceType::pawn)},
    Entry{"x", Joint::free, sign(Sign::takes)},
    Entry{"X", Joint::free, sign(Sign::takes)},
    Entry{"por", Joint::alone, sign(Sign::takes)},
    Entry{"toma", Joint::alone, sign(Sign::takes)},
    Entry{"j", Joint::free, sign(Sign::check)},
    Entry{"jaq", Joint::alone, sign(Sign::check)},
    Entry{"jaque", Joint::alone, sign(Sign::check)},
    Entry{"ch", Joint::free, sign(Sign::check)},
    Entry{"mate", Joint::free, sign(Sign::mate)},
    Entry{"doble", Joint::alone, sign(Sign::doubled)},
    Entry{"desc", Joint::free, sign(Sign::discovered)},
    Entry{"descubierta", Joint::alone, sign(Sign::discovered)},
    Entry{"descubierto", Joint::alone, sign(Sign::discovered)},
    Entry{"ep", Joint::free, sign(Sign::en_passant)},
    Entry{"ap", Joint::free, sign(Sign::en_passant)},
    Entry{"al", Joint::alone, std::nullopt},
    Entry{"paso", Joint::alone, sign(Sign::en_passant)},
    Entry{"enroque", Joint::alone, sign(Sign::castles)},
    Entry{"largo", Joint::alone, man(PieceType::queen)},
    Entry{"corto", Joint::alone, man(PieceType::king)},
};

constexpr std::array french_words{
    Entry{"R", Joint::free, man(PieceType::king)},
    Entry{"D", Joint::free, man(PieceType::queen)},
    Entry{"T", Joint::free, man(PieceType::rook)},
    Entry{"F", Joint::free, man(PieceType::bishop)},
    Entry{"C", Joint::free, man(PieceType::knight)},
    Entry{"P", Joint::free, man(PieceType::pawn)},
    Entry{"x", Joint::free, sign(Sign::takes)},
    Entry{"X", Joint::free, sign(Sign::takes)},
    Entry{"pr", Joint::alone, sign(Sign::takes)},
    Entry{"prend", Joint::alone, sign(Sign::takes)},
    Entry{"ch", Joint::alone, sign(Sign::check)},
    Entry{"ech", Joint::alone, sign(Sign::check)},
    Entry{"éch", Joint::alone, sign(Sign::check)},
    Entry{"échec", Joint::alone, sign(Sign::check)},
    Entry{"mat", Joint::free, sign(Sign::mate)},
    Entry{"double", Joint::alone, sign(Sign::doubled)},
    Entry{"déc", Joint::alone, sign(Sign::discovered)},
    Entry{"ep", Joint::free, sign(Sign::en_passant)},
    Entry{"passant", Joint::alone, sign(Sign::en_passant)},
    Entry{"en", Joint::alone, std::nullopt},
    Entry{"et", Joint::alone, std::nullopt},
    Entry{"roque", Joint::alone, sign(Sign::castles)},
};

// Signs that are no letters, the same everywhere.
struct Symbol {
    std::string_view text;
    std::optional<Word> word;
};

constexpr std::array symbols{
    Symbol{"-", sign(Sign::to)},     Symbol{"‐", sign(Sign::to)},
    Symbol{"‑", sign(Sign::to)},     Symbol{"‒", sign(Sign::to)},
    Symbol{"–", sign(Sign::to)},     Symbol{"—", sign(Sign::to)},
    Symbol{"―", sign(Sign::to)},     Symbol{"−", sign(Sign::to)},
    Symbol{"×", sign(Sign::takes)},  Symbol{"(", sign(Sign::open)},
    Symbol{")", sign(Sign::close)},  Symbol{"/", sign(Sign::slash)},
    Symbol{"\\", sign(Sign::slash)}, Symbol{"=", sign(Sign::equals)},
    Symbol{":", sign(Sign::colon)},  Symbol{"+", sign(Sign::check)},
    Symbol{"†", sign(Sign::check)},  Symbol{"#", sign(Sign::mate)},
    Symbol{"‡", sign(Sign::mate)},   Symbol{"’", std::nullopt},
};

constexpr std::string_view meaningless = " \t\r\n.,;'`_*!?\"";

std::span<const Entry> entries(DescriptiveLanguage language) {
    switch (language) {
    case DescriptiveLanguage::spanish:
        return spanish_words;
    case DescriptiveLanguage::french:
        return french_words;
    case DescriptiveLanguage::english:
        break;
    }
    return english_words;
}

// Castles and castles, but not KING or, in French, PR.
bool is_word(std::string_view text, std::string_view small) {
    return text.size() == small.size() && text::to_lower(text.front()) == small.front() &&
           text.substr(1) == small.substr(1);
}

class Lexer {
public:
    Lexer(std::string_view text, DescriptiveLanguage language)
        : text_(text), language_(language), entries_(entries(language)) {}

    std::optional<std::vector<Word>> read() && {
        while (at_ < text_.size()) {
            if (words_.size() > most_words || !read_one()) return std::nullopt;
        }
        return std::move(words_);
    }

private:
    std::string_view rest() const { return text_.substr(at_); }

    bool read_one() {
        const char c = text_[at_];
        if (words_.empty() && read_castling()) return true;
        if (read_en_passant()) return true;
        if (is_digit(c)) return read_rank();
        if (is_letter(c) || is_accented()) return read_word();
        if (meaningless.find(c) != std::string_view::npos) return skip(1);
        if (c == '[') return skip_footnote();
        if (const auto note = footnote_number(); note > 0) return skip(note);
        return read_symbol();
    }

    bool skip(std::size_t bytes) {
        at_ += bytes;
        return true;
    }

    bool add(const std::optional<Word>& word, std::size_t bytes) {
        at_ += bytes;
        if (!word) return true;
        const bool again = !words_.empty() && words_.back().sign == word->sign;
        // "++", "--", "checkmate."
        if (again && (word->sign == Sign::check || word->sign == Sign::to)) return true;
        words_.push_back(*word);
        return true;
    }

    bool is_accented() const { return rest().starts_with("é"); }

    // [A], the mark of a footnote.
    bool skip_footnote() {
        const auto close = rest().find(']');
        constexpr std::size_t longest_mark = 4;
        if (close > longest_mark) return false; // or there is none
        return skip(close + 1);
    }

    // (12): no rank. Its bytes, or 0.
    std::size_t footnote_number() const {
        if (rest().front() != '(') return 0;
        const auto end = rest().find_first_not_of(text::digits, 1);
        if (end == std::string_view::npos || end == 1 || rest()[end] != ')') return 0;
        const bool may_be_rank = end == 2 && chess::is_rank(rest()[1]);
        return may_be_rank ? 0 : end + 1;
    }

    // O-O 0-0 o-o O - O, each letter like the others.
    bool read_castling() {
        constexpr std::string_view letters = "O0o";
        const char first = text_[at_];
        if (letters.find(first) == std::string_view::npos) return false;
        std::size_t count = 1;
        std::size_t end = at_ + 1;
        for (std::size_t next = end; count < 3;) {
            while (next < text_.size() && text_[next] == ' ')
                ++next;
            const std::size_t dash = dash_at(next);
            if (dash == 0) break;
            next += dash;
            while (next < text_.size() && text_[next] == ' ')
                ++next;
            if (next == text_.size() || letters.find(text_[next]) == std::string_view::npos) break;
            end = ++next;
            ++count;
        }
        if (count == 1) return false;
        return add(Word{count == 2 ? Sign::castle_short : Sign::castle_long}, end - at_);
    }

    std::size_t dash_at(std::size_t at) const {
        for (const Symbol& symbol : symbols) {
            if (symbol.word && symbol.word->sign == Sign::to &&
                text_.substr(at).starts_with(symbol.text)) {
                return symbol.text.size();
            }
        }
        return 0;
    }

    // e.p. e. p. a.p., also glued to what is before it.
    bool read_en_passant() {
        auto text = rest();
        if (text.size() < 3 || (text[0] != 'e' && text[0] != 'a') || text[1] != '.') return false;
        const std::size_t blank = text[2] == ' ' ? 1 : 0;
        text.remove_prefix(2 + blank);
        if (!text.starts_with('p') || (text.size() > 1 && is_letter(text[1]))) return false;
        return add(Word{Sign::en_passant}, 3 + blank);
    }

    // 1 2d 3rd 5th: one digit.
    bool read_rank() {
        const char digit = text_[at_];
        std::size_t end = at_ + 1;
        if (digit < '1' || '8' < digit || (end < text_.size() && is_digit(text_[end])))
            return false;
        constexpr std::array<std::string_view, 5> ordinals{"st", "nd", "rd", "th", "d"};
        for (const auto ordinal : ordinals) {
            const auto behind = text_.substr(end);
            if (language_ != DescriptiveLanguage::english || !behind.starts_with(ordinal)) continue;
            if (behind.size() > ordinal.size() && is_letter(behind[ordinal.size()])) continue;
            end += ordinal.size();
            break;
        }
        return add(rank(digit - '0'), end - at_);
    }

    bool read_word() {
        std::size_t size = 0;
        while (size < rest().size() && (is_letter(rest()[size]) || is_tail_of_accent(size)))
            ++size;
        const auto run = rest().substr(0, size);
        for (const Entry& entry : entries_) {
            if (entry.joint == Joint::alone && is_word(run, entry.text))
                return add(entry.word, size);
        }
        // The s of K's, Kts.
        if (!words_.empty() && words_.back().sign == Sign::man && (run == "s" || run == "S"))
            return skip(size);
        const Entry* best = nullptr;
        for (const Entry& entry : entries_) {
            if (entry.joint == Joint::free && rest().starts_with(entry.text) &&
                (best == nullptr || best->text.size() < entry.text.size())) {
                best = &entry;
            }
        }
        if (best == nullptr) return false;
        return add(best->word, best->text.size());
    }

    // The bytes of é.
    bool is_tail_of_accent(std::size_t at) const {
        return rest()[at] == '\xC3' || (at > 0 && rest()[at - 1] == '\xC3');
    }

    bool read_symbol() {
        for (const Symbol& symbol : symbols) {
            if (rest().starts_with(symbol.text)) return add(symbol.word, symbol.text.size());
        }
        const auto blank = text::wide_blank(rest());
        return blank > 0 && skip(blank);
    }

    std::string_view text_;
    DescriptiveLanguage language_;
    std::span<const Entry> entries_;
    std::size_t at_ = 0;
    std::vector<Word> words_;
};

} // namespace

std::optional<std::vector<Word>> read_words(std::string_view text, DescriptiveLanguage language) {
    return Lexer(text, language).read();
}

} // namespace arbiter::notation
