// Do letters that read a sheet only excuse a slip that likelier letters would have told?
//
//   Excuses excuses(notations, slips, readers, classes);
//   if (excuses.is_dear(reading, handicap))
//     if (auto other = excuses.likelier(line, reading, handicap)) ...   // the place of the class
//
// Each class of languages has a cost: how seldom sheets are written in it, what the sheet says
// against it (`handicap`: headings in another language, tags), a letter for pawns, two languages in
// one sheet (repair/costs.toml, [letters]). Letters in which all words are legal are taken only if
// no others explain the sheet for less with one slip of the pen in it; if these read the word with
// the slip too, as an illegal move, and no other word names a man, only if they do so for much
// more.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/letters/class_words.h"
#include "game/letters/one_slip.h"
#include "game/letters/unread_words.h"
#include "notation/data/slip_costs.h"
#include "notation/read/notations.h"

namespace planilla {

class Excuses {
public:
  // One reader a class, 64 at most, by their places. All must outlive it.
  Excuses(const Notations& notations, Slips& slips, std::vector<MoveReader*> readers,
          std::span<const LanguageClass* const> classes);

  // A game that two sets of classes read without a fault, the one White's words, the other Black's.
  struct Reading {
    ClassSet white = 0, black = 0;
    std::uint32_t pawn_letters = 0;  // words with a letter for the pawn
  };
  // Could a slip be cheaper at all? Of most games it could not.
  bool is_dear(const Reading& reading, std::span<const std::uint32_t> handicap) const {
    return cost(reading, handicap) + costs_.proof.margin > costs_.slip.any + costs_.slip.look_alike;
  }
  // Do all letters that could be cheaper fail to read two words of this game or more?
  bool none_is_close(const ReadMoves& game, const Reading& reading,
                     std::span<const std::uint32_t> handicap);
  std::optional<std::size_t> likelier(const LineOfWords& line, const Reading& reading,
                                      std::span<const std::uint32_t> handicap);
  // Of classes none of which reads the line to its end: those that explain it for the least if one
  // word is a slip, and if to end before others costs something. A few of them are tried: in the
  // order of `unread` words, then of cost.
  struct Furthest {
    ClassSet classes = 0;
    std::size_t words = 0;  // that these read
  };
  // The one that is tried, if there is but one; words_with_slip() says how many it reads.
  static std::optional<std::size_t> only(std::span<const std::uint32_t> unread);
  int words_with_slip(const LineOfWords& line, std::size_t place) {
    return static_cast<int>(reach_of(line, place).words);
  }
  Furthest furthest(const LineOfWords& line, std::span<const std::uint32_t> unread,
                    std::span<const std::uint32_t> handicap);

private:
  std::uint32_t prior(std::size_t place, std::span<const std::uint32_t> handicap) const {
    return rarity_[place] + handicap[place];
  }
  std::uint32_t cost(const Reading& reading, std::span<const std::uint32_t> handicap) const;
  bool may_be_likelier(std::size_t place, std::span<const std::uint32_t> handicap,
                       std::uint32_t than) const;
  std::uint32_t dues_of_pawn_letters(std::uint32_t letters) const;
  static std::uint32_t pawn_letters(const LineOfWords& line, MoveReader& reader);
  SlipReach reach_of(const LineOfWords& line, std::size_t place);
  static int words_for_men(const LineOfWords& line, MoveReader& reader);
  static int words_unread(const LineOfWords& line, MoveReader& reader);

  const SlipCosts& costs_;
  std::vector<MoveReader*> readers_;
  std::vector<std::uint32_t> rarity_;
  UnreadWords unread_;
  OneSlip slips_;
};

}  // namespace planilla
