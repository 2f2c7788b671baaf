// Characters to parts.
#include "game/cells/parts.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/cells/aside_signs.h"
#include "game/cells/part_cutter.h"
#include "game/cells/shape.h"
#include "pgn/doubt_flags.h"
#include "pgn/result_word.h"
#include "pgn/spelling.h"
#include "pgn/symbols.h"

namespace planilla {

using lex::Symbol;

namespace {

using ascii::is_digit;

constexpr std::array<std::string_view, 22> quotes = {
    "\u201c", "\u201d", "\u201e", "\u2018", "\u2019", "\u00ab", "\u00bb", "\u2022",
    "\u25a0", "\u2502", "\u00a6", "\"",     "'",      "|",      ",",      ";",
    ":",      "`",      "\\",     "^",      "\u00b4", "/"};
constexpr std::array<std::string_view, 3> ticks = {"\u2713", "\u2714", "//"};

}  // namespace

std::string PartCutter::join_lines(std::string_view text, Span range) {
  std::string out = join_wrapped_lines(range.in(text));
  if (!out.empty()) out.insert(0, text.substr(0, range.begin));
  return out;
}

void PartCutter::skip_blanks() {
  while (const std::size_t length = lex::blank_length(text_, at_)) {
    line_ends_ += text_[at_] == '\n' || (text_[at_] == '\r' && text_.substr(at_, 2) != "\r\n");
    at_ += length;
  }
}

Part& PartCutter::add(std::size_t end, PartKind kind) {
  Part& part = out_.emplace_back();
  part.span = {static_cast<std::uint32_t>(at_), static_cast<std::uint32_t>(end)};
  part.kind = kind;
  part.glued = out_.size() > 1 && end_ == at_;
  part.line_start = line_ends_ > 0;
  part.paragraph = line_ends_ > 1;
  part.bold = bold_;
  line_ends_ = 0;
  at_ = end_ = end;
  return part;
}

namespace {

// "ilegible", and no sign such as "--" or "\u2014".
bool begins_word(std::string_view word) {
  const auto c = static_cast<unsigned char>(word.front());
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xc3 && c < 0xe2);
}

}  // namespace

// A word that is in doubt, whatever its characters look like.
bool PartCutter::take_fixed() {
  while (!fixed_.empty() && fixed_.front().span.begin < at_) fixed_ = fixed_.subspan(1);
  if (fixed_.empty() || fixed_.front().span.begin != at_ || fixed_.front().span.end > text_.size())
    return false;
  Part& part = add(fixed_.front().span.end, fixed_.front().kind);
  part.doubt = fixed_.front().doubt;
  part.word_of_number = part.kind == PartKind::blank && begins_word(part.in(text_));
  return true;
}

void PartCutter::next() {
  if (take_fixed() || take_markup() || take_delimited() || take_spaced_move() || take_stars() ||
      take_underscores() || take_masked() || take_tick_or_quote() || take_score() ||
      take_bare_evaluation() || take_number() || take_sign() || take_dash() ||
      take_misread_number() || take_castling() || take_castling_word() || take_parted_castling() ||
      take_glued())
    return;
  take_word();
}

// `(3) Ab5 a6`, `[3] Ab5` at the beginning of a line, or where the number before it leads to it.
bool PartCutter::take_number_in_brackets() {
  if (depth_ > 0) return false;
  constexpr std::size_t most = 3;  // digits
  std::size_t end = at_ + 1;
  std::uint32_t value = 0;
  for (; end < text_.size() && is_digit(text_[end]) && end - at_ <= most; ++end)
    value = value * 10 + static_cast<std::uint32_t>(text_[end] - '0');
  if (value == 0 || end + 1 >= text_.size() || text_[end] != (text_[at_] == '(' ? ')' : ']') ||
      text_[end + 1] != ' ')
    return false;
  const bool goes_on = last_in_brackets_ != 0 && value - last_in_brackets_ <= 1;
  if (line_ends_ == 0 && !out_.empty() && !goes_on) return false;
  const std::size_t word = end + 2;
  const bool dots = text_.substr(word, 2) == ".." || text_.substr(word, 3) == "\u2026";
  if (!(dots && goes_on) && shape_of(text_.substr(word, word_end(word) - word)) == MoveShape::none)
    return false;
  last_in_brackets_ = value;
  Part& part = add(end + 1, PartKind::number);
  part.value = value;
  part.dots = 1;
  return true;
}

