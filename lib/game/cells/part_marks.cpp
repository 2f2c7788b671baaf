// Marks of pages, signs of the Informant, figures of programs.
#include <string>

#include "base/ascii.h"
#include "game/cells/part_cutter.h"
#include "game/cells/shape.h"
#include "game/spelling/glyphs.h"
#include "game/spelling/html_element.h"
#include "pgn/spelling.h"
#include "pgn/symbols.h"

namespace planilla {

using ascii::is_digit;
using lex::Symbol;

namespace {

constexpr std::size_t longest_tag = 400;  // bytes of HTML

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

// `<sup>`, `</td>`; not `<anna>`, which is a name.
bool names_element(std::string_view tag) {
  constexpr std::size_t longest = 12;  // letters
  std::string name;
  for (std::size_t i = tag.substr(1, 1) == "/" ? 2 : 1; i < tag.size() && name.size() < longest;
       ++i) {
    if (!is_letter(tag[i]) && !is_digit(tag[i])) break;
    name += static_cast<char>(tag[i] | (is_digit(tag[i]) ? 0 : 0x20));
  }
  return is_html_element(name);
}

}  // namespace

// <b> </p> <!-- --> &nbsp;
bool PartCutter::take_markup() {
  if (text_[at_] == '&') {
    std::size_t end = at_ + 1;
    while (end < text_.size() && end < at_ + 10 &&
           (is_letter(text_[end]) || is_digit(text_[end]) || text_[end] == '#'))
      ++end;
    if (end >= text_.size() || text_[end] != ';' || end == at_ + 1 || is_digit(text_[at_ + 1]))
      return false;
    add(end + 1, PartKind::separator);
    return true;
  }
  if (text_[at_] != '<' || at_ + 1 >= text_.size()) return false;
  const char c = text_[at_ + 1];
  if (!is_letter(c) && c != '/' && c != '!') return false;
  const std::string_view rest = text_.substr(at_, longest_tag);
  const std::size_t end = rest.find('>');
  if (end == std::string_view::npos || rest.substr(1, end).find('<') != std::string_view::npos)
    return false;
  if (c != '!' && !names_element(rest)) return false;
  const std::string_view tag = rest.substr(0, end);
  if (tag == "<b" || tag == "<strong") bold_ = true;
  if (tag == "</b" || tag == "</strong") bold_ = false;
  add(at_ + end + 1, PartKind::separator);
  return true;
}

// Does text[at], digits, name the half-move behind the last one, and the number after it stand in
// the paragraph as well? "6...Bg7 △ 7.Bc4 c5", where it does not, may be an idea.
bool PartCutter::numbers_next(std::size_t at) const {
  constexpr std::size_t most = 3;  // digits
  std::uint32_t value = 0;
  const std::size_t first = at;
  for (; at < text_.size() && at - first < most && is_digit(text_[at]); ++at)
    value = 10 * value + static_cast<std::uint32_t>(text_[at] - '0');
  const std::string_view rest = text_.substr(at, text_.find("\n\n", at) - at);
  const bool black =
      rest.starts_with("..") || rest.starts_with("\u2026") || rest.starts_with(".\u2026");
  const std::uint32_t last = half_move_before(out_, static_cast<std::uint32_t>(out_.size()));
  return last != 0 && 2 * value + (black ? 1 : 0) == last + 1 &&
         rest.find(' ' + std::to_string(value + 1) + '.') != rest.npos;
}

// `7.Bc4 △ Ne2 c5`, `⌓ 7.Nf3 c5`: the sign of an idea or of what is better stands before moves that
// were not played: one without a number, or a line that begins with its number. Not before the next
// half-move of the game, `a6 △ 4.Ba4 Nf6 5.O-O`: no idea of the one who moved.
bool PartCutter::take_sign_of_line(std::size_t length) {
  if (!governs_line(text_.substr(at_, length))) return false;
  std::size_t next = at_ + length;
  while (next < text_.size() && text_[next] == ' ') ++next;
  if (next == text_.size()) return false;
  if (is_digit(text_[next])) {
    if (numbers_next(next)) return false;
    add(at_ + length, PartKind::glyph).cites = true;
    return true;
  }
  const std::size_t end = word_end(next);
  if (shape_of(text_.substr(next, end - next)) == MoveShape::none) return false;
  add(at_ + length, PartKind::glyph);
  skip_blanks();
  add(end, PartKind::word).is_mark = true;
  return true;
}

bool PartCutter::take_sign() {
  const lex::SymbolAt s = lex::symbol_at(text_, at_);
  if (take_sign_of_line(s.length)) return true;
  if (s.symbol == Symbol::mark) {
    std::size_t end = at_;
    while (end < text_.size() && lex::symbol_at(text_, end).symbol == Symbol::mark)
      end += lex::symbol_at(text_, end).length;
    add(end, PartKind::glyph);
    return true;
  }
  if (s.symbol == Symbol::picture) {
    add(at_ + s.length, PartKind::glyph);
    return true;
  }
  if (const std::size_t length = lex::match_evaluation(text_, at_)) {
    add(at_ + length, PartKind::glyph);
    return true;
  }
  return false;
}

// "9.e5 0.35": what a program said, behind a move.
bool PartCutter::take_bare_evaluation() {
  if (out_.empty() || line_ends_ > 0) return false;
  const PartKind before = out_.back().kind;
  if (before != PartKind::cell && before != PartKind::suffix && before != PartKind::glyph)
    return false;
  std::size_t end = at_;
  while (end < text_.size() && end < at_ + 2 && is_digit(text_[end])) ++end;
  constexpr std::size_t decimals = 2;
  if (end == at_ || text_.substr(end, 1) != ".") return false;
  std::size_t last = end + 1;
  while (last < text_.size() && is_digit(text_[last])) ++last;
  if (last != end + 1 + decimals || !stands_alone(last)) return false;
  if (text_[at_] != '0' && text_.substr(end + 1, decimals) == "00") return false;  // 7.00: castling
  Part& part = add(last, PartKind::word);
  part.is_mark = true;
  return true;
}

}  // namespace planilla
