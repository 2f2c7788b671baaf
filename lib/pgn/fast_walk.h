// Tokens of ordinary games: tag lines, movetext (`12.`, `Nf3`, `O-O`, `e8=Q+`), comments.
//
//   at = fast_walk(text, at, sink);   // tokens to the sink; where the first stands that needs the
//   rules
//
// `at` is where a token begins, or behind a blank; nothing before it is looked at. What is taken
// here is what the Scanner takes in the same way. The answer is the text's end, or the place of a
// token or of blanks for the Scanner; it is `at` again if nothing was taken.
#pragma once

#include <cstddef>
#include <string_view>

#include "pgn/token_sink.h"

namespace planilla::lex {

std::size_t fast_walk(std::string_view text, std::size_t at, TokenSink& sink);

}  // namespace planilla::lex