bool PartCutter::take_delimited() {
  switch (text_[at_]) {
    case '{': {
      const std::size_t end = text_.find('}', at_);
      if (end == std::string_view::npos) return false;
      add(end + 1, PartKind::comment);
      return true;
    }
    case '%':
      if (at_ != 0 && text_[at_ - 1] != '\n') return false;
      add(std::min(text_.find_first_of("\r\n", at_), text_.size()), PartKind::escape);
      return true;
    case '$': {
      std::size_t end = at_ + 1;
      while (end < text_.size() && is_digit(text_[end])) ++end;
      add(end, end > at_ + 1 ? PartKind::nag : PartKind::separator);
      return true;
    }
    case '(':
      if (const std::size_t offer = lex::match_offer(text_, at_)) {
        add(at_ + offer, PartKind::offer);
        return true;
      }
      if (const std::size_t clock = lex::match_clock(text_, at_)) {
        add(at_ + clock, PartKind::clock);
        return true;
      }
      [[fallthrough]];
    case '[':
      if (take_number_in_brackets()) return true;
      ++depth_;
      add(at_ + 1, PartKind::open);
      return true;
    case ')':
    case ']':
      depth_ -= depth_ > 0;
      add(at_ + 1, PartKind::close);
      return true;
    case '}':
      add(at_ + 1, PartKind::separator);
      return true;
    default:
      return false;
  }
}

// `Kt - Q B 3`
bool PartCutter::take_spaced_move() {
  const std::size_t length = spaced_ ? match_spaced_move(text_, at_) : 0;
  if (length == 0) return false;
  add(at_ + length, PartKind::cell).weak = true;
  return true;
}

// `3;;Cf6`, `4. | | Ae7`: nothing stands between the number of a row and its second cell.
bool PartCutter::ends_empty_cell(std::string_view delimiter) const {
  if (out_.size() < 2 || line_ends_ > 0 ||
      (delimiter != ";" && delimiter != "|" && delimiter != ","))
    return false;
  const Part &before = out_.back(), &number = out_[out_.size() - 2];
  return before.kind == PartKind::separator && before.in(text_) == delimiter &&
         !before.line_start && number.kind == PartKind::number;
}

// The sign of a rook in chess fonts, "¦ad1"; elsewhere it parts columns.
bool PartCutter::is_font_sign(std::string_view sign) const {
  const std::size_t behind = at_ + sign.size();
  return sign == "\u00a6" && behind < text_.size() &&
         ((text_[behind] >= 'a' && text_[behind] <= 'h') || text_[behind] == 'x');
}

// `¿Ad3?!`, `¡12.Dxf7+!`: the sign that opens an exclamation, before a move or its number.
bool PartCutter::take_opening_sign() {
  for (const std::string_view sign : {"\u00bf", "\u00a1"}) {
    if (!at_text(sign)) continue;
    const std::size_t behind = at_ + sign.size();
    std::size_t digits = behind;
    while (digits < text_.size() && is_digit(text_[digits])) ++digits;
    const bool number = digits > behind && text_.substr(digits, 1) == ".";
    const std::string_view word = text_.substr(behind, word_end(behind) - behind);
    if (!number && shape_of(word) != MoveShape::strong) return false;
    add(behind, PartKind::separator);
    return true;
  }
  return false;
}

