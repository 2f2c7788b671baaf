// Lines to cells, and the head that names their columns.
#include "game/layout/game_rows.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/spelling/square_in_text.h"

namespace planilla {

namespace {

constexpr std::size_t longest_front = 1 << 12;  // bytes above the head
constexpr std::size_t fewest_cells = 3;
constexpr char two_blanks = ' ';

Span trim_cell(std::string_view text, Span span) {
  while (span.begin < span.end && ascii::is_space(text[span.begin])) ++span.begin;
  while (span.end > span.begin && ascii::is_space(text[span.end - 1])) --span.end;
  return span;
}

Span line_at(std::string_view text, std::size_t begin) {
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// Where the cell that begins at `at` ends: at the delimiter, or at the end of the line.
std::uint32_t cell_end(std::string_view text, std::uint32_t at, std::uint32_t line_end,
                       char delimiter) {
  const bool quoted = at < line_end && text[at] == '"' && delimiter != two_blanks;
  std::uint32_t i = at + quoted;
  while (i < line_end && quoted && text[i] != '"') ++i;
  for (; i < line_end; ++i) {
    if (delimiter == two_blanks && text[i] == ' ' && i + 1 < line_end && text[i + 1] == ' ') break;
    if (delimiter != two_blanks && text[i] == delimiter) break;
  }
  return i;
}

std::vector<Span> cells_of(std::string_view text, Span line, char delimiter) {
  std::vector<Span> out;
  Span rest = trim_cell(text, line);
  if (delimiter == '|' && !rest.empty() && text[rest.begin] == '|') ++rest.begin;
  if (delimiter == '|' && !rest.empty() && text[rest.end - 1] == '|') --rest.end;
  for (std::uint32_t at = rest.begin; at <= rest.end;) {
    while (delimiter != '\t' && at < rest.end && text[at] == ' ') ++at;
    const std::uint32_t end = cell_end(text, at, rest.end, delimiter);
    Span cell = trim_cell(text, {at, end});
    if (delimiter != two_blanks && cell.size() > 1 && text[cell.begin] == '"' &&
        text[cell.end - 1] == '"')
      cell = {cell.begin + 1, cell.end - 1};
    out.push_back(cell);
    at = end + 1;
  }
  return out;
}

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

bool rules_off_rows(std::string_view line) {
  return line.size() > 2 && line.find('-') != std::string_view::npos &&
         line.find_first_not_of("-|+:= \t\r") == std::string_view::npos;
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
        head_ = trim_cell(text, head);
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

}  // namespace planilla
