// An annotated game of which nothing is odd, read straight from its bytes: comments, NAGs and
// variations between known words.
//
//   AnnotatedGame annotated;
//   if (AnnotatedGame::may_read(game.text, movetext))
//     read = annotated.read_moves(game, movetext, white, black, attempt);
//
// False: the tokens are to tell. What is read here is what they would have told: a test compares
// the two. For games with tags, and with a comment somewhere: in one without, words might be
// sentences (game/cells/text_reader.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "game/fast/annotated_text.h"
#include "game/fast/fast_attempt.h"
#include "game/fast/fast_moves.h"
#include "game/model/game.h"
#include "notation/read/move_reader.h"

namespace planilla {

class AnnotatedGame {
public:
  // False: there is no comment from there on, and nothing for this.
  static bool may_read(std::string_view text, std::size_t from) {
    return text.find('{', from) != std::string_view::npos;
  }
  // The text from there on, up to a result with nothing behind it.
  bool read_moves(const Game& game, std::size_t from, MoveReader& for_white, MoveReader& for_black,
                  FastAttempt& out);

private:
  struct Line {
    Position position;
    Position before;  // before its last move, where a variation follows
  };
  // How far the words were played.
  struct Played {
    std::size_t words = 0;
    std::uint64_t* key;  // of the main line: where the next is kept
  };

  bool read_text(const Game& game, std::size_t from, MoveReader& for_white, MoveReader& for_black);
  bool play(const Position& start, FastAttempt& out);
  bool play_to(std::size_t end, Played& played, MoveTotals& sums);
  bool open_line(std::size_t words, Played& played, MoveTotals& sums);
  void write_elements(Color first, std::vector<Element>& elements) const;

  AnnotatedText text_;
  Line line_;
  std::vector<Line> outer_;
  std::vector<CompactMove> moves_;
  std::vector<std::uint64_t> side_keys_;  // of variations: nobody asks for them
};

}  // namespace planilla
