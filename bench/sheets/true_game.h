// Games whose moves are known, to write sheets from: read from English PGN in which nothing is
// doubtful.
//
//   std::vector<TrueGame> games = choose_games(notations, {"games/"}, {.games = 500, .seed = 1});
//
// Only games of standard chess from its starting position that were read to their end without an
// error.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "board/move.h"
#include "notation/read/notations.h"

namespace planilla::sheets {

struct TrueGame {
  std::string white, black;  // names, as the tags have them
  std::string result;        // "1-0", ...; "*" if unknown
  std::vector<Move> moves;   // from the starting position
};

struct Choice {
  std::size_t games = 500;
  std::uint64_t seed = 1;
  std::size_t min_plies = 20;
};

// A choice by chance of the games in files and folders, the same for the same seed; all of them, in
// their order, if there are not more. Throws SourceError.
std::vector<TrueGame> choose_games(const Notations& notations,
                                   const std::vector<std::string>& inputs, const Choice& choice);

// English PGN of it, for pgn-extract and for people.
std::string to_pgn(const TrueGame& game);

}  // namespace planilla::sheets
