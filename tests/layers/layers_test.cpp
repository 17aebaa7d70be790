#include "support/catch.hpp"
#include "support/shared.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

// The layers of the design: what each folder of server/ may include.
namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

// Each layer's own additions; `above` lists the layers whose whole allowance it shares.
struct Layer {
    Names above;
    Names allowed;
};

const std::map<std::string, Layer> layers{
    {"text", {{}, {}}},
    {"chess", {{}, {"text"}}},
    {"notation", {{}, {"text", "chess"}}},
    {"syntax", {{}, {"text"}}},
    {"game", {{}, {"text", "chess", "notation", "syntax"}}},
    {"lint", {{"game"}, {"game"}}},
    {"config", {{}, {"text", "lint"}}},
    {"rewrite", {{"lint"}, {"lint"}}},
    {"ide", {{"rewrite", "config"}, {"rewrite", "config"}}},
    {"report", {{"rewrite", "config"}, {"rewrite", "config"}}},
    {"lsp", {{"ide"}, {"ide"}}},
    {"cli", {{"lsp", "report"}, {"lsp", "report"}}},
};

// Headers that only some places may know, and which.
const std::vector<std::pair<std::regex, Names>> reserved{
    {std::regex("tree_sitter/.*"), {"syntax"}},
    {std::regex("nlohmann/.*"), {"lsp", "report"}},
    {std::regex("toml\\+\\+/.*"), {"config"}},
    {std::regex("asio.*"), {"lsp/transport", "lsp", "cli"}},
    {std::regex("(fstream|iostream|filesystem|cstdio|chrono|unistd\\.h)"), {"lsp", "cli"}},
};

Names allowance(const std::string& layer) {
    const Layer& own = layers.at(layer);
    Names all = own.allowed;
    all.insert(layer);
    for (const auto& name : own.above)
        all.merge(allowance(name));
    return all;
}

// The includes of `source`, a file of `layer`, that the design does not allow.
std::vector<std::string> forbidden(const std::string& layer, const std::string& source) {
    static const std::regex include("^[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"]+)[>\"]",
                                    std::regex::multiline);
    std::vector<std::string> found;
    const Names allowed = allowance(layer);
    for (std::sregex_iterator it(source.begin(), source.end(), include), end; it != end; ++it) {
        const std::string header = (*it)[2];
        const bool own = (*it)[1] == "\"";
        if (own && !allowed.contains(header.substr(0, header.find('/')))) found.push_back(header);
        for (const auto& [pattern, users] : reserved)
            if (!own && std::regex_match(header, pattern) && !users.contains(layer))
                found.push_back(header);
    }
    return found;
}

} // namespace

TEST_CASE("each layer includes only what the design allows") {
    const fs::path server = fs::path(ARBITER_SOURCE_DIR) / "server";
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(server)) {
        const auto extension = entry.path().extension();
        if (extension != ".h" && extension != ".cpp") continue;
        const auto relative = entry.path().lexically_relative(server);
        const std::string layer = relative.begin()->string();
        INFO(relative.string());
        REQUIRE(layers.contains(layer));
        CHECK(forbidden(layer, arbiter::test::read_file(entry.path())) ==
              std::vector<std::string>{});
        ++files;
    }
    CHECK(files > 20);
}

TEST_CASE("lsp and cli meet only in the command that starts the server") {
    const fs::path cli = fs::path(ARBITER_SOURCE_DIR) / "server/cli";
    for (const auto& entry : fs::directory_iterator(cli)) {
        if (entry.path().filename() == "lsp.cpp" || !entry.is_regular_file()) continue;
        INFO(entry.path().string());
        CHECK(arbiter::test::read_file(entry.path()).find("#include \"lsp/") == std::string::npos);
    }
}

TEST_CASE("a forbidden include is seen") {
    CHECK(forbidden("text", "#include \"chess/types.h\"\n").size() == 1);
    CHECK(forbidden("lint", "#include <nlohmann/json.hpp>\n").size() == 1);
    CHECK(forbidden("game", "#include <vector>\n#include <tree_sitter/api.h>\n").size() == 1);
    CHECK(forbidden("lint", "#include \"chess/fen.h\"\n#include \"lint/rule.h\"\n").empty());
    CHECK(forbidden("notation", "#include \"game/score.h\"\n").size() == 1);
    CHECK(forbidden("ide", "  #  include <fstream>\n").size() == 1);
}
