#include "cli/input/container.h"

#include <algorithm>
#include <array>

namespace arbiter::cli {

namespace {

using namespace std::string_view_literals;

struct Mark {
    std::string_view bytes;
    std::size_t offset = 0;
    Container container = Container::archive;
};

constexpr std::array marks{
    Mark{"\x1F\x8B\x08"sv, 0, Container::gzip}, // RFC 1952
    Mark{"BZh"sv},                              // bzip2
    Mark{"\xFD\x37zXZ\x00"sv},                  // xz
    Mark{"\x28\xB5\x2F\xFD"sv},                 // Zstandard (RFC 8878)
    Mark{"PK\x03\x04"sv},                       // zip
    Mark{"PK\x05\x06"sv},                       // zip without members
    Mark{"7z\xBC\xAF\x27\x1C"sv},               // 7-Zip
    Mark{"ustar"sv, 257},                       // tar (POSIX.1)
};

} // namespace

Container recognise_container(std::string_view first_bytes) {
    const auto* const found = std::ranges::find_if(marks, [&](const Mark& mark) {
        return first_bytes.size() > mark.offset &&
               first_bytes.substr(mark.offset).starts_with(mark.bytes);
    });
    return found == marks.end() ? Container::none : found->container;
}

} // namespace arbiter::cli
