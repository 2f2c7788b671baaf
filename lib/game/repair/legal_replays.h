// All the ways to play the words of a sheet as they stand, to its end.
//
//   LegalReplays replays(tail, items, slips, grammar, PieceLetters::small);
//   if (replays.run(game.start) == LegalReplays::End::complete)
//     for (const ReplayedWord& word : replays.words(usual)) word.move, word.others ...
//
// A word may be several moves: a small piece letter that is a file too (`cxd4`), if the hand writes
// such letters, or a capital that is a file (`Cxd4`) where it writes all words so, a character that
// cannot be read (`C?6`), a half-move that was not written. All are followed side by side, equal
// positions as one, so that what is found is complete: a move that is not told leads to no legal
// game, or to one in which a later `x` takes nothing or a later `+` gives no check. What may be
// followed is bounded (repair/doubt.toml), by steps and not by time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/tail.h"
#include "notation/data/doubt_grammar.h"
#include "notation/data/usual_moves.h"
#include "notation/slips/slips.h"

namespace planilla {

// Which letters of pieces a hand writes, and which of files: `Cf3` and `e4`, now and then `A4`,
// `cf3` too, or each word with a capital, as a telephone does, `E4` and `Exd5`.
enum class PieceLetters : std::uint8_t { capital, large_square, small, all_large };

// `A4`, `a4`: a square alone, its file written with 'A' or 'a' as the first.
bool is_lone_square(std::string_view word, char first_file);

struct ReplayedWord {
  std::uint32_t item = 0, tokens = 1;
  Position before;             // of the way that is told
  Move move;                   // the likeliest
  std::vector<Move> others;    // that lead to the end too
  int fitting = 0;             // moves that the word can be, whatever follows
  bool is_plain = false;       // one move, and the likeliest that the word can be
  bool is_doubtful = false;    // of which a part, or all, cannot be read
  bool is_unreadable = false;  // as it stands: `Exd5`, each word of the sheet with a capital
};

class LegalReplays {
public:
  enum class End : std::uint8_t {
    complete,  // at least one way leads to the end
    dead,      // none
    too_many,  // to be followed
  };

  // All must outlive it.
  LegalReplays(const Tail& tail, std::span<const Item> items, Slips& slips,
               const DoubtGrammar& grammar, PieceLetters letters)
      : tail_(tail),
        items_(items),
        slips_(slips),
        grammar_(grammar),
        letters_(letters),
        dearest_(letters == PieceLetters::small || letters == PieceLetters::all_large
                     ? cost_case
                     : cost_case - 1) {}

  End run(const Position& start);
  // After End::complete: along one of the ways, that which takes each word at its likeliest; of
  // several moves the one behind which fewest words need a file or rank that they do not have, then
  // what people play.
  std::vector<ReplayedWord> words(UsualMoves& usual) const;
  // The first doubtful word, after run(): all that it can be, whatever follows. No others if it was
  // not met.
  ReplayedWord first_doubtful() const;

private:
  struct Way {
    std::uint32_t from = 0;  // node of the layer before
    Move move;
    bool is_two_pieces = false;  // the word fits another piece of that kind as well
  };
  struct Node {
    Position position;
    std::vector<Way> ways;  // the likeliest first
    bool reaches_end = false;
    std::uint32_t open = 0;  // the least of words up to the end that fit two pieces of a kind
  };
  struct WayOn {
    std::uint32_t to = 0;  // node of the next layer
    Move move;
    std::uint32_t open = 0;  // words up to the end, this one too, that fit two pieces of a kind
  };
  struct Layer {
    std::uint32_t item = 0;  // the word read into it
    std::uint32_t tokens = 1;
    bool is_doubtful = false;
    std::vector<Node> nodes;
  };

  std::uint32_t moves_of(const Position& position, std::uint32_t item,
                         std::vector<Move>& out) const;
  bool writes_small_pawns() const;
  void add_in_small_letters(const Position& position, std::uint32_t item,
                            std::vector<Move>& out) const;
  bool is_doubtful(const Position& position, std::uint32_t item) const;
  void drop_marked_falsely(const Position& position, std::uint32_t item,
                           std::vector<Move>& moves) const;
  End follow(const Position& start);
  bool extend(const std::vector<Node>& before, Layer& layer);
  void mark_alive();
  ReplayedWord word(std::size_t layer, std::uint32_t node) const;
  static std::vector<WayOn> ways_on(const Layer& next, std::uint32_t from);
  static void sort_by_use(const Position& before, const PreviousMove& previous, UsualMoves& usual,
                          std::vector<WayOn>& on);

  const Tail& tail_;
  std::span<const Item> items_;
  Slips& slips_;
  const DoubtGrammar& grammar_;
  PieceLetters letters_;
  std::uint16_t dearest_;  // reading of a word that is followed
  std::vector<Layer> layers_;
  std::size_t steps_ = 0;
  enum class Marks : std::uint8_t { believed, ignored } marks_ = Marks::believed;
  bool small_pawns_ = false;
  bool is_wide_ = false;  // behind a word that was not written
};

}  // namespace planilla
