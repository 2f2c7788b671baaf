// Heading lines, and what is left of a sheet as tokens.
#include "game/layout/sheet.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/layout/columns.h"
#include "game/layout/game_rows.h"
#include "game/layout/line_comments.h"
#include "game/spelling/clock_time.h"
#include "game/spelling/move_number.h"
#include "game/spelling/named_squares.h"
#include "game/spelling/noted_times.h"
#include "game/spelling/spaced_move.h"
#include "game/spelling/spaced_rank.h"
#include "game/tables/cells.h"
#include "game/tables/headed_rows.h"
#include "game/tables/messages.h"
#include "game/tables/move_rows.h"
#include "game/tables/player_blocks.h"
#include "game/tables/player_lines.h"
#include "game/tables/player_rows.h"
#include "game/tables/row_prefixes.h"
#include "game/tables/row_tails.h"
#include "pgn/doubt_flags.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

using ascii::is_blank;

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

// "1.ª e4": of the number, and no letter of a piece.
void drop_ordinal_signs(std::string_view text, std::vector<Token>& tokens) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string_view word = tokens[i].in(text);
    const bool behind_number =
        kept > 0 && tokens[kept - 1].kind == TokenKind::move_number &&
        tokens[kept - 1].end() <= tokens[i].begin() &&
        Span{tokens[kept - 1].end(), tokens[i].begin()}.in(text).find('\n') == text.npos;
    if (behind_number && (word == "\u00aa" || word == "\u00ba" || word == "\u00b0")) continue;
    tokens[kept++] = tokens[i];
  }
  tokens.resize(kept);
}

bool ends_a_game(const std::vector<Token>& tokens, std::size_t at) {
  return at == tokens.size() || tokens[at].kind == TokenKind::result ||
         tokens[at].kind == TokenKind::tag || tokens[at].kind == TokenKind::boundary;
}

// The next number of a form: on another line, or on top of the next column, and one higher.
bool counts_on(std::string_view text, const Token& number, const Token& next) {
  if (next.kind != TokenKind::move_number) return false;
  const bool is_row =
      next.begin() < number.begin() ||
      text.substr(number.end(), next.begin() - number.end()).find('\n') != std::string_view::npos;
  return is_row &&
         parse_move_number(next.in(text)).value == parse_move_number(number.in(text)).value + 1;
}

