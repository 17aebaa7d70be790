#include "text/line_ending.h"

namespace arbiter::text {

std::string_view LineEndings::dominant() const {
    if (lf >= crlf && lf >= cr) return "\n";
    return crlf >= cr ? "\r\n" : "\r";
}

LineEndings line_endings(std::string_view text) {
    LineEndings count;
    char before = '\0';
    for (const char byte : text) {
        if (byte == '\n') {
            ++(before == '\r' ? count.crlf : count.lf);
        } else if (before == '\r') {
            ++count.cr;
        }
        before = byte;
    }
    if (before == '\r') ++count.cr;
    return count;
}

std::string with_line_ending(std::string_view text, std::string_view ending) {
    std::string out;
    char before = '\0';
    for (const char byte : text) {
        if (byte == '\n' && before != '\r')
            out += ending;
        else
            out += byte;
        before = byte;
    }
    return out;
}

} // namespace arbiter::text
