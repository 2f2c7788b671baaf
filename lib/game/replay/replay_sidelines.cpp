// What is odd within variations: a move that leaves a choice, prose, what is no variation.
#include <algorithm>

#include "base/ascii.h"
#include "board/half_move.h"
#include "board/square_in_text.h"
#include "game/replay/bad_move.h"
#include "game/replay/replayer.h"
#include "game/spelling/move_number.h"
#include "notation/read/match.h"
#include "notation/write/san.h"
#include "rules/ambiguous_move.h"
#include "rules/remark_in_parentheses.h"

namespace planilla {

// "27...Qa7 (28. Qd4)": by its number and on the board an answer to the last move, not a move in
// its place, though the other side may have one of that spelling.
bool Replayer::is_answer(std::size_t at, std::size_t word) const {
  if (tokens()[at].kind != TokenKind::move_number) return false;
  const MoveNumber number = parse_move_number(tokens()[at].in(text_));
  return number.has_digits && number.half_move() == half_move_due(line().position) &&
         legal_at(line().position, word);
}

// "2. Nf3 (2. Bc5 Nc6)": by its number a move in place of the last one, and one that is written as
// moves are, though none that is legal there.
bool Replayer::begins_with_illegal_move(std::size_t at) const {
  if (line().last_move == 0 || at + 1 >= tokens().size() ||
      tokens()[at].kind != TokenKind::move_number || tokens()[at + 1].kind != TokenKind::word)
    return false;
  const MoveNumber number = parse_move_number(tokens()[at].in(text_));
  if (!number.has_digits || number.half_move() != half_move_due(line().before)) return false;
  const WordReading& word = reader(line().before.turn()).read(text_, tokens(), at + 1);
  return word.kind == WordKind::move && match(line().before, word).count == 0;
}

// The parentheses at the cursor, which hold neither a variation nor a time.
void Replayer::take_remark_in_parentheses(Span whole) {
  const bool illegal = begins_with_illegal_move(cursor_.at + 1);
  Finding& finding = raise(rules::remark_in_parentheses, whole, TroubleKind::moves);
  finding.ply = line().ply;
  if (illegal) {
    finding.say(diagnostics::RemarkInParentheses{.kind = "illegal"});
    finding.written = tokens()[cursor_.at + 2].in(text_);
    finding.severity = Severity::warning;
  }
  add(ElementKind::remark, whole);
}

// A move of a variation that leaves a choice: the first of those that read the most of what follows
// is written, and all of them are told. (The main line is for the search of repair.cpp.)
bool Replayer::take_either(const WordReading& reading, Span span) {
  if (lines_.in_main_line() || repair_ == Repair::off) return false;
  const std::uint32_t close = movetext_.pairs().close_of(lines_.innermost_open());
  const Match found = match(line().position, reading, keep_wings_ ? &line().wings : nullptr);
  if (close == Parentheses::none || found.count < 2 || found.bytes != 0) return false;
  MoveList fits;
  legal_matches(line().position, found.reading->pattern, fits);
  if (fits.size() < 2) return false;
  MoveList furthest;
  int most = -1;
  for (const Move move : fits) {
    Position after = line().position;
    after.play(move);
    const int plies = plies_behind(after, cursor_.at + found.tokens, close);
    if (plies < most) continue;
    if (plies > most) furthest.clear();
    most = plies;
    furthest.push(move);
  }
  Finding& finding = raise(rules::ambiguous_move, span, TroubleKind::moves);
  describe_bad_move(line().position, reading.readings(), span.in(text_), dots_, finding);
  finding.severity =
      Severity::warning;  // the game itself can be read, and so can the rest of the variation
  const bool decided = furthest.size() == 1;
  if (decided) {
    finding.suggestion = san(line().position, furthest[0]);
  } else {
    finding.candidates.clear();
    for (const Move move : furthest) finding.candidates.push_back(san(line().position, move));
  }
  play({found.reading->pattern.claims, found.reading->quirks}, furthest[0], span);
  if (!decided) out_.elements.back().flags |= element_ambiguous;
  cursor_.at += found.tokens;
  return true;
}

// Half-moves of a variation that can be read from there on.
int Replayer::plies_behind(Position position, std::size_t from, std::size_t end) const {
  int plies = 0;
  while (from < end && tokens()[from].kind != TokenKind::open) {
    if (tokens()[from].kind != TokenKind::word) {
      ++from;
      continue;
    }
    const WordReading& word = reader(position.turn()).read(text_, tokens(), from);
    if (word.kind == WordKind::suffix) {
      from += word.tokens;
      continue;
    }
    if (word.kind != WordKind::move) break;
    const Match found = match(position, word);
    if (found.count == 0 || found.bytes != 0) break;
    position.play(found.move);
    ++plies;
    from += found.tokens;
  }
  return plies;
}

namespace {

// `Qd9`, `Bz3`: two letters and a figure are a move that cannot be read, and no word of a remark.
bool is_spoiled_move(std::string_view word) {
  word = word.substr(0, word.find_last_not_of("+#") + 1);
  return word.size() == 3 && ascii::is_letter(word[0]) && ascii::is_letter(word[1]) &&
         ascii::is_digit(word[2]);
}

}  // namespace

// Words behind the moves of a variation, none of which can be a move: "24... Td1 ! gagnait".
bool Replayer::take_prose(Span span) {
  if (lines_.in_main_line() || line().last_move == 0) return false;
  if (is_spoiled_move(tokens()[cursor_.at].in(text_))) return false;
  const std::uint32_t close = movetext_.pairs().close_of(lines_.innermost_open());
  if (close == Parentheses::none) return false;
  for (std::size_t i = cursor_.at; i < close; ++i) {
    const TokenKind kind = tokens()[i].kind;
    const bool plain = kind == TokenKind::word || kind == TokenKind::junk ||
                       kind == TokenKind::glyph ||
                       (kind == TokenKind::move_number && i > cursor_.at);
    if (!plain || (kind == TokenKind::word && holds_square(tokens()[i].in(text_)))) return false;
  }
  span.end = tokens()[close - 1].span.end;
  Finding& finding = raise(rules::remark_in_parentheses, span, TroubleKind::moves);
  finding.ply = line().ply;
  finding.say(diagnostics::RemarkInParentheses{.kind = "words"});
  add(ElementKind::remark, span);
  cursor_.at = close;
  return true;
}

}  // namespace planilla
