#pragma once

#include <rapidcheck.h>

#include <random>
#include <string>
#include <vector>

namespace arbiter::test {

// What moves the borders between games, or hides them.
inline const std::vector<std::string>& border_pieces() {
    static const std::vector<std::string> pieces{"{",
                                                 "}",
                                                 "[Event \"x\"]",
                                                 "[Event",
                                                 "[event \"y\"]",
                                                 "Event \"z\"]",
                                                 "[White \"w\"]",
                                                 "[pgn]",
                                                 "[/pgn]",
                                                 "[",
                                                 "]",
                                                 "\"",
                                                 "\\",
                                                 "%",
                                                 ";",
                                                 "1.",
                                                 "1. e4",
                                                 "1 e4",
                                                 "1... e5",
                                                 "2. Nf3",
                                                 "e5",
                                                 "1-0",
                                                 "0-1",
                                                 "1/2-1/2",
                                                 "1/2",
                                                 "½–½",
                                                 "1 - 0",
                                                 "*",
                                                 "0-0",
                                                 "O-O",
                                                 "-",
                                                 "word",
                                                 "(",
                                                 ")",
                                                 "$1",
                                                 " ",
                                                 "\t",
                                                 "\n",
                                                 "\n",
                                                 "\n",
                                                 "\n\n",
                                                 "\r\n",
                                                 "\r",
                                                 "\r",
                                                 "\uFEFF",
                                                 "\xFF",
                                                 "\n[Event \"x\"]\n",
                                                 "\n1. d4 1-0\n",
                                                 "{c}",
                                                 "{\n[Event \"in\"]\n}"};
    return pieces;
}

inline rc::Gen<std::string> border_text() {
    const auto piece = rc::gen::elementOf(border_pieces());
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(piece),
                        [](const std::vector<std::string>& pieces) {
                            std::string out;
                            for (const std::string& p : pieces)
                                out += p;
                            return out;
                        });
}

// The same, for loops of many more rounds, always with the same seed.
class BorderTexts {
public:
    explicit BorderTexts(unsigned seed) : random_(seed) {}

    std::size_t below(std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random_);
    }
    std::string text(std::size_t pieces) {
        std::string out;
        for (std::size_t i = 0; i < pieces; ++i)
            out += border_pieces()[below(border_pieces().size())];
        return out;
    }

private:
    std::mt19937 random_;
};

} // namespace arbiter::test
