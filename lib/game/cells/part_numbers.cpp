// Numbers of moves: how they are written, which ones they are, and where a question mark ends a
// sentence.
#include <algorithm>

#include "base/ascii.h"
#include "game/cells/part_cutter.h"
#include "game/cells/shape.h"
#include "pgn/spelling.h"

namespace planilla {

namespace {

using ascii::is_digit;

constexpr std::uint32_t highest_number = 400;
constexpr std::string_view ellipsis = "\u2026";

std::size_t end_of_dots(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == '.' || text.substr(at, ellipsis.size()) == ellipsis))
    at += text[at] == '.' ? 1 : ellipsis.size();
  return at;
}

// Of `\u00ba`, `\u00aa` and the sign of a degree.
std::size_t ordinal_length(std::string_view text, std::size_t at) {
  const std::string_view sign = text.substr(std::min(at, text.size()), 2);
  return sign == "\u00ba" || sign == "\u00aa" || sign == "\u00b0" ? sign.size() : 0;
}

// `7)` or `7`, cut from its move by the end of the line: the one that is due behind the number
// before it, and written like that.
bool is_cut_from_move(const Parts& parts, std::string_view text, std::size_t at, std::size_t move,
                      std::size_t before) {
  constexpr std::uint32_t shortest = 3;  // bytes: not "de"
  if (move >= parts.size() || parts[move].kind != PartKind::cell ||
      (parts[move].weak && parts[move].span.size() < shortest) || before >= at ||
      parts[before].kind != PartKind::number || parts[before].value + 1 != parts[at].value)
    return false;
  const char sign = text[parts[at].span.end - 1], usual = text[parts[before].span.end - 1];
  return is_digit(sign) ? is_digit(usual) : sign == usual;
}

// Does the line end behind the number parts[at], which is not the first of it, and before the move
// parts[next]? "Diagram 1 / ...Bc3+"; not "12 / ...Bc3+" where Black's half-move is due.
bool is_cut_by_line(const Parts& parts, std::size_t at, std::size_t next, std::size_t before) {
  if (next >= parts.size() || parts[at].line_start) return false;
  if (parts[next].line_start) return true;
  if (before < at && parts[before].value == parts[at].value) return false;
  return std::any_of(parts.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                     parts.begin() + static_cast<std::ptrdiff_t>(next), [](const Part& part) {
                       return part.line_start && part.kind == PartKind::dots;
                     });
}

// `1 - e4`: the number of a row, a dash and a move.
bool has_dash(const Parts& parts, std::size_t at) {
  return at + 2 < parts.size() && parts[at].kind == PartKind::number &&
         parts[at + 1].kind == PartKind::blank && !parts[at + 1].word_of_number &&
         parts[at + 2].kind == PartKind::cell && !parts[at + 1].line_start &&
         !parts[at + 2].line_start;
}

// Where nearly all numbers have a dash behind them it stands for no half-move.
void drop_dashes_of_numbers(Parts& parts) {
  constexpr int enough = 3, to_one = 3;
  int dashed = 0, others = 0;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    if (parts[i].kind == PartKind::number) ++(has_dash(parts, i) ? dashed : others);
  if (dashed < enough || dashed < to_one * others) return;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    if (has_dash(parts, i)) parts[i + 1].kind = PartKind::separator;
}

// `- 1. e4 Nf6: White goes ahead`: a dash that begins a line before a number.
bool is_bullet(const Parts& parts, std::size_t at) {
  return parts[at].kind == PartKind::blank && parts[at].line_start && !parts[at].word_of_number &&
         at + 1 < parts.size() && parts[at + 1].kind == PartKind::number &&
         !parts[at + 1].line_start;
}

// Where most dashes that begin a line are such marks of a list they stand for no half-move.
void drop_bullets(Parts& parts) {
  constexpr int enough = 2, to_one = 2;
  int bullets = 0, others = 0;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    if (parts[i].kind == PartKind::blank && parts[i].line_start)
      ++(is_bullet(parts, i) ? bullets : others);
  if (bullets < enough || bullets < to_one * others) return;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    if (is_bullet(parts, i)) parts[i].kind = PartKind::separator;
}

// `1. c4 - ...`: between the halves of a row; the dots stand for Black's half-move.
void drop_dashes_before_dots(Parts& parts) {
  for (std::size_t i = 1; i + 1 < parts.size(); ++i)
    if (parts[i].kind == PartKind::blank && !parts[i].word_of_number &&
        parts[i - 1].kind == PartKind::cell && parts[i + 1].kind == PartKind::dots &&
        !parts[i + 1].line_start)
      parts[i].kind = PartKind::separator;
}

bool may_stand_before_caption(PartKind kind) {
  return kind == PartKind::cell || kind == PartKind::suffix || kind == PartKind::glyph ||
         kind == PartKind::nag;
}

