// Lines to cells, and the head that names their columns.
#include "game/layout/game_rows.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t longest_front = 1 << 12;  // bytes above the head
constexpr std::size_t fewest_cells = 3;

// "1.e4 e5 2.Cf3"
bool holds_moves(std::string_view cell) {
  constexpr std::size_t enough = 2;
  return cell.size() > 3 && cell[0] == '1' && !ascii::is_digit(cell[1]) &&
         squares_named(cell.substr(1), enough) == enough;
}

bool may_be_name(std::string_view cell) {
  constexpr std::size_t shortest = 2;  // bytes
  return cell.size() >= shortest && !holds_square(cell) &&
         cell.find_first_not_of("0123456789-.: ") != std::string_view::npos;
}

}  // namespace

GameRows::GameRows(std::string_view text, const Lexicon& lexicon) : text_(text) {
  constexpr std::array<char, 5> delimiters = {'\t', ';', '|', ',', two_blanks};
  for (std::size_t begin = 0; begin < std::min(text.size(), longest_front);) {
    const Span line = line_at(text, begin);
    Span below = line_at(text, std::min<std::size_t>(line.end + 1, text.size()));
    Span head = line;
    if (rules_off_rows(below.in(text))) {
      head.end = below.end;
      below = line_at(text, std::min<std::size_t>(below.end + 1, text.size()));
    }
    for (const char delimiter : delimiters)
      if (find_head(line, below, delimiter, lexicon)) {
        head_ = without_blanks(text, head);
        return;
      }
    begin = line.end + 1;
  }
  delimiter_ = 0;
}

// True where both players have a column and the line below has moves. A head of moves alone,
// `Nr. Blancas Negras`, has moves where the names would stand.
bool GameRows::find_head(Span line, Span below, char delimiter, const Lexicon& lexicon) {
  constexpr std::size_t longest = 24;  // bytes: of a word
  const bool parted = delimiter == two_blanks
                          ? line.in(text_).find("  ") != std::string_view::npos
                          : line.in(text_).find(delimiter) != std::string_view::npos;
  if (!parted) return false;
  const std::vector<Span> cells = cells_of(text_, line, delimiter);
  if (cells.size() < fewest_cells) return false;
  tags_.clear();
  for (const Span cell : cells)
    tags_.push_back(cell.empty() || cell.size() > longest ? std::string_view()
                                                          : lexicon.heading(cell.in(text_)));
  const auto count = [&](std::string_view tag) {
    return std::count(tags_.begin(), tags_.end(), tag);
  };
  if (count("White") != 1 || count("Black") != 1) return false;
  delimiter_ = delimiter;
  return cut(below).moves != SIZE_MAX;
}

GameRows::Row GameRows::cut(Span line) const {
  if (delimiter_ == 0) return {};
  Row out{cells_of(text_, line, delimiter_), SIZE_MAX};
  const auto is_moves = [&](Span cell) { return holds_moves(cell.in(text_)); };
  const auto moves = std::find_if(out.cells.begin(), out.cells.end(), is_moves);
  if (moves != out.cells.end()) out.moves = static_cast<std::size_t>(moves - out.cells.begin());
  const std::size_t before = std::min(out.moves, out.cells.size());
  if (before > tags_.size() || (out.moves == SIZE_MAX && before + 1 < tags_.size())) return {};
  for (std::size_t i = 0; i < tags_.size(); ++i)
    if ((tags_[i] == "White" || tags_[i] == "Black") &&
        (i >= before || !may_be_name(out.cells[i].in(text_))))
      return {};
  return out;
}

std::vector<Heading> GameRows::headings(Span line) const {
  std::vector<Heading> out;
  const std::vector<Span> cells = cells_of(text_, line, delimiter_);
  for (std::size_t i = 0; i < cells.size() && i < tags_.size(); ++i)
    if (!cells[i].empty()) out.push_back({cells[i], {}, cells[i], tags_[i]});
  return out;
}

std::vector<Heading> headings_of(std::string_view text, Span token, const Lexicon& lexicon) {
  std::vector<Heading> out = find_headings(text, token, lexicon);
  if (!out.empty()) return out;
  const GameRows rows(text, lexicon);
  if (!rows.head().empty() && token.begin > rows.head().begin) out = rows.headings(token);
  return out;
}

bool is_left_empty(std::string_view value) {
  return value.find_first_not_of("_./- \t") == std::string_view::npos;
}

}  // namespace planilla
