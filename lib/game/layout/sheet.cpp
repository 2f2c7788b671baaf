// Heading lines, and what is left of a sheet as tokens.
#include "game/layout/sheet.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/layout/columns.h"
#include "game/layout/game_rows.h"
#include "game/layout/line_comments.h"
#include "game/spelling/square_in_text.h"
#include "game/tables/move_rows.h"
#include "pgn/doubt_flags.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr std::size_t longest_heading_word = 40;

using ascii::is_blank;

Span trim(std::string_view text, Span span) {
  while (span.begin < span.end && is_blank(text[span.begin])) ++span.begin;
  while (span.end > span.begin && is_blank(text[span.end - 1])) --span.end;
  return span;
}

constexpr std::string_view wide_colon = "\uff1a";

// The first colon in `range`: an empty span at its end if there is none.
Span find_colon(std::string_view text, Span range) {
  for (std::uint32_t i = range.begin; i < range.end; ++i) {
    if (text[i] == ':') return {i, i + 1};
    if (text[i] == wide_colon[0] && text.substr(i, wide_colon.size()) == wide_colon)
      return {i, i + static_cast<std::uint32_t>(wide_colon.size())};
  }
  return {range.end, range.end};
}

// The tag of the words in `span` (before a colon), or "". What stands in parentheses behind them
// says nothing: `Negras (en consulta): ...`.
std::string_view heading_tag(std::string_view text, Span span, const Lexicon& lexicon) {
  Span words = trim(text, span);
  if (words.in(text).ends_with(')'))
    if (const std::size_t open = words.in(text).rfind(" ("); open != std::string_view::npos)
      words.end = words.begin + static_cast<std::uint32_t>(open);
  if (words.empty() || words.size() > longest_heading_word) return {};
  return lexicon.heading(words.in(text));
}

bool names_player(std::string_view tag) {
  return tag == "White" || tag == "Black";
}

// Where the next heading of the line begins: after a tab or two blanks, words and a colon; one of a
// player after a single blank too, if the words are few (`Blancas: A. Negras: B`).
std::uint32_t next_heading(std::string_view text, Span rest, const Lexicon& lexicon) {
  constexpr std::uint32_t few = 28;  // bytes
  Span colon{rest.begin, rest.begin};
  for (std::uint32_t i = rest.begin; i + 1 < rest.end; ++i) {
    if (text[i] != '\t' && text[i] != ' ') continue;
    const bool gap = text[i] == '\t' || text[i + 1] == ' ';
    if (colon.begin <= i) colon = find_colon(text, {i, rest.end});
    if (colon.empty()) return rest.end;
    if (!gap &&
        (colon.begin - i > few || !names_player(heading_tag(text, {i, colon.begin}, lexicon))))
      continue;
    if (!heading_tag(text, {i, colon.begin}, lexicon).empty()) return i;
  }
  return rest.end;
}

// "Kg1, Pe2", "e4, Nf3": squares are no name of a player.
bool lists_squares(std::string_view value) {
  constexpr std::string_view blanks = " \t,;.";
  constexpr std::size_t longest = 4;  // bytes
  bool any = false;
  for (std::size_t at = value.find_first_not_of(blanks); at != std::string_view::npos; any = true) {
    const std::size_t end = std::min(value.find_first_of(blanks, at), value.size());
    const std::string_view word = value.substr(at, end - at);
    if (word.size() > longest || !holds_square(word)) return false;
    at = value.find_first_not_of(blanks, end);
  }
  return any;
}

// The stop behind which the sentence of a name ends, `J. R. Capablanca. Defensa ...`; none behind
// an initial. `value.end`: there is none.
std::uint32_t end_of_name(std::string_view text, Span value) {
  constexpr std::uint32_t initials = 2;  // letters
  std::uint32_t word = value.begin;
  for (std::uint32_t i = value.begin; i < value.end; ++i) {
    if (text[i] == ' ' || text[i] == '-') word = i + 1;
    if (text[i] != '.') continue;
    const bool last = i + 1 == value.end || text[i + 1] == ' ';
    if (last && i - word > initials) return i;
    word = i + 1;
  }
  return value.end;
}

