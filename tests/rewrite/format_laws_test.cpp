#include "game/texts.h"
#include "rewrite/formatted.h"
#include "support/catch.hpp"
#include "support/shared.h"
#include "syntax/generators.h"

#include <rapidcheck.h>

#include <array>
#include <filesystem>
#include <string>
#include <vector>

using namespace arbiter;
using rewrite::FormatOptions;

namespace {

namespace fs = std::filesystem;

// The default, and all that is not.
std::vector<FormatOptions> layouts() {
    FormatOptions other;
    other.line_length = 20;
    other.comments = rewrite::CommentPlace::own_line;
    other.moves = rewrite::MovePlace::own_line;
    FormatOptions kept;
    kept.comment_breaks = rewrite::CommentBreaks::keep;
    return {{}, other, kept};
}

void check_laws_of_folder(const fs::path& folder) {
    if (!fs::exists(folder)) {
        WARN("SKIPPED: " << folder.string() << " is absent");
        return;
    }
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".pgn") continue;
        INFO(entry.path().string());
        CHECK(test::broken_format_law(test::read_file(entry.path())) == "");
    }
}

// What formatting has to lay out, in any order: well-made games are rare among other soups.
rc::Gen<std::string> movetext() {
    const auto token = rc::gen::element<std::string>(
        "e4", "Nf3", "exd5", "O-O", "--", "e8=Q+", "1.", "1...", "12", "...", "3 .", "!", "?!",
        "!!!", "$1", "$", "+=", "=", "N", "{c}", "{two words}", "{ a\nb }", "{}", "{ x\n\n y }",
        "{%a [b [%c d}", ";line\n", "\n;own\n", "\n%escape\n", "(", "(1. d4", ")", "()", "1-0",
        "1 - 0", "*", "[Event \"x\"]\n", "\n[Event \"b\"]\n[ A \"\\\"\" ]\n", "\n\n", "\n",
        "\xEF\xBB\xBF");
    const auto gap = rc::gen::element<std::string>(" ", " ", "", "\n", "\r\n", "\t", "\r");
    return rc::gen::map(rc::gen::container<std::vector<std::pair<std::string, std::string>>>(
                            rc::gen::pair(token, gap)),
                        [](const auto& pieces) {
                            std::string text;
                            for (const auto& [piece, blank] : pieces)
                                text += piece + blank;
                            return text;
                        });
}

void check_laws(const char* what, const rc::Gen<std::string>& texts) {
    CHECK(rc::check(what, [&] {
        const auto text = *texts;
        for (const auto& layout : layouts())
            RC_ASSERT(test::broken_format_law(text, layout) == "");
    }));
}

} // namespace

TEST_CASE("formatting any text leaves what it says, and twice is once") {
    check_laws("movetext", movetext());
    check_laws("borders between games", test::border_text());
    check_laws("fragments of PGN", test::pgn_like());
}

TEST_CASE("formatting leaves what the small inputs from the field say") {
    check_laws_of_folder(test::shared_path("cases"));
    check_laws_of_folder(fs::path(ARBITER_SOURCE_DIR) / "tests" / "fixtures");
}

TEST_CASE("formatting leaves what the games of the corpora say") {
    check_laws_of_folder(test::shared_path("corpus"));
}

TEST_CASE("a well-made game has no line that is too long") {
    const auto text = test::read_shared("corpus/tcec-superfinal.pgn");
    if (!text) return;
    const std::string formatted = test::format_file(*text);
    std::size_t longest = 0;
    for (std::size_t begin = 0; begin < formatted.size();) {
        const std::size_t end = std::min(formatted.find('\n', begin), formatted.size());
        if (formatted[begin] != '[') longest = std::max(longest, end - begin);
        begin = end + 1;
    }
    CHECK(longest == FormatOptions{}.line_length);
}
