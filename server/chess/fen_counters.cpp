#include "chess/fen_fields.h"
#include "text/ascii.h"

#include <algorithm>

namespace arbiter::chess {

namespace {

// Longer than any game could be under the seventy-five-move rule (FIDE 9.6.2) is 5,900 moves.
constexpr int largest_counter = 9999;

// One word of the text and the number that it begins with.
struct Counter {
    std::string_view word;
    int value = 0;

    bool is_number() const { return text::is_number(word); }
    bool is_missing() const { return word.empty(); }
    bool in_range(int least) const { return value >= least && value <= largest_counter; }
};

Counter take_counter(std::string_view& text) {
    const std::size_t begin = std::min(text.find_first_not_of(" \t"), text.size());
    text.remove_prefix(begin);
    Counter counter{text.substr(0, text.find_first_of(" \t"))};
    text.remove_prefix(counter.word.size());
    for (const char character : counter.word) {
        if (!text::is_digit(character)) break;
        counter.value = std::min(counter.value * 10 + (character - '0'), largest_counter + 1);
    }
    return counter;
}

std::string objection(const Counter& halfmoves, const Counter& fullmoves, std::string_view rest) {
    if (!halfmoves.is_number()) return join({quoted(halfmoves.word), " is no halfmove clock"});
    if (!halfmoves.in_range(0)) return join({"no game has ", quoted(halfmoves.word), " halfmoves"});
    if (fullmoves.is_missing()) return "the fullmove number is missing";
    if (!fullmoves.is_number()) return join({quoted(fullmoves.word), " is no fullmove number"});
    if (fullmoves.value == 0) return "the fullmove number starts at 1";
    if (!fullmoves.in_range(1)) return join({"no game has ", quoted(fullmoves.word), " moves"});
    if (!rest.empty()) return "nothing follows the fullmove number";
    return {};
}

} // namespace

void read_counters(const FenField& field, SetUp& setup, std::vector<FenRepair>& repairs) {
    std::string_view rest = field.text;
    const Counter halfmoves = take_counter(rest);
    const Counter fullmoves = take_counter(rest);
    if (halfmoves.in_range(0)) setup.halfmove_clock = halfmoves.value;
    if (fullmoves.in_range(1)) setup.fullmove_number = fullmoves.value;

    const std::string written =
        std::to_string(setup.halfmove_clock) + ' ' + std::to_string(setup.fullmove_number);
    std::string problem = objection(halfmoves, fullmoves, rest);
    if (problem.empty() && field.text != written) problem = "the counters are plain numbers";
    if (!problem.empty()) repairs.push_back({fen_error(field, std::move(problem)), written});
}

} // namespace arbiter::chess
