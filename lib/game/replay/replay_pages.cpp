// Number 1 behind moves of a sheet without a result: the next game, or the same one, of which a row
// or a page is counted anew.
#include <algorithm>

#include "game/replay/replayer.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"
#include "rules/unplayed_moves.h"

namespace planilla {

namespace {

// "Hoja 2", "- Seite 12 -": a short line, and a number that is not 1. "Continuación": words of a
// page without a number speak of a later one.
bool names_later_page(std::string_view passage, const Lexicon& lexicon) {
  constexpr std::size_t longest = 20;  // bytes
  const std::size_t first = passage.find_first_of("123456789");
  if (first == std::string_view::npos) {
    constexpr std::string_view around = " \t.,;:-()[]#*=_";
    const std::size_t begin = passage.find_first_not_of(around);
    if (begin == std::string_view::npos) return false;
    passage = passage.substr(begin, passage.find_last_not_of(around) + 1 - begin);
    return lexicon.title(passage) == "page";
  }
  if (passage.size() > longest) return false;
  const std::size_t end = std::min(passage.find_first_not_of("0123456789", first), passage.size());
  return passage.substr(first, end - first) != "1";
}

}  // namespace

// Half-moves that are legal one after another from the word `at` on, up to a result or the next
// number 1.
Replayer::LegalRun Replayer::legal_run(Position position, std::size_t at, AtOne at_one) const {
  constexpr int enough = 400;
  LegalRun out;
  while (at < tokens().size() && out.plies < enough) {
    const TokenKind kind = tokens()[at].kind;
    if (kind == TokenKind::result || kind == TokenKind::tag || kind == TokenKind::boundary ||
        kind == TokenKind::open || kind == TokenKind::hole)
      break;
    if (kind == TokenKind::move_number && begins_line(at)) {
      const MoveNumber number = parse_move_number(tokens()[at].in(text_));
      if (at_one == AtOne::stop && number.value == 1 && number.dots <= 1) break;
    }
    if (kind != TokenKind::word) {
      ++at;
      continue;
    }
    const WordReading& word = reader(position.turn()).read(text_, tokens(), at);
    if (word.kind == WordKind::suffix) {
      at += word.tokens;
      continue;
    }
    const Match found = word.kind == WordKind::move ? match(position, word) : Match{};
    if (found.count == 0 || found.bytes != 0) {
      out.is_whole = false;
      break;
    }
    position.play(found.move);
    ++out.plies;
    at += found.tokens;
  }
  return out;
}

// Does what the sheet looks like say that the row is of this game: the number of a page before
// it, or another mark behind rows that fill one; or the line below the only row so far, or below
// rows that all have the number 1, and all that follow can be played?
bool Replayer::was_counted_anew(std::size_t number) const {
  if (number == 0) return false;
  constexpr std::uint32_t whole_page = 20;  // half-moves: of fewer the next game is as likely
  if (tokens()[number - 1].kind == TokenKind::passage)
    return names_later_page(tokens()[number - 1].in(text_), readers_.lexicon) ||
           static_cast<std::uint32_t>(line().ply) >= whole_page;
  const Span gap{tokens()[number - 1].end(), tokens()[number].begin()};
  const std::string_view between = gap.begin <= gap.end ? gap.in(text_) : std::string_view();
  if (std::count(between.begin(), between.end(), '\n') != 1) return false;
  int rows = 0;
  for (std::size_t i = start_.from; i < number; ++i) {
    if (tokens()[i].kind != TokenKind::move_number) continue;
    if (parse_move_number(tokens()[i].in(text_)).value != 1) return false;
    ++rows;
  }
  const bool is_first = start_.from == 0 || tokens()[start_.from - 1].kind == TokenKind::tag;
  return is_first && rows > 0 && line().ply == 2 * rows && begins_no_game_below(number) &&
         legal_run(line().position, number + 1, AtOne::go_on).is_whole;
}

// "1. e4 e5 / 1. Nf3 Nc6 / 1. Bb5 a6": cannot some row from `number` on begin a game?
bool Replayer::begins_no_game_below(std::size_t number) const {
  constexpr std::size_t farthest = 400;  // tokens
  const std::size_t end = std::min(number + farthest, tokens().size());
  for (std::size_t i = number; i < end; ++i)
    if (tokens()[i].kind == TokenKind::move_number &&
        !legal_run(Position::initial(), i + 1, AtOne::stop).is_whole)
      return true;
  return false;
}

// The moves behind it are legal here, and further than from the beginning of a game; or as far, and
// the sheet says so.
bool Replayer::goes_on_at_one(std::size_t number) const {
  constexpr int enough = 4;  // half-moves that are of one game for certain
  if (!start_.is_sheet || ended_ || !lines_.in_main_line() || line().ply < 2 ||
      line().position.turn() == black || !begins_line(number))
    return false;
  const int here = legal_run(line().position, number + 1, AtOne::stop).plies;
  if (here < 2) return false;
  const int as_game = legal_run(Position::initial(), number + 1, AtOne::stop).plies;
  if (here < as_game) return false;
  return (here > as_game && here >= enough) || was_counted_anew(number);
}

// Was the first half-move, behind its number, illegal or unreadable? A ruling of a page or a piece
// that a sentence names begins no game.
bool Replayer::broke_at_once() const {
  const std::size_t fault = out_.outcome.fault;
  return out_.outcome.faulted() && fault > 0 && fault <= tokens().size() &&
         tokens()[fault - 1].kind == TokenKind::move_number;
}

// "1-0 / 1. Ke4 d5 2. c4": behind the result, a line that begins with the number 1 and holds
// nothing but what looks like moves. It is a game, though its first move is not legal.
bool Replayer::begins_broken_game(std::size_t number) const {
  if (!begins_line(number) || number + 1 >= tokens().size() ||
      tokens()[number].kind != TokenKind::move_number ||
      parse_move_number(tokens()[number].in(text_)).value != 1 ||
      !looks_like_move(text_, tokens()[number + 1]))
    return false;
  std::size_t at = number + 1;
  while (at < tokens().size() && !begins_line(at) &&
         (tokens()[at].kind == TokenKind::move_number || looks_like_move(text_, tokens()[at]) ||
          tokens()[at].kind == TokenKind::glyph))
    ++at;
  return at == tokens().size() || begins_line(at) || tokens()[at].kind == TokenKind::result ||
         tokens()[at].kind == TokenKind::comment;
}

// The next game could as well be the rest of this one, which has no result.
void Replayer::tell_doubtful_end() {
  constexpr int enough = 6;
  if (!start_.is_sheet || ended_ || cursor_.at >= tokens().size() || cursor_.at == 0 ||
      line().ply < 2 || line().position.turn() == black)
    return;
  std::size_t number = cursor_.at;
  while (number < tokens().size() && tokens()[number].kind == TokenKind::word) ++number;
  if (number >= tokens().size() || tokens()[number].kind != TokenKind::move_number) return;
  const MoveNumber one = parse_move_number(tokens()[number].in(text_));
  if (one.value != 1 || one.dots > 1) return;
  const LegalRun here = legal_run(line().position, number + 1, AtOne::stop);
  if (here.plies < enough || !here.is_whole) return;
  const std::uint32_t begin = tokens()[number].begin();
  const std::size_t line_end = std::min(text_.find_first_of("\r\n", begin), text_.size());
  const Span span{begin, static_cast<std::uint32_t>(line_end)};
  Finding& finding = raise(rules::unplayed_moves, span);
  finding.say(diagnostics::UnplayedMoves{.plies = here.plies});
  finding.ply = line().ply;
  finding.written = span.in(text_);
}

}  // namespace planilla