// The numbers that a form has below the last move: two or more in a row.
void drop_empty_rows(std::string_view text, std::vector<Token>& tokens) {
  std::size_t kept = 0, begin = 0;
  while (begin < tokens.size()) {
    std::size_t end = begin + 1;
    if (tokens[begin].kind == TokenKind::move_number)
      while (end < tokens.size() && counts_on(text, tokens[end - 1], tokens[end])) ++end;
    const bool is_empty = end > begin + 1 && begin > 0 && ends_a_game(tokens, end);
    if (is_empty) begin = end;
    while (begin < end) tokens[kept++] = tokens[begin++];
  }
  tokens.resize(kept);
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

// A row of a table of games: what stands before its moves is one token, and the game ends with it.
void tokenize_row(std::string_view text, const GameRows& rows, Span line, std::vector<Token>& out) {
  const GameRows::Row row = rows.cut(line);
  const std::size_t facts = std::min(row.moves, row.cells.size());
  if (line.begin > rows.head().end + 1)
    out.push_back({{line.begin, line.begin}, TokenKind::boundary, 0});
  const std::uint32_t begin = without_blanks(text, line).begin, end = row.cells[facts - 1].end;
  out.push_back({{begin, end + (end < line.end && text[end] == '"')}, TokenKind::tag, 0});
  for (std::size_t i = facts; i < row.cells.size(); ++i) tokenize(text, row.cells[i], out);
}

void tokenize_cells(std::string_view text, std::span<const TableCell> cells,
                    std::vector<Token>& out) {
  for (const TableCell& cell : cells)
    if (cell.is_hole)
      out.push_back({cell.span, TokenKind::word, token_unwritten});
    else if (cell.is_note && !parse_clock_time(cell.span.in(text)))
      out.push_back({cell.span, TokenKind::passage, 0});
    else
      tokenize(text, cell.span, out);
}

// The tables of moves in a text.
struct Tables {
  HeadedRows headed;
  PlayerRows across;
  MoveRows numbered;

  Tables(std::string_view text, Span range, const Lexicon& lexicon)
      : headed(text, range, lexicon), across(text, range, lexicon), numbered(text, range) {}
};

// The head of a table of moves, or a row of it, and the text before it; `from` goes behind it.
// False: the line is neither.
bool tokenize_table_line(std::string_view text, const Tables& tables, Span line,
                         std::uint32_t& from, std::vector<Token>& out) {
  Span head = tables.headed.head_at(line.begin);
  std::span<const TableCell> cells = tables.headed.cut(line);
  if (tables.across.holds(line)) {
    cells = tables.across.cut(line);
  } else if (head.empty() && !tables.headed.holds(line)) {
    head = tables.numbered.head_at(line.begin);
    cells = tables.numbered.cut(line);
    if (head.empty() && cells.empty()) return false;
    if (cells.size() < 2) cells = {};  // a number that was printed, and no half-move behind it
  }
  tokenize(text, {from, line.begin}, out);
  from = head.empty() ? line.end : head.end;
  if (tables.headed.begins_game(line))
    out.push_back({{line.begin, line.begin}, TokenKind::boundary, 0});
  if (!head.empty()) out.push_back({head, TokenKind::comment, 0});
  tokenize_cells(text, cells, out);
  return true;
}

// Does it say the result, or that the player who has to move resigns?
bool says_result(std::string_view text, const std::vector<Token>& said, const Lexicon& lexicon) {
  return (said.size() == 1 && said[0].kind == TokenKind::result) || lexicon.is_result(text, said);
}

// What was said in a message, and who said it first; what is neither move nor result is a comment.
void tokenize_message(std::string_view text, const Message& message, const Lexicon& lexicon,
                      std::vector<Token>& out) {
  std::vector<Token> said;
  tokenize(text, message.said, said);
  if (message.is_second) out.push_back({message.author, TokenKind::word, token_unwritten});
  const bool speaks = message.is_move || (message.is_answer && says_result(text, said, lexicon));
  if (!speaks)
    out.push_back({{message.author.begin, message.said.end}, TokenKind::passage, 0});
  else if (message.is_first || !message.is_move)
    out.push_back({message.author, TokenKind::passage, 0});
  if (speaks) out.insert(out.end(), said.begin(), said.end());
}

bool is_word(std::string_view text, const Token& token, std::string_view word) {
  return token.kind == TokenKind::word && token.in(text) == word;
}

// `1 e4 e5  :  31 Td1 Tc8`: colons that stand alone before numbers rule the columns off, and so
// they do where the column on the right has ended.
void drop_colons_of_columns(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest = 2;
  std::size_t before_numbers = 0;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    before_numbers += is_word(text, tokens[i], ":") && tokens[i + 1].kind == TokenKind::move_number;
  if (before_numbers < fewest) return;
  for (Token& token : tokens)
    if (is_word(text, token, ":")) token.kind = TokenKind::junk;
}

// `1. e4 - e5`, nearly all rows so: the dash parts the moves of the two players. In a sheet without
// tags the replay passes it over.
void drop_dashes_between_moves(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest = 3, of_five = 4;
  const auto parts_moves = [&](std::size_t i) {
    const auto is_move = [&](const Token& token) {  // `0–0` is a result by itself
      return (token.kind == TokenKind::word || token.kind == TokenKind::result) &&
             shape_of(token.in(text)) != MoveShape::none;
    };
    return i >= 2 && i + 1 < tokens.size() && is_word(text, tokens[i], "-") &&
           tokens[i - 2].kind == TokenKind::move_number && is_move(tokens[i - 1]) &&
           is_move(tokens[i + 1]);
  };
  std::vector<std::size_t> dashes;
  std::size_t numbers = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    numbers += tokens[i].kind == TokenKind::move_number;
    if (parts_moves(i)) dashes.push_back(i);
  }
  if (dashes.size() < fewest || dashes.size() * 5 < numbers * of_five) return;
  for (const std::size_t dash : dashes) tokens[dash].kind = TokenKind::junk;
  std::erase_if(tokens, [&](const Token& token) {
    return token.kind == TokenKind::junk && token.in(text) == "-";
  });
}

