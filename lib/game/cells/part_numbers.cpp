// Which numbers are those of moves, and where a question mark ends a sentence.
#include <algorithm>

#include "base/ascii.h"
#include "game/cells/parts.h"

namespace planilla {

namespace {

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
  return ascii::is_digit(sign) ? ascii::is_digit(usual) : sign == usual;
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

// Have nearly all numbers of moves a dot behind them?
bool have_dots(const Parts& parts) {
  constexpr int to_one = 2;
  int with = 0, without = 0;
  for (const Part& part : parts)
    if (part.kind == PartKind::number) ++(part.dots > 0 ? with : without);
  return with > to_one * without;
}

}  // namespace

// "Why not 14.dxe5? 14...c5", "¿Y 14.dxe5? 14...c5": does the question mark parts[at] end a
// sentence, and is none of the move before it?
bool ends_question(const Parts& parts, std::string_view text, std::size_t at) {
  constexpr std::size_t farthest = 40;  // parts
  constexpr std::string_view opens = "\u00bf";
  std::size_t number = at;
  for (std::size_t i = at; i-- > 0 && i + farthest > at;) {
    const Part& part = parts[i];
    if (part.ends_sentence || part.is_stop || part.paragraph) break;
    if (part.in(text).starts_with(opens)) return true;
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

// A number stands before a move, or before dots or a dash in the place of one.
void settle_numbers(Parts& parts, std::string_view text) {
  std::size_t before = parts.size();  // the last number of a move
  const bool dotted = have_dots(parts);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (parts[i].kind != PartKind::number) continue;
    std::size_t next = i + 1;
    while (next < parts.size() &&
           (parts[next].kind == PartKind::separator || parts[next].kind == PartKind::dots))
      ++next;
    const bool line = next < parts.size() && parts[next].line_start && !parts[i].line_start;
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
    // "Diagrama 1 Dg6": of a caption, where the numbers of moves have dots.
    const bool captioned = dotted && i > 0 && parts[i].dots == 0 && !parts[i].line_start &&
                           ascii::is_digit(text[parts[i].span.end - 1]) &&
                           parts[i - 1].kind == PartKind::word && !parts[i - 1].is_small;
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
}

}  // namespace planilla