// `Capablanca - Negras: ...`, `Rossi; Nero: ...`: the sign before the next heading is of no name.
Span without_signs(std::string_view text, Span value) {
  constexpr std::array<std::string_view, 6> signs = {"-", "\u2013", "\u2014", ";", ",", "/"};
  for (bool found = true; found && !value.empty();) {
    found = false;
    for (const std::string_view sign : signs)
      if (value.in(text).ends_with(sign)) {
        value.end -= static_cast<std::uint32_t>(sign.size());
        value = trim(text, value);
        found = true;
      }
  }
  return value;
}

// `Ana Gómez (1850)`, `[1850]`, `(2.197)`, `(Elo 1850)`: the digits; an empty span if none stand
// there.
Span rating_in(std::string_view text, Span value, const Lexicon& lexicon) {
  constexpr std::uint32_t digits = 4;
  const std::string_view whole = value.in(text);
  const std::size_t open = whole.find_last_of("([");
  if (open == std::string_view::npos || open < 2 || whole[open - 1] != ' ' ||
      whole.back() != (whole[open] == '(' ? ')' : ']'))
    return {};
  Span inside{value.begin + static_cast<std::uint32_t>(open) + 1, value.end - 1};
  const std::size_t blank = inside.in(text).rfind(' ');
  if (blank != std::string_view::npos) {
    std::string_view word = inside.in(text).substr(0, blank);
    if (word.ends_with(':')) word.remove_suffix(1);
    if (lexicon.title(word) != "rating") return {};
    inside.begin += static_cast<std::uint32_t>(blank) + 1;
  }
  const std::string_view rating = inside.in(text);
  const std::size_t first = rating.size() == digits + 1 && (rating[1] == '.' || rating[1] == ',');
  const bool number = rating.size() == digits + first &&
                      rating.find_first_not_of("0123456789", first * 2) == std::string_view::npos;
  return number && rating[0] >= '1' && rating[0] <= '3' ? inside : Span{};
}

// The lines between the columns of a table, and under its head.
bool is_ruling(std::string_view word) {
  return word == "|" || word == "||" || word == "\u2502" || word == "\u00a6" ||
         (word.size() > 2 && word.find_first_not_of("-|+:=") == std::string_view::npos &&
          word.find('|') != std::string_view::npos);
}

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

std::ptrdiff_t words_behind(const std::vector<Token>& tokens, std::size_t at) {
  const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(at);
  return std::find_if(first, tokens.end(),
                      [](const Token& token) { return token.kind != TokenKind::word; }) -
         first;
}

// "1.- e4 e5", all numbers so, or two of them with both moves: the dash is of the number, and no
// half-move that is not written.
void drop_dashes_of_numbers(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest = 2;
  constexpr std::ptrdiff_t both = 2;
  std::vector<std::size_t> dashes;
  std::size_t numbers = 0, pairs = 0;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::move_number || !ascii::is_digit(text[tokens[i].begin()]))
      continue;
    ++numbers;
    const std::string_view sign = tokens[i + 1].in(text);
    const std::size_t behind = tokens[i + 1].end();
    if ((sign != "-" && sign != "\u2013" && sign != "\u2014") ||
        tokens[i + 1].begin() != tokens[i].end() || behind >= text.size() ||
        !is_blank(text[behind]))
      continue;
    dashes.push_back(i + 1);
    pairs += sign == "-" && words_behind(tokens, i + 2) >= both;
  }
  if (pairs < fewest && (numbers < fewest || dashes.size() < numbers)) return;
  std::size_t next = 0, at = 0;
  std::erase_if(tokens, [&](const Token&) {
    const bool is_dash = next < dashes.size() && dashes[next] == at;
    next += is_dash;
    ++at;
    return is_dash;
  });
}

