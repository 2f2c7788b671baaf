// What each slip of the pen costs, and how wide a repair searches: repair/costs.toml as a value.
//
//   const SlipCosts costs(data);
//   costs.slip.neighbour            // hundredths of a nat for a square next to the one meant
//
// Throws DataError for a fault in the file. Any thread may read a const object.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/data.h"

namespace planilla {

struct Language;
struct LanguageClass;

struct SlipCosts {
  explicit SlipCosts(const Data& data);  // repair/costs.toml; DataError for a fault in it

  struct {
    std::uint32_t width, wide, back, slack, nodes, rounds, margin, apart, listed, proof, dear,
        effort;
  } search{};
  struct {
    std::uint32_t any, character, dropped, added, doubled, swapped_characters, look_alike,
        neighbour, diagonal, turned, piece, foreign_piece, rare_foreign_piece, square, unlike;
  } slip{};
  struct {
    std::uint32_t ambiguous, missing, row, twice, spurious, swapped, swapped_own, foreign_row,
        foreign_row_of_many, hole;
  } half_move{};
  struct {
    std::uint32_t false_capture, missing_capture, false_check, missing_check, needless, number;
  } evidence{};
  struct {
    std::uint32_t margin, even, row, other, choice, words, alone, unlike, legal, stood,
        words_a_change;
  } proof{};
  struct {
    std::uint32_t high, medium, two, pawn_letter;
  } letters{};
  std::vector<std::u32string> look_alike;
  std::vector<std::u32string> two_for_one;  // two characters, and the one that they look like
  std::vector<std::string> known_languages;

  // Of a class, the language in which most people write.
  const Language* likeliest_of(const LanguageClass& letters) const;
};

}  // namespace planilla
