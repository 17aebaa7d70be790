#include "game/score.h"
#include "support/catch.hpp"

using namespace arbiter;
using game::Command;

namespace {

struct WrittenCommand {
    std::string text;
    std::string name;
    std::string value;
    bool closed = true;

    friend bool operator==(const WrittenCommand&, const WrittenCommand&) = default;
};

using All = std::vector<WrittenCommand>;

All commands(std::string_view text) {
    const auto score = game::read_score(text);
    All all;
    for (const auto& command : score.commands) {
        CHECK(score.items[command.item].span.contains(command.span.begin));
        all.push_back({std::string(slice(text, command.span)),
                       std::string(slice(text, command.name)),
                       std::string(slice(text, command.value)), command.closed});
    }
    return all;
}

} // namespace

TEST_CASE("commands stand in comments") {
    CHECK(commands("1. e4 {[%clk 0:10:00]} *") == All{{"[%clk 0:10:00]", "clk", "0:10:00"}});
    CHECK(commands("1. e4 ; so [%eval 0.3] it is\n*") == All{{"[%eval 0.3]", "eval", "0.3"}});
    CHECK(commands("{[%csl\nGd4] and}1. e4 {text [%cal Gg1f3, Re2e4 ][%clk 1:00:00]} *") ==
          All{{"[%csl\nGd4]", "csl", "Gd4"},
              {"[%cal Gg1f3, Re2e4 ]", "cal", "Gg1f3, Re2e4"},
              {"[%clk 1:00:00]", "clk", "1:00:00"}});
    CHECK(commands("1. e4 {[%c_effect g5;square] [%depth20] [%mdl]} *") ==
          All{{"[%c_effect g5;square]", "c_effect", "g5;square"},
              {"[%depth20]", "depth20", ""},
              {"[%mdl]", "mdl", ""}});
    CHECK(commands("1. e4 {[%calGa1a2]} *") == All{{"[%calGa1a2]", "calGa1a2", ""}});
}

TEST_CASE("what is no command") {
    CHECK(commands("1. e4 {[% clk 1] [%] [%50 of all] %clk [clk 0:01:00]} *").empty());
    CHECK(commands("[Annotator \"[%clk 0:01:00]\"]\n\n% [%clk 0:01:00]\n1. e4 *").empty());
}

TEST_CASE("a command may lack its bracket") {
    CHECK(commands("1. e4 {[%clk 0:10:00} *") == All{{"[%clk 0:10:00", "clk", "0:10:00", false}});
    CHECK(commands("1. e4 {[%clk 0:10:00 [%emt 0:00:01]} *") ==
          All{{"[%clk 0:10:00", "clk", "0:10:00", false}, {"[%emt 0:00:01]", "emt", "0:00:01"}});
    CHECK(commands("1. e4 {[%clk } *") == All{{"[%clk", "clk", "", false}});
    CHECK(commands("1. e4 {[%x [1] 2]} *") == All{{"[%x [1]", "x", "[1"}});
}

TEST_CASE("what is known of commands") {
    REQUIRE(game::command_meaning("clk") != nullptr);
    CHECK(game::command_meaning("csl")->meaning == "coloured squares");
    CHECK(game::command_meaning("CLK") == nullptr);
    CHECK(game::command_meaning("") == nullptr);
}
