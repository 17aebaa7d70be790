#include "report/fingerprint.h"

#include "lint/rule.h"
#include "text/hash.h"
#include "text/span.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace arbiter::report {

namespace {

using text::Hash;

// The tag pairs that tell one game from another; Result may be what a fix changes.
constexpr std::array<std::string_view, 6> identity{"[Event ", "[Site ",  "[Date ",
                                                   "[Round ", "[White ", "[Black "};

void add_identity(Hash& hash, std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = text.substr(0, end);
        for (const auto tag : identity)
            if (line.starts_with(tag)) hash.add(line);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.front() != '[' && line.front() != '%') return; // movetext
    }
}

} // namespace

std::uint64_t fingerprint(const GameFindings& game, const lint::Finding& finding) {
    Hash hash;
    hash.add(finding.rule->id);
    add_identity(hash, game.text);
    hash.add(text::slice(game.text, finding.span));
    return hash.value();
}

std::string write_fingerprint(std::uint64_t fingerprint) {
    return fmt::format("{:016x}", fingerprint);
}

std::string Fingerprints::next(const GameFindings& game, const lint::Finding& finding) {
    const std::uint64_t name = fingerprint(game, finding);
    const std::uint64_t count = seen_[name]++;
    return write_fingerprint(Hash().add(name).add(count).value());
}

} // namespace arbiter::report
