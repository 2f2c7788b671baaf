// The marks that people write where a half-move cannot be read: repair/doubt.toml.
//
//   const DoubtGrammar& doubt = notations.doubt_grammar();
//   doubt.unwritten.contains("---")
//
// The words for the same, of each language, stand in its locale (Language::unwritten ...).
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/data.h"

namespace planilla {

struct DoubtGrammar {
  explicit DoubtGrammar(const Data& data);  // DataError for a fault in the file

  // The size of the mask with which the text begins, in bytes; 0: it begins with none.
  std::size_t mask_at(std::string_view text) const;

  std::vector<std::string> masks;                // in place of one character
  std::size_t most_masks = 0;                    // of one word
  std::set<std::string, std::less<>> unwritten;  // in the place of a half-move
  std::set<std::string, std::less<>> weak;       // of these: only behind a number or another mark
  std::set<std::string, std::less<>> null_move;  // of these: a pass, where a comment says so ...
  std::vector<std::string> null_said;            // ... by one of these, folded
  std::vector<std::string> crossed_around;
  std::set<std::string, std::less<>> crossed_behind;  // strokes over, or behind, what is taken back
  std::set<std::string, std::less<>> replaced_by;     // between that and what was played
  std::vector<std::string> either_between;
  std::size_t most_positions = 0, most_steps = 0, most_listed = 0;
};

}  // namespace planilla