// "[1.f4 d6 2.a3]": square brackets with a number behind the first are parentheses.
void pair_square_brackets(std::string_view text, std::vector<Token>& tokens) {
  const auto is_sign = [&](const Token& token, std::string_view sign) {
    return token.kind == TokenKind::junk && token.in(text) == sign;
  };
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!is_sign(tokens[i], "[") || tokens[i + 1].kind != TokenKind::move_number) continue;
    std::size_t close = i + 1;
    while (close < tokens.size() && !is_sign(tokens[close], "]") && !is_sign(tokens[close], "["))
      ++close;
    if (close == tokens.size() || is_sign(tokens[close], "[")) continue;
    tokens[i].kind = TokenKind::open;
    tokens[close].kind = TokenKind::close;
    i = close;
  }
}

// "Weiß: Müller Schwarz: Schmidt 1.e4 e5": where the moves begin in a line of headings; its end, if
// they do not.
std::uint32_t begin_of_moves(std::string_view text, Span line) {
  const std::string_view all = line.in(text);
  for (std::size_t at = all.find(" 1."); at != std::string_view::npos; at = all.find(" 1.", at + 1))
    if (squares_named(all.substr(at + 3), 2) == 2)
      return line.begin + static_cast<std::uint32_t>(at);
  return line.end;
}

// "1. e4 e5": behind "Apertura:" too these are the moves of the game.
bool begins_with_moves(std::string_view value) {
  return value.starts_with("1.") && squares_named(value.substr(2), 2) == 2;
}

}  // namespace

std::vector<Heading> find_headings(std::string_view text, Span line, const Lexicon& lexicon) {
  std::vector<Heading> out;
  while (!line.empty()) {
    const Span colon = find_colon(text, line);
    if (colon.empty()) break;
    const Span words{line.begin, colon.begin};
    const std::string_view tag = heading_tag(text, words, lexicon);
    if (tag.empty()) break;
    const Span rest{colon.end, line.end};
    const std::uint32_t end = next_heading(text, rest, lexicon);
    Heading heading;
    heading.span = trim(text, {line.begin, end});
    heading.word = trim(text, words);
    heading.value = trim(text, {rest.begin, end});
    heading.tag = tag;
    if (begins_with_moves(heading.value.in(text)) ||
        (names_player(tag) && lists_squares(heading.value.in(text))))
      break;
    if (names_player(tag)) heading.value = without_signs(text, heading.value);
    line.begin = end;
    const std::uint32_t moves = begin_of_moves(text, heading.value);
    if (names_player(tag) && moves < heading.value.end) {
      heading.value = trim(text, {heading.value.begin, moves});
      heading.span.end = line.begin = line.end = moves;
    } else if (names_player(tag)) {
      const std::uint32_t stop = end_of_name(text, heading.value);
      const bool goes_on = stop + 1 < heading.value.end;
      if (goes_on && out.empty() && end == line.end) {  // a sentence about one player
        out.push_back(heading);
        break;
      }
      heading.value.end = stop;
      if (goes_on) heading.span.end = line.begin = line.end = stop + 1;
    }
    const Span rating = names_player(tag) ? rating_in(text, heading.value, lexicon) : Span{};
    if (!rating.empty()) {
      const std::size_t open = text.find_last_of("([", rating.begin);
      heading.value.end = trim(text, {heading.value.begin, static_cast<std::uint32_t>(open)}).end;
    }
    out.push_back(heading);
    if (rating.empty()) continue;
    heading.value = rating;
    heading.tag = tag == "White" ? "WhiteElo" : "BlackElo";
    out.push_back(heading);
  }
  return out;
}

