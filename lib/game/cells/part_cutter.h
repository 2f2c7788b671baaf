// From characters to parts, one after another: the machine behind cut_into_parts().
#pragma once

#include <string_view>

#include "game/cells/parts.h"
#include "game/spelling/joined_moves.h"
#include "game/spelling/spaced_move.h"
#include "game/spelling/wrapped_lines.h"
#include "pgn/symbols.h"

namespace planilla {

// Have at least three moves the number of the next one glued to them, `e52.Nf3`, and goes none of
// these numbers back? Two are enough where one follows the other.
bool has_glued_moves(std::string_view text);

class PartCutter {
public:
  PartCutter(std::string_view text, Span range, const SheetWords& words, std::string_view sign,
             Parts& out, std::span<const FixedPart> fixed = {})
      : joined_lines_(join_lines(text, range)),
        text_(joined_lines_.empty() ? text.substr(0, range.end) : joined_lines_),
        at_(range.begin),
        words_(words),
        sign_(sign),
        out_(out),
        fixed_(fixed),
        spaced_(has_spaced_moves(text_.substr(range.begin))),
        glued_(has_glued_moves(range.in(text))),
        joined_(has_joined_moves(range.in(text))) {}
  PartCutter(const PartCutter&) = delete;
  PartCutter& operator=(const PartCutter&) = delete;

  void run() {
    while (skip_blanks(), at_ < text_.size()) next();
  }

private:
  void next();
  bool take_fixed();
  bool take_markup();
  bool take_number_in_brackets();
  bool take_delimited();
  bool take_spaced_move();
  bool take_opening_sign();
  bool take_tick_or_quote();
  bool is_font_sign(std::string_view sign) const;
  bool take_stars();
  bool take_underscores();
  bool take_masked();
  bool take_number();
  bool take_dots();
  std::size_t end_of_parted_dots() const;
  std::size_t end_of_number(std::size_t digits, int& dots) const;
  std::size_t dash_length(std::size_t at) const;
  bool may_be_number(std::size_t end) const;
  bool begins_pair(std::string_view word) const;
  bool numbers_have_brackets(std::size_t close) const;
  bool take_score();
  bool take_sign();
  bool numbers_next(std::size_t at) const;
  bool take_sign_of_line(std::size_t length);
  bool take_dash();
  bool is_ruling() const;
  bool ends_empty_cell(std::string_view delimiter) const;
  std::size_t suffix_of_two(std::size_t end) const;
  std::size_t behind_glued_suffix(std::string_view word) const;
  bool follows_number_or_move() const;
  std::size_t move_in_front(std::string_view word) const;
  bool take_bare_evaluation();
  bool take_misread_number();
  bool take_castling();
  bool take_castling_word();
  bool take_parted_castling();
  bool take_glued();
  std::size_t glued_move(std::size_t at) const;
  bool is_denied() const;
  std::string_view with_word_before(std::string_view word) const;
  bool ends_phrase_of_playing(std::string_view word) const;
  bool names_other_game(std::string_view word) const;
  bool goes_on_in_word(std::size_t end) const;
  void add_prose(std::size_t end, std::string_view whole, std::string_view word);
  void take_word();
  void skip_blanks();
  Part& add(std::size_t end, PartKind kind);
  bool stands_alone(std::size_t end) const {
    return (at_ == 0 || lex::blank_length(text_, at_ - 1) != 0 || text_[at_ - 1] == '|' ||
            text_[at_ - 1] == ';' || text_[at_ - 1] == ',' || text_[at_ - 1] == '.') &&
           (end >= text_.size() || lex::blank_length(text_, end) != 0 || text_[end] == '|' ||
            text_[end] == ';' || text_[end] == ',' || text_[end] == '.');
  }
  bool parts_squares(std::size_t at, std::size_t length) const;
  bool parts_piece(std::size_t at, std::size_t length) const;
  std::size_t word_end(std::size_t at) const;
  std::size_t behind_group(std::size_t end) const;
  bool at_text(std::string_view what) const { return text_.substr(at_, what.size()) == what; }

  // The text up to the end of the range, with blanks for the line ends of a program.
  static std::string join_lines(std::string_view text, Span range);

  std::string joined_lines_;  // empty: it has none
  std::string_view text_;
  std::size_t at_;
  const SheetWords& words_;
  std::string_view sign_;  // behind numbers
  Parts& out_;
  std::span<const FixedPart> fixed_;  // those from here on
  bool spaced_;                       // moves are written `P - K 4`
  bool glued_;                        // moves are written `e4e52.Nf3`
  bool joined_;                       // pairs of moves are written `e4-e5`
  std::size_t end_ = 0;               // of the part before
  int line_ends_ = 1;                 // since the part before
  int depth_ = 0;
  int bracketed_numbers_ = 0;           // 12)
  std::uint32_t last_in_brackets_ = 0;  // (12) of moves; 0: none
  bool bold_ = false;
};

}  // namespace planilla
