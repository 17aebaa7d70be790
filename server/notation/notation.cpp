#include "notation/notation.h"

#include "notation/descriptive_notation.h"
#include "notation/figurine.h"
#include "notation/iccf.h"
#include "notation/localized.h"
#include "notation/long_algebraic.h"
#include "notation/san.h"
#include "notation/smith.h"
#include "notation/uci.h"
#include "text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
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
std::string write_as(Move move, const Position& position, const GameContext&, const Notation&) {
    return write(move, position);
}
template <std::string (*write)(Move, const Position&, const Notation&)>
std::string write_as(Move move, const Position& position, const GameContext&,
                     const Notation& notation) {
    return write(move, position, notation);
}

template <DescriptiveLanguage language>
Reading read_descriptive_as(std::string_view text, const Position& position, const Notation&) {
    return read_descriptive(text, position, language);
}
template <DescriptiveLanguage language>
std::string write_descriptive_as(Move move, const Position& position, const GameContext& context,
                                 const Notation&) {
    return write_descriptive(move, {position, context.origins}, {language, context.style});
}
template <DescriptiveLanguage language>
Notation descriptive_as(std::string_view id, std::string_view name) {
    return {id,
            name,
            Family::descriptive,
            read_descriptive_as<language>,
            write_descriptive_as<language>,
            nullptr};
}

std::vector<Notation> make_notations() {
    std::vector<Notation> all{
        {"san", "SAN", Family::san, read_as<read_san>, write_as<write_san>, &english_letters},
        {"figurine", "figurine notation", Family::figurine, read_localized,
         write_as<write_localized>, &figurines},
        {"lan", "long algebraic notation", Family::long_algebraic, read_long_algebraic,
         write_as<write_long_algebraic>, &english_letters},
        {"uci", "UCI", Family::uci, read_as<read_uci>, write_as<write_uci>, nullptr},
        {"iccf", "ICCF numbers", Family::iccf, read_as<read_iccf>, write_as<write_iccf>, nullptr},
        {"smith", "Smith notation", Family::smith, read_as<read_smith>, write_as<write_smith>,
         nullptr},
        descriptive_as<DescriptiveLanguage::english>("descriptive", "descriptive notation"),
        descriptive_as<DescriptiveLanguage::spanish>("descriptive-es",
                                                     "Spanish descriptive notation"),
        descriptive_as<DescriptiveLanguage::french>("descriptive-fr",
                                                    "French descriptive notation"),
    };
    for (const Language& language : languages()) {
        all.push_back({language.code, language.name, Family::localized, read_localized,
                       write_as<write_localized>, &language.letters});
    }
    return all;
}

} // namespace

std::span<const Notation> notations() {
    static const std::vector<Notation> all = make_notations();
    return all;
}

const Notation& san() {
    return notations().front();
}

const Notation& descriptive(DescriptiveLanguage language) {
    constexpr std::array<std::string_view, 3> ids{"descriptive", "descriptive-es",
                                                  "descriptive-fr"};
    return *find_notation(ids[static_cast<std::size_t>(language)]);
}

const Notation* find_notation(std::string_view name) {
    for (const Notation& notation : notations()) {
        if (text::equal_ignoring_case(notation.id, name) ||
            text::equal_ignoring_case(notation.name, name)) {
            return &notation;
        }
    }
    return nullptr;
}

} // namespace arbiter::notation
