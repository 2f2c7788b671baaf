// Text that is part of nothing: behind the result, and signs between the moves.
#include <algorithm>

#include "board/fen.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/replay/bad_move.h"
#include "game/replay/replayer.h"
#include "game/spelling/glyphs.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"
#include "game/titles/title_names.h"
#include "notation/read/match.h"
#include "pgn/doubt_flags.h"
#include "pgn/symbols.h"
#include "rules/arguments/mark.h"
#include "rules/control_character.h"
#include "rules/doubtful_move.h"
#include "rules/illegal_move.h"
#include "rules/stray_text.h"
#include "rules/text_between_games.h"
#include "rules/unclosed_variation.h"

namespace planilla {

// Of the text from `from` up to the next game, which begins at the cursor: the paragraph above that
// game, and those above it that are as short as titles are. no_token: no empty line stands there.
std::size_t Replayer::title_of_next(std::size_t from) const {
  constexpr std::uint32_t longest = 160;  // bytes
  std::size_t title = ReplayOutcome::no_token;
  std::uint32_t end = tokens()[cursor_.at].begin();
  for (std::size_t at = cursor_.at; at > from; --at) {
    const Token& first = tokens()[at - 1];
    const std::uint32_t before = at > 1 ? tokens()[at - 2].end() : first.begin();
    const std::string_view gap = Span{before, first.begin()}.in(text_);
    if (std::count(gap.begin(), gap.end(), '\n') < 2) continue;
    if (title != ReplayOutcome::no_token && end - first.begin() > longest) break;
    title = at - 1;
    end = first.begin();
  }
  return title != ReplayOutcome::no_token ? title : line_of_next_players(from);
}

// The first line of tokens[from ...] up to the next game, at the cursor, that names two players. A
// line directly behind the result, with an empty line below it, may as well be of this game, if no
// words stand above its moves: then it is given to none.
std::size_t Replayer::line_of_next_players(std::size_t from) const {
  const Span below{tokens()[cursor_.at - 1].end(), tokens()[cursor_.at].begin()};
  const std::string_view gap = below.in(text_);
  if (!has_words_above() && std::count(gap.begin(), gap.end(), '\n') > 1)
    return ReplayOutcome::no_token;
  for (std::size_t at = from; at < cursor_.at; ++at)
    if (begins_line(at) && names_players(at)) return at;
  return ReplayOutcome::no_token;
}

// Of the game: lines above its moves may have been read as titles already.
std::size_t Replayer::first_token() const {
  std::size_t first = start_.from;
  while (first > 0 && tokens()[first - 1].begin() >= start_.end) --first;
  return first;
}

// Does a title, or a sentence, stand above the moves of this game?
bool Replayer::has_words_above() const {
  for (std::size_t i = first_token(); i < tokens().size(); ++i) {
    const TokenKind kind = tokens()[i].kind;
    if (kind == TokenKind::tag || kind == TokenKind::passage) return true;
    if (kind == TokenKind::word) return !holds_square(tokens()[i].in(text_));
  }
  return false;
}

bool Replayer::begins_line(std::size_t at) const {
  if (at == 0) return true;
  const Span gap{tokens()[at - 1].end(), tokens()[at].begin()};
  return gap.in(text_).find('\n') != std::string_view::npos;
}

// A number behind the first, in the same line.
bool Replayer::is_later_number(std::size_t at) const {
  if (at >= tokens().size() || tokens()[at].kind != TokenKind::move_number || begins_line(at))
    return false;
  const MoveNumber number = parse_move_number(tokens()[at].in(text_));
  return number.has_digits && static_cast<int>(number.value) > line().position.fullmove_number();
}

// Do headings, and behind them numbers of moves, stand before the heading? Then a sheet that cannot
// be read in these letters was before it.
bool Replayer::has_rows_before(std::size_t at) const {
  constexpr int rows = 2;
  if (start_.from == 0 || tokens()[start_.from - 1].kind != TokenKind::tag) return false;
  int numbers = 0;
  for (std::size_t i = start_.from; i < at && numbers < rows; ++i)
    numbers += tokens()[i].kind == TokenKind::move_number && begins_line(i);
  return numbers >= rows;
}

// Does a word that is no move follow the token on its line?
bool Replayer::has_prose_behind(std::size_t at) const {
  constexpr std::size_t shortest = 3;  // bytes
  return at + 1 < tokens().size() && tokens()[at + 1].kind == TokenKind::word &&
         tokens()[at + 1].span.size() >= shortest && !begins_line(at + 1) &&
         shape_of(tokens()[at + 1].in(text_)) == MoveShape::none;
}

// Does the line that begins with the token name two players, and nothing else say what it is?
bool Replayer::names_players(std::size_t at) const {
  const std::string_view text = text_;
  const std::string_view rest = text.substr(tokens()[at].begin());
  const std::string_view line = rest.substr(0, rest.find_first_of("\r\n"));
  return planilla::names_players(line, readers_.lexicon);
}

// Does the title of this game hold its result, as those of the others in the text will?
bool Replayer::title_holds_result() const {
  for (std::size_t i = first_token(); i < tokens().size(); ++i) {
    if (tokens()[i].kind == TokenKind::result) return true;
    if (tokens()[i].kind == TokenKind::word && holds_square(tokens()[i].in(text_))) return false;
  }
  return false;
}

// Where the next game begins, if no moves and little text stand before it; no_token.
std::size_t Replayer::next_game_behind(std::size_t at) const {
  constexpr std::uint32_t longest = 400;  // bytes
  for (std::size_t i = at; i < tokens().size(); ++i) {
    if (tokens()[i].begin() > tokens()[at].begin() + longest) break;
    const TokenKind kind = tokens()[i].kind;
    if (kind == TokenKind::move_number && starts_next_game(i)) return i;
    const bool move = kind == TokenKind::word && holds_square(tokens()[i].in(text_));
    if (move || kind == TokenKind::passage || kind == TokenKind::boundary ||
        kind == TokenKind::hole)
      break;
  }
  return ReplayOutcome::no_token;
}

// In a sheet: do no moves stand between the token, which begins a line behind moves, and the next
// game, and is that a title: a paragraph, a line of two players, words with a colon before the
// number, a row with a result as in this game's title?
bool Replayer::is_title_of_next_game(std::size_t at) const {
  if (!start_.is_sheet || !lines_.in_main_line() || line().ply == 0 || !begins_line(at))
    return false;
  const std::size_t end = next_game_behind(at);
  if (end == ReplayOutcome::no_token || end == at) return false;
  const auto results =
      std::count_if(tokens().begin() + static_cast<std::ptrdiff_t>(at),
                    tokens().begin() + static_cast<std::ptrdiff_t>(end),
                    [](const Token& token) { return token.kind == TokenKind::result; });
  const bool has_result = results == 1 && title_holds_result();
  if (tokens()[at].kind == TokenKind::result && !has_result) return false;
  if (has_result || tokens()[end - 1].in(text_).ends_with(':')) return true;
  const std::string_view gap = Span{tokens()[at - 1].end(), tokens()[at].begin()}.in(text_);
  return begins_line(end) && (std::count(gap.begin(), gap.end(), '\n') > 1 || names_players(at));
}

// A result above the moves: of the title.
bool Replayer::take_result_of_title() {
  if (!start_.is_sheet || ended_ || line().ply > 0 || broke_at_once() || !lines_.in_main_line() ||
      next_game_behind(cursor_.at) == ReplayOutcome::no_token)
    return false;
  take_title();
  return true;
}

// Does the next game begin behind a result? "0-1", alone in its line, an empty line, and moves
// without a number.
bool Replayer::begins_anew(std::size_t at) const {
  if (starts_next_game(at)) return true;
  return start_.is_sheet && tokens()[at].kind == TokenKind::word && at == cursor_.at + 1 &&
         tokens()[cursor_.at].in(text_) != "*" && begins_line(cursor_.at) &&
         line_ends_before(text_, tokens(), at) > 1;
}

// "3. Ab5 * Ac4 a6 / 4. d3 Cf6": behind a star do the rows go on from tokens[from] to the cursor,
// with the number that is due or its neighbour?
bool Replayer::rows_follow_star(std::size_t from) const {
  if (!start_.is_sheet || out_.terminator_span.in(text_) != "*") return false;
  const int due = line().position.fullmove_number();
  for (std::size_t i = from; i + 1 < cursor_.at; ++i) {
    if (tokens()[i].kind != TokenKind::move_number || !begins_line(i) ||
        !looks_like_move(text_, tokens()[i + 1]))
      continue;
    const auto number = static_cast<int>(parse_move_number(tokens()[i].in(text_)).value);
    if (number >= due - 1 && number <= due + 1) return true;
  }
  return false;
}

// After the result: whatever is no comment is kept as a remark, up to the next game.
void Replayer::take_text_after_end() {
  const std::size_t from = cursor_.at;
  while (cursor_.at < tokens().size() && tokens()[cursor_.at].kind != TokenKind::tag &&
         tokens()[cursor_.at].kind != TokenKind::passage &&
         tokens()[cursor_.at].kind != TokenKind::boundary &&
         tokens()[cursor_.at].kind != TokenKind::comment &&
         tokens()[cursor_.at].kind != TokenKind::line_comment &&
         !(cursor_.at != from && starts_next_game(cursor_.at)))
    ++cursor_.at;
  if (start_.is_sheet && title_at_ == ReplayOutcome::no_token && cursor_.at < tokens().size() &&
      starts_next_game(cursor_.at)) {
    title_at_ = title_of_next(from);
    if (title_at_ == from) {
      cursor_.at = from;
      return;
    }
    cursor_.at = std::min(cursor_.at, title_at_);
  }
  if (cursor_.at == from) ++cursor_.at;
  const Span span{tokens()[from].span.begin, tokens()[cursor_.at - 1].span.end};
  if (span.in(text_).find_first_not_of(".,;:") == std::string_view::npos)
    return;  // of the sentence
  if (take_other_result(from, cursor_.at) || goes_on_with_sentence(span)) return;
  // "1-0 por tiempo"
  const std::string_view words = span.in(text_);
  if (std::all_of(words.begin(), words.end(), lex::is_control)) {  // the end of a file of DOS
    raise_once(rules::control_character, span);
    return;
  }
  const bool says_how =
      words.find_first_of("0123456789") != 0 && readers_.lexicon.how_behind(words) == words.size();
  if (!says_how) {
    raise_once(rules::text_between_games, span);
    if (rows_follow_star(from)) out_.findings[out_.findings.size() - 1].severity = Severity::error;
  }
  add(ElementKind::remark, span);
}

// Words that may be moves, or are left out. A move that may be of a remark is told so; one word
// that says a move, though none that is legal, is an illegal move.
// An empty cell is filled where the word before it held two moves: `d4f5`.
void Replayer::take_hole(const Token& token) {
  if (token.flags & token_unclear) return take_unclear(token);
  const bool is_blank = token.in(text_).find_first_not_of(" \t\r\n|;,") == std::string_view::npos;
  if (is_blank && cursor_.at > start_.from && cursor_.is_rest(cursor_.at - 1)) {
    ++cursor_.at;
    return;
  }
  missing_move(token.span);
}

// `6...Kd7`: is the move behind the number legal here?
bool Replayer::can_be_played(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  constexpr std::string_view ellipsis = "\u2026";
  std::size_t move = digits;
  while (move < word.size() && std::string_view(".) ").find(word[move]) != std::string_view::npos)
    ++move;
  if (word.substr(move).starts_with(ellipsis)) move += ellipsis.size();
  if (digits == 0 || move == digits || move == word.size()) return false;
  word.remove_prefix(move);
  const Token whole{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word};
  const WordReading& reading = reader(line().position.turn()).read(word, std::span(&whole, 1), 0);
  return reading.kind == WordKind::move && match(line().position, reading).count != 0;
}

// A word that was left out of the game, told where the game ends.
bool Replayer::stands_before(std::size_t at) const {
  return at > start_.from && tokens()[at].kind == TokenKind::hole &&
         tokens()[at].begin() < tokens()[at - 1].begin();
}

void Replayer::take_unclear(const Token& token) {
  const Span span = token.span;
  const std::string_view word = span.in(text_);
  if ((token.flags & token_either) || stands_before(cursor_.at) || can_be_played(word)) {
    Finding& finding = raise(rules::doubtful_move, span, TroubleKind::moves);
    finding.add(arguments::Repair{.kind = "remark"});
    finding.written = word;
    finding.fen = to_fen(line().position);
    return skip_unread(cursor_.at, last_finding());
  }
  const Token whole{{0, span.size()}, TokenKind::word};
  const WordReading& reading = reader(line().position.turn()).read(word, std::span(&whole, 1), 0);
  if (reading.kind != WordKind::move || match(line().position, reading).count != 0)
    return unreadable(span);
  Finding& finding = raise(rules::illegal_move, span, TroubleKind::moves);
  describe_bad_move(line().position, reading.readings(), word, dots_, finding);
  skip_unread(cursor_.at, last_finding());
}

// A bracket that never closes, in a text: what stands behind it is a variation, which the layout
// closes, or goes on with the game (game/texts/lay_out.h).
void Replayer::take_unclosed(const Token& token) {
  Finding& finding = raise(rules::unclosed_variation, token.span);
  finding.ply = line().ply;
  const std::size_t open = cursor_.at + 1;
  const bool opens = open < tokens().size() && tokens()[open].kind == TokenKind::open &&
                     tokens()[open].begin() == token.begin();
  const std::size_t close = opens ? movetext_.pairs().close_of(open) : open;
  if (!opens)
    finding.add(arguments::Mark{.fix = "stray", .before = ""});
  else if (close + 1 < tokens().size() && tokens()[close + 1].kind == TokenKind::move_number)
    finding.add(
        arguments::Mark{.fix = "end",
                        .before = Span{tokens()[close + 1].begin(),
                                       tokens()[std::min(close + 2, tokens().size() - 1)].end()}
                                      .in(text_)});
  add(ElementKind::unread, token.span).number = last_finding();
}

// "[d3]", the last line of a sheet: what stands in brackets was not played.
bool Replayer::take_last_line_in_brackets() {
  if (!start_.is_sheet || line().ply == 0 || !begins_line(cursor_.at) ||
      tokens()[cursor_.at].in(text_) != "[" || tokens().back().in(text_) != "]")
    return false;
  for (std::size_t i = cursor_.at + 1; i < tokens().size(); ++i)
    if (begins_line(i) || (i + 1 < tokens().size() && tokens()[i].kind != TokenKind::word))
      return false;
  add(ElementKind::remark, {tokens()[cursor_.at].begin(), tokens().back().end()});
  cursor_.at = tokens().size() - 1;
  return true;
}

void Replayer::take_junk(const Token& token) {
  if (token.flags & token_unclosed) return take_unclosed(token);
  if (take_last_line_in_brackets()) return;
  if (start_.is_sheet && take_last_words()) {
    --cursor_.at;  // whoever called steps over one
    return;
  }
  const std::string_view text = token.in(text_);
  if (text.find_first_not_of(",;:.") == std::string_view::npos) return;  // punctuation of a sheet
  if (start_.is_sheet && text.find_first_not_of("|-+:=\u2502\u00a6") == std::string_view::npos)
    return;  // its ruling
  const bool control = std::any_of(text.begin(), text.end(), lex::is_control);
  const Rule rule = control ? rules::control_character : rules::stray_text;
  const std::size_t before = out_.findings.size();
  raise_once(rule, token.span);
  // The first piece that is kept names its rule, though another place was told.
  const bool is_first = std::none_of(out_.elements.begin(), out_.elements.end(),
                                     [](const auto& e) { return e.kind == ElementKind::unread; });
  if (goes_on_with_junk(rule, token)) {
    out_.elements.back().span.end = token.span.end;
    return;
  }
  junk_ = {out_.elements.size(), rule};
  Element& element = add(ElementKind::unread, token.span);
  if (out_.findings.size() == before && !is_first) return;
  const auto told =
      std::find_if(once_.begin(), once_.end(), [&](const auto& one) { return one.first == rule; });
  element.number = static_cast<std::uint32_t>(start_.findings + told->second + 1);
}

// Beside what came before: one piece of junk in several tokens.
bool Replayer::goes_on_with_junk(Rule rule, const Token& token) const {
  if (junk_.rule != rule || out_.elements.size() != junk_.element + 1) return false;
  const Span between{out_.elements.back().span.end, token.span.begin};
  return between.in(text_).find_first_not_of(" \t") == std::string_view::npos;
}

void Replayer::skip_unread(std::size_t from, std::size_t finding) {
  if (!lines_.in_main_line() && !swallowed_ &&
      movetext_.pairs().close_of(lines_.innermost_open()) == Parentheses::none) {
    // Behind a parenthesis that never closes the game itself goes on: one cause, one finding.
    drop_last_finding();
    raise(rules::unclosed_variation, tokens()[lines_.outermost_open()].span,
          TroubleKind::unclosed_variation)
        .ply = line().ply;
    swallowed_ = true;
  }
  const std::size_t end = end_of_line(from);
  const std::uint32_t begin = take_back_numbers(from);
  // Columns are read one after another: what is left of them stands in several places.
  Span left{begin, tokens()[from].end()};
  const bool apart = stands_before(from);
  const auto keep = [&] {
    add(ElementKind::unread, left).number = static_cast<std::uint32_t>(finding);
  };
  for (std::size_t at = from + 1; at < end; ++at) {
    if (stands_before(at)) continue;
    const Span next = tokens()[at].span;
    if (next.begin < left.begin || (apart && at == from + 1)) keep(), left = next;
    left.end = std::max(left.end, next.end);
  }
  keep();
  if (lines_.in_main_line()) {
    out_.outcome.reached = Reached::fault;
    out_.outcome.fault = from;
  }
  say_result_of_unread(from, end);
  cursor_.at = end;
}

void Replayer::take_glyph(const Token& token) {
  // "Draw? No! 3.d4": of the words, not of the move.
  if (!out_.elements.empty() && out_.elements.back().kind == ElementKind::remark &&
      out_.elements.back().span.end == token.begin()) {
    out_.elements.back().span.end = token.end();
    return;
  }
  const int nag = nag_of_glyph(token.in(text_));
  Element& element = add(nag > 0 ? ElementKind::nag : ElementKind::remark, token.span);
  if (nag > 0) element.number = static_cast<std::uint32_t>(nag);
}

}  // namespace planilla