bool PartCutter::take_tick_or_quote() {
  if (take_opening_sign()) return true;
  for (const std::string_view tick : ticks) {
    if (!at_text(tick) || !stands_alone(at_ + tick.size())) continue;
    add(at_ + tick.size(), PartKind::blank);
    return true;
  }
  if (at_text("|| ") && !out_.empty() && out_.back().kind != PartKind::number) {
    add(at_ + 2, PartKind::separator);
    line_ends_ = std::max(line_ends_, 1);  // as some write the end of a line
    return true;
  }
  for (const std::string_view quote : quotes) {
    if (!at_text(quote) || is_font_sign(quote)) continue;
    add(at_ + quote.size(), ends_empty_cell(quote) ? PartKind::blank : PartKind::separator);
    return true;
  }
  return false;
}

// `**bold**`, `*`: the end of a game that has none, or a mark of Markdown. `~~crossed out~~`.
bool PartCutter::take_stars() {
  if (at_text("~~")) {
    const std::size_t line_end = std::min(text_.find_first_of("\r\n", at_), text_.size());
    const std::size_t end = text_.find("~~", at_ + 2);
    if (end < line_end) {
      add(end + 2, PartKind::crossed);
      return true;
    }
  }
  if (text_[at_] != '*') return false;
  std::size_t end = at_;
  while (end < text_.size() && text_[end] == '*') ++end;
  if (end == at_ + 1 && stands_alone(end)) {
    add(end, PartKind::result);
    return true;
  }
  if (end == at_ + 1 && take_masked()) return true;
  if (end == at_ + 2) bold_ = !bold_;
  add(end, PartKind::separator);
  return true;
}

bool PartCutter::take_underscores() {
  if (text_[at_] != '_') return false;
  std::size_t end = at_;
  while (end < text_.size() && text_[end] == '_') ++end;
  if (stands_alone(end)) {
    add(end, PartKind::blank);
    return true;
  }
  if (take_masked()) return true;
  add(end, PartKind::separator);
  return true;
}

// Does the sign at `at` stand between a piece and its square, "Kt\u2014KB3", or two castles?
bool PartCutter::parts_piece(std::size_t at, std::size_t length) const {
  constexpr std::size_t longest = 4;  // bytes of a square: "KKt5"
  const std::string_view square = text_.substr(std::min(at + length, text_.size()), longest);
  if (at == 0 || square.empty()) return false;
  const char before = text_[at - 1], first = square[0];
  if (before == 'O' && first == 'O') return true;
  const bool piece = (before >= 'A' && before <= 'Z') || before == ')' ||
                     (before == 't' && at > 1 && text_[at - 2] == 'K');
  const std::size_t letters = std::min(square.find_first_not_of("KQRBt"), square.size());
  return piece && letters > 0 && letters < square.size() && first != 't' &&
         ((square[letters] >= '1' && square[letters] <= '8') || square[letters] == 's');
}

// Does the sign at `at` stand between two squares: "e2\u2014e4"?
bool PartCutter::parts_squares(std::size_t at, std::size_t length) const {
  const auto is_rank = [](char c) { return c >= '1' && c <= '8'; };
  const auto is_file = [](char c) { return c >= 'a' && c <= 'h'; };
  const std::size_t behind = at + length;
  return at >= 2 && is_rank(text_[at - 1]) && is_file(text_[at - 2]) && behind + 1 < text_.size() &&
         is_file(text_[behind]) && is_rank(text_[behind + 1]);
}

std::size_t PartCutter::word_end(std::size_t at) const {
  while (at < text_.size()) {
    const char c = text_[at];
    if (std::string_view("(){}[],;|\"<>$*").find(c) != std::string_view::npos) break;
    const lex::SymbolAt s = lex::symbol_at(text_, at);
    if (s.symbol == Symbol::blank || s.symbol == Symbol::line_end || s.symbol == Symbol::mark ||
        s.symbol == Symbol::picture || s.symbol == Symbol::ellipsis || s.symbol == Symbol::half)
      break;
    if (text_.substr(at, 3) == "\u201c" || text_.substr(at, 3) == "\u201d" ||
        (text_.substr(at, 3) == "\u2014" && !parts_squares(at, 3) && !parts_piece(at, 3)) ||
        text_.substr(at, 2) == "\u00bb" || text_.substr(at, 2) == "\u00ab")
      break;
    at += s.length;
  }
  return at;
}

