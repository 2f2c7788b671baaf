// Words between blanks, one after another, and then lines; those that are asides take the place of
// their tokens.
#include <algorithm>
#include <cstdint>

#include "base/ascii.h"
#include "game/cells/shape.h"
#include "game/layout/citations.h"
#include "game/layout/printed_position.h"
#include "game/markup/board_lists.h"
#include "game/markup/footnotes.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

using ascii::is_digit;

std::size_t digits_at(std::string_view word, std::size_t at) {
  std::size_t end = at;
  while (end < word.size() && is_digit(word[end])) ++end;
  return end - at;
}

std::size_t sign_size(std::string_view word) {
  for (const std::string_view sign : {"+", "-", "\u2212", "\u2013"})
    if (word.starts_with(sign)) return sign.size();
  return 0;
}

// `-0.31`, `+1,20`, `0.00`, `+0.31/12`
bool is_value(std::string_view word, bool needs_sign) {
  constexpr std::size_t most_whole = 2, most_behind = 2;  // digits
  const std::size_t sign = sign_size(word);
  if (needs_sign && sign == 0) return false;
  const std::size_t whole = digits_at(word, sign);
  if (whole == 0 || whole > most_whole) return false;
  std::size_t at = sign + whole;
  if (at >= word.size() || (word[at] != '.' && word[at] != ',')) return false;
  const std::size_t behind = digits_at(word, ++at);
  if (behind == 0 || behind > most_behind) return false;
  at += behind;
  if (at == word.size()) return true;
  const std::size_t depth = word[at] == '/' ? digits_at(word, at + 1) : 0;
  return depth > 0 && at + 1 + depth == word.size();
}

// `03/01/88`, `3.1.1988`
bool is_date(std::string_view word) {
  std::size_t at = 0;
  char sign = 0;
  for (int part = 0; part < 3; ++part) {
    const std::size_t digits = digits_at(word, at);
    if (digits == 0 || (part < 2 ? digits > 2 : digits != 2 && digits != 4)) return false;
    at += digits;
    if (part == 2) break;
    if (at >= word.size() || (word[at] != '/' && word[at] != '.' && word[at] != '-')) return false;
    if (part == 1 && word[at] != sign) return false;
    sign = word[at++];
  }
  return at == word.size();
}

// `2/6`: the first number, and the second in `of`; 0: it is none.
int thread_number(std::string_view word, int& of) {
  constexpr std::size_t most = 2;  // digits
  const std::size_t first = digits_at(word, 0);
  if (first == 0 || first > most || first + 1 >= word.size() || word[first] != '/') return 0;
  const std::size_t second = digits_at(word, first + 1);
  if (second == 0 || second > most || first + 1 + second != word.size()) return 0;
  const auto number = [&](std::size_t at, std::size_t size) {
    int out = 0;
    for (std::size_t i = at; i < at + size; ++i) out = out * 10 + (word[i] - '0');
    return out;
  };
  of = number(first + 1, second);
  const int value = number(0, first);
  return value <= of ? value : 0;
}

struct Aside {
  Span span;
  enum Kind : std::uint8_t { value, plain_value, date, thread } kind{};
  int number = 0, of = 0;  // of a thread
};

class AsideFinder {
public:
  explicit AsideFinder(std::string_view text) : text_(text) {}

  std::vector<Span> run() {
    std::size_t before = 0;
    for (std::size_t at = text_.find_first_not_of(blanks); at != std::string_view::npos;) {
      const std::size_t end = std::min(text_.find_first_of(blanks, at), text_.size());
      const std::string_view gap = text_.substr(before, at - before);
      take(at, end, before == 0 || gap.find('\n') != std::string_view::npos);
      before = end;
      at = text_.find_first_not_of(blanks, end);
    }
    return chosen_ones();
  }

private:
  static constexpr std::string_view blanks = " \t\r\n";

  void take(std::size_t begin, std::size_t end, bool starts_line);
  std::vector<Span> chosen_ones() const;
  void add(std::size_t begin, std::size_t end, Aside::Kind kind) {
    found_.push_back({{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)}, kind});
  }

  std::string_view text_;
  std::vector<Aside> found_;
  bool behind_move_ = false;  // the word before in this line is a move
};

