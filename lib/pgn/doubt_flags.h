// What a player wrote where a half-move cannot be read, as flags of its token.
//
//   token.flags |= token_masked;        // "C?6": one word, of which a character cannot be read
//   if (token.flags & token_doubtful) ...
//
// The tokenizer sets none of them: game/doubt does, which knows the marks and words of sheets. Such
// a token is a word, and every reader of moves calls it a hole (notation/read/reading.h).
#pragma once

#include <cstdint>

#include "pgn/token.h"

namespace planilla {

enum DoubtFlag : std::uint8_t {
  token_masked = 8,      // C?6 T_1: characters that cannot be read
  token_unwritten = 16,  // - -- ✓ ilegible: played, and not written
  token_either = 32,     // Cb6/d6, Cb6 o Cd6, Cb6(d6): one of several
};
inline constexpr std::uint8_t token_doubtful = token_masked | token_unwritten | token_either;
// A hole: of two words one is the half-move, and nothing that follows says which.
inline constexpr std::uint8_t token_disputed =
    static_cast<std::uint8_t>(token_unclear) | static_cast<std::uint8_t>(token_either);

}  // namespace planilla
