#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// The base protocol of LSP 3.17: header lines, an empty line, and a body of Content-Length bytes.
namespace arbiter::lsp {

// Editors stop synchronizing files far below this (VS Code at 50 MB), so a larger length is a
// broken header, and must not make us wait for bytes that never come.
constexpr std::size_t max_message_size = std::size_t{512} << 20;

// A header is two short lines; a line that does not end by then is none.
constexpr std::size_t max_header_line = 8 << 10;

struct Body {
    std::string text;

    friend bool operator==(const Body&, const Body&) = default;
};

// Bytes that are no message; the reason is for the log.
struct BadFrame {
    std::string reason;

    friend bool operator==(const BadFrame&, const BadFrame&) = default;
};

using Frame = std::variant<Body, BadFrame>;

// Cuts a stream of bytes into messages, however the bytes are split. After a bad header it skips to
// the next line with a Content-Length, and says so once.
class FrameDecoder {
public:
    std::vector<Frame> feed(std::string_view bytes);

private:
    enum class State { header, lost, body };

    // Each takes what it can use from the front of the bytes.
    void take_line(std::string_view& bytes, std::vector<Frame>& out);
    void take_body(std::string_view& bytes, std::vector<Frame>& out);

    void end_line(std::string_view line, std::vector<Frame>& out);
    void end_header(std::vector<Frame>& out);
    void end_body(std::vector<Frame>& out);
    void read_field(std::string_view line, std::vector<Frame>& out);
    bool find_length(std::string_view line);
    void lose(std::string reason, std::vector<Frame>& out);

    State state_ = State::header;
    std::string buffer_; // the line, or the body, so far
    bool in_header_ = false;
    std::optional<std::size_t> length_;
    std::optional<std::string> foreign_charset_;
};

// A body with its header.
std::string frame(std::string_view body);

} // namespace arbiter::lsp
