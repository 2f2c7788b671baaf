// Rounds as people write them, as PGN has them.
//
//   mended_round("Ronda 3", words)            // "3"
//   mended_round("Round 3, board 12", words)  // "3.12"
//   mended_round("Final", words)              // nullopt
//
// `R4`, `4.`, `3rd`, `(5)`, `тур 5`, digits of any script; a board behind its word, or in
// parentheses. What says more than a round and a board stays.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "archive/edits/tag_words.h"

namespace planilla {

// A number, numbers with dots, `?`, `-`, or nothing.
bool is_plain_round(std::string_view value);
std::optional<std::string> mended_round(std::string_view written, const TagWords& words);

}  // namespace planilla
