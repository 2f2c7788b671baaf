// Where numbers and words begin and end in a block of movetext, and where in it something else
// stands: a few operations on the masks of its bytes, without a decision.
//
//   Layout l = lay_out(AnyProcessor::movetext("12.Nf3 d5 13. e4 ..."));   // 64 bytes
//   l.starts    // bits at 1, N, d, 1, e
//   l.words     // of these, N, d and e
//   l.bad       // none before the dots: "..." is for the rules
//
// fast_walk.cpp makes tokens of it, game/fast/fast_text.cpp moves.
#pragma once

#include <bit>
#include <cstdint>

#include "text/simd/byte_masks.h"

namespace planilla::lex {

using Mask = std::uint64_t;

constexpr Mask below(unsigned bit) {
  return (Mask{1} << bit) - 1;
}

// Where the tokens of a block are. A run is what stands between blanks: a number, a word, or both.
struct Layout {
  Mask runs;    // where runs begin
  Mask starts;  // where tokens begin
  Mask ends;    // behind their last byte
  Mask words;   // which of the starts are words
  Mask glued;   // and which of these stand behind a number
  Mask bad;     // in a run, or just behind it: the run needs the rules
};

[[gnu::always_inline]] inline Layout lay_out(const MovetextMasks& m) {
  const Mask behind_blank = m.blank << 1 | 1;
  const Mask behind_dot = m.dot << 1;
  Layout l;
  l.glued = m.letter & behind_dot;
  l.words = m.letter;
  l.runs = ~m.blank & behind_blank;
  l.starts = l.runs | l.glued;
  l.ends = (m.blank & ~behind_blank) | l.glued;

  // The addition carries from the first digit of a run to the byte behind the last.
  const Mask behind_digits = (m.digit + (m.digit & behind_blank)) & ~m.digit;
  const Mask first_dots = m.dot & ~behind_dot;
  l.bad = ~(m.letter | m.digit | m.sign | m.dot | m.blank);
  l.bad |= m.sign & behind_blank;                         // - + =
  l.bad |= behind_digits & ~m.dot;                        // 12 1-0 5254
  l.bad |= first_dots & ~(behind_digits | behind_blank);  // e4. e.p.
  l.bad |= behind_dot & ~(m.dot | m.blank | m.letter);    // 0.5
  l.bad |= m.sign & (m.sign | m.digit) >> 1;              // Qh7#1-0 Nf3+-
  return l;
}

// Up to where a block may be read: the begin of its last run, which may go on beyond it, or of the
// one that holds something bad. 0 if that is the first; no run at all is for the caller to see.
[[gnu::always_inline]] inline unsigned last_run(const Layout& l) {
  const Mask stop = l.bad | Mask{1} << 63;
  const Mask reached = l.runs & (stop ^ (stop - 1));
  return static_cast<unsigned>(std::bit_width(reached) - 1);
}

}  // namespace planilla::lex
