// Everything a sheet may mean: each word as it stands, with one slip in it, left out or doubled.
//
//   WordReadings words(text, tokens, items, white_reader, black_reader);
//   SheetSearch sheet(words, slips, costs);
//   BeamSearch search(limits);
//   search.run(sheet, start, 0, items.size());
//
// Places are items (game/layout/main_line.h). The label of a step says how the word was read
// (StepKind); the context is a word that was passed over for the time being, because another was
// read in its place, and by how much the move numbers of the sheet are beside.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/evidence/sheet_evidence.h"
#include "game/evidence/word_readings.h"
#include "game/layout/main_line.h"
#include "game/model/game.h"
#include "game/search/beam_search.h"
#include "notation/read/match.h"
#include "notation/read/move_reader.h"
#include "notation/slips/slips.h"

namespace planilla {

enum class StepKind : std::uint32_t {
  written,    // as it stands; also what is no move and takes no time: numbers, suffixes
  ambiguous,  // as it stands, one of several
  changed,    // with a slip
  filled,     // a cell left empty, or unreadable
  inserted,   // a half-move that the sheet leaves out
  dropped,    // a word that is passed over
  exchanged,  // another word's move was played here
};

class SheetSearch : public Expander {
public:
  SheetSearch(WordReadings& words, Slips& slips, const SlipCosts& costs);

  // Slips are looked for only in such stretches of items; elsewhere the sheet is read as it stands.
  void doubt(std::uint32_t begin, std::uint32_t end);
  void trust_all() { doubted_.assign(items_.size(), false); }

  // How this hand marks captures and checks: from the game as far as it could be read.
  void learn(const Game& game);

  // A null move: the search knows none.
  bool passes() const { return passes_; }

  void expand(const Hypothesis& hypothesis, std::vector<Step>& out) override;

private:
  struct Owed {
    std::uint32_t item = 0;  // the word that was passed over
    std::uint32_t due = 0;   // in whose place it is read
  };

  void read_number(const Hypothesis& h, std::vector<Step>& out);
  void read_word(const Hypothesis& h, std::uint32_t item, std::uint32_t context, std::uint32_t cost,
                 StepKind kind, std::vector<Step>& out);
  void read_hole(const Hypothesis& h, std::vector<Step>& out);
  void read_slips(const Hypothesis& h, std::vector<Step>& out);
  const std::vector<Slip>& slips_of(const Hypothesis& h);
  void read_unlike(const Hypothesis& h, std::vector<Step>& out);
  void read_any(const Hypothesis& h, unsigned roles, std::uint32_t cost, StepKind kind,
                std::vector<Step>& out);
  void exchange(const Hypothesis& h, std::vector<Step>& out);
  void insert(const Hypothesis& h, std::vector<Step>& out);
  void drop(const Hypothesis& h, std::vector<Step>& out) const;
  std::uint32_t marks(const Position& before, Move move, std::uint16_t claims) const;
  bool can_read(const Position& position, std::uint32_t item);
  Owed owed(std::uint32_t context) const;
  std::string_view word(std::uint32_t item) const { return words_.written(item); }
  std::uint32_t next_word(std::uint32_t item) const { return words_.next_word(item); }
  MoveReader& reader(const Position& position) const { return words_.reader(position.turn()); }

  WordReadings& words_;
  std::span<const Item> items_;
  Slips& slips_;
  std::array<std::vector<WorkedOutSlips>, 2> slips_of_items_;  // as words of either player
  const SlipCosts& costs_;
  std::vector<bool> doubted_;
  bool passes_ = false;
  MarkHabits habits_;
  MarkCosts mark_costs_;
};

}  // namespace planilla
