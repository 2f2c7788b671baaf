#include "notation/read/letters.h"

#include <algorithm>

#include "notation/read/fold.h"
#include "notation/read/reading.h"

namespace planilla {

Letters letters_of(const LanguageClass& group) {
  Letters out;
  for (Role role : {king, queen, rook, bishop, knight, pawn}) {
    std::uint16_t cost = 0;
    for (const std::string& text : group.symbols[role]) {
      out.push_back({text, role, cost});
      if (role != pawn) cost = cost_variant;
    }
  }
  return out;
}

Letters figurines() {
  return {{"♔", king},   {"♚", king},   {"♕", queen},  {"♛", queen},  {"♖", rook}, {"♜", rook},
          {"♗", bishop}, {"♝", bishop}, {"♘", knight}, {"♞", knight}, {"♙", pawn}, {"♟", pawn}};
}

Letters fold_letters(const Letters& letters) {
  Letters out;
  for (Letter letter : letters) {
    letter.text = fold(letter.text).text;
    const auto same = [&](const Letter& l) {
      return l.text == letter.text && l.role == letter.role;
    };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back(letter);
  }
  return out;
}

bool all_one_byte(const Letters& letters) {
  return std::all_of(letters.begin(), letters.end(),
                     [](const Letter& l) { return l.text.size() == 1; });
}

}  // namespace planilla
