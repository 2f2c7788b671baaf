// What a written word may have been meant to be: spellings one slip of the pen away, and what each
// slip costs.
//
//   Slips slips(notations);
//   // Cf3 (neighbour), Cf1 (look-alike 1/4), Af4 (piece) ...
//   for (const Slip& slip : slips.of("Cf4", reader))
//     try_it(slip.pattern, slip.cost);
//
// Every character is replaced, left out, doubled or exchanged with the next, each at its price from
// repair/costs.toml; what then reads as a move is kept, each pattern once at its least price,
// cheapest first. Costs are in hundredths of a nat. A word is worked out once and remembered; one
// object a worker.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "board/position.h"
#include "notation/data/language.h"
#include "notation/data/slip_costs.h"
#include "notation/read/move_reader.h"

namespace planilla {

struct Slip {
  Slip(const MovePattern& meant, std::uint32_t price);

  MovePattern pattern;
  std::uint32_t cost = 0;

  // Has the player a piece that could go there, were nothing in its way, and none on the square
  // itself? Where not, no move fits the pattern: of most slips that is all that need be asked.
  bool may_fit(const Position& position) const {
    if (role == no_role) return true;
    const Color turn = position.turn();
    return (ways[turn] & position.pieces(turn, role)) && !(pattern.to & position.pieces(turn));
  }

private:
  Role role = no_role;                // none where the pattern says more than one role and square
  std::array<Bitboard, 2> ways = {};  // to that square, of either player
};

using WorkedOutSlips = std::shared_ptr<const std::vector<Slip>>;

class Notations;

class Slips {
public:
  explicit Slips(const Notations& notations);

  // `word` read in the alphabet of `reader`. Valid until the next call.
  const std::vector<Slip>& of(std::string_view word, const MoveReader& reader) {
    return *kept(word, reader);
  }
  // The same, for who asks about a word again and again.
  const WorkedOutSlips& kept(std::string_view word, const MoveReader& reader);
  // What a word can be of which a part cannot be read (`flags`: pgn/doubt_flags.h). Not for one
  // that was not written: it can be any move. Valid until the words of that reader are many.
  const std::vector<MovePattern>& meant(std::string_view word, std::uint8_t flags,
                                        const MoveReader& reader);
  // The legal moves of these patterns, each once, the first spelling first; where a masked word is
  // none, those of the word behind its first sign: `*b5` is b5 where no piece can go there.
  std::vector<Move> moves_meant(const Position& position, std::string_view word, std::uint8_t flags,
                                const MoveReader& reader);

private:
  struct Letters {
    MoveReader reader;                     // its memory of words is not that of the game
    std::u32string characters;             // that may stand in a move
    std::map<char32_t, unsigned> role_of;  // piece letters of one character: bits of roles
    std::vector<std::pair<std::u32string, Role>> pieces;  // all of them, the long ones first
    std::unordered_map<std::string, WorkedOutSlips> known;
    std::unordered_map<std::string, std::vector<MovePattern>> doubtful;
    std::unordered_map<std::uint64_t, std::uint32_t> substitutions;  // what is known of them
  };

  Letters& letters_of(const MoveReader& reader);
  template <class Try>
  void try_pieces(const std::u32string& word, const Letters& letters, Try try_word) const;
  std::vector<Slip> work_out(std::string_view word, Letters& letters);
  std::uint32_t substitution(char32_t written, char32_t meant, Letters& letters) const;
  std::uint32_t least_reason(char32_t written, char32_t meant, const Letters& letters) const;

  std::vector<std::string> by_name(std::string_view word, const Letters& letters);
  std::vector<std::string> unmasked(const std::string& word, const Letters& letters) const;
  static std::string put_together(std::string_view word, const Letters& letters);

  const Notations& notations_;
  const SlipCosts& costs_;
  std::map<char32_t, unsigned> known_role_of_,
      any_role_of_;  // in languages that many read; in whatever language
  std::map<const MoveReader*, Letters> letters_;
};

}  // namespace planilla
