// Which readers of algebraic moves must read a word alike, told by their letters: forty classes of
// languages fall into a few groups for a word, and one of each group need be asked.
//
//   AlikeReaders alike(readers);
//   for (ClassSet left = all; left != 0;) {
//     const ClassSet group = alike.like_first(left, "Cf3");    // holds the first of `left`
//     ask(*readers[std::countr_zero(group)]);
//     left &= ~group;
//   }
//
// What a language has of its own are texts: letters, signs of capture, marks. A word can hold only
// those whose first byte stands in it, as it is written or folded; readers that have the same texts
// with these bytes, in the same order, read it alike. Words for castling and names of pieces are
// left out: the first hold no rank, and the second stand behind a sign of promotion. Words without
// a rank or with such a sign are nobody's like.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "game/letters/class_set.h"
#include "notation/read/move_reader.h"

namespace planilla {

class AlikeReaders {
public:
  AlikeReaders() = default;
  explicit AlikeReaders(const std::vector<MoveReader*>& readers);

  // Of a word that stands alone.
  ClassSet like_first(ClassSet among, std::string_view word) const;

private:
  // Of one reader: a sum of its texts, in their order, by their first byte.
  struct Texts {
    std::array<std::uint64_t, 256> with{};
    bool is_own = false;  // it is nobody's like
    void add(std::uint64_t meaning, std::string_view text);
    void add_letter(std::uint64_t meaning, const std::string& text);
  };
  static Texts texts_of(const Alphabet& alphabet);

  std::vector<Texts> texts_;
};

}  // namespace planilla
