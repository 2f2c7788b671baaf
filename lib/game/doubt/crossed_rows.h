// Rows that are crossed out, and written again below with the same number:
//
//   XXX 5. Dd3 a5 XXX          8. h3 Rh8 tachado         == 13. Dd2 a6 ==
//   5. Dc2 a5                  8. f3 Rh8                 13. Db1 a6
//
//   CrossedRows(grammar, words).find(text, tokens);      // a comment each
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "notation/data/doubt_grammar.h"
#include "pgn/token.h"

namespace planilla {

struct RowLine;

class CrossedRows {
public:
  using Words = std::set<std::string, std::less<>>;  // folded
  // `words`: "crossed out", `negates`: "no", in all languages.
  CrossedRows(const DoubtGrammar& grammar, const Words& words, const Words& negates)
      : grammar_(grammar), words_(words), negates_(negates) {}

  void find(std::string_view text, std::vector<Token>& tokens) const;

private:
  bool is_mark(std::string_view said) const;
  bool is_crossed(const RowLine& line) const;

  const DoubtGrammar& grammar_;
  const Words& words_;
  const Words& negates_;
};

}  // namespace planilla
