#include "notation/nag.h"

#include "text/typography.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace arbiter::notation {
namespace {

constexpr std::uint32_t first_pair = 14;

constexpr std::array<std::string_view, first_pair> of_the_move_or_position{
    "null annotation",
    "good move",
    "poor move",
    "very good move",
    "very poor move",
    "speculative move: interesting, not surely sound",
    "questionable move: dubious, not surely bad",
    "forced move: all others lose quickly",
    "singular move: no reasonable alternatives",
    "worst move",
    "drawish position",
    "equal chances, quiet position",
    "equal chances, active position",
    "unclear position",
};

// From 14 to 139 each meaning has two numbers: the even one for White, the odd one for Black.
constexpr std::array<std::string_view, 63> of_a_side{
    "has a slight advantage",
    "has a moderate advantage",
    "has a decisive advantage",
    "has a crushing advantage: the opponent should resign",
    "is in zugzwang",
    "has a slight advantage in space",
    "has a moderate advantage in space",
    "has a decisive advantage in space",
    "has a slight advantage in development",
    "has a moderate advantage in development",
    "has a decisive advantage in development",
    "has the initiative",
    "has a lasting initiative",
    "has the attack",
    "has insufficient compensation for the material",
    "has sufficient compensation for the material",
    "has more than adequate compensation for the material",
    "has slightly more control of the centre",
    "has moderately more control of the centre",
    "has decisive control of the centre",
    "has slightly more control of the king-side",
    "has moderately more control of the king-side",
    "has decisive control of the king-side",
    "has slightly more control of the queen-side",
    "has moderately more control of the queen-side",
    "has decisive control of the queen-side",
    "has a vulnerable first rank",
    "has a well protected first rank",
    "has a poorly protected king",
    "has a well protected king",
    "has a poorly placed king",
    "has a well placed king",
    "has a very weak pawn structure",
    "has a moderately weak pawn structure",
    "has a moderately strong pawn structure",
    "has a very strong pawn structure",
    "has poorly placed knights",
    "has well placed knights",
    "has poorly placed bishops",
    "has well placed bishops",
    "has poorly placed rooks",
    "has well placed rooks",
    "has a poorly placed queen",
    "has a well placed queen",
    "has poorly coordinated pieces",
    "has well coordinated pieces",
    "has played the opening very poorly",
    "has played the opening poorly",
    "has played the opening well",
    "has played the opening very well",
    "has played the middlegame very poorly",
    "has played the middlegame poorly",
    "has played the middlegame well",
    "has played the middlegame very well",
    "has played the ending very poorly",
    "has played the ending poorly",
    "has played the ending well",
    "has played the ending very well",
    "has slight counterplay",
    "has moderate counterplay",
    "has decisive counterplay",
    "has moderate time trouble",
    "has severe time trouble",
};

constexpr std::uint32_t first_unassigned = 140;
static_assert(first_pair + 2 * of_a_side.size() == first_unassigned);

struct Convention {
    std::uint32_t nag;
    std::string_view chessbase;
    std::string_view scid;
};

// PGN leaves these to its users. ChessBase's set is the one that most programs and web sites show.
constexpr std::array conventions{
    Convention{140, "with the idea", "with the idea"},
    Convention{141, "aimed against", ""},
    Convention{142, "better is", "better is"},
    Convention{143, "worse is", ""},
    Convention{144, "equivalent is", "various moves"},
    Convention{145, "editorial comment", "editorial comment"},
    Convention{146, "novelty", "novelty"},
    Convention{147, "", "weak point"},
    Convention{148, "", "ending"},
    Convention{149, "", "file"},
    Convention{150, "", "diagonal"},
    Convention{151, "", "bishop pair"},
    Convention{153, "", "bishops of opposite colours"},
    Convention{154, "", "bishops of the same colour"},
    Convention{190, "", "etc."},
    Convention{191, "", "doubled pawns"},
    Convention{192, "", "separated pawns"},
    Convention{193, "", "united pawns"},
    Convention{201, "", "diagram"},
    Convention{210, "", "see"},
    Convention{211, "", "mate"},
    Convention{212, "", "passed pawn"},
    Convention{213, "", "more pawns"},
    Convention{214, "", "with"},
    Convention{215, "", "without"},
    Convention{220, "diagram", ""},
    Convention{221, "diagram, seen from Black's side", ""},
    Convention{238, "space advantage", ""},
    Convention{239, "file", ""},
    Convention{240, "diagonal", ""},
    Convention{241, "centre", ""},
    Convention{242, "king-side", ""},
    Convention{243, "queen-side", ""},
    Convention{244, "weak point", ""},
    Convention{245, "ending", ""},
    Convention{246, "bishop pair", ""},
    Convention{247, "bishops of opposite colours", ""},
    Convention{248, "bishops of the same colour", ""},
    Convention{249, "connected pawns", ""},
    Convention{250, "isolated pawns", ""},
    Convention{251, "doubled pawns", ""},
    Convention{252, "passed pawn", ""},
    Convention{253, "pawn majority", ""},
    Convention{254, "with", ""},
    Convention{255, "without", ""},
};

struct Glyph {
    std::string_view text;
    std::uint32_t nag;
};

// The first of a NAG is its usual glyph; the others are what people type for it, with - for any
// dash. Where a glyph has a number for each side the first is what programs write for both.
constexpr std::array glyphs{
    Glyph{"!", 1},     Glyph{"?", 2},      Glyph{"!!", 3},    Glyph{"‼", 3},     Glyph{"??", 4},
    Glyph{"⁇", 4},     Glyph{"!?", 5},     Glyph{"⁉", 5},     Glyph{"?!", 6},    Glyph{"⁈", 6},
    Glyph{"□", 7},     Glyph{"[]", 7},     Glyph{"=", 10},    Glyph{"∞", 13},    Glyph{"~", 13},
    Glyph{"⩲", 14},    Glyph{"+=", 14},    Glyph{"+/=", 14},  Glyph{"⩱", 15},    Glyph{"=+", 15},
    Glyph{"=/+", 15},  Glyph{"±", 16},     Glyph{"+/-", 16},  Glyph{"∓", 17},    Glyph{"-/+", 17},
    Glyph{"+−", 18},   Glyph{"+-", 18},    Glyph{"−+", 19},   Glyph{"-+", 19},   Glyph{"+--", 20},
    Glyph{"--+", 21},  Glyph{"⨀", 22},     Glyph{"⊙", 22},    Glyph{"ZZ", 22},   Glyph{"⨀", 23},
    Glyph{"zz", 23},   Glyph{"○", 26},     Glyph{"○", 27},    Glyph{"⟳", 32},    Glyph{"↻", 32},
    Glyph{"⟳", 33},    Glyph{"↑", 36},     Glyph{"↑", 37},    Glyph{"→", 40},    Glyph{"->", 40},
    Glyph{"+>", 40},   Glyph{"→", 41},     Glyph{"=∞", 44},   Glyph{"=/∞", 44},  Glyph{"⯹", 44},
    Glyph{"~=", 44},   Glyph{"=~", 44},    Glyph{"=/&", 44},  Glyph{"=∞", 45},   Glyph{"⇆", 132},
    Glyph{"⇄", 132},   Glyph{"<++>", 132}, Glyph{"⇆", 133},   Glyph{"⊕", 138},   Glyph{"⨁", 138},
    Glyph{"(+)", 138}, Glyph{"⊕", 139},    Glyph{"∆", 140},   Glyph{"Δ", 140},   Glyph{"△", 140},
    Glyph{"/\\", 140}, Glyph{"⌓", 142},    Glyph{"(_)", 142}, Glyph{"≤", 143},   Glyph{"RR", 145},
    Glyph{"N", 146},   Glyph{"TN", 146},   Glyph{"D", 220},   Glyph{"[#]", 220}, Glyph{"⇔", 239},
    Glyph{"⇗", 240},   Glyph{"⊞", 241},    Glyph{"⟫", 242},   Glyph{"⟪", 243},   Glyph{"⟂", 245},
    Glyph{"⊥", 245},   Glyph{"_|_", 245},  Glyph{"oo", 249},  Glyph{"o^", 252},  Glyph{"∟", 254},
    Glyph{"|_", 254},  Glyph{"_|", 255},
};

} // namespace

