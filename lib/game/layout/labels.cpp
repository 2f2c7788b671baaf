// Line after line: what each holds, and which of them are no moves.
#include <algorithm>

#include "base/ascii.h"
#include "game/cells/shape.h"
#include "game/layout/citations.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

using ascii::is_digit;

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
  bool may_be_row(const Line& line) const;
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

// "hA h5", "ha h5": two cells as other rows have them, the first a file and what was no rank. "de
// d5" looks so too; whether it is a row is to be asked.
bool Labels::may_be_row(const Line& line) const {
  const std::string_view word = tokens_[line.begin].in(text_);
  return line.end == line.begin + 2 && word.size() == 2 && word[0] >= 'a' && word[0] <= 'h' &&
         looks_like_move(text_, tokens_[line.begin + 1]);
}

// "si e5 d5", "con idea de d5": does it begin with a word that leads to what was not played?
bool Labels::begins_remark(const Line& line) const {
  if (may_be_row(line)) return false;
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
