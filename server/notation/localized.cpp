#include "notation/localized.h"

#include "notation/san.h"

#include <array>

namespace arbiter::notation {

using chess::PieceType;
using chess::Position;

namespace {

// A line a language: king, queen, rook, bishop, knight, pawn. PGN 17 has the letters of sixteen;
// the others are those that chess programs and books in the language print. Of languages with equal
// letters the one comes first that more games are printed in.
constexpr std::array language_table{
    Language{"de", "German", PieceLetters("K D T L S B")},
    Language{"fr", "French", PieceLetters("R D T F C P")},
    Language{"es", "Spanish", PieceLetters("R D T A C P")},
    Language{"it", "Italian", PieceLetters("R D T A C P")},
    Language{"ru", "Russian", PieceLetters("Кр Ф Л С К п/П")},
    Language{"nl", "Dutch", PieceLetters("K D T L P O")},
    Language{"pl", "Polish", PieceLetters("K H W G S P")},
    Language{"pt", "Portuguese", PieceLetters("R D T B C P")},
    Language{"hu", "Hungarian", PieceLetters("K V B F H G")},
    Language{"cs", "Czech", PieceLetters("K D V S J P")},
    Language{"sv", "Swedish", PieceLetters("K D T L S B")},
    Language{"da", "Danish", PieceLetters("K D T L S B")},
    Language{"no", "Norwegian", PieceLetters("K D T L S B")},
    Language{"fi", "Finnish", PieceLetters("K D T L R S/P")},
    Language{"ro", "Romanian", PieceLetters("R D T N C P")},
    Language{"uk", "Ukrainian", PieceLetters("Кр Ф Т С К П")},
    Language{"bg", "Bulgarian", PieceLetters("Ц Д Т О К П")},
    Language{"hr", "Croatian", PieceLetters("K D T L S P")},
    Language{"sr", "Serbian", PieceLetters("K D T L S P")},
    Language{"sl", "Slovenian", PieceLetters("K D T L S P")},
    Language{"sk", "Slovak", PieceLetters("K D V S J P")},
    Language{"et", "Estonian", PieceLetters("K L V O R P/E")},
    Language{"is", "Icelandic", PieceLetters("K D H B R P")},
    Language{"el", "Greek", PieceLetters("Ρ Β Π Α Ι -")},
    Language{"tr", "Turkish", PieceLetters("Ş V K F A P")},
    Language{"ca", "Catalan", PieceLetters("R D T A C P")},
    Language{"be", "Belarusian", PieceLetters("К Вз Лд А В Л")},
    Language{"af", "Afrikaans", PieceLetters("K D T L R P")},
    Language{"sq", "Albanian", PieceLetters("M Msh/D Ku/T O Ka U")},
    Language{"az", "Azerbaijani", PieceLetters("Ş V T F A P")},
    Language{"id", "Indonesian", PieceLetters("R M B G K P")},
    Language{"hi", "Hindi", PieceLetters("R V H O G P")},
    Language{"vi", "Vietnamese", PieceLetters("V H X T M -")},
    Language{"eo", "Esperanto", PieceLetters("R D T K Ĉ/C P")},
    // Books in English had Kt for the knight until about 1944.
    Language{"en-kt", "English with Kt", PieceLetters("K Q R B Kt P")},
};

// A move in exact SAN has at most 7 bytes.
struct ShortText {
    std::array<char, 8> bytes{};
    std::size_t size = 0;

    bool append(std::string_view text) {
        if (bytes.size() - size < text.size()) return false;
        for (const char c : text)
            bytes[size++] = c;
        return true;
    }
    bool append(char c) { return append({&c, 1}); }
    std::string_view view() const { return {bytes.data(), size}; }
};

bool begins_pawn_move_or_castling(std::string_view text) {
    return !text.empty() &&
           (('a' <= text.front() && text.front() <= 'h') || text.starts_with("O-"));
}

// The text with the letters of SAN; false where it can't be exact.
bool to_english(std::string_view text, const PieceLetters& letters, ShortText& english) {
    if (!begins_pawn_move_or_castling(text)) {
        const StartingLetter letter = starting_letter(text, letters);
        if (letter.type == PieceType::pawn) return false;
        text.remove_prefix(letter.bytes);
        return english.append(chess::letter(letter.type)) && english.append(text);
    }
    const std::size_t equals_sign = text.find('=');
    if (equals_sign == std::string_view::npos) return english.append(text);
    const StartingLetter letter = starting_letter(text.substr(equals_sign + 1), letters);
    if (letter.bytes == 0) return false;
    return english.append(text.substr(0, equals_sign + 1)) &&
           english.append(chess::letter(letter.type)) &&
           english.append(text.substr(equals_sign + 1 + letter.bytes));
}

} // namespace

std::span<const Language> languages() {
    return language_table;
}

StartingLetter starting_letter(std::string_view text, const PieceLetters& letters) {
    StartingLetter found;
    for (const auto type : chess::all_piece_types) {
        for (const auto spelling : letters.spellings(type)) {
            if (text.starts_with(spelling) && found.bytes < spelling.size()) {
                found = {type, spelling.size()};
            }
        }
    }
    return found;
}

std::optional<Legal> play_localized(std::string_view text, Position& position,
                                    const PieceLetters& letters) {
    ShortText english;
    if (!to_english(text, letters, english)) return std::nullopt;
    return play_san(english.view(), position);
}

Reading read_localized(std::string_view text, const Position& position, const Notation& notation) {
    Position played = position;
    if (const auto legal = play_localized(text, played, *notation.letters)) return *legal;
    return read_algebraic(text, position, *notation.letters);
}

std::string write_localized(chess::Move move, const Position& position, const Notation& notation) {
    return write_algebraic(move, position, *notation.letters);
}

} // namespace arbiter::notation
