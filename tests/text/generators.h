#pragma once

#include <rapidcheck.h>

#include <initializer_list>
#include <string>
#include <vector>

namespace arbiter::test {

// Texts of what breaks conversions: line ends of all kinds, characters of one to four bytes, a byte
// order mark, combining characters, and pieces of broken UTF-8.
inline rc::Gen<std::string> nasty_text() {
    const auto piece = rc::gen::elementOf(std::vector<std::string>{"a",
                                                                   "Nf3 ",
                                                                   "\n",
                                                                   "\r",
                                                                   "\r\n",
                                                                   "\n\r",
                                                                   "é",
                                                                   "½",
                                                                   "—",
                                                                   "♞",
                                                                   "🐍",
                                                                   "𝔸",
                                                                   "e\u0301",
                                                                   "\uFEFF",
                                                                   "\uFFFD",
                                                                   std::string(1, '\0'),
                                                                   "\x80",
                                                                   "\xBF",
                                                                   "\xC0\xAF",
                                                                   "\xC3",
                                                                   "\xE2\x82",
                                                                   "\xED\xA0\x80",
                                                                   "\xF0\x9F\x90",
                                                                   "\xF4\x90\x80\x80",
                                                                   "\xF8",
                                                                   "\xFF",
                                                                   "12345678"});
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece),
                        [](const std::vector<std::string>& pieces) {
                            std::string out;
                            for (const std::string& p : pieces)
                                out += p;
                            return out;
                        });
}

} // namespace arbiter::test
