// The rows of the sheet, if it has nothing else among them; then Black's words go up.
#include "game/tables/late_column.h"

#include <cstddef>
#include <optional>

#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_late_rows = 4;

struct LateRow {
  std::size_t number = 0, end = 0;  // tokens
  std::optional<std::size_t> white, black;
};

// `3 Cc3 e6` from tokens[at] on; nothing if something else stands there.
std::optional<LateRow> late_row_at(std::string_view text, const std::vector<Token>& tokens,
                                   std::size_t at) {
  LateRow row{at, at + 1, {}, {}};
  std::vector<std::size_t> cells;
  while (row.end < tokens.size() && line_ends_before(text, tokens, row.end) == 0 &&
         tokens[row.end].kind == TokenKind::word)
    cells.push_back(row.end++);
  if (cells.empty() || cells.size() > 2) return std::nullopt;
  const auto word = [&](std::size_t cell) {
    const bool written = cell < cells.size() && (tokens[cells[cell]].flags & token_unwritten) == 0;
    return written ? std::optional(cells[cell]) : std::nullopt;
  };
  const bool is_black = parse_move_number(tokens[at].in(text)).dots > 1;
  row.white = is_black ? std::nullopt : word(0);
  row.black = word(is_black ? 0 : 1);
  return row;
}

std::vector<LateRow> late_rows(std::string_view text, const std::vector<Token>& tokens) {
  std::vector<LateRow> out;
  std::size_t at = 0;
  const auto is_number = [&](std::size_t i, std::uint64_t value) {
    return tokens[i].kind == TokenKind::move_number &&
           parse_move_number(tokens[i].in(text)).value == value;
  };
  while (at < tokens.size() && !is_number(at, 1)) ++at;
  while (at < tokens.size() && is_number(at, out.size() + 1)) {
    const std::optional<LateRow> row = late_row_at(text, tokens, at);
    if (!row) return {};
    out.push_back(*row);
    at = row->end;
  }
  // A row that is cut short by something else is none.
  for (; at < tokens.size(); ++at)
    if (tokens[at].kind == TokenKind::word || tokens[at].kind == TokenKind::move_number) return {};
  return out;
}

bool is_late(const std::vector<LateRow>& rows) {
  if (rows.size() < fewest_late_rows) return false;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].white.has_value() != (i + 1 < rows.size()) || rows[i].black.has_value() != (i > 0))
      return false;
  return true;
}

}  // namespace

void raise_late_column(std::string_view text, std::vector<Token>& tokens) {
  const std::vector<LateRow> rows = late_rows(text, tokens);
  if (!is_late(rows)) return;
  const auto place = [&](std::size_t i) { return tokens.begin() + static_cast<std::ptrdiff_t>(i); };
  std::vector<Token> out(tokens.begin(), place(rows.front().number));
  for (std::size_t i = 0; i + 1 < rows.size(); ++i)
    for (const std::size_t at : {rows[i].number, *rows[i].white, *rows[i + 1].black})
      out.push_back(tokens[at]);
  out.insert(out.end(), place(rows.back().end), tokens.end());
  tokens = std::move(out);
}

}  // namespace planilla
