#pragma once

#include "chess/fen.h"
#include "chess/position.h"

#include <cstdint>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

// What must hold of reading any bytes as a FEN.
namespace arbiter::chess::test {

// The text with every repair made, from the last to the first.
inline std::string repaired(std::string text, const std::vector<FenRepair>& repairs) {
    for (const auto& [problem, replacement] : repairs | std::views::reverse)
        text.replace(problem.begin, problem.end - problem.begin, replacement);
    return text;
}

// The law that a refusal breaks, or nothing.
inline std::string broken_law(std::string_view text, const std::vector<FenError>& errors) {
    if (errors.empty()) return "a refusal has an error";
    for (const FenError& error : errors) {
        if (error.begin > error.end || error.end > text.size()) return "an error is in the text";
        if (error.message.empty()) return "an error has a message";
    }
    return {};
}

// Whatever the men, the position can be asked and played.
inline std::string broken_law(const Position& at) {
    const MoveList moves = at.legal_moves();
    if (moves.size() >= max_moves) return "the moves fit in a list";
    if (at.has_legal_move() == moves.empty()) return "has_legal_move finds a legal move";
    for (const Move move : moves) {
        if (!at.is_legal(move)) return "legal moves are legal";
        Position after = at;
        after.play(move);
        const Color us = after.side_to_move();
        if (at.gives_check(move) != after.in_check()) return "gives_check foretells a check";
        if (after.checkers() != after.attackers(after.king(us), !us, after.pieces()))
            return "checkers attack the king";
    }
    return {};
}

inline std::string broken_law(const std::string& text) {
    const auto read = read_fen(text);
    if (!read) return broken_law(text, read.error());
    std::uint32_t end = 0;
    for (const auto& [problem, replacement] : read->inconsistencies) {
        if (problem.begin < end || problem.end < problem.begin || problem.end > text.size())
            return "inconsistencies are in the text, in order, and apart";
        end = problem.end;
    }
    const auto again = read_fen(repaired(text, read->inconsistencies));
    if (!again || !again->inconsistencies.empty()) return "the repaired text is proper";
    if (write_fen(again->position) != write_fen(read->position)) return "repairs keep the position";
    if (again->position.key() != read->position.key()) return "repairs keep the key";
    return broken_law(read->position);
}

} // namespace arbiter::chess::test
