#include "ide/tag_meanings.h"

#include <algorithm>
#include <array>

namespace arbiter::ide {
namespace {

constexpr std::string_view date_form = "YYYY.MM.DD, with ? for each digit that is not known";
constexpr std::string_view time_form = "HH:MM:SS";
constexpr std::string_view free_text = "any text";
constexpr std::string_view rating_form = "a number, or - for an unrated player";
constexpr std::string_view title_form = "GM, IM, FM, CM, WGM, WIM, WFM, WCM, or - for none";
constexpr std::string_view clock_form = "B or W, a slash, and the time shown, as B/0:45:56";

constexpr std::array meanings{
    // The seven tag roster, which every game should have, in this order.
    TagMeaning{"Event", "the name of the tournament or match", "any text, ? if not known",
               "FIDE World Championship", "PGN 8.1.1.1, seven tag roster"},
    TagMeaning{"Site", "the place of the event", "city, region and the country's IOC code; ?",
               "New York City, NY USA", "PGN 8.1.1.2, seven tag roster"},
    TagMeaning{"Date", "the day on which the game began, by local time", date_form, "1992.08.31",
               "PGN 8.1.1.3, seven tag roster"},
    TagMeaning{"Round", "the round of the event",
               "a number, or several with dots (3.1); - where there are no rounds, ? if not known",
               "3", "PGN 8.1.1.4, seven tag roster"},
    TagMeaning{"White", "the player of the white pieces",
               "family name, comma, given names; several players joined by a colon; ?",
               "Fischer, Robert J.", "PGN 8.1.1.5, seven tag roster"},
    TagMeaning{"Black", "the player of the black pieces",
               "family name, comma, given names; several players joined by a colon; ?",
               "Spassky, Boris V.", "PGN 8.1.1.6, seven tag roster"},
    TagMeaning{"Result", "how the game ended, the same as the marker behind its moves",
               "1-0, 0-1, 1/2-1/2 or *", "1/2-1/2", "PGN 8.1.1.7, seven tag roster"},

    // Players
    TagMeaning{"WhiteTitle", "White's FIDE title", title_form, "GM", "PGN 9.1.1"},
    TagMeaning{"BlackTitle", "Black's FIDE title", title_form, "IM", "PGN 9.1.1"},
    TagMeaning{"WhiteElo", "White's FIDE rating", rating_form, "2785", "PGN 9.1.2"},
    TagMeaning{"BlackElo", "Black's FIDE rating", rating_form, "2660", "PGN 9.1.2"},
    TagMeaning{"WhiteUSCF", "White's rating by the US Chess Federation", rating_form, "2200",
               "PGN 9.1.3"},
    TagMeaning{"BlackUSCF", "Black's rating by the US Chess Federation", rating_form, "2200",
               "PGN 9.1.3"},
    TagMeaning{"WhiteNA", "White's network or e-mail address", "any text, - for none",
               "white@example.org", "PGN 9.1.4"},
    TagMeaning{"BlackNA", "Black's network or e-mail address", "any text, - for none",
               "black@example.org", "PGN 9.1.4"},
    TagMeaning{"WhiteType", "who plays White: a person or a program", "human or program", "human",
               "PGN 9.1.5"},
    TagMeaning{"BlackType", "who plays Black: a person or a program", "human or program", "program",
               "PGN 9.1.5"},
    TagMeaning{"WhiteFideId", "White's number in FIDE's list of players", "a number", "1503014",
               "written by most databases"},
    TagMeaning{"BlackFideId", "Black's number in FIDE's list of players", "a number", "2020009",
               "written by most databases"},
    TagMeaning{"WhiteTeam", "the team of White's player", free_text, "Norway",
               "written by most databases"},
    TagMeaning{"BlackTeam", "the team of Black's player", free_text, "India",
               "written by most databases"},
    TagMeaning{"WhiteTeamCountry", "the country of White's team", "the IOC code", "NOR",
               "written by ChessBase"},
    TagMeaning{"BlackTeamCountry", "the country of Black's team", "the IOC code", "IND",
               "written by ChessBase"},
    TagMeaning{"WhiteRatingDiff", "how much the game changed White's rating",
               "a number with its sign", "+6", "written by lichess"},
    TagMeaning{"BlackRatingDiff", "how much the game changed Black's rating",
               "a number with its sign", "-6", "written by lichess"},

    // Event
    TagMeaning{"EventDate", "the day on which the event began", date_form, "1992.08.30",
               "PGN 9.2.1"},
    TagMeaning{"EventSponsor", "who paid for the event", free_text, "Bank of Reykjavik",
               "PGN 9.2.2"},
    TagMeaning{"Section", "the section of the tournament", free_text, "Open", "PGN 9.2.3"},
    TagMeaning{"Stage", "the stage of the event", free_text, "Semifinal", "PGN 9.2.4"},
    TagMeaning{"Board", "the board in a team match or a simultaneous display", "a number", "1",
               "PGN 9.2.5"},
    TagMeaning{"EventType", "the kind of event", free_text, "swiss", "written by ChessBase"},
    TagMeaning{"EventRounds", "how many rounds the event had", "a number", "9",
               "written by ChessBase"},
    TagMeaning{"EventCountry", "the country of the event", "the IOC code", "NED",
               "written by ChessBase"},
    TagMeaning{"EventCategory", "the FIDE category of the tournament, by average rating",
               "a number", "20", "written by ChessBase"},

    // Opening
    TagMeaning{"Opening", "the name of the opening", free_text, "Sicilian Defence", "PGN 9.3.1"},
    TagMeaning{"Variation", "the name of the variation of the opening", free_text, "Najdorf",
               "PGN 9.3.2"},
    TagMeaning{"SubVariation", "the name of the variation inside that variation", free_text,
               "English Attack", "PGN 9.3.3"},
    TagMeaning{"ECO", "the opening's code in the Encyclopaedia of Chess Openings",
               "a letter A-E and two digits, also with /DD for a subdivision", "B90", "PGN 9.4.1"},
    TagMeaning{"NIC", "the opening's code in the New In Chess yearbooks", free_text, "SI 14.1",
               "PGN 9.4.2"},
    TagMeaning{"ECOUrl", "a page about the opening", "an address",
               "https://www.chess.com/openings/Italian-Game", "written by chess.com"},

    // Time
    TagMeaning{"Time", "the local time when the game began", time_form, "15:30:00", "PGN 9.5.1"},
    TagMeaning{"UTCTime", "the universal time when the game began", time_form, "13:30:00",
               "PGN 9.5.2"},
    TagMeaning{"UTCDate", "the day on which the game began, by universal time", date_form,
               "1992.08.31", "PGN 9.5.3"},
    TagMeaning{"TimeControl", "the time that the players had",
               "periods joined by colons: 40/9000 moves in seconds, 300 seconds for the rest, "
               "4500+60 with an increment, *180 for a sandglass; - without a clock, ? if not known",
               "40/7200:3600", "PGN 9.6.1"},
    TagMeaning{"Clock", "the clock when the game or its record began", clock_form, "W/1:00:00",
               "PGN supplement of 2001"},
    TagMeaning{"WhiteClock", "White's clock when the game or its record began", "h:mm:ss",
               "1:07:00", "PGN supplement of 2001"},
    TagMeaning{"BlackClock", "Black's clock when the game or its record began", "h:mm:ss",
               "0:56:00", "PGN supplement of 2001"},
    TagMeaning{"StartTime", "the time when the game began", time_form, "20:04:11",
               "written by chess.com"},
    TagMeaning{"EndTime", "the time when the game ended", time_form, "20:35:50",
               "written by chess.com"},
    TagMeaning{"EndDate", "the day on which the game ended", date_form, "2024.05.17",
               "written by chess.com"},
    TagMeaning{"Timezone", "the time zone of the times in the game", free_text, "UTC",
               "written by chess.com"},
    TagMeaning{"GameStartTime", "the moment when the game began", "date and time of ISO 8601",
               "2020-11-05T13:30:00.000 UTC", "written by Cute Chess"},
    TagMeaning{"GameEndTime", "the moment when the game ended", "date and time of ISO 8601",
               "2020-11-05T16:02:11.000 UTC", "written by Cute Chess"},
    TagMeaning{"GameDuration", "how long the game lasted", time_form, "02:32:11",
               "written by Cute Chess"},

    // Start position
    TagMeaning{"SetUp", "whether the game starts from the position of a FEN tag", "0 or 1", "1",
               "PGN 9.7.1"},
    TagMeaning{"FEN", "the position from which the game starts",
               "Forsyth-Edwards Notation, six fields: men, side to move, castling rights, "
               "en passant square, halfmove clock, move number",
               "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1", "PGN 9.7.2, 16.1"},
    TagMeaning{"Variant", "the rules by which the game was played", "the variant's name",
               "Chess960", "written by most programs that play variants"},

    // Conclusion
    TagMeaning{"Termination", "the reason why the game ended",
               "abandoned, adjudication, death, emergency, normal, rules infraction, "
               "time forfeit, unterminated",
               "normal", "PGN 9.8.1"},
    TagMeaning{"TerminationDetails", "why a program ended the game", free_text,
               "Draw by 3-fold repetition", "written by engine tournaments"},

    // Miscellaneous
    TagMeaning{"Annotator", "who annotated the game", "names as in White and Black",
               "Botvinnik, Mikhail M.", "PGN 9.9.1"},
    TagMeaning{
        "Mode", "how the game was played",
        "OTB over the board, PM by post, EM by e-mail, ICS on a server, TC by telecommunication",
        "OTB", "PGN 9.9.2"},
    TagMeaning{"PlyCount", "how many plies (moves of one side) the game has", "a number", "79",
               "PGN 9.9.3"},

    // Where the record comes from
    TagMeaning{"Source", "who published the game", free_text, "", "written by ChessBase"},
    TagMeaning{"SourceTitle", "the title of the publication or database", free_text, "EXT 2024",
               "written by ChessBase"},
    TagMeaning{"SourceDate", "the day of the publication", date_form, "2024.01.15",
               "written by ChessBase"},
    TagMeaning{"SourceVersion", "the version of the game's record", "a number", "1",
               "written by ChessBase"},
    TagMeaning{"SourceVersionDate", "the day of that version", date_form, "2024.01.15",
               "written by ChessBase"},
    TagMeaning{"SourceQuality", "how well the game's record was checked", "a number", "1",
               "written by ChessBase"},
    TagMeaning{"GameId", "the game's own number at the site that holds it", free_text, "",
               "written by several sites"},
    TagMeaning{"GameURL", "the page of the game", "an address", "", "written by several sites"},
    TagMeaning{"Link", "the page of the game", "an address", "", "written by chess.com"},
    TagMeaning{"CurrentPosition", "the last position of the game", "FEN", "",
               "written by chess.com"},
    TagMeaning{"StudyName", "the study that the game is a chapter of", free_text, "",
               "written by lichess"},
    TagMeaning{"ChapterName", "the chapter of the study", free_text, "", "written by lichess"},
    TagMeaning{"ChapterURL", "the page of the chapter", "an address", "", "written by lichess"},
    TagMeaning{"Orientation", "the side from which a board shows the game", "white or black",
               "white", "written by lichess"},
};

} // namespace

std::span<const TagMeaning> tag_meanings() {
    return meanings;
}

const TagMeaning* tag_meaning(std::string_view name) {
    const auto* row = std::ranges::find(meanings, name, &TagMeaning::name);
    return row == meanings.end() ? nullptr : row;
}

} // namespace arbiter::ide
