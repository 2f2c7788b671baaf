// Line after line of the remarks in the main line.
#include "game/texts/lost_rows.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/ascii.h"
#include "board/half_move.h"
#include "game/cells/shape.h"

namespace planilla {

namespace {

constexpr std::string_view parting = " \t\r|;,\"";  // words, or the cells of a table

struct Row {
  int number = 0;  // none
  std::vector<std::string_view> words;
};

Row row_of(std::string_view line) {
  constexpr std::size_t most_digits = 3;
  Row out;
  line.remove_prefix(std::min(line.find_first_not_of(" \t|(\""), line.size()));
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  const bool is_result = line.substr(digits, 1) == "-" || line.substr(digits, 1) == "/";
  if (digits > 0 && digits <= most_digits && digits < line.size() && !is_result) {
    for (const char c : line.substr(0, digits)) out.number = out.number * 10 + (c - '0');
    line.remove_prefix(digits);
    while (!line.empty() && std::string_view(".):-").find(line.front()) != line.npos)
      line.remove_prefix(1);
  }
  for (std::size_t at = line.find_first_not_of(parting); at != line.npos;) {
    const std::size_t end = std::min(line.find_first_of(parting, at), line.size());
    out.words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(parting, end);
  }
  return out;
}

bool is_move(std::string_view word) {
  return shape_of(word) == MoveShape::strong;
}

std::size_t letters_in(std::string_view word) {
  return static_cast<std::size_t>(
      std::count_if(word.begin(), word.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

bool holds_moves(const Row& row) {
  constexpr std::size_t most = 2;
  return row.number != 0 && !row.words.empty() && row.words.size() <= most &&
         std::all_of(row.words.begin(), row.words.end(), is_move);
}

// A word or two under a number that may stand there; `due`: the half-move that is. Or other moves
// under the number of the row above. A row that is written again below is not lost; below the line
// of a sentence, "not 8...d5 because of / 9.a3.", none stands.
bool is_numbered_row(const Row& row, const Row& above, const Row& below, int due) {
  constexpr std::size_t most = 2, most_above = 4;  // words
  if (row.words.empty() || row.words.size() > most || row.number == below.number ||
      above.words.size() > most_above)
    return false;
  constexpr int half_moves_a_number = 2;
  const int number = due / half_moves_a_number;
  const bool is_blacks = due % half_moves_a_number != 0;
  if (row.number == number + 1) return true;
  if (row.number == number)  // "8.Cxd4 was possible. 8...Df6": no row behind a row
    return !is_blacks || (above.number == number - 1 && !above.words.empty() &&
                          std::all_of(above.words.begin(), above.words.end(), is_move));
  return row.number == above.number && holds_moves(row) && holds_moves(above) &&
         row.words != above.words;
}

bool is_pair_of_moves(const Row& row) {
  return row.number == 0 && row.words.size() == 2 && is_move(row.words[0]) && is_move(row.words[1]);
}

// `Cbdz CcS`, in a line of its own
bool is_bare_row(const Row& row) {
  constexpr std::size_t longest = 4;
  return row.number == 0 && row.words.size() == 2 && letters_in(row.words[0]) <= longest &&
         letters_in(row.words[1]) <= longest;
}

// `0-0 Ae`, where Black's half-move is due
bool is_second_cell(const Row& row, int due) {
  constexpr std::size_t longest = 4;
  return due % 2 != 0 && row.number == 0 && row.words.size() == 1 &&
         letters_in(row.words[0]) <= longest;
}

class Lines {
public:
  explicit Lines(std::string_view text) : text_(text) {}

  // Does nothing but blanks stand before text[at] in its line?
  bool begins(std::size_t at) const {
    const std::string_view before = text_.substr(0, at);
    const std::size_t last = before.find_last_not_of(" \t|");
    return last == before.npos || before[last] == '\n';
  }
  std::string_view above(std::size_t at) const {
    const std::size_t end = text_.substr(0, at).rfind('\n');
    if (end == text_.npos) return {};
    const std::size_t begin = text_.substr(0, end).rfind('\n');
    return text_.substr(begin == text_.npos ? 0 : begin + 1, end - (begin + 1));
  }
  std::string_view below(std::size_t at) const {
    const std::size_t end = text_.find('\n', at);
    if (end == text_.npos) return {};
    return text_.substr(end + 1, text_.find('\n', end + 1) - (end + 1));
  }
  bool ends(std::size_t at) const {
    const std::size_t next = text_.find_first_not_of(" \t\r|", at);
    return next == text_.npos || text_[next] == '\n';
  }

private:
  std::string_view text_;
};

// `numbered`: the rows of the sheet are.
bool holds_row(const Game& game, Span remark, int due, bool numbered) {
  const Lines lines(game.text);
  for (std::uint32_t begin = remark.begin; begin < remark.end;) {
    const std::size_t line_end = game.text.find('\n', begin);
    const auto end = static_cast<std::uint32_t>(std::min<std::size_t>(line_end, remark.end));
    const Row row = row_of(game.text.substr(begin, end - begin));
    const Row above = row_of(lines.above(begin));
    if (!numbered && begin == remark.begin && lines.ends(end) && is_second_cell(row, due) &&
        is_pair_of_moves(above) && !lines.begins(begin))
      return true;
    if (lines.begins(begin) &&
        (numbered ? is_numbered_row(row, above, row_of(lines.below(end)), due)
                  : lines.ends(end) && is_bare_row(row) && is_pair_of_moves(above)))
      return true;
    begin = end + 1;
  }
  return false;
}

bool is_word(std::string_view word) {
  constexpr std::size_t shortest = 3;
  return letters_in(word) >= shortest && shape_of(word) == MoveShape::none &&
         word.find_first_of("0123456789") == word.npos;
}

// Does a line from the first half-move on hold a sentence? Then it is a text, in which lines begin
// with moves that are cited.
bool holds_sentence(const Game& game) {
  constexpr std::ptrdiff_t fewest = 5;  // words
  const auto first =
      std::find_if(game.elements.begin(), game.elements.end(),
                   [](const Element& element) { return element.kind == ElementKind::move; });
  if (first == game.elements.end()) return false;
  for (std::size_t begin = (*first).span.begin; begin < game.extent.end;) {
    const std::size_t end = std::min<std::size_t>(game.text.find('\n', begin), game.extent.end);
    const Row row = row_of(game.text.substr(begin, end - begin));
    if (std::count_if(row.words.begin(), row.words.end(), is_word) >= fewest) return true;
    begin = end + 1;
  }
  return false;
}

}  // namespace

bool loses_rows(const Game& game) {
  if (!game.is_sheet || game.elements.is_compact() || holds_sentence(game)) return false;
  bool numbered = false;
  for (const Element& element : game.elements)
    numbered |= element.kind == ElementKind::move && (element.flags & element_numbered) != 0;
  int due = half_move_due(game.start), depth = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (depth != 0) continue;
    due += element.kind == ElementKind::move;
    if (element.kind == ElementKind::remark && due > half_move_due(game.start) &&
        holds_row(game, element.span, due, numbered))
      return true;
  }
  return false;
}

}  // namespace planilla
