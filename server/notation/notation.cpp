#include "notation/notation.h"

#include "notation/figurine.h"
#include "notation/iccf.h"
#include "notation/localized.h"
#include "notation/long_algebraic.h"
#include "notation/san.h"
#include "notation/smith.h"
#include "notation/uci.h"

#include <algorithm>
#include <vector>

namespace arbiter::notation {

using chess::Move;
using chess::Position;

namespace {

// Notations whose functions need no data.
template <Reading (*read)(std::string_view, const Position&)>
Reading read_as(std::string_view text, const Position& position, const Notation&) {
    return read(text, position);
}
template <std::string (*write)(Move, const Position&)>
std::string write_as(Move move, const Position& position, const Notation&) {
    return write(move, position);
}

std::vector<Notation> make_notations() {
    std::vector<Notation> all{
        {"san", "SAN", Family::san, read_as<read_san>, write_as<write_san>, &english_letters},
        {"figurine", "figurine notation", Family::figurine, read_localized, write_localized,
         &figurines},
        {"lan", "long algebraic notation", Family::long_algebraic, read_long_algebraic,
         write_long_algebraic, &english_letters},
        {"uci", "UCI", Family::uci, read_as<read_uci>, write_as<write_uci>, nullptr},
        {"iccf", "ICCF numbers", Family::iccf, read_as<read_iccf>, write_as<write_iccf>, nullptr},
        {"smith", "Smith notation", Family::smith, read_as<read_smith>, write_as<write_smith>,
         nullptr},
    };
    for (const Language& language : languages()) {
        all.push_back({language.code, language.name, Family::localized, read_localized,
                       write_localized, &language.letters});
    }
    return all;
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
    const auto small = [](char c) {
        return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return std::ranges::equal(a, b, {}, small, small);
}

} // namespace

std::span<const Notation> notations() {
    static const std::vector<Notation> all = make_notations();
    return all;
}

const Notation& san() {
    return notations().front();
}

const Notation* find_notation(std::string_view name) {
    for (const Notation& notation : notations()) {
        if (equal_ignoring_case(notation.id, name) || equal_ignoring_case(notation.name, name)) {
            return &notation;
        }
    }
    return nullptr;
}

} // namespace arbiter::notation
