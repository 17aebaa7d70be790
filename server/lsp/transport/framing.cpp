#include "lsp/transport/framing.h"

#include "text/ascii.h"
#include "text/number.h"

#include <algorithm>
#include <utility>

namespace arbiter::lsp {

namespace {

constexpr std::string_view length_name = "content-length";
constexpr std::string_view type_name = "content-type";

// What is kept of an endless line: enough for the Content-Length that may end it.
constexpr std::size_t kept_tail = 64;

// What a header may make us reserve before the bytes come: the largest file of most editors.
constexpr std::size_t largest_reserve = 64 << 20;

// A field name is a token (RFC 9110, 5.6.2).
bool is_token(std::string_view name) {
    constexpr std::string_view marks = "!#$%&'*+-.^_`|~";
    return !name.empty() && std::all_of(name.begin(), name.end(), [&](char c) {
        return text::is_alphanumeric(c) || marks.find(c) != std::string_view::npos;
    });
}

std::optional<std::size_t> read_length(std::string_view value) {
    const auto length = text::read_number<std::size_t>(value);
    if (!length || *length > max_message_size) return std::nullopt;
    return length;
}

// The charset parameter of a Content-Type, where it is not UTF-8, the only one that LSP knows.
std::optional<std::string> read_foreign_charset(std::string_view value) {
    constexpr std::string_view parameter = "charset=";
    const std::string type = text::to_lower(value);
    const std::size_t found = type.find(parameter);
    if (found == std::string::npos) return std::nullopt;
    std::string_view charset = std::string_view(type).substr(found + parameter.size());
    charset = text::trimmed(charset.substr(0, charset.find(';')));
    if (charset.size() > 1 && charset.front() == '"' && charset.back() == '"') {
        charset = charset.substr(1, charset.size() - 2);
    }
    if (charset == "utf-8" || charset == "utf8")
        return std::nullopt; // the latter for LSP 2 clients
    return std::string(charset);
}

} // namespace

std::vector<Frame> FrameDecoder::feed(std::string_view bytes) {
    std::vector<Frame> out;
    while (!bytes.empty()) {
        if (state_ == State::body) {
            take_body(bytes, out);
        } else {
            take_line(bytes, out);
        }
    }
    return out;
}

void FrameDecoder::take_line(std::string_view& bytes, std::vector<Frame>& out) {
    const std::string_view reach = bytes.substr(0, max_header_line - buffer_.size());
    const std::size_t end = reach.find('\n');
    const std::string_view taken = reach.substr(0, end == std::string_view::npos ? end : end + 1);
    buffer_ += taken;
    bytes.remove_prefix(taken.size());
    if (end != std::string_view::npos) {
        const std::string line = std::exchange(buffer_, {});
        end_line(text::trimmed(line), out);
    } else if (buffer_.size() == max_header_line) {
        lose("a header line without an end", out);
        buffer_.erase(0, buffer_.size() - kept_tail);
    }
}

void FrameDecoder::end_line(std::string_view line, std::vector<Frame>& out) {
    if (state_ == State::lost) {
        if (find_length(line)) state_ = State::header;
    } else if (line.empty()) {
        end_header(out);
    } else {
        in_header_ = true;
        read_field(line, out);
    }
}

void FrameDecoder::end_header(std::vector<Frame>& out) {
    if (!in_header_) return; // an empty line between two messages
    if (!length_) {
        lose("a header without Content-Length", out);
        return;
    }
    state_ = State::body;
    buffer_.reserve(std::min(*length_, largest_reserve));
    if (*length_ == 0) end_body(out);
}

void FrameDecoder::read_field(std::string_view line, std::vector<Frame>& out) {
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string name = text::to_lower(text::trimmed(line.substr(0, colon)));
    const std::string_view value = text::trimmed(line.substr(std::min(colon + 1, line.size())));
    if (name == length_name) {
        length_ = read_length(value);
        if (!length_) lose("a Content-Length that is no length: " + std::string(value), out);
    } else if (name == type_name) {
        foreign_charset_ = read_foreign_charset(value);
    } else if (colon == line.size() || !is_token(name)) {
        if (length_) return;
        lose("a line that is no header field", out);
        if (find_length(line)) state_ = State::header;
    }
}

// Somebody's stray output, or a body whose length was not known, may stand before it on the line.
bool FrameDecoder::find_length(std::string_view line) {
    const std::size_t found = text::to_lower(line).rfind(length_name);
    if (found == std::string::npos) return false;
    const std::string_view rest = text::trimmed(line.substr(found + length_name.size()));
    if (!rest.starts_with(':')) return false;
    length_ = read_length(text::trimmed(rest.substr(1)));
    in_header_ = length_.has_value();
    return in_header_;
}

void FrameDecoder::take_body(std::string_view& bytes, std::vector<Frame>& out) {
    const std::string_view taken = bytes.substr(0, *length_ - buffer_.size());
    buffer_ += taken;
    bytes.remove_prefix(taken.size());
    if (buffer_.size() == *length_) end_body(out);
}

void FrameDecoder::end_body(std::vector<Frame>& out) {
    std::string body = std::exchange(buffer_, {});
    if (foreign_charset_) {
        out.push_back(BadFrame{"a message in the charset " + *foreign_charset_});
    } else {
        out.push_back(Body{std::move(body)});
    }
    *this = FrameDecoder();
}

void FrameDecoder::lose(std::string reason, std::vector<Frame>& out) {
    if (state_ != State::lost) out.push_back(BadFrame{std::move(reason)});
    state_ = State::lost;
    length_.reset();
    foreign_charset_.reset();
    in_header_ = false;
}

std::string frame(std::string_view body) {
    std::string out = "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    out += body;
    return out;
}

} // namespace arbiter::lsp
