// A notation as its file describes it: grammars/<name>.toml.
//
// Patterns are RE2 with placeholders: {piece} {pawn} {captured} {promotes} {from_file} {from_rank}
// {to_file} {to_rank} {capture} {wing} {marks}. Each stands for the spellings that the language (or
// the grammar itself) gives, and names what is found; grammars/README.md is the manual. Nothing is
// compiled here but to see that it can be: pattern_set.h does that for the letters of a language.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/data.h"
#include "notation/read/letters.h"
#include "notation/read/notations.h"

namespace planilla {

// Spellings of files or ranks to bit masks: "a" 0x01; descriptive "R" 0x81.
using Spellings = std::map<std::string, std::uint8_t, std::less<>>;

struct GrammarPattern {
  std::string re;
  std::uint16_t cost = 0;
};

struct Grammar {
  GrammarInfo info;
  std::vector<GrammarPattern> patterns;
  Letters letters;     // its own; empty where those of a language are used
  Letters promotions;  // where a promotion is written otherwise than a piece (ICCF: 1 is a queen)
  Spellings files, ranks, wings;  // wings: 1 queenside, 2 kingside
  std::vector<std::string> captures;
  std::vector<std::pair<std::string, std::uint16_t>> marks;  // what it claims
  std::vector<std::string> null_words, holes, separators;
  std::uint16_t usual_quirks = 0;  // Quirk bits that are no quirks here
  bool relative = false;           // squares are seen from the side that moves
  bool ignore_case = false;
  bool upper_files = false;  // files may be in upper case (a quirk)
  bool scanned = false;      // the fast scanner reads the same
  std::string joiner;        // what stands between the words of one move: "" or " "
  int max_words = 1;
};

// `name` is the file: "grammars/iccf.toml".
Grammar read_grammar(const Data& data, const std::string& name);

}  // namespace planilla
