#include "ide/board.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numbers>
#include <string_view>

namespace arbiter::ide {
namespace {

using chess::Color;
using chess::PieceType;
using chess::Square;

constexpr int square_size = 40; // of the drawing; the image is scaled to image_size
constexpr int image_size = 280; // squares of 35 pixels

// A piece in a square of 40 units: the outline that is filled, and lines inside of it.
struct Shape {
    std::string_view outline;
    std::string_view lines;
};

constexpr std::array<Shape, 6> shapes{{
    // pawn
    {"M20 7.5a5 5 0 0 0-3.4 8.7c-1.7.8-2.9 2-3.4 3.6h3.9c-.4 4.2-2.3 6.9-5.1 9-1.4 1-2 2.5-2 4.7h20"
     "c0-2.2-.6-3.7-2-4.7-2.8-2.1-4.7-4.8-5.1-9h3.9c-.5-1.6-1.7-2.8-3.4-3.6A5 5 0 0 0 20 7.5z",
     ""},
    // knight
    {"M11 33.5c0-7.5 6.6-8 7.8-13.6-2 1.9-4.2 2-5.5 3.4-1.1 1.2-2.2 2.3-3.6 "
     "1.7-2-.8-2.6-2.4-1.6-4.1"
     "l4.5-7.4c.2-1.6.6-2.8 1.6-4l-.2-4 3.8 2.2c8.3.2 14 7.7 13.2 25.8z",
     "M20.6 10.9c4.9 2.5 6.9 8.7 6.9 18.6M15.4 13.4v.1M10.6 21.3l-.3.4"},
    // bishop
    {"M20 9c-4.7 3.2-7.6 6.6-7.6 10.6 0 2.4 1 4.2 2.7 5.4l-.6 2.6c-2.7.9-4.5 2.4-4.5 5.9h20"
     "c0-3.5-1.8-5-4.5-5.9l-.6-2.6c1.7-1.2 2.7-3 2.7-5.4 0-4-2.9-7.4-7.6-10.6z"
     "M22 7a2 2 0 1 1-4 0 2 2 0 1 1 4 0z",
     "M15.1 25h9.8M19.3 18.6l3.9-5.2"},
    // rook
    {"M11 7.5v6.3l3 2.5-.9 10.9-3.1 2.6v3.7h20v-3.7l-3.1-2.6-.9-10.9 3-2.5V7.5h-4v2.7h-3V7.5h-4v2.7"
     "h-3V7.5z",
     "M14 16.3h12M13.1 27.2h13.8"},
    // queen
    {"M12 26 7.8 13.5l6 7 .2-11 4 9.5L20 8l2 11 4-9.5.2 11 6-7L28 26c-.4 1.2-.3 2.3.4 3.3"
     ".8.8 1.1 2.2 1.1 4.2h-19c0-2 .3-3.4 1.1-4.2.7-1 .8-2.1.4-3.3z"
     "M9.5 12a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM15.9 8.4a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 "
     "3.8 0zM21.9 6.9a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0zM27.9 8.4a1.9 1.9 0 1 1-3.8 0 1.9 "
     "1.9 "
     "0 1 1 3.8 0zM34.3 12a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 1 1 3.8 0z",
     "M12 26h16M11.6 29.3h16.8"},
    // king
    {"M20 12.6c-1.9-2-5-2.7-7.7-1.8-3.6 1.2-4.9 5-3.2 8.3 1.6 3 3.8 4.4 4.2 7.2.1 1-.4 1.8-1.3 2.6"
     "-1 .9-1.5 2.3-1.5 4.6h19c0-2.3-.5-3.7-1.5-4.6-.9-.8-1.4-1.6-1.3-2.6.4-2.8 2.6-4.2 4.2-7.2"
     "1.7-3.3.4-7.1-3.2-8.3-2.7-.9-5.8-.2-7.7 1.8z"
     "M18.8 3.6h2.4v2.5h2.5v2.4h-2.5v3h-2.4v-3h-2.5V6.1h2.5z",
     "M13.3 25.8h13.4M12.1 29h15.8M20 13.5v8.3"},
}};

int left(Square square) {
    return chess::file_of(square) * square_size;
}
int top(Square square) {
    return (7 - chess::rank_of(square)) * square_size;
}

class Drawing {
public:
    std::string finish() && { return std::move(svg_); }

    template <typename... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(svg_), format, std::forward<Arguments>(arguments)...);
    }

private:
    std::string svg_;
};

