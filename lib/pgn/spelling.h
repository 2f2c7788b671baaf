// Spellings that are matched at a place: results, evaluations, clock times, groups in parentheses.
//
//   match_result("1-0 1.", 0)   // 3
//   match_result("1-e4", 0)     // 0: none
//
// Each answers the bytes it took, 0 if it does not stand there. All look at a bounded number of
// bytes (a blank run apart), which keeps the tokenizer linear. docs/tokens.md lists what they take.
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla::lex {

// A result whole up to the end of its word; not `*`, not 0-0.
std::size_t match_result(std::string_view text, std::size_t at);

// A result that may be glued to a move (Qh7#1-0): without signs, decimals and the lone 1/2.
std::size_t match_glued_result(std::string_view text, std::size_t at);

// += =+ +/- -/+ +- -+ = == and the like, up to the end of their word.
std::size_t match_evaluation(std::string_view text, std::size_t at);

// The same without those of one sign, glued to a move (Nf3+-).
std::size_t match_glued_evaluation(std::string_view text, std::size_t at);

// (1:59) (0:05:00) [1:59] [1.59.55]
std::size_t match_clock(std::string_view text, std::size_t at);

// [0.35], [1-2]: figures in square brackets.
std::size_t match_figures(std::string_view text, std::size_t at);

// (=), blanks allowed inside.
std::size_t match_spaced_castling(std::string_view text, std::size_t at);
std::size_t match_offer(std::string_view text, std::size_t at);

// (Q) (=D) (Kt) behind a rank, = or /.
std::size_t match_promotion_group(std::string_view text, std::size_t at);

// (e.p.) (R3) (QKt5) (3AR): behind any word.
std::size_t match_qualifier_group(std::string_view text, std::size_t at);

}  // namespace planilla::lex
