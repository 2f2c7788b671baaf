// One game as it was read. A plain value: it owns all it says, and any number of threads may look
// at it.
//
//   const Game game = Reader().read_sheet("Blancas: Ana\n1. e4 e5 2. Cf3 Cc6 1-0");
//   assert(game.tag("White") == "Ana");
//   assert(game.moves.size() == 4);
//   assert(game.moves[2].san == "Nf3" && game.moves[2].uci == "g1f3");
//   assert(game.moves[2].written == "Cf3");
//   assert(game.result == "1-0");
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "planilla/finding.h"
#include "planilla/place.h"

namespace planilla::api {

struct Tag {
  std::string name, value;
};

// A move of the main line.
struct Move {
  std::string san;      // in English letters: "Nf3"
  std::string uci;      // "g1f3"
  std::string fen;      // the position after it
  std::string written;  // as it stood in the text
  Place place;
};

struct Game {
  std::uint64_t number = 0;  // from 1 over the whole input
  std::string file;          // in which it stands; "<memory>" for one that was handed over
  std::vector<Tag> tags;     // in the order of the text
  std::string start_fen;     // the position before the first move
  std::vector<Move> moves;   // of the main line, as far as it was read
  std::string result;        // "1-0", "0-1", "1/2-1/2", "*"
  std::vector<std::string> languages;  // whose letters read the moves, as tags; several write alike
  std::string notation;                // "algebraic"
  std::string pgn;  // normalised PGN with variations and comments, or the form that was asked for
  std::vector<Finding> findings;  // in the order of the text

  // The value of the first tag of that name; empty: there is none.
  std::string_view tag(std::string_view name) const;

  // True if every move of the main line was read and nothing worse than a note was found.
  bool is_clean() const;
};

}  // namespace planilla::api
