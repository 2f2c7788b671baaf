// Several sheets of one game, read in step: which game they all mean, and what each of them did to
// it.
//
//   JointSearch sheets({a, b}, slips, costs);
//   BeamSearch search(limits);
//   const std::uint32_t contexts[] = {sheets.start()};
//   search.run(sheets, start, 0, sheets.end(), contexts);
//
// A half-move is played because at least one sheet says so, as it stands or with a slip. What it
// costs is the sum over the sheets: nothing where a sheet has it as written; else the price of the
// slip, of a half-move left out, written twice, or exchanged with the one after it
// (repair/costs.toml). The place of a hypothesis is the sum of the words read in all sheets; its
// context says how many of each (JointState). The label of a step holds, four bits a sheet, how
// each sheet was read (SheetReading).
//
// Where all sheets say the same, nothing else is tried, unless doubt_all() was called.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "game/evidence/sheet_evidence.h"
#include "game/reconcile/sheet_line.h"
#include "game/search/beam_search.h"
#include "notation/read/match.h"
#include "notation/read/move_reader.h"
#include "notation/slips/slips.h"

namespace planilla {

enum class SheetReading : std::uint32_t {
  written,    // as it stands
  ambiguous,  // as it stands, one of several
  changed,    // with a slip
  unlike,     // something quite different, or nothing that can be read
  hole,       // the sheet says itself that a move is not written
  lacking,    // not there
  ended,      // the sheet was not kept to this point
  exchanged,  // another word's move was played here
  doubled,    // no move: a word that is passed over
  idle,       // not touched by this step
};

inline constexpr std::size_t most_sheets = 8;

// How far each sheet is read.
struct SheetState {
  std::uint32_t consumed = 0;  // words
  std::uint8_t mode =
      0;  // 0; 1: a word is owed; 2: one is read, then one owed; 3: that one is owed
  std::int8_t drift = 0;  // half-moves by which its numbers are ahead of the game

  auto operator<=>(const SheetState&) const = default;
  // The word that is read next.
  std::size_t word() const {
    return mode == 1 ? consumed - 1u : mode == 3 ? consumed - 2u : consumed;
  }
};
using JointState = std::array<SheetState, most_sheets>;

inline SheetReading reading_of(std::uint32_t label, std::size_t sheet) {
  return static_cast<SheetReading>(label >> (4 * sheet) & 15);
}

class JointSearch : public Expander {
public:
  JointSearch(std::vector<SheetLine> sheets, Slips& slips, const SlipCosts& costs);

  std::uint32_t start() { return context_of({}); }
  std::uint32_t end() const;
  void doubt_all() { doubts_ = true; }
  // Half-moves that are known, in SAN: they are played whatever the sheets say.
  void give(std::map<int, std::string> played) { given_ = std::move(played); }
  // Called for each hypothesis; what it throws ends the search.
  void interrupt_by(const std::function<void()>& pause) { pause_ = &pause; }
  const JointState& state(std::uint32_t context) const { return states_[context]; }
  const std::vector<SheetLine>& sheets() const { return sheets_; }

  void expand(const Hypothesis& hypothesis, std::vector<Step>& out) override;

private:
  // What one sheet may say here.
  struct Option {
    Move move;
    std::uint32_t cost = 0;
    SheetState next;
    SheetReading kind{};
  };
  using Options = std::vector<Option>;

  void read(const Hypothesis& h, std::size_t sheet, std::size_t word, SheetState next,
            std::uint32_t cost, SheetReading kind);
  void read_written(const Hypothesis& h, std::size_t sheet);
  void read_exchanged(const Hypothesis& h, std::size_t sheet);
  void read_slips(const Hypothesis& h, std::size_t sheet);
  void read_part(const Hypothesis& h, std::size_t sheet, std::size_t word, const SheetState& next,
                 std::uint32_t cost);
  void add_meaning(const Hypothesis& h, std::size_t sheet, const MovePattern& pattern,
                   const SheetState& next, std::uint32_t cost);
  bool agree() const;
  void combine(const Hypothesis& h, Move move, bool anyone, std::vector<Step>& out);
  void combine(const Hypothesis& h, std::size_t sheet, Step step, bool supported, JointState& next,
               std::vector<Step>& out);
  void read_given(const Hypothesis& h, const std::string& move, std::vector<Step>& out);
  void read_any(const Hypothesis& h, std::vector<Step>& out);
  void drop(const Hypothesis& h, std::vector<Step>& out);
  std::uint32_t marks(const Hypothesis& h, std::size_t sheet, Move move,
                      std::uint16_t claims) const;
  std::uint32_t numbered(const Hypothesis& h, const SheetWord& word, SheetState& next) const;
  std::uint32_t unlike() const;
  std::uint32_t unlike_in_place() const;
  bool leaves_out(const Hypothesis& h, std::size_t sheet) const;
  bool stands_here(const Hypothesis& h, std::size_t sheet) const;
  bool is_hole(std::size_t sheet, std::size_t word);
  bool can_read(const Position& position, std::size_t sheet, std::size_t word);
  bool ended(std::size_t sheet) const {
    return now_[sheet].mode == 0 && now_[sheet].consumed >= sheets_[sheet].words.size();
  }
  const WordReading& reading(const Position& position, std::size_t sheet, std::size_t word);
  std::uint32_t context_of(const JointState& state);

  std::vector<SheetLine> sheets_;
  std::vector<MarkCosts> mark_costs_;  // of each sheet
  Slips& slips_;
  const SlipCosts& costs_;
  bool doubts_ = false, agreed_ = false;
  std::map<int, std::string> given_;  // by half-move
  const std::function<void()>* pause_ = nullptr;
  std::vector<JointState> states_;
  std::map<JointState, std::uint32_t> contexts_;
  JointState now_{};              // of the hypothesis that is expanded
  std::vector<Options> options_;  // of each sheet
  std::uint32_t most_ = 0;        // what a step may cost
};

// Do two sheets have a word for one half-move of the path? Each player's own moves are no two
// games.
bool share_half_moves(const Path& path, std::size_t sheets);

}  // namespace planilla