namespace {

// A row of a table of games: what stands before its moves is one token, and the game ends with it.
void tokenize_row(std::string_view text, const GameRows& rows, Span line, std::vector<Token>& out) {
  const GameRows::Row row = rows.cut(line);
  const std::size_t facts = std::min(row.moves, row.cells.size());
  if (line.begin > rows.head().end + 1)
    out.push_back({{line.begin, line.begin}, TokenKind::boundary, 0});
  const std::uint32_t begin = trim(text, line).begin, end = row.cells[facts - 1].end;
  out.push_back({{begin, end + (end < line.end && text[end] == '"')}, TokenKind::tag, 0});
  for (std::size_t i = facts; i < row.cells.size(); ++i) tokenize(text, row.cells[i], out);
}

void tokenize_cells(std::string_view text, const std::vector<MoveRows::Cell>& cells,
                    std::vector<Token>& out) {
  if (cells.size() < 2) return;  // a number that was printed, and no half-move behind it
  for (const MoveRows::Cell& cell : cells)
    if (cell.is_hole)
      out.push_back({cell.span, TokenKind::word, token_unwritten});
    else
      tokenize(text, cell.span, out);
}

// The head of a table of moves, or a row of it, and the text before it; `from` goes behind it.
// False: the line is neither.
bool tokenize_table_line(std::string_view text, const MoveRows& rows, Span line,
                         std::uint32_t& from, std::vector<Token>& out) {
  const Span head = rows.head_at(line.begin);
  const std::vector<MoveRows::Cell> cells = rows.cut(line);
  if (head.empty() && cells.empty()) return false;
  tokenize(text, {from, line.begin}, out);
  from = head.empty() ? line.end : head.end;
  if (!head.empty()) out.push_back({head, TokenKind::comment, 0});
  tokenize_cells(text, cells, out);
  return true;
}

void lay_out_as_sheet(std::string_view text, std::vector<Token>& tokens) {
  open_line_comments(text, tokens);
  pair_square_brackets(text, tokens);
  drop_dashes_of_numbers(text, tokens);
  for (Token& token : tokens)
    if (token.kind == TokenKind::word && is_ruling(token.in(text))) token.kind = TokenKind::junk;
  put_columns_in_order(text, tokens);
}

}  // namespace

void tokenize_sheet(std::string_view text, Span range, const Lexicon& lexicon,
                    std::vector<Token>& out) {
  const GameRows rows(text, lexicon);
  const MoveRows moves(text, range);
  std::uint32_t from = range.begin;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    std::uint32_t end = begin;
    bool colon = false;
    for (; end < range.end && !is_line_end(text[end]); ++end)
      colon |= text[end] == ':' || text[end] == wide_colon[0];
    const Span line{begin, end};
    if (begin >= rows.head().end && rows.is_row(line)) {
      tokenize(text, {from, begin}, out);
      tokenize_row(text, rows, line, out);
      from = end;
    } else if (!rows.head().empty() && begin == rows.head().begin) {
      tokenize(text, {from, begin}, out);
      out.push_back({rows.head(), TokenKind::tag, 0});
      from = end = rows.head().end;
    } else if (tokenize_table_line(text, moves, line, from, out)) {
    } else if (const std::vector<Heading> headings =
                   colon ? find_headings(text, line, lexicon) : std::vector<Heading>();
               !headings.empty()) {
      tokenize(text, {from, begin}, out);
      from = headings.back().span.end;
      out.push_back({trim(text, {begin, from}), TokenKind::tag, 0});
    }
    begin = end + 1;
  }
  tokenize(text, {from, range.end}, out);
  lay_out_as_sheet(text, out);
}

void tokenize_below_tags(std::string_view text, Span range, std::vector<Token>& out) {
  const MoveRows rows(text, range);
  std::uint32_t from = range.begin;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    std::uint32_t end = begin;
    while (end < range.end && !is_line_end(text[end])) ++end;
    tokenize_table_line(text, rows, {begin, end}, from, out);
    begin = end + 1;
  }
  tokenize(text, {from, range.end}, out);
  lay_out_as_sheet(text, out);
  std::erase_if(out, [&](const Token& token) {
    return token.kind == TokenKind::junk && is_ruling(token.in(text));
  });
}

}  // namespace planilla