void AsideFinder::take(std::size_t begin, std::size_t end, bool starts_line) {
  const bool behind_move = behind_move_ && !starts_line;
  std::string_view word = text_.substr(begin, end - begin);
  Aside thread;
  if (starts_line && (thread.number = thread_number(word, thread.of)) != 0) {
    add(begin, end, Aside::thread);
    found_.back().number = thread.number;
    found_.back().of = thread.of;
  }
  if (behind_move && is_date(word)) add(begin, end, Aside::date);
  if (behind_move && is_value(word, false))
    add(begin, end, is_value(word, true) ? Aside::value : Aside::plain_value);
  while (!word.empty() && std::string_view("!?+#,;.").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  const std::size_t number = digits_at(word, 0);
  const std::size_t move = number == 0 ? 0 : word.find_first_not_of('.', number);
  const auto is_move = [](std::string_view one) { return shape_of(one) == MoveShape::strong; };
  behind_move_ = is_move(word) || (move < word.size() && is_move(word.substr(move)));
}

std::vector<Span> AsideFinder::chosen_ones() const {
  constexpr int fewest_dates = 3;
  int values = 0, dates = 0, threads = 0, last = 0, of = 0;
  for (const Aside& one : found_) {
    values += one.kind == Aside::value;
    dates += one.kind == Aside::date;
    if (one.kind != Aside::thread) continue;
    threads += one.number == last + 1 && (last == 0 || one.of == of);
    last = one.number;
    of = one.of;
  }
  std::vector<Span> out;
  for (const Aside& one : found_) {
    const bool taken = one.kind == Aside::date     ? dates >= fewest_dates
                       : one.kind == Aside::thread ? threads > 1
                                                   : values > 0;
    if (taken) out.push_back(one.span);
  }
  return out;
}

}  // namespace

void set_asides_apart(std::string_view text, const Languages& languages,
                      std::vector<Token>& tokens) {
  std::vector<Span> asides = AsideFinder(text).run();
  const std::vector<Span> diagrams = find_numbered_diagrams(text);
  asides.insert(asides.end(), diagrams.begin(), diagrams.end());
  const std::vector<Span> drawings = find_board_lists(text);
  asides.insert(asides.end(), drawings.begin(), drawings.end());
  const std::vector<Span> pieces = find_listed_pieces(text, languages);
  asides.insert(asides.end(), pieces.begin(), pieces.end());
  const std::vector<Span> notes = find_footnotes(text);
  asides.insert(asides.end(), notes.begin(), notes.end());
  if (asides.empty()) return;
  std::sort(asides.begin(), asides.end(), [](Span a, Span b) { return a.begin < b.begin; });
  std::vector<Token> out;
  std::size_t next = 0;
  for (std::size_t i = 0; i < tokens.size();) {
    while (next < asides.size() && asides[next].end <= tokens[i].begin()) ++next;
    // What the layout took for a passage already is told apart from the move behind it.
    const bool begins = next < asides.size() && tokens[i].begin() == asides[next].begin &&
                        tokens[i].kind != TokenKind::passage;
    std::size_t end = i;
    while (begins && end < tokens.size() && tokens[end].end() <= asides[next].end) ++end;
    if (!begins || end == i || tokens[end - 1].end() > asides[next].end) {
      out.push_back(tokens[i++]);
      continue;
    }
    out.push_back({asides[next], TokenKind::passage, 0});
    i = end;
  }
  tokens = std::move(out);
}

namespace {

// What one line of the text holds.
struct Line {
  std::size_t begin = 0, end = 0;       // tokens
  std::size_t small = 0, capitals = 0;  // half-moves, and squares in capitals: `B4`
  std::size_t words = 0;                // of a sentence or a name
  bool numbered = false;                // it begins with a number
  bool other = false;                   // a tag, a result, a bracket, a mark of doubt
};

// `B4`, `C3,`, `A4-B5`
bool is_square_in_capitals(std::string_view word) {
  while (!word.empty() && (word.back() == ',' || word.back() == '.' || word.back() == ';'))
    word.remove_suffix(1);
  if (word.size() == 5 && word[2] == '-')
    return is_square_in_capitals(word.substr(0, 2)) && is_square_in_capitals(word.substr(3));
  return word.size() == 2 && word[0] >= 'A' && word[0] <= 'H' && word[1] >= '1' && word[1] <= '8';
}

class Labels {
public:
  Labels(std::string_view text, const SheetWords& words, std::vector<Token>& tokens)
      : text_(text), words_(words), tokens_(tokens) {}