// Have nearly all numbers of moves a dot or another sign behind them?
bool have_signs(const Parts& parts, std::string_view text) {
  constexpr int to_one = 2;
  int with = 0, without = 0;
  for (const Part& part : parts)
    if (part.kind == PartKind::number) ++(is_digit(text[part.span.end - 1]) ? without : with);
  return with > to_one * without;
}

}  // namespace

// `(se 13... Ab7 14) d5)`: does the text write its numbers so, and a move behind this one?
bool PartCutter::numbers_have_brackets(std::size_t close) const {
  constexpr int enough = 2;
  if (bracketed_numbers_ < enough || close + 2 >= text_.size()) return false;
  const std::size_t begin = close + 1 + (text_[close + 1] == ' ' ? 1 : 0);
  std::string_view next = text_.substr(begin, word_end(begin) - begin);
  return shape_of(next) == MoveShape::strong;
}

// Dots in the place of a number: "... e5", "5 . . . dxe5".
bool PartCutter::take_dots() {
  std::size_t end = at_;
  if (const std::size_t close = end_of_dots(text_, at_); close > at_ + 1) {
    end = close;
    add(end, goes_on_in_word(end) ? PartKind::separator : PartKind::dots);
    return true;
  }
  if (!at_text(". ")) return false;
  end = end_of_parted_dots();
  if (end == at_) return false;
  add(end, PartKind::dots);
  return true;
}

// Of dots with blanks between them, two at least; at_: there are none. `c7. ...Bg7`: a full stop,
// and the dots of a move.
std::size_t PartCutter::end_of_parted_dots() const {
  std::size_t end = at_ + 1;
  while (true) {
    const std::size_t dot = text_.find_first_not_of(' ', end);
    if (dot == std::string_view::npos || dot == end || text_[dot] != '.') break;
    if (text_.substr(dot + 1, 1) == ".") return at_;
    end = dot + 1;
  }
  return end == at_ + 1 ? at_ : end;
}

// `1.\u00ba`, `12)`, `12...`, `12.-`, `12.\u2013e4`: where what belongs to the number of those
// digits ends, and how many dots are in it.
std::size_t PartCutter::end_of_number(std::size_t digits, int& dots) const {
  std::size_t end = digits;
  if (text_.substr(end, 1) == ")" && (depth_ == 0 || numbers_have_brackets(end)))
    ++end;
  else
    end += ordinal_length(text_, end);
  const std::size_t stop = end;
  end = end_of_dots(text_, end);
  for (std::size_t i = stop; i < end; i += text_[i] == '.' ? 1 : ellipsis.size())
    dots += text_[i] == '.' ? 1 : 3;
  if (dots == 1) end += ordinal_length(text_, end);              // 1.\u00aa e4
  for (const std::string_view left_out : {"(...)", "(\u2026)"})  // `11.(...) Dxa1+`
    if (dots == 1 && text_.substr(end, left_out.size()) == left_out) {
      dots += 3;
      return end + left_out.size();
    }
  if (dots > 0 && depth_ == 0 && text_.substr(end, 1) == ")") ++end;
  if (dots == 1) end += dash_length(end);
  if (end == digits && !sign_.empty() && text_.substr(end, sign_.size()) == sign_)
    end += sign_.size(), dots = 1;
  return end;
}

// Of the dash between a number's stop and its move: `12.- Cf3`, `12.\u2013Cf3`. 0: there is none.
std::size_t PartCutter::dash_length(std::size_t at) const {
  if (text_.substr(at, 1) == "-")
    return at + 1 < text_.size() && lex::blank_length(text_, at + 1) != 0 ? 1 : 0;
  const bool is_long = text_.substr(at, 3) == "\u2013" || text_.substr(at, 3) == "\u2014";
  if (!is_long) return 0;
  const std::size_t move = at + 3;
  return shape_of(text_.substr(move, word_end(move) - move)) == MoveShape::strong ? 3 : 0;
}

// Digits alone: may what is glued to them be a move, or a sign that parts them from one?
bool PartCutter::may_be_number(std::size_t end) const {
  if (end == text_.size() || lex::blank_length(text_, end) != 0) return true;
  const char c = text_[end];
  const bool digit_behind = end + 1 < text_.size() && is_digit(text_[end + 1]);
  const bool parts = std::string_view(",;:|/-\"_)]").find(c) != std::string_view::npos ||
                     text_.substr(end, 3) == "\u2013" || text_.substr(end, 3) == "\u2014";
  if (!parts) {
    const std::string_view rest = text_.substr(end, word_end(end) - end);
    if (shape_of(rest) == MoveShape::none && !is_masked_move(rest) && !begins_pair(rest))
      return false;
  }
  // "The score was 3-2."; not `8-0-0`.
  if (c == '-' && digit_behind && text_[end + 1] != '0') return false;
  return (c != ':' && c != ',') || !digit_behind;
}

