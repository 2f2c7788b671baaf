// What the known words say of letters and of their neighbours; private to text/.
//
//   letter_model().frequency(U'é')           // 1.5: often met
//   letter_model().behind(U'd', U'é')        // 1: that pair is met; 0: its kind is; less: neither
//
// Letters are given in lower case; `edge` stands for what is no letter.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <unordered_set>

namespace planilla {

inline constexpr char32_t edge = U' ';

class LetterModel {
public:
  LetterModel();
  double frequency(char32_t letter) const;
  // Of a letter behind another, and of a letter before another.
  double behind(char32_t before, char32_t letter) const;
  double before(char32_t letter, char32_t behind) const;
  // Of the three together: 1 if they are met so.
  double between(char32_t before, char32_t letter, char32_t behind) const;

private:
  double never_met(char32_t letter) const;

  std::unordered_map<char32_t, int> letters_;
  std::unordered_set<std::uint64_t> pairs_, triples_;
  std::unordered_set<std::uint64_t>
      behind_kind_;  // a vowel, a consonant or an edge, then the letter
  std::unordered_set<std::uint64_t>
      before_kind_;  // the letter, then a vowel, a consonant or an edge
};

// Made from known_words() at its first use.
const LetterModel& letter_model();

}  // namespace planilla
