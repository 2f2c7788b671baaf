// The patterns of a grammar for given letters, compiled: the slow reader.
//
//   PatternSet set(grammar, letters, marks);
//   WordReading out;
//   set.read("Крe2", out);            // adds what the word can mean; true if there is anything
//
// Linear in the word whatever it is (RE2). Where one letter begins another (M and Msh, G and Gh)
// every pattern is there twice, once for each to come first, so that both ways to cut the word
// are found. A pattern is compiled for the first word that may match it
// (notation/read/pattern_outline.h). For one thread.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "notation/read/grammar.h"
#include "notation/read/marks.h"
#include "notation/read/reading.h"

namespace planilla {

class PatternSet {
public:
  // What is passed must live as long as the set. `captures` are spellings of the sign besides the
  // grammar's.
  PatternSet(const Grammar& grammar, const Letters& letters, const Marks& marks,
             const std::vector<std::string>& captures = {});
  ~PatternSet();
  PatternSet(const PatternSet&) = delete;

  bool read(std::string_view word, WordReading& out);

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

// A sentence of locales/messages/ and what it is about: a group, or what RE2 says. No sentence:
// nothing is wrong.
struct PatternFault {
  std::string sentence, what;
};

// What is wrong with each pattern, tried with letters of no language.
std::vector<PatternFault> pattern_faults(const Grammar& grammar);

}  // namespace planilla