void define_shapes(Drawing& svg) {
    svg.add("<defs>");
    for (const PieceType type : chess::all_piece_types) {
        const Shape& shape = shapes[static_cast<std::size_t>(type)];
        svg.add(R"(<g id="{}"><path d="{}"/>)", chess::letter(type), shape.outline);
        if (!shape.lines.empty())
            svg.add(R"(<path d="{}" fill="none" stroke="currentColor"/>)", shape.lines);
        svg.add("</g>");
    }
    svg.add(R"(<radialGradient id="check"><stop stop-color="#f33"/>)"
            R"(<stop offset=".5" stop-color="#e22" stop-opacity=".8"/>)"
            R"(<stop offset="1" stop-color="#c00" stop-opacity="0"/></radialGradient></defs>)");
}

void draw_square(Drawing& svg, Square square) {
    svg.add("M{} {}h{}v{}h-{}z", left(square), top(square), square_size, square_size, square_size);
}

void draw_squares(Drawing& svg) {
    svg.add(R"(<path fill="#eceef0" d="M0 0h{0}v{0}H0z"/><path fill="#a9b5c1" d=")",
            8 * square_size);
    for (Square square = 0; square < chess::no_square; ++square)
        if ((chess::file_of(square) + chess::rank_of(square)) % 2 == 0) draw_square(svg, square);
    svg.add(R"("/>)");
}

void mark_last_move(Drawing& svg, chess::Move move) {
    if (!move || move.is_null()) return;
    svg.add(R"(<path fill="#f2c200" fill-opacity=".45" d=")");
    draw_square(svg, move.from());
    const Square to = chess::Position::king_destination(move);
    if (to != move.from()) draw_square(svg, to);
    svg.add(R"("/>)");
}

void mark_check(Drawing& svg, const chess::Position& position) {
    if (!position.in_check()) return;
    const Square king = position.king(position.side_to_move());
    svg.add(R"svg(<circle fill="url(#check)" cx="{}" cy="{}" r="24"/>)svg",
            left(king) + square_size / 2, top(king) + square_size / 2);
}

struct Colour {
    char letter;
    std::string_view rgb;
};

constexpr std::array<Colour, 6> colours{{{'G', "#15781b"},
                                         {'R', "#b02020"},
                                         {'Y', "#d9a400"},
                                         {'B', "#003c9c"},
                                         {'C', "#0a9aa8"},
                                         {'O', "#d96a00"}}};

std::string_view rgb(char letter) {
    const auto* found = std::ranges::find(colours, letter, &Colour::letter);
    return found == colours.end() ? colours.front().rgb : found->rgb;
}

bool is_arrow(const game::BoardMark& mark) {
    return mark.to != chess::no_square;
}

void colour_squares(Drawing& svg, std::span<const game::BoardMark> marks) {
    for (const game::BoardMark& mark : marks) {
        if (mark.flaw != game::BoardMark::Flaw::none || is_arrow(mark)) continue;
        svg.add(R"(<path fill="{}" fill-opacity=".55" d=")", rgb(mark.colour));
        draw_square(svg, mark.from);
        svg.add(R"("/>)");
    }
}

// A shaft from the middle of the first square, and a head whose point is the middle of the second.
void draw_arrow(Drawing& svg, const game::BoardMark& mark) {
    constexpr double half_width = 3;
    constexpr double head_half_width = 8;
    constexpr double head_length = 16;
    constexpr double middle = square_size / 2.0;
    const double x = left(mark.from) + middle;
    const double y = top(mark.from) + middle;
    const double dx = left(mark.to) + middle - x;
    const double dy = top(mark.to) + middle - y;
    const double length = std::hypot(dx, dy);
    if (length == 0) return;
    // Drawn to the right, then turned.
    svg.add(
        R"svg(<path fill="{}" fill-opacity=".75" transform="translate({} {}) rotate({:.1f})" )svg",
        rgb(mark.colour), x, y, std::atan2(dy, dx) * 180 / std::numbers::pi);
    svg.add(R"(d="M0 -{0}H{1:.1f}V-{2}L{3:.1f} 0L{1:.1f} {2}V{0}H0z"/>)", half_width,
            length - head_length, head_half_width, length);
}

void draw_arrows(Drawing& svg, std::span<const game::BoardMark> marks) {
    for (const game::BoardMark& mark : marks)
        if (mark.flaw == game::BoardMark::Flaw::none && is_arrow(mark)) draw_arrow(svg, mark);
}

void draw_coordinates(Drawing& svg) {
    svg.add(R"(<g font-family="sans-serif" font-size="9" fill="#5a6672">)");
    for (int i = 0; i < 8; ++i) {
        const Square rank = chess::make_square(0, i);
        const Square file = chess::make_square(i, 0);
        svg.add(R"(<text x="2" y="{}">{}</text>)", top(rank) + 10, chess::rank_char(rank));
        svg.add(R"(<text x="{}" y="{}">{}</text>)", left(file) + 33, top(file) + 37,
                chess::file_char(file));
    }
    svg.add("</g>");
}

void draw_men(Drawing& svg, const chess::Position& position, Color color) {
    svg.add("<g {}", color == Color::white ? R"(fill="#fff" stroke="#222" color="#222")"
                                           : R"(fill="#3b3b3b" stroke="#111" color="#e8e8e8")");
    svg.add(R"( stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round">)");
    for (Square square = 0; square < chess::no_square; ++square) {
        const chess::Piece piece = position.piece_on(square);
        if (piece.type == PieceType::none || piece.color != color) continue;
        svg.add(R"(<use href="#{}" x="{}" y="{}"/>)", chess::letter(piece.type), left(square),
                top(square));
    }
    svg.add("</g>");
}

} // namespace

std::string svg_board(const chess::Position& position, chess::Move last_move,
                      std::span<const game::BoardMark> marks) {
    Drawing svg;
    svg.add(R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}" )"
            R"(viewBox="0 0 {1} {1}">)",
            image_size, 8 * square_size);
    define_shapes(svg);
    draw_squares(svg);
    mark_last_move(svg, last_move);
    colour_squares(svg, marks);
    mark_check(svg, position);
    draw_coordinates(svg);
    draw_men(svg, position, Color::white);
    draw_men(svg, position, Color::black);
    draw_arrows(svg, marks);
    svg.add("</svg>");
    return std::move(svg).finish();
}

} // namespace arbiter::ide
