#include "rewrite/format/lines.h"

#include "text/line_index.h"

#include <utility>

namespace arbiter::rewrite::format_detail {

namespace {

std::size_t width(std::string_view text) {
    return text::units(text, text::PositionEncoding::utf32);
}

} // namespace

bool Lines::fits(std::string_view word) const {
    return column_ == 0 ||
           column_ + 1 + width(word.substr(0, word.find_first_of("\r\n"))) <= length_;
}

void Lines::put(std::string_view word) {
    if (!fits(word)) end_line();
    if (column_ > 0) {
        text_ += ' ';
        ++column_;
    }
    text_ += word;
    const std::size_t last_break = word.find_last_of("\r\n");
    column_ = last_break == std::string_view::npos ? column_ + width(word)
                                                   : width(word.substr(last_break + 1));
}

void Lines::end_line() {
    if (column_ == 0) return;
    text_ += line_break_;
    column_ = 0;
}

std::string Lines::finish() && {
    end_line();
    return std::move(text_);
}

} // namespace arbiter::rewrite::format_detail
