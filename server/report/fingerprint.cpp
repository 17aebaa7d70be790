#include "report/fingerprint.h"

#include "lint/rule.h"
#include "text/span.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace arbiter::report {

namespace {

// FNV-1a, whose parts are ended by a byte that no UTF-8 has.
class Hash {
public:
    Hash& add(std::string_view text) {
        for (const char c : text)
            add(static_cast<unsigned char>(c));
        return add(0xFF);
    }
    Hash& add(unsigned char byte) {
        value_ = (value_ ^ byte) * 0x100000001B3;
        return *this;
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xCBF29CE484222325;
};

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

std::string Fingerprints::next(const GameFindings& game, const lint::Finding& finding) {
    Hash hash;
    hash.add(finding.rule->id);
    add_identity(hash, game.text);
    hash.add(text::slice(game.text, finding.span));
    const std::uint64_t count = seen_[hash.value()]++;
    hash.add(std::to_string(count));
    return fmt::format("{:016x}", hash.value());
}

} // namespace arbiter::report
