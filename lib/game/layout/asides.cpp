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

}  // namespace planilla
