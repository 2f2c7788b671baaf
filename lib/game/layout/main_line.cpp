// One pass over the tokens, with the depth of parentheses.
#include "game/layout/main_line.h"

#include <algorithm>

#include <algorithm>

#include "board/square_in_text.h"
#include "game/spelling/minutes.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

MoveNumber number_at(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  return tokens[at].kind == TokenKind::move_number ? parse_move_number(tokens[at].in(text))
                                                   : MoveNumber{};
}

// "1. ... e5": the dots are a token of their own.
bool is_blacks(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  if (number_at(text, tokens, at).dots > 1) return true;
  if (at + 1 == tokens.size() || tokens[at + 1].kind != TokenKind::move_number) return false;
  const MoveNumber behind = number_at(text, tokens, at + 1);
  return !behind.has_digits && behind.dots > 1;
}

// A 1 that 1, 2 or no number follows: "1. Cf3 12. Cc6" has lost a digit.
bool counts_anew(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  const MoveNumber number = number_at(text, tokens, at);
  if (!number.has_digits || number.value != 1 || is_blacks(text, tokens, at)) return false;
  while (++at < tokens.size()) {
    const MoveNumber next = number_at(text, tokens, at);
    if (next.has_digits) return next.value <= 2;
  }
  return true;
}

// Does a row with the number 1 stand in the line below one that has it too? The number was written
// again there, and who reads on sees whether the moves go on (game/replay/).
bool repeats_row(std::string_view text, std::span<const Token> tokens, std::size_t at,
                 std::size_t from) {
  if (at <= from) return false;
  const Span gap{tokens[at - 1].end(), tokens[at].begin()};
  const std::string_view between = gap.begin <= gap.end ? gap.in(text) : std::string_view();
  if (std::count(between.begin(), between.end(), '\n') != 1) return false;
  std::size_t before = at;
  while (before > from && tokens[before - 1].kind == TokenKind::word) --before;
  return before > from && at - before == 2 && number_at(text, tokens, before - 1).value == 1;
}

// As moves do, and the words of a title above the first of them do not: a year is all digits.
bool names_rank(std::string_view word) {
  return word.find_first_of("12345678", 1) != std::string_view::npos &&
         word.find_first_not_of("0123456789.,;:") != std::string_view::npos;
}

// `B4`, `C3,`: of a room or a board in a title, where moves are written in small letters.
bool is_capital_square(std::string_view word) {
  while (!word.empty() && std::string_view(".,;:").find(word.back()) != std::string_view::npos)
    word.remove_suffix(1);
  return word.size() == 2 && word[0] >= 'A' && word[0] <= 'H' && word[1] >= '1' && word[1] <= '8';
}

}  // namespace

namespace {

// Two half-moves in a line of their own, and two in the next: a sheet without numbers.
bool begins_bare_rows(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  constexpr std::size_t rows = 4;  // tokens of two
  if (at == 0 || at + rows > tokens.size()) return false;
  for (std::size_t i = at; i < at + rows; ++i) {
    const std::string_view gap = Span{tokens[i - 1].end(), tokens[i].begin()}.in(text);
    const bool begins_line = gap.find('\n') != gap.npos;
    if (tokens[i].kind != TokenKind::word || !holds_square(tokens[i].in(text)) ||
        begins_line != ((i - at) % 2 == 0))
      return false;
  }
  return true;
}

}  // namespace

