#include "config/ignore_file.h"
#include "support/catch.hpp"

using namespace arbiter;
using config::IgnoreFile;
using config::PathKind;

TEST_CASE("of the lines of a .gitignore the last that speaks of a path decides") {
    const IgnoreFile file("*.pgn\n!good.pgn\n/good.pgn\n");
    CHECK(file.ignores("a.pgn", PathKind::file) == true);
    CHECK(file.ignores("x/good.pgn", PathKind::file) == false);
    CHECK(file.ignores("good.pgn", PathKind::file) == true);
    CHECK(file.ignores("notes.txt", PathKind::file) == std::nullopt);
}

TEST_CASE("blank lines, remarks, line ends and escapes are as git has them") {
    const IgnoreFile file("\xEF\xBB\xBF"
                          "a  \r\n\n# b\n\\#c\n\\!d\ne\\ \n[f\n");
    CHECK(file.ignores("a", PathKind::file) == true);
    CHECK(file.ignores("# b", PathKind::file) == std::nullopt);
    CHECK(file.ignores("b", PathKind::file) == std::nullopt);
    CHECK(file.ignores("#c", PathKind::file) == true);
    CHECK(file.ignores("!d", PathKind::file) == true);
    CHECK(file.ignores("e ", PathKind::file) == true);
    CHECK(file.ignores("[f", PathKind::file) == std::nullopt);
}

TEST_CASE("a line may speak of folders alone") {
    const IgnoreFile file("build/\n");
    CHECK(file.ignores("build", PathKind::folder) == true);
    CHECK(file.ignores("build", PathKind::file) == std::nullopt);
}
