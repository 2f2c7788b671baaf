// What a sheet with slips in it must have meant: the reading under which everything that follows is
// legal.
//
//   Repairer repairer(notations, slips);
//   RepairPlan script = repairer.find(game, tokens, from, replay.fault(), white_reader,
//   black_reader); replay.run(game, from, white_reader, black_reader, &script, Repair::safe);
//
// All readings of the main line are searched side by side (game/repair/sheet_search.h); a slip
// shows only later, so that changes before the place where the illegality shows are among them.
// Where one reading leads all others by the margin of repair/costs.toml, its changes are the fixes,
// as far as what stands behind them proves them (game/proof/proof.h).
// Where several are as likely, the changes on which all of them agree are fixes, and the first
// place in which they differ is a question. Where nothing that can be afforded reads the game to
// its end, or at least well beyond the fault, the script is empty.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/evidence/tail.h"
#include "game/model/game.h"
#include "game/model/given_moves.h"
#include "game/model/repair_plan.h"
#include "game/repair/doubtful_words.h"
#include "game/repair/lax_words.h"
#include "game/search/beam_search.h"
#include "notation/data/usual_moves.h"
#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "notation/slips/slips.h"
#include "pgn/token.h"

namespace planilla {

class SheetSearch;
class SingleChange;
struct MissingRow;
struct NearSlip;

class Repairer {
public:
  // `slips` must outlive it.
  Repairer(const Notations& notations, Slips& slips)
      : notations_(notations),
        costs_(notations.slip_costs()),
        slips_(slips),
        usual_(notations.usual_weights()) {}

  // `fault`: the token at which the text as it stands can be read no further. `answers`: about this
  // game. With Repair::guess the likeliest reading is taken; else what is not proved is asked.
  RepairPlan find(const Game& game, std::span<const Token> tokens, std::size_t from,
                  std::size_t fault, MoveReader& white, MoveReader& black, Repair mode,
                  std::span<const GivenMove> answers = {});

  // The same of a text with sentences between its moves, where a word may be no move at all: only
  // one other move in place of the word at `fault`, with which the text is legal to its end, some
  // half-moves at least. A plan without fixes: it is not proved.
  RepairPlan find_in_text(const Game& game, std::span<const Token> tokens, std::size_t from,
                          std::size_t fault, MoveReader& white, MoveReader& black);

  // Words that may be several moves as they stand, or of which a part cannot be read:
  // game/repair/doubtful_words.h.
  std::optional<RepairPlan> read_doubtful(const Game& game, std::span<const Token> tokens,
                                          std::size_t from, MoveReader& white, MoveReader& black) {
    return planilla::read_doubtful(game, tokens, from, white, black, slips_, notations_, usual_);
  }

  std::optional<RepairPlan> read_several_ways(const Game& game, std::span<const Token> tokens,
                                              std::size_t from, MoveReader& white,
                                              MoveReader& black) {
    return planilla::read_several_ways(game, tokens, from, white, black, slips_, notations_,
                                       usual_);
  }

  // Words that a slip of the pen may have made as well: game/repair/lax_words.h.
  std::vector<Question> ask_about_lax_words(const Game& game, std::span<const Token> tokens,
                                            std::size_t from, MoveReader& white,
                                            MoveReader& black) {
    return lax_words(game, tokens, from, white, black, slips_);
  }

private:
  // Is one slip farther back than was doubted still to be looked for, or was every one tried?
  enum class LookBack : std::uint8_t { needed, done };

  std::optional<BeamSearch> read_beyond(SheetSearch& sheet, Expander& readings,
                                        const Position& start, std::uint32_t fault,
                                        std::uint32_t end, LookBack look_back) const;
  struct Search;

  std::optional<RepairPlan> explain_otherwise(const Search& search) const;
  std::optional<RepairPlan> exchange_rows(const Search& search) const;
  RepairPlan find_slips(const Search& search);
  void stop_at_missing_row(const Tail& tail, std::span<const Item> items, const Position& start,
                           const SingleChange& single, RepairPlan& plan);
  bool is_rather_slip(const NearSlip& slip, const MissingRow& row, std::uint32_t until,
                      std::uint32_t end) const;
  bool is_enough(const SingleChange& single, bool is_sheet) const;
  std::uint32_t dear(const BeamSearch& search) const;

  const Notations& notations_;
  const SlipCosts& costs_;
  Slips& slips_;
  UsualMoves usual_;
};

}  // namespace planilla
