#include "config/files.h"
#include "support/catch.hpp"

#include <map>
#include <string>
#include <vector>

using namespace arbiter;

namespace {

// Files in memory.
struct Disk {
    std::map<std::string, std::string> files;

    config::ReadFile reader() const {
        return [this](const std::string& path) -> std::optional<std::string> {
            const auto found = files.find(path);
            return found == files.end() ? std::nullopt : std::optional(found->second);
        };
    }
};

} // namespace

TEST_CASE("the nearest file upwards holds, and no other") {
    const Disk disk{
        {{"/.arbiter.toml", "line-length = 50"}, {"/a/b/.arbiter.toml", "profile = \"strict\""}}};
    const auto near = config::find_files("/a/b/c", disk.reader());
    REQUIRE(near);
    CHECK(near->paths == std::vector<std::string>{"/a/b/.arbiter.toml"});
    REQUIRE(near->layers.size() == 1);
    CHECK(near->layers.front().folder == "/a/b");
    CHECK_FALSE(near->layers.front().settings.line_length);

    const auto top = config::find_files("/a", disk.reader());
    REQUIRE(top);
    CHECK(top->paths == std::vector<std::string>{"/.arbiter.toml"});
    CHECK(top->layers.front().folder.empty());
    CHECK(config::find_files("/a", Disk{}.reader())->layers.empty());
}

TEST_CASE("what a file extends is weaker, with globs of its own folder") {
    const Disk disk{{{"/a/.arbiter.toml", "extend = \"shared/base.toml\"\nline-length = 60"},
                     {"/a/shared/base.toml", "line-length = 50\nclock-tolerance = 9"}}};
    const auto found = config::find_files("/a", disk.reader());
    REQUIRE(found);
    REQUIRE(found->layers.size() == 2);
    CHECK(found->layers[0].folder == "/a/shared");
    CHECK(found->layers[1].folder == "/a");
    const auto effective = config::resolve(found->layers, "/a/x.pgn");
    CHECK(effective.line_length.value == 60);
    CHECK(effective.clock_tolerance.value == 9);
}

TEST_CASE("a broken file is told, with its path and places") {
    const Disk disk{{{"/a/.arbiter.toml", "\nselct = []\nprofile = 1\n"},
                     {"/b/.arbiter.toml", "extend = \"/a/.arbiter.toml\""},
                     {"/c/.arbiter.toml", "extend = \"absent.toml\""},
                     {"/d/.arbiter.toml", "="}}};
    const auto broken = [&](const std::string& folder) {
        const auto found = config::find_files(folder, disk.reader());
        REQUIRE_FALSE(found);
        return found.error();
    };
    CHECK(broken("/a").path == "/a/.arbiter.toml");
    CHECK(broken("/a").problems.size() == 2);
    CHECK(broken("/a").problems.front().place == config::Place{2, 1});
    CHECK(broken("/b").path == "/a/.arbiter.toml");
    CHECK(broken("/c").path == "/c/.arbiter.toml");
    CHECK(broken("/c").problems.front().place == config::Place{1, 10});
    CHECK(broken("/c").problems.front().message == "there is no file 'absent.toml' to extend");
    CHECK(broken("/d").problems.size() == 1);
}

TEST_CASE("files that extend one another in a ring are told") {
    const Disk disk{
        {{"/.arbiter.toml", "extend = \"b.toml\""}, {"/b.toml", "extend = \".arbiter.toml\""}}};
    CHECK_FALSE(config::find_files("/", disk.reader()));
}

TEST_CASE("a file that is asked for must be there") {
    CHECK_FALSE(config::load_file("/absent.toml", Disk{}.reader()));
    const Disk disk{{{"/x/my.toml", "line-length = 50"}}};
    REQUIRE(config::load_file("/x/my.toml", disk.reader()));
}