  void set_apart() {
    find_lines();
    std::vector<bool> apart(lines_.size()), begins(lines_.size());
    mark_labels(apart);
    mark_remarks(apart);
    mark_first_remark(apart);
    mark_counted(apart, begins);
    const std::size_t square = square_behind_row();
    if (square == none && std::find(apart.begin(), apart.end(), true) == apart.end()) return;
    if (square != none) tokens_[square].kind = TokenKind::passage;
    std::vector<Token> out;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const auto at = [&](std::size_t token) {
        return tokens_.begin() + static_cast<std::ptrdiff_t>(token);
      };
      if (begins[i]) {
        const std::uint32_t begin = tokens_[lines_[i].begin].begin();
        out.push_back({{begin, begin}, TokenKind::boundary, 0});
      }
      if (apart[i])
        out.push_back({{tokens_[lines_[i].begin].begin(), tokens_[lines_[i].end - 1].end()},
                       TokenKind::passage,
                       0});
      else
        out.insert(out.end(), at(lines_[i].begin), at(lines_[i].end));
    }
    tokens_ = std::move(out);
  }

private:
  void find_lines();
  void take(const Token& token, Line& line) const;
  void mark_labels(std::vector<bool>& apart) const;
  void mark_remarks(std::vector<bool>& apart) const;
  void mark_first_remark(std::vector<bool>& apart) const;
  void mark_counted(std::vector<bool>& apart, std::vector<bool>& begins) const;
  bool is_counted(const Line& line) const;
  bool begins_remark(const Line& line) const;
  std::size_t square_behind_row() const;

  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::string_view text_;
  const SheetWords& words_;
  std::vector<Token>& tokens_;
  std::vector<Line> lines_;
};

void Labels::take(const Token& token, Line& line) const {
  constexpr std::size_t shortest = 3;  // bytes of a word
  const std::string_view word = token.in(text_);
  if (token.kind == TokenKind::junk || token.kind == TokenKind::glyph) return;
  if (token.kind == TokenKind::move_number)
    line.numbered |= line.begin + 1 == line.end;
  else if (looks_like_move(text_, token))
    ++line.small;
  else if (token.kind == TokenKind::word && is_square_in_capitals(word))
    ++line.capitals;
  else if (token.kind == TokenKind::word && word.find_first_of("0123456789") == word.npos)
    line.words += word.size() >= shortest ? 1 : 0;
  else
    line.other = true;
}

void Labels::find_lines() {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (i == 0 || line_ends_before(text_, tokens_, i) > 0) lines_.push_back({.begin = i});
    lines_.back().end = i + 1;
    take(tokens_[i], lines_.back());
  }
}

// Above the first half-move and below the last one.
void Labels::mark_labels(std::vector<bool>& apart) const {
  constexpr std::size_t fewest = 3;  // half-moves
  const auto plays = [](const Line& line) { return line.small > 0; };
  const auto first = std::find_if(lines_.begin(), lines_.end(), plays);
  if (first == lines_.end()) return;
  const auto last = std::find_if(lines_.rbegin(), lines_.rend(), plays).base();
  std::size_t small = 0;
  for (auto line = first; line != last; ++line) {
    small += line->small;
    if (line->capitals > 0) return;  // its squares are written so
  }
  if (small < fewest) return;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const Line& line = lines_[i];
    const bool outside = &line < &*first || &line > &*std::prev(last);
    const bool named = line.words > 0 || first->numbered;
    apart[i] = outside && named && line.capitals > 0 && !line.numbered && !line.other;
  }
}

