#include "lint/rules/shared/quote.h"

#include "lint/rules/shared/characters.h"
#include "text/utf8.h"

namespace arbiter::lint::rules {

namespace {

// In characters: what a person takes in at a glance.
constexpr int longest_quotation = 40;

void append_shown(std::string& out, std::string_view bytes, text::Utf8Character character) {
    if (is_format_control(character.code_point))
        out += ' ';
    else if (character.valid && !is_control(character.code_point))
        out += bytes;
    else
        text::append_utf8(out, U'\uFFFD');
}

} // namespace

std::string quote(std::string_view text) {
    std::string quoted = "\"";
    for (int characters = 0; !text.empty(); ++characters) {
        if (characters == longest_quotation) {
            quoted += "…";
            break;
        }
        const auto character = text::decode_utf8(text);
        append_shown(quoted, text.substr(0, character.size), character);
        text.remove_prefix(character.size);
    }
    return quoted + "\"";
}

} // namespace arbiter::lint::rules
