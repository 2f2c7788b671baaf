// Doubt as people write it, found among the tokens of a game and marked.
//
//   DoubtMarks marks(notations);
//   marks.mark(text, tokens, Frame::sheet);      // before the moves are read
//   // "4. A?4 Cf6"        the word A?4, with token_masked (three tokens before)
//   // "5. - -"            two words with token_unwritten; "e4 - e5" keeps its dash
//   // "Cb6 o Cd6"         one word with token_either; not in a sentence
//   // "[tachado] Ac4"     a comment
//
// A mark in the place of a half-move is one only where the numbers leave room for it: between 5.
// and
// 6. there are two half-moves, between 5. and 8. six. A sheet without numbers has two in a line.
// What begins or ends a game, or says whose move it is (`7. Cf3 ... 7... Cf6`), is none. `--` is a
// null move in a variation, in a study, and where a comment behind it says so. In PGN with tags
// words of doubt are not looked for, nor marks that mean something else there (`...`, `?`, `*`).
// Never fails; nothing is lost, tokens are only joined.
//
// Words of all languages hold at once. An object is read only once it is made: any thread may use
// it.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/doubt/corrections.h"
#include "game/doubt/named_moves.h"
#include "notation/read/notations.h"
#include "pgn/token.h"

namespace planilla {

class DoubtMarks {
public:
  // study: PGN that starts from a position of its own, or with null moves in its variations: a
  // player may pass.
  enum class Frame : std::uint8_t { pgn, study, sheet };

  explicit DoubtMarks(const Notations& notations);
  void mark(std::string_view text, std::vector<Token>& tokens, Frame frame) const;

private:
  using Words = std::set<std::string, std::less<>>;
  struct Line;  // the tokens from a number up to the next

  static bool may_be_typed(std::string_view text, const std::vector<Token>& tokens);
  // True if words of doubt may stand among the tokens, as on a sheet.
  bool join(std::string_view text, std::vector<Token>& tokens, Frame frame) const;
  std::size_t crossed_out(std::string_view text, const std::vector<Token>& tokens,
                          std::size_t at) const;
  static std::size_t crossed_stretch(std::string_view text, const std::vector<Token>& tokens,
                                     std::size_t at, std::string_view mark);
  std::size_t crossed_in_parentheses(std::string_view text, const std::vector<Token>& tokens,
                                     std::size_t open) const;
  std::size_t either(std::string_view text, const std::vector<Token>& tokens, std::size_t at) const;
  std::size_t either_of_doubted(std::string_view text, const std::vector<Token>& tokens,
                                std::size_t at) const;
  std::size_t either_in_bracket(std::string_view text, const std::vector<Token>& tokens,
                                std::size_t at) const;
  static bool has_lines_in_brackets(std::string_view text, const std::vector<Token>& tokens);
  bool is_of_sentence(std::string_view text, const std::vector<Token>& tokens, std::size_t at,
                      std::size_t count) const;
  bool is_prose(std::string_view text, const std::vector<Token>& tokens, std::size_t at) const;
  bool holds_sentence(std::string_view text, const std::vector<Token>& tokens) const;
  bool holds_mask(std::string_view text, const std::vector<Token>& tokens) const;
  std::size_t masked(std::string_view text, const std::vector<Token>& tokens, std::size_t at) const;
  std::size_t unwritten_words(std::string_view text, const std::vector<Token>& tokens,
                              std::size_t at) const;
  std::size_t phrase(std::string_view text, const std::vector<Token>& tokens, std::size_t at,
                     const Words& words) const;
  bool is_mark(std::string_view text, const Token& token) const;
  bool may_be_unwritten(std::string_view text, const std::vector<Token>& tokens) const;
  bool passes_in_variation(std::string_view text, const std::vector<Token>& tokens) const;
  bool is_null_move(std::string_view text, const std::vector<Token>& tokens, std::size_t at,
                    Frame frame) const;
  std::vector<Line> lines(std::string_view text, const std::vector<Token>& tokens,
                          Frame frame) const;
  static bool holds_result(std::string_view text, const std::vector<Token>& tokens,
                           const Line& line);
  static void drop_empty_rows(std::string_view text, std::vector<Token>& tokens,
                              std::vector<Line>& lines);
  static void part_moves(std::string_view text, std::vector<Token>& tokens,
                         std::span<const std::size_t> marks, Frame frame);
  void mark_lone_dashes(std::string_view text, std::vector<Token>& tokens) const;
  void settle(std::string_view text, std::vector<Token>& tokens, const Line& before,
              const Line& line, const Line& next, Frame frame) const;

  const DoubtGrammar& grammar_;
  Corrections corrections_;
  NamedMoves named_;
  Words unwritten_, crossed_out_, either_, negates_;  // as people compare words (fold_words)
};

}  // namespace planilla
