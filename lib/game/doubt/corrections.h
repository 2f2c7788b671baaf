// Half-moves that were written and taken back in the same place, as tokens:
//
//   "3. Ac4, digo Ab5 a6"   "3. Ac4→Ab5 a6"   "3. Ac4 XXX Ab5 a6"    // a comment, and Ab5
//   "3. Ac4 (digo Ab5) a6"  "3. Ac4 (corr. Ab5) a6"                   // comments, and Ab5
//   "3. Ab5corr. a6"                                                  // Ab5, and a comment
//   "3. Ac4? Ab5 a6"        "3. Ac4 no Ab5 a6"                        // one word: either of them
//   "3. XXX Ab5 a6"                                                   // a comment, and Ab5
//   "3. Ab5 XXX   4. Aa4"                                             // a half-move that is not
//   known
//
//   Corrections corrections(notations);
//   corrections.find(text, tokens);
//
// The numbers prove them: one more half-move is written than there is room for up to the next
// number. Without numbers only words and arrows are believed. Nothing is lost, tokens are only
// joined. Any thread may use the object.
#pragma once

#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

class Corrections {
public:
  explicit Corrections(const Notations& notations);
  void find(std::string_view text, std::vector<Token>& tokens) const;

private:
  struct Stretch;  // the tokens from a number up to the next
  struct Pair;     // a half-move, what takes it back, and the one in its place

  std::optional<Pair> pair_at(std::string_view text, const std::vector<Token>& tokens,
                              std::size_t at, std::size_t end) const;
  bool corrects_at_end(std::string_view text, const std::vector<Token>& tokens, std::size_t at,
                       std::size_t words) const;
  std::vector<Stretch> stretches(std::string_view text, const std::vector<Token>& tokens) const;
  void settle(std::string_view text, std::vector<Token>& tokens, const Stretch& stretch) const;
  void part_by_arrows(std::string_view text, std::vector<Token>& tokens,
                      const Stretch& stretch) const;
  std::size_t words_in_parentheses(std::string_view text, const std::vector<Token>& tokens,
                                   std::size_t at) const;
  void part_glued_words(std::string_view text, std::vector<Token>& tokens) const;
  void take_from_parentheses(std::string_view text, std::vector<Token>& tokens) const;
  void join_long_moves(std::string_view text, std::vector<Token>& tokens) const;
  bool is_stroke(std::string_view text, const Token& token) const;

  using Words = std::set<std::string, std::less<>>;
  struct Phrases {  // as people compare words (fold_words)
    Words corrects, denies;
  };
  const Phrases& phrases() const;  // gathered when the first question is asked: few games ask one

  const DoubtGrammar& grammar_;
  const Languages* languages_;
  mutable std::once_flag gathered_;
  mutable Phrases phrases_;
};

}  // namespace planilla
