// Three ways to read the rows, each until one fails.
#include "game/markup/blank_long.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "base/ascii.h"
#include "board/square_in_text.h"

namespace planilla {

namespace {

struct Word {
  std::size_t begin = 0, end = 0;
};

// Which players write both squares of a move.
struct Manner {
  bool white = false, black = false;
  bool holds = true;
  std::vector<std::size_t> blanks;  // that stand for a dash
};

bool is_castling(std::string_view word) {
  return word.starts_with("O-O") || word.starts_with("0-0") || word.starts_with("o-o");
}

// `Cg8`, `d2`: bytes of a piece letter and a square; 0: something else.
std::size_t square_length(std::string_view word) {
  constexpr std::size_t longest_letter = 3;
  std::size_t at = 0;
  while (at < word.size() && at <= longest_letter && !is_square_at(word, at)) ++at;
  const bool letter = at == 0 || (word[0] >= 'A' && word[0] <= 'Z' && at == 1) ||
                      (static_cast<unsigned char>(word[0]) >= 0xc3 && at <= longest_letter);
  return letter && is_square_at(word, at) ? at + 2 : 0;
}

bool is_whole_square(std::string_view word) {
  return !word.empty() && square_length(word) == word.size();
}

// `f6`, `f6+`, `d8=D`: where a move leads, with no letter of a piece.
bool begins_with_square(std::string_view word) {
  return is_square_at(word, 0) && (word.size() == 2 || !is_square_at(word, 3)) &&
         (word.size() < 4 || !is_square_at(word, 2));
}

// `Cf6xe4`, `c4xd5`: both squares in one word.
bool is_long(std::string_view word) {
  const std::size_t from = square_length(word);
  return from != 0 && from < word.size() && squares_named(word, 2) == 2;
}

class Rows {
public:
  explicit Rows(std::string_view text) : text_(text) {}

  // Where the blanks stand that are dashes; none where the text is not written so.
  std::vector<std::size_t> blanks();

private:
  std::string_view word(const Word& word) const {
    return text_.substr(word.begin, word.end - word.begin);
  }
  bool read_line(std::size_t begin, std::size_t end);
  void take(Manner& manner, const std::vector<Word>& words) const;
  std::size_t behind_move(const std::vector<Word>& words, std::size_t at, bool is_long_form,
                          Manner& manner) const;

  std::string_view text_;
  std::array<Manner, 3> manners_ = {Manner{true, true, true, {}}, Manner{true, false, true, {}},
                                    Manner{false, true, true, {}}};
};

// One past the last word of the move at words[at]; `at`: there is none.
std::size_t Rows::behind_move(const std::vector<Word>& words, std::size_t at, bool is_long_form,
                              Manner& manner) const {
  if (at >= words.size()) return at;
  const std::string_view first = word(words[at]);
  if (is_castling(first)) return at + 1;
  if (!is_long_form) return holds_square(first) ? at + 1 : at;
  if (is_long(first)) return at + 1;
  const bool beside = at + 1 < words.size() && words[at].end + 1 == words[at + 1].begin &&
                      text_[words[at].end] == ' ';
  if (!beside || !is_whole_square(first) || !begins_with_square(word(words[at + 1]))) return at;
  manner.blanks.push_back(words[at].end);
  return at + 2;
}

void Rows::take(Manner& manner, const std::vector<Word>& words) const {
  const std::size_t white = behind_move(words, 0, manner.white, manner);
  const std::size_t black = behind_move(words, white, manner.black, manner);
  manner.holds = white != 0 && black == words.size();
}

// False: no manner is left.
bool Rows::read_line(std::size_t begin, std::size_t end) {
  constexpr std::size_t most = 4, longest = 10;  // words of a row, bytes of one
  while (begin < end && ascii::is_blank(text_[begin])) ++begin;
  std::size_t at = begin;
  while (at < end && ascii::is_digit(text_[at])) ++at;
  if (at == begin) return true;  // a heading, a remark, a result
  while (at < end && (text_[at] == '.' || text_[at] == ')')) ++at;
  std::vector<Word> words;
  while (at < end) {
    while (at < end && ascii::is_blank(text_[at])) ++at;
    const std::size_t from = at;
    while (at < end && !ascii::is_blank(text_[at])) ++at;
    if (at == from) break;
    words.push_back({from, at});
    if (words.size() > most || at - from > longest) return false;
  }
  const bool has_moves = std::any_of(words.begin(), words.end(),
                                     [&](const Word& one) { return holds_square(word(one)); });
  if (!has_moves && (words.empty() || !is_castling(word(words.front())))) return true;  // `1-0`
  for (Manner& manner : manners_)
    if (manner.holds) take(manner, words);
  return std::any_of(manners_.begin(), manners_.end(), [](const Manner& m) { return m.holds; });
}

std::vector<std::size_t> Rows::blanks() {
  constexpr std::size_t fewest = 3;
  for (std::size_t begin = 0; begin < text_.size();) {
    const std::size_t end = std::min(text_.find_first_of("\r\n", begin), text_.size());
    if (!read_line(begin, end)) return {};
    begin = end + 1;
  }
  std::vector<std::size_t>* found = nullptr;
  for (Manner& manner : manners_) {
    if (!manner.holds || manner.blanks.size() < fewest) continue;
    if (found != nullptr) return {};
    found = &manner.blanks;
  }
  return found != nullptr ? std::move(*found) : std::vector<std::size_t>();
}

}  // namespace

bool shows_blank_long(std::string_view text) {
  return !Rows(text).blanks().empty();
}

void dash_blank_long(std::string& text) {
  for (const std::size_t at : Rows(text).blanks()) text[at] = '-';
}

}  // namespace planilla
