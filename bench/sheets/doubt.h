// Sheets of many kinds that a reader must doubt, made of games whose moves are known.
//
//   Doubters doubters(notations.languages());
//   std::optional<DoubtSheet> sheet = doubters.write(Family::masked, game, Random(seed, index));
//   Verdict verdict = judge(*sheet, reader.read(sheet->text));
//
// A sheet says what was played and where a reader may stop. Nothing here is taken from what the
// library believes about slips or layouts: letters come from its languages, everything else is
// written down here. std::nullopt: the game has no place for such a doubt (no castling, too short).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer.h"
#include "random.h"
#include "sheet.h"
#include "slipped_sheet.h"

namespace planilla::sheets {

enum class Family {
  live_board_tail,    // the kings are put on the centre squares after the game
  last_move_slip,     // one character of the last move is wrong
  masked,             // one character of one move cannot be read
  dashes,             // half-moves that were played and not written
  prose,              // sentences behind moves
  brackets,           // asides in ( ) and [ ]
  stood,              // an illegal move that nobody noticed
  mixed_notation,     // descriptive and algebraic words in one sheet
  separators,         // numbers and moves held apart by ; , | / : -
  letters,            // the first knight move has a slip
  lower_case,         // piece letters in lower case
  offers,             // draws offered and refused, beside moves
  crossed_out,        // another move, crossed out, before the one that was played
  times,              // what the clock shows, beside each move
  castling_words,     // "enroque corto"
  remarks,            // lines of the arbiter between the rows
  pages,              // the head of the sheet and the number of the page, in the middle
  two_columns,        // the second half of the rows beside the first
  capitals,           // everything in capitals
  wrong_numbers,      // a number too many or too few from the middle on
  copied_row,         // a row written twice
  missing_row,        // a row that was not written, whose number is kept or not
  exchanged_rows,     // two rows, one below the other
  exchanged_columns,  // from the middle on Black's moves stand first
  shifted_column,     // a half-move of a player left out: the rest of the column a row too high
  reconcile,          // two sheets, each with gaps
};
inline constexpr std::size_t family_count = 26;
std::string_view family_name(Family family);
std::optional<Family> family_named(std::string_view name);

// A half-move that may be asked about: `readings` are all that fit, in English SAN; empty if they
// were not counted.
struct DoubtfulPly {
  std::size_t ply = 0;  // from 0
  std::vector<std::string> readings;
};

struct DoubtSheet {
  Family family{};
  std::string text;
  std::string other;               // reconcile: Black's sheet
  std::vector<Move> moves;         // what was played, as far as it can be known
  std::vector<DoubtfulPly> stops;  // where an error may end the game: in rising order
  bool must_stop = false;          // the game cannot be written to its end without an error
  bool may_stop_anywhere = false;  // an error at any place is right, since the layout is odd
  std::string note;                // what was done, for people
};

class Doubters {
public:
  explicit Doubters(const Languages& languages) : languages_(languages) {}
  std::optional<DoubtSheet> write(Family family, const TrueGame& game, Random random) const;

private:
  const Language& pick(Random& random, std::initializer_list<const char*> tags) const;

  const Languages& languages_;
};

// Of a sheet with slips: an error may end the game where a slip is; of two moves in each other's
// place at either.
DoubtSheet doubts_of(const SlippedSheet& sheet);

enum class Verdict {
  exact,          // the game
  honest,         // a right stop, or the game with a question at each doubtful half-move
  short_of_it,    // true moves and an error, but they end where nothing is doubtful
  wrong_error,    // another move, or a rest that is lost, with an error
  wrong_warning,  // the same, without an error: also a guess that happens to be right
  silent,         // another game, or a guess, and nothing is told
};
inline constexpr std::size_t verdict_count = 6;
std::string_view verdict_name(Verdict verdict);

Verdict judge(const DoubtSheet& sheet, const Answer& answer);

}  // namespace planilla::sheets
