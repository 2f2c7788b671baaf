// Braces and parentheses that were lost, or are too many, and a stretch that was copied twice: as
// hypotheses about the tokens, each to be proved by replay.
//
//   LostMarks marks(movetext, from, game.start, read);
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

#include "game/replay/movetext.h"
#include "game/replay/replay_result.h"
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
  // `read`: what came of the tokens as they are, of which those from tokens[from] on are of the
  // game, which begins at `start`. All must outlive it.
  LostMarks(const Movetext& movetext, std::size_t from, const Position& start,
            const ReplayResult& read);

  // Nothing if no mark is complained about, or nothing came of it.
  std::vector<MarkEdit> candidates() const;
  std::vector<Token> apply(const MarkEdit& edit) const;

  // Move numbers that are not simply right.
  static std::ptrdiff_t odd_numbers(const ReplayResult& read);

private:
  void ends_of_comment(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void whole_comment(const Finding& complaint, std::vector<MarkEdit>& out) const;
  bool is_legal_to_its_end(Span open) const;
  void ends_of_variation(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void starts_of_variation(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void starts_of_comment(const Finding& complaint, std::vector<MarkEdit>& out) const;
  void closed_behind(std::vector<MarkEdit>& out) const;
  bool has_number_twice(std::size_t apart) const;
  void stretches_twice(std::vector<MarkEdit>& out) const;
  MarkEdit comment_until(const Finding& complaint, std::size_t token, std::uint32_t end) const;
  std::size_t token_at(std::uint32_t byte) const;
  std::vector<std::size_t> numbers_going_back(std::size_t begin, std::size_t end) const;
  // A number, and not the one of that half-move.
  bool is_other_number(std::size_t token, int ply) const;

  std::string_view text_;
  std::span<const Token> tokens_;
  std::size_t from_;
  const Position& start_;
  const ReplayResult& read_;
};

}  // namespace planilla
