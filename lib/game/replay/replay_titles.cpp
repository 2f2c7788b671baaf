// What stands above the first move of a sheet: a title, or moves that cannot be read.
#include "board/resolve.h"
#include "board/square_in_text.h"
#include "game/replay/replayer.h"
#include "game/spelling/move_number.h"
#include "game/tables/first_pair.h"
#include "game/tables/token_lines.h"
#include "rules/numbered_title.h"

#include <algorithm>

namespace planilla {

// "Club B4, C3" above "1. d4 Nf6": a square in capitals, and the first row with its number below.
bool Replayer::is_board_of_title(std::size_t at) const {
  const std::string_view word = tokens()[at].in(text_);
  if (word.size() != 2 || word[0] < 'A' || word[0] > 'H') return false;
  for (std::size_t i = at + 1; i < tokens().size(); ++i) {
    if (tokens()[i].kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens()[i].in(text_));
    return number.value == 1 && number.dots <= 1 && begins_line(i) && i + 1 < tokens().size() &&
           holds_small_square(tokens()[i + 1].in(text_));
  }
  return false;
}

// "Siciliana 2.c3" above "1. e4 c5": a later number in a line of words, and the first one below it.
bool Replayer::is_opening_of_title(std::size_t number) const {
  if (parse_move_number(tokens()[number].in(text_)).value < 2 || begins_line(number)) return false;
  std::size_t next = number + 1;
  while (next < tokens().size() && !begins_line(next)) ++next;
  return next + 1 < tokens().size() && tokens()[next].kind == TokenKind::move_number &&
         parse_move_number(tokens()[next].in(text_)).value == 1 &&
         legal_at(line().position, next + 1);
}

// A first move in the line of a title has a number, or the next half-move or a result behind it.
// What words follow, or nothing, is a square in a sentence: "portal b4", "mesa b4, tablero c3".
bool Replayer::begins_game(std::size_t at) const {
  const Position& position = line().position;
  if (!legal_at(position, at) || is_board_of_title(at)) return false;
  if (at > start_.from && tokens()[at - 1].kind == TokenKind::move_number)
    return !is_opening_of_title(at - 1);
  std::size_t next = at + 1;
  const auto is_passed = [&](const Token& token) {
    return token.kind == TokenKind::junk || token.kind == TokenKind::glyph ||
           token.kind == TokenKind::comment ||
           (token.kind == TokenKind::move_number && !parse_move_number(token.in(text_)).has_digits);
  };
  while (next < tokens().size() && is_passed(tokens()[next])) ++next;
  if (next == tokens().size()) return false;
  if (tokens()[next].kind == TokenKind::result) return true;
  if (tokens()[next].kind == TokenKind::move_number) {
    const MoveNumber number = parse_move_number(tokens()[next].in(text_));
    return number.value > 1 || number.dots > 1;
  }
  if (tokens()[next].kind != TokenKind::word) return false;
  const WordReading reading = reader(position.turn()).read(text_, tokens(), at);
  if (reading.kind != WordKind::move) return false;
  return std::any_of(reading.readings().begin(), reading.readings().end(), [&](const Reading& r) {
    Position after = position;
    return resolve_and_play(after, r.pattern).count == 1 && legal_at(after, next);
  });
}

// "1. 4d Cf6", "#. d4 d5", and the number 2 behind it, "1. ?4 Cf6 2. e5 Cd5" and the number 3: a
// first move that cannot be read, and no title. `rows`: as its numbers count them; 0: they do not.
bool Replayer::are_first_rows(std::string_view title, std::uint32_t rows) const {
  constexpr std::size_t longest = 20;  // bytes of a row
  return rows != 0 && title.size() <= longest * rows && cursor_.at < tokens().size() &&
         tokens()[cursor_.at].kind == TokenKind::move_number &&
         parse_move_number(tokens()[cursor_.at].in(text_)).value == rows + 1;
}

// "Dh5 d5 c4 e6", read up to c4: does a move stand in the line before the first that can be played,
// at the cursor? Then the words before that are no title.
bool Replayer::ends_in_move_before_moves(std::size_t from, std::size_t line_end) const {
  if (cursor_.at >= tokens().size() || tokens()[cursor_.at].begin() >= line_end ||
      tokens()[cursor_.at].kind != TokenKind::word)
    return false;
  std::size_t last = cursor_.at - 1;
  while (last > from && tokens()[last].kind == TokenKind::junk) --last;
  return looks_like_move(text_, tokens()[last]) && holds_small_square(tokens()[last].in(text_));
}

// `Mesa 4`, above a sheet without numbers: the last word of its line, and no number of the move
// below it.
bool Replayer::is_number_of_title(std::size_t at, std::size_t line_end) const {
  return tokens()[at + 1].begin() >= line_end &&
         parse_move_number(tokens()[at].in(text_)).value != 1;
}

// `5.11.2023`, `90 + 30`, `2023`: a line of numbers above the first half-move.
bool Replayer::take_line_of_numbers() {
  constexpr std::uint32_t years = 1000;
  if (!start_.is_sheet || line().ply != 0 || !lines_.in_main_line() || !begins_line(cursor_.at))
    return false;
  std::size_t end = cursor_.at, numbers = 0;
  std::uint32_t last = 0;
  for (; end < tokens().size() && (end == cursor_.at || !begins_line(end)); ++end) {
    const TokenKind kind = tokens()[end].kind;
    if (kind != TokenKind::move_number && kind != TokenKind::junk && kind != TokenKind::glyph)
      return false;
    numbers += kind == TokenKind::move_number ? 1 : 0;
    if (kind == TokenKind::move_number) last = parse_move_number(tokens()[end].in(text_)).value;
  }
  if (end == tokens().size() || (numbers < 2 && last < years)) return false;
  keep_words({tokens()[cursor_.at].begin(), tokens()[end - 1].end()});
  cursor_.at = end;
  return true;
}

// What stands in a line before the first move: a number before it belongs to it.
void Replayer::take_title() {
  const std::string_view text = text_;
  const std::size_t unread_from = cursor_.at;
  const std::uint32_t first = tokens()[cursor_.at].span.begin;
  std::uint32_t begin = take_back_numbers(cursor_.at);
  const std::vector<Element>& written = out_.elements;
  if (!written.empty() && written.back().kind == ElementKind::remark)
    begin = std::max(begin, written.back().span.end);  // the number ends the title above
  while (begin < first && std::string_view(" \t\r\n").find(text[begin]) != std::string_view::npos)
    ++begin;
  out_.outcome.numbered_title |= begin != first;
  odd_numbers_ = false;
  const std::size_t line_end =
      std::min(text.find_first_of("\r\n", tokens()[cursor_.at].span.begin), text.size());
  std::uint32_t end = tokens()[cursor_.at].span.end, rows = 1;
  for (++cursor_.at; cursor_.at < tokens().size() && tokens()[cursor_.at].span.begin < line_end;
       ++cursor_.at) {
    const TokenKind kind = tokens()[cursor_.at].kind;
    if (kind == TokenKind::comment || (kind == TokenKind::word && begins_game(cursor_.at))) break;
    if (kind == TokenKind::move_number && cursor_.at + 1 < tokens().size() &&
        tokens()[cursor_.at + 1].kind == TokenKind::word && !is_opening_of_title(cursor_.at) &&
        !is_number_of_title(cursor_.at, line_end) && legal_at(line().position, cursor_.at + 1))
      break;
    if (kind == TokenKind::move_number) {
      out_.outcome.numbered_title = true;
      const std::uint32_t number = parse_move_number(tokens()[cursor_.at].in(text)).value;
      rows = rows != 0 && number == rows + 1 ? number : 0;
    }
    end = tokens()[cursor_.at].span.end;
  }
  const std::string_view title = Span{begin, end}.in(text);
  const bool is_moves = begin == first && is_later_number(cursor_.at);  // l.d4 e6 2.Cf3
  if (holds_small_square(title) &&
      (is_moves || are_first_rows(title, rows) || begins_pairs(text_, tokens(), unread_from) ||
       is_row_of_moves(text_, tokens(), unread_from) ||
       is_line_of_moves(text_, tokens(), unread_from) ||
       ends_in_move_before_moves(unread_from, line_end))) {
    cursor_.at = unread_from;
    unreadable({begin, end});
    return;
  }
  add(ElementKind::remark, {begin, end});
  dots_ = false;
  if (begin == first) return;
  Finding& finding = raise(rules::numbered_title, {begin, end});
  finding.ply = 0;
  finding.written = out_.elements.back().span.in(text);
  if (holds_small_square(finding.written))
    finding.severity = Severity::warning;  // moves, perhaps, of another game
}

}  // namespace planilla
