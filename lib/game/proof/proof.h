// Which repairs are proved by what stands behind them on the sheet.
//
//   Proof proof(tail, items, slips, costs, usual, game.start);
//   proof.weigh(script, fault);
//
// A repair is proved if enough of the sheet fits behind it, and if it is likelier than everything
// else that could explain the text, all together: other moves within a slip of the word, other
// readings of the search, and an illegal move that stood. The first repair that is not proved ends
// the script: where the word is illegal as it stands, the reading stops there, with an error that
// lists what it may be; where the word is legal, it stays, and an error says what else it may be.
// Nothing is changed where nothing follows. What follows counts from the first word on that is not
// legal without the change: a quiet stretch before it fits with the change and without. What
// somebody has answered needs no proof.
//
// weigh() fills Edit::fits, rival_fits and odds of all fixes that it keeps.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "game/evidence/hand_marks.h"
#include "game/evidence/tail.h"
#include "game/model/repair_plan.h"
#include "game/proof/other_row.h"
#include "game/proof/other_word.h"
#include "game/proof/plan_reading.h"
#include "notation/data/usual_moves.h"
#include "notation/slips/slips.h"

namespace planilla {

class Proof {
public:
  Proof(const Tail& tail, std::span<const Item> items, Slips& slips, const SlipCosts& costs,
        UsualMoves& usual, const Position& start)
      : tail_(tail),
        items_(items),
        reading_(tail, items),
        slips_(slips),
        costs_(costs),
        usual_(usual),
        start_(start),
        hand_(tail, items, costs, start),
        words_(tail, items, hand_, costs, start),
        rows_(tail, hand_) {}

  // `fault`: the item at which the text as it stands can be read no further. `cost`: of the slips
  // that the script puts right.
  void weigh(RepairPlan& script, std::uint32_t fault, std::uint32_t cost);
  // Of a script that is carried out, proved or not: fills the evidence alone.
  void tell(RepairPlan& script) const;
  // What is asked about a legal word: the moves with which the text can be read beyond the fault,
  // likely slips before others, the farthest first. A question that none of them answers goes.
  void weigh_questions(RepairPlan& script) const;

private:
  // Where a fix of the script applies.
  struct Place {
    Position before, after;
    std::uint32_t item = 0, behind = 0;  // the word, and the first item behind the change
    int ply = 0;                         // of the move that is put there, from 1
    int written = 0;                     // half-moves as they stand until the next fix, or the end
    std::uint32_t until = 0;             // the item of the next fix, or where reading ends
    std::uint32_t end = 0;               // where reading ends under the whole script
    bool is_legal = false;               // the word is legal as it stands
    bool has_even_rival = false;         // another meaning of the word fits until the next fix
    bool has_equal_rival = false;        // one that is no less likely fits nearly as far
    bool has_live_rival = false;         // one fits as far as the script, with its marks
  };

  // A row of which the script changes words.
  struct ChangedRow {
    OtherRows::Row row;
    std::uint32_t price = 0;  // of its changes
    std::size_t last = 0;     // of them
  };

  using Helps = std::vector<std::pair<std::uint32_t, Move>>;  // up to which item, with which move

  static bool judges(const Edit& fix);
  void judge(RepairPlan& script, std::uint32_t fault, std::uint32_t cost);
  void end_evidence(RepairPlan& script) const;
  // In proof_of_copies.cpp, with weigh_questions().
  void add_as_far(const Position& before, std::uint32_t item, Helps& helps) const;
  std::vector<Place> follow(const RepairPlan& script) const;
  Distance up_to_false_mark(const Place& place, const Position& after, const Distance& reach) const;
  std::uint32_t said_behind(const Place& place, const Position& after,
                            std::span<const Edit> others) const;
  void weigh_rivals(std::span<Edit> fixes, std::size_t index, Place& place) const;
  template <class Try>
  void try_equals(const Place& place, Try try_move) const;
  void measure(RepairPlan& script, std::vector<Place>& places) const;
  std::uint32_t needed_from(std::span<const Edit> fixes, std::size_t index,
                            const Place& place) const;
  int support_of(std::span<const Edit> fixes, std::span<const Place> places, std::size_t index,
                 std::size_t limit) const;
  bool is_other_word(Move move, const Place& place) const;
  bool comes_near(Move move, const Place& place, std::uint32_t below) const;
  bool slips_at_fault(std::span<const Edit> fixes, std::size_t index, const Place& place) const;
  bool number_denies_word(const Place& place) const;
  bool may_lack_reply(const Edit& fix, const Place& place) const;
  bool is_unlike(const Edit& fix, const Place& place) const;
  // In proof_of_copies.cpp.
  bool more_fit(std::span<const Edit> fixes, std::size_t index, const Place& place, int most) const;
  bool is_copied(const Place& place) const;
  std::uint16_t claims_of(const Place& place) const;
  bool keeps_piece_and_line(Move move, const Place& place) const;
  bool may_be_first(const RepairPlan& script, std::span<const Place> places,
                    std::size_t index) const;
  bool may_be_other_word(const RepairPlan& script, std::span<const Place> places,
                         std::size_t index) const;
  bool has_support(const RepairPlan& script, std::span<const Place> places, std::size_t index,
                   std::size_t limit) const;
  bool is_proved(const RepairPlan& script, std::span<const Place> places, std::size_t index,
                 std::size_t limit) const;
  std::size_t first_unproved(const RepairPlan& script, std::span<const Place> places,
                             std::size_t limit) const;
  std::size_t proved_before(const RepairPlan& script, std::span<const Place> places,
                            std::size_t limit) const;
  // In proof_of_rivals.cpp.
  bool stood(const RepairPlan& script, const std::vector<Place>& places, std::uint32_t fault) const;
  bool misses_row(const RepairPlan& script, std::span<const Place> places, std::uint32_t fault,
                  std::uint32_t cost) const;
  std::uint32_t least_of_row(std::uint32_t cost, bool rewrites) const;
  std::uint32_t marks_behind(const RepairPlan& script, std::span<const Place> places,
                             std::size_t index, std::uint32_t fault, std::uint32_t until) const;
  std::uint32_t price_of(const Edit& fix, const Place& place) const;
  bool has_row_beside(const RepairPlan& script, std::span<const Place> places,
                      std::size_t index) const;
  bool is_numbered() const;
  std::optional<ChangedRow> row_of(const RepairPlan& script, std::span<const Place> places,
                                   std::size_t index) const;
  bool is_of_foreign_row(const RepairPlan& script, std::span<const Place> places,
                         std::size_t index) const;
  bool has_other_word(const RepairPlan& script, std::span<const Place> places,
                      std::size_t index) const;
  bool has_rival_beside(const RepairPlan& script, std::span<const Place> places,
                        std::size_t index) const;
  bool is_written_twice(const Place& place) const;
  bool is_of_row_twice(const Place& place) const;
  bool is_others_word(const Edit& fix, const Place& place) const;
  bool marks_speak_against(const Edit& fix, const Place& place) const;
  bool number_fits(const Edit& fix, const Place& place) const;
  std::uint32_t margin_of(const Edit& fix, const Place& place) const;
  static void ask_about(RepairPlan& script, std::size_t index, const Place& place);
  static void end_at(RepairPlan& script, std::size_t index, const Place& place);
  static void forget_measures(RepairPlan& script);

  const Tail& tail_;
  std::span<const Item> items_;
  PlanReading reading_;
  Slips& slips_;
  const SlipCosts& costs_;
  UsualMoves& usual_;
  const Position& start_;
  HandMarks hand_;
  OtherWords words_;
  OtherRows rows_;
};

}  // namespace planilla
