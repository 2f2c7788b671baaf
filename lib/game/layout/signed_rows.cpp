// Each line is read once as a row, by its characters; the tokens of those that are rows are
// replaced.
#include "game/layout/signed_rows.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "base/ascii.h"
#include "pgn/tokenizer.h"
#include "text/framing/line.h"

namespace planilla {

namespace {

using ascii::is_digit;

constexpr std::size_t fewest_rows = 3;

struct SignedRow {
  Span number;
  std::array<Span, 2> cells;  // the second may be empty
  Span line;
};

// Reads one line. Castling holds dashes itself, so that each of its forms is tried, the longest
// first.
class RowReader {
public:
  RowReader(std::string_view text, Span line) : text_(text), line_(line) {}

  bool has_sign() const { return sign_ != 0; }
  std::optional<SignedRow> read();

private:
  std::uint32_t behind_blanks(std::uint32_t at) const {
    while (at < line_.end && (text_[at] == ' ' || text_[at] == '\t')) ++at;
    return at;
  }
  bool take_number();
  std::array<std::uint32_t, 3> ends_of_cell(std::uint32_t at) const;
  bool take_second(std::uint32_t at);

  std::string_view text_;
  Span line_;
  SignedRow row_;
  char sign_ = 0;
  std::uint32_t cells_ = 0;  // where they begin
};

bool RowReader::take_number() {
  constexpr std::uint32_t longest = 3;
  const std::uint32_t begin = behind_blanks(line_.begin);
  std::uint32_t end = begin;
  while (end < line_.end && is_digit(text_[end])) ++end;
  if (end == begin || end > begin + longest) return false;
  const std::uint32_t sign = behind_blanks(end);
  if (sign >= line_.end || (text_[sign] != '-' && text_[sign] != ':')) return false;
  cells_ = behind_blanks(sign + 1);
  if (cells_ + 1 >= line_.end) return false;
  row_.number = {begin, end};
  row_.line = line_;
  sign_ = text_[sign];
  return true;
}

// Where a cell at `at` may end; 0: no more ways.
std::array<std::uint32_t, 3> RowReader::ends_of_cell(std::uint32_t at) const {
  std::array<std::uint32_t, 3> out{};
  std::size_t count = 0;
  const std::string_view rest = text_.substr(at, line_.end - at);
  const bool may_castle = rest.size() > 2 && rest[1] == '-';
  for (const std::string_view castling : {"0-0-0", "O-O-O", "0-0", "O-O"}) {
    if (!may_castle || !rest.starts_with(castling)) continue;
    std::uint32_t end = at + static_cast<std::uint32_t>(castling.size());
    while (end < line_.end && (text_[end] == '+' || text_[end] == '#')) ++end;
    if (count < out.size()) out[count++] = end;
  }
  std::uint32_t end = at;
  while (end < line_.end && text_[end] != ' ' && text_[end] != '\t' && text_[end] != sign_) ++end;
  if (count == 0 && end >= at + 2) out[count++] = end;
  if (sign_ == ':' && end < line_.end && text_[end] == ':') {  // of a capture: `Cd5:`, `e4:d5`
    while (end < line_.end && text_[end] != ' ' && text_[end] != '\t') ++end;
    if (count < out.size()) out[count] = end;
  }
  return out;
}

// The cell of Black, to the end of the line.
bool RowReader::take_second(std::uint32_t at) {
  for (const std::uint32_t end : ends_of_cell(at)) {
    if (end == 0 || behind_blanks(end) != line_.end) continue;
    row_.cells[1] = {at, end};
    return true;
  }
  return false;
}

std::optional<SignedRow> RowReader::read() {
  if (!take_number()) return std::nullopt;
  for (const std::uint32_t end : ends_of_cell(cells_)) {
    if (end == 0) continue;
    row_.cells[0] = {cells_, end};
    const std::uint32_t next = behind_blanks(end);
    if (next == line_.end) return row_;
    const bool sign = text_[next] == sign_;
    if (!sign && next == end) continue;
    if (take_second(sign ? behind_blanks(next + 1) : next)) return row_;
  }
  return std::nullopt;
}

// Of all lines from the first token on; none if too few of those with a number are rows, or their
// numbers do not run on.
std::vector<SignedRow> read_rows(std::string_view text, std::uint32_t from) {
  std::vector<SignedRow> rows;
  std::size_t signs = 0, bare = 0;
  for (std::uint32_t begin = from; begin < text.size();) {
    const auto end = static_cast<std::uint32_t>(
        find_line_end(text.data() + begin, text.data() + text.size()) - text.data());
    RowReader reader(text, {begin, end});
    if (const std::optional<SignedRow> row = reader.read())
      rows.push_back(*row);
    else
      ++(reader.has_sign() ? signs : bare);
    begin = end + 1;
    constexpr std::size_t hopeless = 40;
    if (rows.empty() && signs + bare > hopeless) return {};
  }
  constexpr std::size_t to_one = 4;
  if (rows.size() < fewest_rows || rows.size() < to_one * signs) return {};
  const auto value = [&](const SignedRow& row) {
    int out = 0;
    for (const char digit : row.number.in(text)) out = out * 10 + (digit - '0');
    return out;
  };
  std::size_t runs_on = 1;
  for (std::size_t i = 1; i < rows.size(); ++i) runs_on += value(rows[i]) == value(rows[i - 1]) + 1;
  return runs_on * (to_one + 1) >= rows.size() * to_one ? rows : std::vector<SignedRow>();
}

// `03:00` behind `0:`, as clocks that are broken into lines have it.
bool is_time(std::string_view text) {
  return text.size() > 2 && is_digit(text[0]) && is_digit(text[1]) && !is_digit(text[2]);
}

// A move with its marks. `0-0` is castling here, and no result.
void add_cell(std::string_view text, Span cell, std::vector<Token>& out) {
  const std::size_t first = out.size();
  if (!cell.empty()) tokenize(text, cell, out);
  if (first < out.size() && out[first].kind == TokenKind::result) out[first].kind = TokenKind::word;
}

}  // namespace

bool is_signed_row(std::string_view text, std::size_t at) {
  // Nearly no line begins with a number and a sign.
  const std::size_t number = text.find_first_not_of(" \t", at);
  if (number == std::string_view::npos || !is_digit(text[number])) return false;
  std::size_t sign = number;
  while (sign < text.size() && (is_digit(text[sign]) || text[sign] == ' ' || text[sign] == '\t'))
    ++sign;
  if (sign == text.size() || (text[sign] != '-' && text[sign] != ':')) return false;
  if (is_time(text.substr(sign + 1))) return false;
  const char* const end = find_line_end(text.data() + at, text.data() + text.size());
  return RowReader(text,
                   {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end - text.data())})
      .read()
      .has_value();
}

void part_signed_rows(std::string_view text, std::vector<Token>& tokens) {
  if (tokens.empty()) return;
  const std::vector<SignedRow> rows = read_rows(text, tokens.front().begin());
  if (rows.empty()) return;
  std::vector<Token> out;
  auto row = rows.begin();
  bool written = false;  // *row
  for (const Token& token : tokens) {
    while (row != rows.end() && token.begin() >= row->line.end) ++row, written = false;
    if (row == rows.end() || token.begin() < row->line.begin) {
      out.push_back(token);
      continue;
    }
    if (written) continue;
    written = true;
    out.push_back({row->number, TokenKind::move_number, 0});
    for (const Span cell : row->cells) add_cell(text, cell, out);
  }
  tokens = std::move(out);
}

}  // namespace planilla