// `19 Tb1 Fd7 B4`: behind both half-moves of a numbered row, where no other is written in capitals.
// The token; `none`.
std::size_t Labels::square_behind_row() const {
  constexpr std::size_t fewest = 4;  // rows
  std::size_t out = none, rows = 0;
  for (const Line& line : lines_) {
    rows += line.numbered && line.small > 0 ? 1 : 0;
    if (line.capitals == 0) continue;
    const bool behind = line.numbered && line.small == 2 && line.capitals == 1 && !line.other &&
                        is_square_in_capitals(tokens_[line.end - 1].in(text_));
    if (!behind || out != none) return none;
    out = line.end - 1;
  }
  return rows < fewest ? none : out;
}

// "si e5 d5", "con idea de d5": does it begin with a word that leads to what was not played?
bool Labels::begins_remark(const Line& line) const {
  const std::string_view word = tokens_[line.begin].in(text_);
  constexpr std::size_t shortest = 2;  // bytes
  return tokens_[line.begin].kind == TokenKind::word && word.size() >= shortest &&
         word.find_first_of("0123456789") == word.npos &&
         !looks_like_move(text_, tokens_[line.begin]) && words_.leads(word) &&
         !words_.plays(word) && !words_.negates(word);
}

// Among rows of half-moves without numbers.
void Labels::mark_remarks(std::vector<bool>& apart) const {
  constexpr std::size_t fewest = 4;  // rows
  std::size_t rows = 0;
  for (const Line& line : lines_) {
    if (line.numbered) return;
    rows += looks_like_move(text_, tokens_[line.begin]) ? 1 : 0;
  }
  if (rows < fewest) return;
  for (std::size_t i = 1; i + 1 < lines_.size(); ++i)
    apart[i] = apart[i] || (lines_[i].small > 0 && !lines_[i].other && lines_[i - 1].small > 0 &&
                            begins_remark(lines_[i]));
}

// "el rey está mal en g8" above a game without numbers.
void Labels::mark_first_remark(std::vector<bool>& apart) const {
  constexpr std::size_t several = 3, whole_game = 6;  // words; half-moves
  std::size_t at = 0;                                 // behind the headings
  while (at < lines_.size() && tokens_[lines_[at].begin].kind == TokenKind::tag) ++at;
  if (at + 1 >= lines_.size()) return;
  const Line& first = lines_[at];
  constexpr std::size_t rows = 3;
  std::size_t below = 0;
  for (std::size_t i = at + 1; i <= at + rows && i < lines_.size(); ++i)
    below += lines_[i].words == 0 && !lines_[i].numbered ? lines_[i].small : 0;
  if (first.small == 1 && first.words >= several && !first.numbered && !first.other &&
      !looks_like_move(text_, tokens_[first.begin]) && below >= whole_game)
    apart[at] = true;
}

// `Partida 3`: one word and its number.
bool Labels::is_counted(const Line& line) const {
  constexpr std::size_t shortest = 4, pair = 2;  // bytes; tokens
  const std::string_view word = tokens_[line.begin].in(text_);
  return line.end == line.begin + pair && line.words == 1 && word.size() >= shortest &&
         begins_with_capital(word) && tokens_[line.begin + 1].kind == TokenKind::move_number &&
         is_digit(tokens_[line.begin + 1].in(text_).back());
}

// Above the first row of a game; of a second one where a result stands before it, or the numbers
// begin anew below it.
void Labels::mark_counted(std::vector<bool>& apart, std::vector<bool>& begins) const {
  for (std::size_t i = 0; i + 1 < lines_.size(); ++i) {
    const Token& below = tokens_[lines_[i + 1].begin];
    const bool is_first =
        below.kind == TokenKind::move_number && parse_move_number(below.in(text_)).value == 1;
    const bool ended = i > 0 && tokens_[lines_[i].begin - 1].kind == TokenKind::result;
    const bool behind = i == 0 || ended || line_ends_before(text_, tokens_, lines_[i].begin) > 1;
    if (!behind || !(is_first || looks_like_move(text_, below)) || !is_counted(lines_[i])) continue;
    apart[i] = true;
    begins[i] = i > 0 && (ended || is_first);
  }
}

}  // namespace

void set_labels_apart(std::string_view text, const SheetWords& words, std::vector<Token>& tokens) {
  if (tokens.empty()) return;
  Labels(text, words, tokens).set_apart();
}

}  // namespace planilla
