#pragma once

#include <rapidcheck.h>

#include <string>
#include <vector>

namespace arbiter::test {

// Text of the tokens and fragments that make PGN, in any order.
inline rc::Gen<std::string> pgn_like() {
    const auto fragment = rc::gen::element<std::string>(
        "[", "]", "Event", "\"", "\"x\"", "\\", "(", ")", "{", "}", ";", "%", "\n", "\r\n", "\r",
        " ", "\t", "1.", "1", "...", "e4", "Nf3", "e8(Q)", "O-O", "0-0", "1-0", "1/2-1/2", "*", "!",
        "$", "$1", "+", "-", "=", "--", "±", "♘", "é", "\u00A0", "\uFEFF", "<", ">", "&amp;",
        "word", ",", std::string(1, '\0'), "\xFF", "\xE2\x99", "\x80");
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(fragment),
                        [](const std::vector<std::string>& fragments) {
                            std::string text;
                            for (const std::string& part : fragments)
                                text += part;
                            return text;
                        });
}

} // namespace arbiter::test
