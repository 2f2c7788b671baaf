// What comes of one attempt to read a movetext: a plain value, which a game takes or which is
// dropped.
//
//   ReplayResult result = replay(movetext, start, readers);
//   if (result.outcome.reached == Reached::end) ...
//   for (const Trouble& trouble : result.outcome.troubles) ...
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/finding.h"
#include "board/position.h"
#include "game/model/game.h"

namespace planilla {

// How far the main line was read.
enum class Reached : std::uint8_t {
  end,
  fault,         // up to a token that is no move here; the rest is kept unread
  kept_earlier,  // up to text that an earlier conversion could not read, and kept
};

// What went wrong, as far as reading the text otherwise may put it right. `carried` text of an
// earlier conversion says it of the file that it was made from.
enum class TroubleKind : std::uint8_t {
  none,
  unclosed_comment,
  nested_comment,  // a brace within a comment
  unclosed_variation,
  unopened_variation,
  stray_text,  // signs that are part of nothing
  moves,       // a move that cannot be played, or words where moves were due
};

struct Trouble {
  TroubleKind kind = TroubleKind::none;
  std::size_t finding = 0;  // index into ReplayResult::findings

  // Of braces and parentheses, and what a lost one leaves behind.
  bool is_of_marks() const { return kind != TroubleKind::moves; }
};

struct ReplayOutcome {
  static constexpr std::size_t no_token = SIZE_MAX;

  Reached reached = Reached::end;
  std::size_t fault = no_token;   // Reached::fault: the token
  std::size_t next = 0;           // the first token that is not of this game
  bool numbered_title = false;    // a title was taken that holds a move number
  std::vector<Trouble> troubles;  // in the order in which they were met

  bool faulted() const { return reached != Reached::end; }
  // True if a brace or parenthesis has no partner.
  bool has_lost_marks() const {
    return std::any_of(troubles.begin(), troubles.end(), [](const Trouble& t) {
      return t.is_of_marks() && t.kind != TroubleKind::none && t.kind != TroubleKind::stray_text;
    });
  }
};

struct ReplayResult {
  std::vector<Element> elements;  // of the movetext
  MoveTotals plain;
  Findings findings;
  std::vector<std::uint64_t> keys;  // of the main line: keys[0] of the start
  Position final;                   // after the last move of the main line that was read
  std::uint32_t plies = 0;          // of the main line
  Result terminator = Result::none;
  Span terminator_span;
  std::uint32_t end = 0;  // of the text of the game
  ReplayOutcome outcome;

  // Where the first trouble stands; UINT32_MAX: there is none.
  std::uint32_t first_trouble() const;
  // As new, but for the room of its vectors.
  void clear();
};

// What kind of trouble a rule tells of, for text that names its rule: what an earlier conversion
// kept. TroubleKind::none for all others.
TroubleKind trouble_of(Rule rule);

}  // namespace planilla