void lay_out_as_sheet(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens) {
  open_line_comments(text, tokens);
  join_noted_times(text, tokens);
  join_spaced_moves(text, tokens);
  join_spaced_ranks(text, tokens);
  join_named_squares(text, lexicon, tokens);
  pair_square_brackets(text, tokens);
  drop_dashes_of_numbers(text, tokens);
  drop_ordinal_signs(text, tokens);
  drop_row_prefixes(text, tokens);
  settle_row_tails(text, tokens);
  for (Token& token : tokens)
    if (token.kind == TokenKind::word && is_ruling(token.in(text))) token.kind = TokenKind::junk;
  std::erase_if(tokens, [&](const Token& token) { return token.in(text) == "\ufe0f\u20e3"; });
  drop_colons_of_columns(text, tokens);
  put_columns_in_order(text, tokens);
  drop_empty_rows(text, tokens);
}

// `Negras:` above `Eduardo Soto Bordoy.`: where the name in the line below a heading without value
// ends; 0: there is none.
std::uint32_t end_of_name_below(std::string_view text, const Heading& heading, Span range,
                                const Lexicon& lexicon) {
  constexpr std::size_t longest = 40, most = 5;  // bytes; words
  if ((heading.tag != "White" && heading.tag != "Black") || !heading.value.empty()) return 0;
  const std::size_t begin = text.find_first_not_of(" \t\r\n", heading.span.end);
  if (begin == text.npos || begin >= range.end) return 0;
  const std::string_view gap = text.substr(heading.span.end, begin - heading.span.end);
  const Span line = without_blanks(text, line_at(text, begin));
  const std::string_view name = line.in(text);
  if (std::count(gap.begin(), gap.end(), '\n') != 1 || name.size() > longest ||
      name.find_first_of("0123456789:;()[]") != name.npos || name.find(' ') == name.npos)
    return 0;
  std::size_t words = 0;
  for (std::size_t at = 0; at < name.size(); ++words) {
    const std::size_t end = std::min(name.find(' ', at), name.size());
    const std::string_view word = name.substr(at, end - at);
    const bool small = !word.empty() && word[0] >= 'a' && word[0] <= 'z';
    if ((small && (word.size() > 3 || words == 0)) || !lexicon.heading(word).empty() ||
        !lexicon.title(word).empty())
      return 0;
    at = end + 1;
  }
  return words <= most ? line.end : 0;
}

}  // namespace

void tokenize_sheet(std::string_view text, Span range, const Lexicon& lexicon,
                    std::vector<Token>& out) {
  const GameRows rows(text, lexicon);
  const Tables tables(text, range, lexicon);
  const ChatMessages messages(text, range);
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
    } else if (tokenize_table_line(text, tables, line, from, out)) {
    } else if (const Message* message = messages.at(line)) {
      tokenize(text, {from, begin}, out);
      tokenize_message(text, *message, lexicon, out);
      from = end;
    } else if (const std::vector<Heading> headings =
                   colon || may_name_board(without_blanks(text, line).in(text))
                       ? find_headings(text, line, lexicon)
                       : std::vector<Heading>();
               !headings.empty()) {
      tokenize(text, {from, begin}, out);
      from = headings.back().span.end;
      if (const std::uint32_t name = end_of_name_below(text, headings.back(), range, lexicon))
        from = end = name;
      out.push_back({without_blanks(text, {begin, from}), TokenKind::tag, 0});
    } else if (colon && says_clocks(text, line, lexicon)) {
      tokenize(text, {from, begin}, out);
      out.push_back({without_blanks(text, line), TokenKind::passage, 0});
      from = end;
    }
    begin = end + 1;
  }
  tokenize(text, {from, range.end}, out);
  put_player_blocks_in_order(text, lexicon, out);
  put_player_lines_in_order(text, lexicon, out);
  lay_out_as_sheet(text, lexicon, out);
  drop_dashes_between_moves(text, out);
  open_closing_comment(text, lexicon, out);
}

void tokenize_below_tags(std::string_view text, Span range, const Lexicon& lexicon,
                         std::vector<Token>& out) {
  const Tables tables(text, range, lexicon);
  std::uint32_t from = range.begin;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    const Span line = line_at(text, begin);
    tokenize_table_line(text, tables, line, from, out);
    begin = line.end + 1;
  }
  tokenize(text, {from, range.end}, out);
  lay_out_as_sheet(text, lexicon, out);
  std::erase_if(out, [&](const Token& token) {
    return token.kind == TokenKind::junk && (is_ruling(token.in(text)) || token.in(text) == ":");
  });
  drop_dashes_between_moves(text, out);
}

}  // namespace planilla