std::size_t behind_title(std::string_view text, std::span<const Token> tokens, std::size_t from) {
  constexpr std::size_t near = 8;      // tokens
  bool ends = false;                   // would the reading end before the moves?
  bool result = false;                 // the same by a result, as in "Pérez - Gil 1-0"
  bool boards = false, moves = false;  // squares before it in capitals, and in small letters
  int numbers = 0;                     // rows of a sheet in other notation, perhaps
  const auto is_square = [&](std::size_t i) {
    return i < tokens.size() && tokens[i].kind == TokenKind::word &&
           holds_square(tokens[i].in(text));
  };
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    const MoveNumber number = number_at(text, tokens, i);
    if (number.has_digits && is_square(i + 1)) {
      const bool is_title = ends || (boards && !moves);
      if (!is_title || number.value != 1 || number.dots > 1) return from;
      for (std::size_t next = i + 2; next < i + near; ++next)
        if (is_square(next)) return i;
      return from;
    }
    if (result && begins_bare_rows(text, tokens, i)) return i;
    result |= kind == TokenKind::result && !moves;
    const bool is_board = is_square(i) && is_capital_square(tokens[i].in(text));
    boards |= is_board;
    moves |= is_square(i) && !is_board;
    numbers += number.has_digits;
    if (kind == TokenKind::tag && numbers > 1) return from;
    ends |= kind == TokenKind::result || kind == TokenKind::tag ||
            (kind == TokenKind::move_number && i + 1 < tokens.size());
  }
  return from;
}

std::size_t end_in_sheet(std::string_view text, std::span<const Token> tokens, std::size_t from) {
  constexpr int most_repeated = 40;  // of a game, not of a list of thousands
  int moves = 0, depth = 0, repeated_rows = 0;
  int rows = 0;         // lines that begin with a number: of a sheet in other notation, perhaps
  bool repeats = true;  // each half-move has its number: "1.e4 1.e5"
  for (std::size_t i = behind_title(text, tokens, from); i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::result || (kind == TokenKind::tag && moves > 0)) return i + 1;
    if (kind == TokenKind::tag && rows > 1) return i;
    rows += kind == TokenKind::move_number &&
            (i == from ||
             text.substr(tokens[i - 1].end(), tokens[i].begin() - tokens[i - 1].end()).find('\n') !=
                 std::string_view::npos);
    if (kind == TokenKind::boundary && i > from) return i;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0) continue;  // "1. d4 (1) Cf6 (2)": minutes
    if (kind == TokenKind::word && names_rank(tokens[i].in(text))) ++moves;
    if (moves == 0 || kind != TokenKind::move_number || !counts_anew(text, tokens, i)) continue;
    if (repeated_rows < most_repeated && repeats_row(text, tokens, i, from)) {
      ++repeated_rows;
      continue;
    }
    if (moves > 1 || !repeats) return i;
    repeats = false;
  }
  return tokens.size();
}

std::vector<Item> main_line(std::string_view text, std::span<const Token> tokens,
                            std::size_t from) {
  std::vector<Item> items = main_line_with_times(text, tokens, from);
  std::erase_if(items, [&](const Item& item) {
    return !item.is_number && item.token > from && parse_noted_time(tokens[item.token].in(text));
  });
  return items;
}

std::vector<Item> main_line_with_times(std::string_view text, std::span<const Token> tokens,
                                       std::size_t from) {
  constexpr std::size_t most_at_once = 1024;
  std::vector<Item> items;
  items.reserve(std::min(tokens.size() - std::min(from, tokens.size()), most_at_once));
  int depth = 0;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0) continue;
    if (kind == TokenKind::result || kind == TokenKind::tag || kind == TokenKind::hole ||
        (kind == TokenKind::boundary && i > from))
      break;
    Item item{static_cast<std::uint32_t>(i)};
    if (kind == TokenKind::move_number) {
      const MoveNumber number = parse_move_number(tokens[i].in(text));
      item.is_number = true;
      item.number = number.may_name_a_move() ? number.value : 0;
      item.dots = number.dots;
    } else if (kind != TokenKind::word) {
      continue;
    }
    items.push_back(item);
  }
  return items;
}

std::uint32_t item_at(std::span<const Item> items, std::uint32_t place, std::uint32_t token) {
  while (place < items.size() && items[place].token < token) ++place;
  return place;
}

}  // namespace planilla
