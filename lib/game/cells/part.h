// What a text that is not plain consists of, before anything is known of the game.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

enum class PartKind : std::uint8_t {
  number,  // of a move: 12.  12...  12)  12-  12
  dots,    // ... with no number
  cell,    // looks like a move
  masked,  // a move with one character that cannot be read
  blank,   // a dash, a tick, "illegible": in the place of a half-move, a move that was not written
  separator,  // punctuation, rulings, quotes, marks of HTML and Markdown
  suffix,     // + j. ch e.p.: belongs to the move before
  glyph,      // ! ? and the Informant's signs
  nag,
  open,     // ( [
  close,    // ) ]
  offer,    // (=)
  clock,    // 1:59 (1:59)
  result,   // 1-0
  comment,  // {...}
  heading,  // `word: value`, or a tag
  escape,
  crossed,  // a move that was crossed out, with its marks
  word,     // anything else: prose
};

struct Part {
  Span span;
  PartKind kind{};
  bool weak = false;        // cell: a move only where one is due
  bool glued = false;       // no blank between it and the part before
  bool line_start = false;  // first of its line
  bool paragraph = false;   // first behind an empty line
  bool ends_sentence = false;
  bool ends_clause = false;     // word: a colon stands behind it
  bool is_small = false;        // word: it begins with a small letter
  bool bold = false;            // between ** and **, <b> and </b>
  bool cites = false;           // word: moves that were not played follow
  bool other_game = false;      // word: moves of another game follow, "in a famous game"
  bool plays = false;           // word: a move that was played follows, "jugó 9.Ce5"
  bool leads = false;           // word, or a bracket never closed: a move of its sentence may
                                // follow
  bool unclosed = false;        // a bracket never closed, with moves behind it
  bool denies = false;          // word: "not"
  bool is_mark = false;         // word: a capital or a sign alone, as the Informant's N
  bool is_stop = false;         // separator: a full stop behind a move
  bool says_result = false;     // word: the first of a phrase that ends a game
  bool word_of_number = false;  // blank: "illegible" and its like, which nothing else can mean
  std::uint8_t doubt = 0;       // masked, as its token is flagged (pgn/doubt_flags.h)
  std::uint32_t value = 0;      // number
  int dots = 0;                 // number
  std::uint32_t partner = 0;    // open: index of its close; close: of its open; 0: none

  // number: the half-move that it names, as board/half_move.h counts; of any value.
  std::uint32_t half_move() const { return 2 * value + (dots > 1 ? 1 : 0); }
  // Of a sentence: `de` looks like a pawn that takes, too.
  bool may_be_word() const { return kind == PartKind::word || (kind == PartKind::cell && weak); }
  // Of words that end a game: "tablas por jaque continuo".
  bool is_of_phrase() const { return may_be_word() || kind == PartKind::suffix; }
  std::string_view in(std::string_view text) const { return span.in(text); }
};

using Parts = std::vector<Part>;

// Does a word follow parts[at] on its line, as in "d3 was quieter"? Marks and words that end the
// game are none.
inline bool begins_sentence(const Parts& parts, std::uint32_t at) {
  if (at + 1 >= parts.size()) return false;
  const Part& next = parts[at + 1];
  return next.kind == PartKind::word && !next.line_start && !next.is_mark && !next.says_result;
}

}  // namespace planilla
