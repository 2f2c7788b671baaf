// What the library makes of a sheet, beside the truth.
//
//   SheetReader reader(data, notations, options);
//   Answer answer = reader.read(text);
//   Outcome outcome = judge(answer, game.moves);     // right, doubted, told, silent
//
// The sheet is read as the program reads a file: framed, its character set found out, then by a
// GameReader, then the checks that are on by default.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/finding.h"
#include "checks/engine/selection.h"
#include "game/game_reader.h"
#include "text/framing/batch.h"

namespace planilla::sheets {

struct Answer {
  std::vector<Move> moves;  // of the main line
  std::size_t games = 0;    // games with moves that were found in the sheet: more than one is wrong
  // Warnings and errors about the moves (groups moves, structure, laws), with their severity.
  Findings findings;
  std::size_t notes = 0;               // findings of any other kind
  std::vector<std::string> languages;  // that it was read as
  std::size_t repaired = 0;            // moves that are not the ones in the text
  bool unread = false;                 // some text was kept unread
  double seconds = 0;                  // CPU time of the reader alone
};

class SheetReader {
public:
  SheetReader(const Notations& notations, const ReadOptions& options)
      : reader_(notations, options) {}
  Answer read(const std::string& sheet);
  // What somebody has said about the game of the sheets that are read from now on.
  void answer(const GivenMoves& answers) { reader_.answer(answers); }

private:
  void take(const Game& game, Answer& answer);

  GameReader reader_;
  Selection selection_ = Selection::defaults();
  Game game_;
};

enum class Outcome {
  right,    // these moves, and nothing said against them
  doubted,  // these moves, with a warning or an error
  told,     // other moves (or fewer), and a finding says that something is wrong
  silent,   // other moves, and nobody is told
};

Outcome judge(const Answer& answer, const std::vector<Move>& truth);

// "12...Nf6 (written «Cf6»): illegal-move" : a line for people.
std::string describe(const Finding& finding);

// Plies that both begin with.
std::size_t agreement(const std::vector<Move>& a, const std::vector<Move>& b);

// English SAN of a ply of the truth, from 0.
std::string true_san(const std::vector<Move>& truth, std::size_t ply);

}  // namespace planilla::sheets