// A?4 _xd5 Cf?
bool PartCutter::take_masked() {
  std::size_t end = at_;
  while (end < text_.size() && end < at_ + 14 &&
         std::string_view("(){}[],;|\"<>$!").find(text_[end]) == std::string_view::npos &&
         lex::blank_length(text_, end) == 0)
    ++end;
  while (end > at_ + 1 && text_[end - 1] == '.') --end;
  // A number may be glued before it.
  std::size_t begin = at_;
  while (begin < end && is_digit(text_[begin])) ++begin;
  if (begin != at_) return false;
  const bool is_number = end == at_ + 2 && is_digit(text_[at_ + 1]) && text_.substr(end, 1) == ".";
  if (is_number) return false;  // `_3. Bb5_`
  if (end < at_ + 2 || !is_masked_move(text_.substr(at_, end - at_))) return false;
  add(end, PartKind::masked).doubt = token_masked;
  return true;
}

// 1-0 ½-½ and, behind a word, 0-1: a result; ½?: an offer; 0-0: castling.
bool PartCutter::take_score() {
  if (const std::size_t castling = lex::match_spaced_castling(text_, at_)) {
    add(at_ + castling, PartKind::cell);
    return true;
  }
  if (const std::size_t length = lex::match_result(text_, at_)) {
    const std::string_view word = text_.substr(at_, length);
    if (text_.substr(at_ + length, 1) == "?" && written_score(word) == WrittenScore{1, 1}) {
      add(at_ + length + 1, PartKind::offer);
      return true;
    }
    const bool signs = word.find_first_of("01\xc2") == std::string_view::npos;
    if (!signs) {
      add(at_ + length, PartKind::result);
      return true;
    }
  }
  return false;
}

// A line between the rows of a table: `---|---|`.
bool PartCutter::is_ruling() const {
  const std::size_t end = std::min(text_.find_first_of("\r\n", at_), text_.size());
  const std::string_view rest = text_.substr(at_, end - at_);
  return line_ends_ > 0 && rest.find("--") != std::string_view::npos &&
         rest.find('|') != std::string_view::npos &&
         rest.find_first_not_of("-|+:= \t") == std::string_view::npos;
}

bool PartCutter::take_dash() {
  std::size_t end = at_;
  while (end < text_.size()) {
    const lex::SymbolAt s = lex::symbol_at(text_, end);
    if (text_[end] != '-' && s.symbol != Symbol::dash) break;
    end += s.length;
  }
  if (end == at_) return false;
  if (is_ruling()) {
    add(std::min(text_.find_first_of("\r\n", at_), text_.size()), PartKind::separator);
    return true;
  }
  if (stands_alone(end) || (end < text_.size() && text_[end] == ',')) {
    add(end, PartKind::blank);
    return true;
  }
  if (end < text_.size() && text_[end] == '|') return false;
  add(end, PartKind::separator);
  return true;
}

namespace {

// Behind signs that begin a line, as in `| 4 | c3 |`, too: what begins it is the first that is
// none.
void spread_line_starts(Parts& parts) {
  for (std::size_t i = 1; i < parts.size(); ++i)
    parts[i].line_start |= parts[i - 1].line_start && parts[i - 1].kind == PartKind::separator &&
                           !parts[i - 1].is_stop;
}

}  // namespace

Parts cut_into_parts(std::string_view text, Span range, const SheetWords& words,
                     std::string_view sign, std::span<const FixedPart> fixed) {
  Parts out;
  PartCutter(text, range, words, sign, out, fixed).run();
  join_parts(out, text);
  settle_numbers(out, text);
  spread_line_starts(out);
  open_asides(out, text);
  pair_brackets(out, text);
  return out;
}

}  // namespace planilla