std::optional<std::uint32_t> nag_number(std::string_view token) {
    const std::string_view digits = token.substr(1);
    if (digits.empty()) return std::nullopt;
    std::uint32_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (read.ec == std::errc::result_out_of_range) return last_nag + 1;
    return std::min(number, last_nag + 1);
}

std::optional<NagMeaning> nag_meaning(std::uint32_t nag) {
    if (nag < first_pair) return NagMeaning{std::string(of_the_move_or_position[nag]), {}, {}};
    if (nag < first_unassigned) {
        std::string side = nag % 2 == 0 ? "White " : "Black ";
        side += of_a_side[(nag - first_pair) / 2];
        return NagMeaning{side, {}, {}};
    }
    const auto* row = std::ranges::find(conventions, nag, &Convention::nag);
    if (row == conventions.end()) return std::nullopt;
    return NagMeaning{{}, row->chessbase, row->scid};
}

std::string_view nag_glyph(std::uint32_t nag) {
    const auto* row = std::ranges::find(glyphs, nag, &Glyph::nag);
    return row == glyphs.end() ? std::string_view{} : row->text;
}

std::optional<std::uint32_t> glyph_nag(std::string_view text) {
    const auto* row = std::ranges::find(glyphs, text::in_plain_signs(text), &Glyph::text);
    if (row == glyphs.end()) return std::nullopt;
    return row->nag;
}

} // namespace arbiter::notation
