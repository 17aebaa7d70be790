#include "lint/fixture.h"
#include "support/catch.hpp"
#include "support/shared.h"

#include <filesystem>

using namespace arbiter;

TEST_CASE("the rules say of each fixture what it expects") {
    namespace fs = std::filesystem;
    int files = 0;
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(ARBITER_SOURCE_DIR) / "tests/fixtures")) {
        const auto format = game::format_of_file(entry.path().string());
        if (entry.path().extension() != ".pgn" && format == game::Format::pgn) continue;
        ++files;
        auto fixture = test::parse_fixture(test::read_file(entry.path()));
        fixture.format = format;
        test::check_fixture(entry.path().string(), fixture);
    }
    CHECK(0 < files);
}
