#include "lsp/transport/framing.h"
#include "support/catch.hpp"

#include <rapidcheck.h>

#include <string>
#include <vector>

using namespace arbiter::lsp;

namespace {

std::vector<Frame> decode_all(std::string_view bytes) {
    return FrameDecoder().feed(bytes);
}

// The same, one byte at a time.
std::vector<Frame> decode_slowly(std::string_view bytes) {
    FrameDecoder decoder;
    std::vector<Frame> out;
    for (const char byte : bytes) {
        for (Frame& f : decoder.feed({&byte, 1}))
            out.push_back(std::move(f));
    }
    return out;
}

std::vector<std::string> bodies(const std::vector<Frame>& frames) {
    std::vector<std::string> out;
    for (const Frame& f : frames) {
        if (const auto* const body = std::get_if<Body>(&f)) out.push_back(body->text);
    }
    return out;
}

std::size_t errors(const std::vector<Frame>& frames) {
    return frames.size() - bodies(frames).size();
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("a message is its header and as many bytes as it says") {
    CHECK(frame("{}") == "Content-Length: 2\r\n\r\n{}");
    CHECK(bodies(decode_all(frame("{}") + frame("") + frame("\r\n\r\n"))) ==
          Texts{"{}", "", "\r\n\r\n"});
    CHECK(decode_all("Content-Length: 3\r\n\r\n{}").empty()); // not yet whole
}

TEST_CASE("headers are read as HTTP reads them") {
    for (const std::string header : {
             "content-length: 2\r\n\r\n",
             "CONTENT-LENGTH:2\r\n\r\n",
             "Content-Length:   2  \r\n\r\n",
             "Content-Length: 2\n\n",
             "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n",
             "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
             "Content-Length: 2\r\ncontent-type: text/json; charset=\"UTF-8\"\r\n\r\n",
             "X-Whatever: yes: no\r\nContent-Length: 2\r\nOther:\r\n\r\n",
             "\r\n\r\nContent-Length: 2\r\n\r\n", // empty lines between messages
             "Content-Length: 7\r\nContent-Length: 2\r\n\r\n",
         }) {
        INFO(header);
        const auto frames = decode_all(header + "{}" + frame("next"));
        CHECK(bodies(frames) == Texts{"{}", "next"});
        CHECK(errors(frames) == 0);
    }
}

TEST_CASE("after a bad header the next message is found") {
    for (const std::string bad : {
             "Content-Length: two\r\n\r\n{}",
             "Content-Length: -2\r\n\r\n{}",
             "Content-Length: 2x\r\n\r\n{}",
             "Content-Length:\r\n\r\n{}",
             "Content-Length: 99999999999999999999\r\n\r\n{}",
             "Content-Length: 536870913\r\n\r\n{}",
             "Content-Type: application/vscode-jsonrpc\r\n\r\n{}",
             "Length: 2\r\n\r\n{}",
             "stray output of a library\n",
             "a warning: of a library\n\n",
             "{\"jsonrpc\":\"2.0\"}",
             "{\"jsonrpc\":\"2.0\"}\r\n\r\n",
             "\xff\xfe\n",
         }) {
        INFO(bad);
        const auto frames = decode_all(bad + frame("next") + frame("more"));
        CHECK(bodies(frames) == Texts{"next", "more"});
        CHECK(errors(frames) == 1);
        CHECK(std::holds_alternative<BadFrame>(frames.front()));
    }
}

TEST_CASE("a body in another character set is skipped as a whole") {
    using namespace std::string_literals;
    const auto frames = decode_all(
        "Content-Type: x; charset=utf-16\r\nContent-Length: 4\r\n\r\n{\0}\0"s + frame("next"));
    CHECK(errors(frames) == 1);
    CHECK(bodies(frames) == Texts{"next"});
}

TEST_CASE("an endless line takes no memory and ends with the next header") {
    FrameDecoder decoder;
    const std::string piece(100'000, 'x');
    std::size_t frames = 0;
    for (int i = 0; i < 1000; ++i)
        frames += decoder.feed(piece).size();
    CHECK(frames == 1);
    CHECK(bodies(decoder.feed("\n" + frame("next"))) == Texts{"next"});
}

TEST_CASE("the split of the bytes does not matter") {
    const auto piece = rc::gen::oneOf(
        rc::gen::map(rc::gen::arbitrary<std::string>(), [](const auto& s) { return frame(s); }),
        rc::gen::element<std::string>("\r\n", "\n", "\r", "Content-Length: ", "content-length:3",
                                      "12", "x", "Content-Type: charset=latin1\r\n",
                                      "Content-Length: 0", "{\"a\":1}", ": ",
                                      std::string(9000, 'y')),
        rc::gen::arbitrary<std::string>());
    REQUIRE(rc::check("split", [piece] {
        std::string bytes;
        for (const std::string& p : *rc::gen::container<Texts>(piece))
            bytes += p;
        const std::vector<Frame> whole = decode_all(bytes);
        RC_ASSERT(decode_slowly(bytes) == whole);

        FrameDecoder decoder;
        std::vector<Frame> pieces;
        for (std::string_view rest = bytes; !rest.empty();) {
            const auto size = *rc::gen::inRange<std::size_t>(1, rest.size() + 1);
            for (Frame& f : decoder.feed(rest.substr(0, size)))
                pieces.push_back(std::move(f));
            rest.remove_prefix(size);
        }
        RC_ASSERT(pieces == whole);
    }));
}

TEST_CASE("every framed message comes out, whatever its bytes") {
    REQUIRE(rc::check("round trip", [] {
        const auto texts = *rc::gen::arbitrary<Texts>();
        std::string bytes;
        for (const std::string& text : texts)
            bytes += frame(text);
        const auto frames = decode_slowly(bytes);
        RC_ASSERT(errors(frames) == 0u);
        RC_ASSERT(bodies(frames) == texts);
    }));
}

TEST_CASE("a message behind any garbage line is found") {
    REQUIRE(rc::check("recovery", [] {
        std::string garbage =
            *rc::gen::container<std::string>(rc::gen::elementOf(std::string("abc {}\":,\r\n\xff")));
        garbage += '\n';
        RC_ASSERT(bodies(decode_all(garbage + frame("next"))) == Texts{"next"});
    }));
}
