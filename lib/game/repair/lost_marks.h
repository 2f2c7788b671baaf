// Braces and parentheses that were lost, or are too many, and a stretch that was copied twice: as
// hypotheses about the tokens, each to be proved by replay.
//
//   LostMarks marks(game, tokens, from);
//   for (const MarkEdit& edit : marks.candidates()) {
//     std::vector<Token> edited = marks.apply(edit);      // replay these: is the game read now?
//   }
//
// Candidates come likeliest first and are few. The bytes stay as they are: a comment ends earlier,
// a parenthesis of no width is put in, words become a comment.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

struct MarkEdit {
  std::size_t keep = 0;         // so many tokens stay
  std::vector<Token> put;       // then these
  std::size_t resume = 0;       // then those from here on, if `scan_from` is 0
  std::uint32_t scan_from = 0;  // then the text from this byte on, cut into tokens anew
  std::ptrdiff_t proof =
      0;  // half-moves that have to be read behind it: one move may be a word of the comment
  Finding finding;  // what is told if it proves right
};

class LostMarks {
public:
  // `game`: as read so far; findings from `first_finding` on are of its movetext, which begins at
  // tokens[from].
  LostMarks(const Game& game, std::span<const Token> tokens, std::size_t from,
            std::size_t first_finding);

  // Nothing if no mark is complained about, or nothing came of it.
  std::vector<MarkEdit> candidates() const;
  std::vector<Token> apply(const MarkEdit& edit) const;

  // Where the first trouble stands that a mark may have caused; none: UINT32_MAX.
  static std::uint32_t first_trouble(const Game& game, std::size_t first_finding);
  // Move numbers that are not simply right.
  static std::ptrdiff_t odd_numbers(const Game& game);

private:
  void ends_of_comment(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void ends_of_variation(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void starts_of_variation(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void starts_of_comment(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void closed_behind(std::vector<MarkEdit>& out) const;
  void stretches_twice(std::vector<MarkEdit>& out) const;
  MarkEdit comment_until(const Finding& complaint, std::size_t token, std::uint32_t end) const;
  std::size_t token_at(std::uint32_t byte) const;
  std::vector<std::size_t> numbers_going_back(std::size_t begin, std::size_t end) const;
  std::string_view words_from(std::uint32_t byte) const;

  const Game& game_;
  std::span<const Token> tokens_;
  std::size_t from_, first_finding_;
};

}  // namespace planilla