// The number of a move, with whatever holds it apart from the move.
bool PartCutter::take_number() {
  constexpr std::size_t most_digits = 3;
  if (take_dots()) return true;
  std::size_t digits = at_;
  std::uint32_t value = 0;
  for (; digits < text_.size() && is_digit(text_[digits]); ++digits) {
    if (digits == at_ + most_digits) return false;
    value = value * 10 + static_cast<std::uint32_t>(text_[digits] - '0');
  }
  if (value == 0 || value > highest_number) return false;
  int dots = 0;
  const std::size_t end = end_of_number(digits, dots);
  if (end == digits && !may_be_number(end)) return false;
  bracketed_numbers_ += text_[end - 1] == ')' && depth_ == 0;
  Part& part = add(end, PartKind::number);
  part.value = value;
  part.dots = dots;
  return true;
}

// "Why not 14.dxe5? 14...c5", "¿Y 14.dxe5? 14...c5": does the question mark parts[at] end a
// sentence, and is none of the move before it?
bool ends_question(const Parts& parts, std::string_view text, std::size_t at) {
  constexpr std::size_t farthest = 40;  // parts
  constexpr std::string_view opens = "\u00bf";
  std::size_t number = at;
  for (std::size_t i = at; i-- > 0 && i + farthest > at;) {
    const Part& part = parts[i];
    if (part.ends_sentence || part.is_stop || part.paragraph) break;
    const bool of_move = i + 2 == at && part.kind == PartKind::separator;  // "6...¿Th6?"
    if (part.in(text).starts_with(opens)) return !of_move;
    if (part.kind == PartKind::number) number = i;
    if (part.kind == PartKind::word && number == i + 1) return part.denies;
  }
  return false;
}

void end_questions(Parts& parts, std::string_view text) {
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (parts[i].kind == PartKind::glyph && parts[i].in(text) == "?" &&
        parts[i - 1].kind == PartKind::cell)
      parts[i].is_stop = ends_question(parts, text, i);
}

// `33 ..Ah6`: the dots apart from the number are of it, Black's half-move.
void take_dots_apart(Parts& parts) {
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    if (parts[i].kind == PartKind::number && parts[i + 1].kind == PartKind::dots &&
        !parts[i + 1].line_start)
      parts[i].dots += 2;
}

// A number stands before a move, or before dots or a dash in the place of one.
void settle_numbers(Parts& parts, std::string_view text) {
  std::size_t before = parts.size();  // the last number of a move
  const bool signed_numbers = have_signs(parts, text);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].kind != PartKind::number) continue;
    std::size_t next = i + 1;
    while (next < parts.size() &&
           (parts[next].kind == PartKind::separator || parts[next].kind == PartKind::dots))
      ++next;
    const bool line = is_cut_by_line(parts, i, next, before);
    const PartKind kind = next < parts.size() ? parts[next].kind : PartKind::word;
    const bool dots = next > i + 1 && parts[next - 1].kind == PartKind::dots;
    const bool move = kind == PartKind::cell || kind == PartKind::masked ||
                      kind == PartKind::blank || kind == PartKind::crossed ||
                      kind == PartKind::number || kind == PartKind::open ||
                      kind == PartKind::comment || dots;
    // "Ver diagrama 2. 4.Aa4": the end of a sentence.
    const bool ends_sentence = kind == PartKind::number && i > 0 && parts[i].dots == 1 &&
                               parts[i - 1].kind == PartKind::word && !parts[i].line_start &&
                               parts[next].value != parts[i].value;
    if (ends_sentence) parts[i].ends_sentence = true;
    // "Diagrama 1 Dg6": of a caption, where the numbers of moves have signs.
    const bool captioned = signed_numbers && i > 0 && parts[i].dots == 0 && !parts[i].line_start &&
                           is_digit(text[parts[i].span.end - 1]) &&
                           parts[i - 1].kind == PartKind::word && !parts[i - 1].is_small &&
                           !parts[i - 1].ends_sentence;
    const bool cut = line && parts[i].dots == 0 && !is_cut_from_move(parts, text, i, next, before);
    if (captioned && i > 1 && may_stand_before_caption(parts[i - 2].kind))
      parts[i - 1].is_mark = parts[i].is_mark = true;  // no sentence: the game goes on behind it
    // "1. 6.Bf4 / 2. 6.Bc4": of a list.
    const bool lists = kind == PartKind::number && parts[i].line_start && !parts[next].line_start &&
                       parts[i].dots == 1 && parts[next].value != parts[i].value;
    if (lists) parts[i].ends_sentence = true;
    if (!move || ends_sentence || cut || captioned || lists)
      parts[i].kind = PartKind::word;
    else
      before = i;
  }
  drop_bullets(parts);
  drop_dashes_before_dots(parts);
  drop_dashes_of_numbers(parts);
  end_questions(parts, text);
  take_dots_apart(parts);
}

}  // namespace planilla
