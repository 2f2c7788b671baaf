// What stands below the last row: who signs, a ruling, the number of a page, how long it took. No
// more than words that no player writes for a move.
#include <algorithm>

#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/model/result.h"
#include "game/replay/replayer.h"
#include "game/tables/token_lines.h"
#include "pgn/doubt_flags.h"
#include "rules/text_between_games.h"

namespace planilla {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::size_t longest_move = 5;  // bytes of one that is written in part: `Cxe`

// Letters alone, signs behind them apart: `FIN`, `Firmado:`.
bool is_word_of_text(std::string_view word) {
  constexpr std::size_t shortest = 3;  // bytes
  word = word.substr(0, word.find_last_not_of(":.,;-") + 1);
  return word.size() >= shortest && shape_of(word) == MoveShape::none &&
         std::all_of(word.begin(), word.end(), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                  static_cast<signed char>(c) < 0;
         });
}

// `====`, `***`: not what stands in a cell that nobody filled.
bool is_ruled_with_signs(std::string_view line) {
  constexpr std::size_t shortest = 3;
  return line.size() >= shortest && line.find_first_not_of("=*#+ ") == line.npos;
}

// `J.P.`, `V. B.`: who signs.
bool is_initials(std::string_view line) {
  std::size_t letters = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == ' ') continue;
    if (line[i] < 'A' || line[i] > 'Z' || i + 1 == line.size() || line[++i] != '.') return false;
    ++letters;
  }
  return letters > 1;
}

// `25/25`, `12 / 12`, `90+30`: a page, half-moves counted, how much time there was.
bool is_page_of_pages(std::string_view line) {
  const std::size_t stroke = line.find_first_of("/+");
  if (stroke == line.npos || parse_result(line) != Result::none) return false;
  const auto is_number = [](std::string_view part) {
    const std::size_t first = part.find_first_not_of(' ');
    if (first == part.npos) return false;
    part = part.substr(first, part.find_last_not_of(' ') + 1 - first);
    return part.size() <= 3 && part.find_first_not_of(digits) == part.npos;
  };
  return is_number(line.substr(0, stroke)) && is_number(line.substr(stroke + 1));
}

// `+0.35`, `-1,20`: what a machine thinks of the end.
bool is_judgement_in_pawns(std::string_view line) {
  if (line.empty() || (line[0] != '+' && line[0] != '-')) return false;
  line.remove_prefix(1);
  const std::size_t point = line.find_first_of(".,");
  return point != line.npos && point != 0 && point + 1 < line.size() &&
         line.find_first_not_of(digits) == point &&
         line.find_first_not_of(digits, point + 1) == line.npos;
}

}  // namespace

// The row above is written in full, or the words are too many for the half-move that it lacks.
bool Replayer::follows_whole_row(std::size_t words) const {
  std::size_t first = cursor_.at - 1, moves = 0;
  while (first > start_.from && !begins_line(first)) --first;
  for (std::size_t i = first; i < cursor_.at; ++i) moves += looks_like_move(text_, tokens()[i]);
  const bool is_numbered = tokens()[first].kind == TokenKind::move_number;
  return (is_numbered && line().position.turn() == white) || moves > 1 ||
         (is_numbered && words > 1);
}

// Where the words end that stand below the last row, from the cursor up to a result or the end;
// the cursor where something of the game is among them, or what says how it ended.
std::size_t Replayer::end_of_last_words() const {
  constexpr std::size_t most = 40;  // tokens
  std::size_t end = cursor_.at;
  for (; end < tokens().size() && tokens()[end].kind != TokenKind::result; ++end) {
    const Token& token = tokens()[end];
    const bool is_text = token.kind == TokenKind::word || token.kind == TokenKind::junk ||
                         token.kind == TokenKind::glyph || token.kind == TokenKind::open ||
                         token.kind == TokenKind::close ||
                         (token.kind == TokenKind::move_number && !begins_line(end));
    if (!is_text || (token.flags & token_doubtful) != 0 || looks_like_move(text_, token) ||
        holds_square(token.in(text_)) || end - cursor_.at >= most ||
        readers_.lexicon.phrase_at(text_, tokens(), end).tokens != 0)
      return cursor_.at;
  }
  return end == tokens().size() || (ends_at(end) && begins_line(end)) ? end : cursor_.at;
}

// Behind a ruling: `===== Fin =====`. No word that says how somebody moves, if badly.
bool Replayer::begins_with_text(std::size_t end) const {
  std::size_t at = cursor_.at;
  while (at + 1 < end && is_ruled_with_signs(tokens()[at].in(text_))) ++at;
  const std::string_view word = tokens()[at].in(text_);
  const bool is_short = word.size() <= longest_move && word.find_first_of("xX") != word.npos;
  return is_word_of_text(word) && !is_short && !readers_.lexicon.names_piece(word) &&
         !readers_.lexicon.names_castling(word);
}

bool Replayer::take_last_words() {
  if (!lines_.in_main_line() || ended_ || line().ply == 0 || cursor_.at <= start_.from ||
      !begins_line(cursor_.at) || tokens()[cursor_.at - 1].kind == TokenKind::close)
    return false;
  const std::size_t end = end_of_last_words();
  if (end == cursor_.at) return false;
  const Span span{tokens()[cursor_.at].begin(), tokens()[end - 1].end()};
  const std::string_view said = span.in(text_);
  const auto words = static_cast<std::size_t>(
      std::count_if(tokens().begin() + static_cast<std::ptrdiff_t>(cursor_.at),
                    tokens().begin() + static_cast<std::ptrdiff_t>(end),
                    [&](const Token& token) { return is_word_of_text(token.in(text_)); }));
  if (!start_.is_sheet) {
    constexpr std::size_t fewest = 3;  // words of a paragraph
    if (words < fewest || line_ends_before(text_, tokens(), cursor_.at) < 2) return false;
    raise_once(rules::text_between_games, span);
  } else if (!is_ruled_with_signs(said) && !is_page_of_pages(said) &&
             !is_judgement_in_pawns(said) && !is_initials(said)) {
    if (!begins_with_text(end) || !follows_whole_row(end - cursor_.at)) return false;
  }
  keep_words(span);
  cursor_.at = end;
  return true;
}

}  // namespace planilla
