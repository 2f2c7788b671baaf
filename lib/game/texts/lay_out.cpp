// One walk over the parts, with a passage that is open until the next move.
#include "game/texts/lay_out.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "base/ascii.h"
#include "board/half_move.h"
#include "game/texts/line_layout.h"
#include "game/texts/unread_moves.h"
#include "pgn/doubt_flags.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

class Layout {
public:
  Layout(const LaidOut& in, std::vector<Token>& out) : in_(in), line_(in.text, out) {
    position_ = before_ = in.start;
  }

  void run() {
    find_last_moves();
    const auto size = static_cast<std::uint32_t>(in_.parts.size());
    for (std::uint32_t i = 0; i < size; ++i) {
      put_alternatives(i);
      i = take(i);
    }
    put_alternatives(size);
    end_game(size);
    split_titles(aside_, size);
    line_.passage(in_.parts, aside_, size);
  }

private:
  std::uint32_t take(std::uint32_t at);
  void take_numbers(std::uint32_t first, std::uint32_t last);
  void take_played(std::uint32_t at);
  void take_crossed(std::uint32_t at);
  bool reads_suffix(const Part& part) const {
    return in_.readers.known() &&
           read_cell(part.in(in_.text), *in_.readers.white).kind == WordKind::suffix;
  }
  std::uint32_t take_bracket(std::uint32_t at);
  bool take_alternative(std::uint32_t at);
  void put_alternatives(std::uint32_t at);
  void find_last_moves();
  void end_game(std::uint32_t at);
  std::uint32_t behind_prose(std::uint32_t from, std::uint32_t to) const;
  bool is_title_line(std::uint32_t from, std::uint32_t to) const;
  std::uint32_t lines_of_title(std::uint32_t line) const;
  std::uint32_t numbers_before(std::uint32_t at) const;
  void split_titles(std::uint32_t from, std::uint32_t to);
  bool pass_unread(std::uint32_t to);
  void finish_moves(std::uint32_t to);

  const LaidOut& in_;
  LineLayout line_;
  std::vector<bool> last_move_;   // is parts[i] the last move of its game?
  std::vector<bool> has_result_;  // of a last move: does a sign of the result stand behind it?
  std::vector<Token> later_;      // alternatives of the next move
  std::vector<std::uint32_t> waiting_;  // their brackets, until that move was laid out
  Position position_, before_;
  Move replaced_;                // between these two
  bool known_ = true;            // the board
  bool moved_ = false;           // in this game
  bool behind_last_ = false;     // the last move of this game was laid out
  bool over_ = false;            // its result was read
  bool result_ = false;          // and a sign of the result stands behind
  std::uint32_t aside_ = 0;      // first part that is not laid out yet
  std::uint32_t game_from_ = 0;  // part
};

void Layout::find_last_moves() {
  last_move_.assign(in_.parts.size(), false);
  has_result_.assign(in_.parts.size(), false);
  bool open = true, result = false;
  for (std::size_t i = in_.parts.size(); i-- > 0;) {
    result |= in_.spine.use[i] == Use::result;
    if (in_.spine.use[i] == Use::played || in_.spine.use[i] == Use::unwritten) {
      last_move_[i] = open;
      has_result_[i] = open && result;
      if (open) result = false;
      open = false;
    }
    if (in_.spine.starts_game[i] || in_.parts[i].kind == PartKind::heading) open = true;
  }
}

// The number that belongs to the move at `at`, and what parts them.
std::uint32_t Layout::numbers_before(std::uint32_t at) const {
  std::uint32_t first = at;
  for (std::uint32_t i = at; i-- > aside_;) {
    const PartKind kind = in_.parts[i].kind;
    if (kind == PartKind::number || kind == PartKind::dots) first = i;
    if (kind != PartKind::number && kind != PartKind::dots && kind != PartKind::separator &&
        kind != PartKind::blank)
      break;
    if (kind == PartKind::blank && in_.spine.use[i] != Use::aside) break;
  }
  return first;
}

std::uint32_t Layout::take(std::uint32_t at) {
  const Part& part = in_.parts[at];
  const Use use = in_.spine.use[at];
  if (use == Use::played || use == Use::unwritten) {
    take_played(at);
    return at;
  }
  if (use == Use::result) {
    finish_moves(at);
    over_ = true;
    line_.token(part.span, TokenKind::result);
    aside_ = at + 1;
    return at;
  }
  switch (part.kind) {
    case PartKind::heading:
      end_game(at);
      line_.token(part.span, TokenKind::tag);
      aside_ = game_from_ = at + 1;
      moved_ = false;
      behind_last_ = false;
      position_ = before_ = Position::initial();
      known_ = true;
      return at;
    case PartKind::comment:
    case PartKind::escape:
      if (!(behind_last_ && pass_unread(at))) line_.passage(in_.parts, aside_, at);
      line_.token(part.span,
                  part.kind == PartKind::comment ? TokenKind::comment : TokenKind::escape);
      aside_ = at + 1;
      return at;
    case PartKind::crossed:
      take_crossed(at);
      return at;
    case PartKind::suffix:
      if (!moved_ || !reads_suffix(part) || !line_.is_trivial(in_.parts, aside_, at)) return at;
      line_.as_written(part.span);
      aside_ = at + 1;
      return at;
    case PartKind::glyph:
    case PartKind::nag:
    case PartKind::offer:
    case PartKind::clock:
      if (!moved_ || !line_.is_trivial(in_.parts, aside_, at)) return at;
      line_.as_written(part.span);
      aside_ = at + 1;
      return at;
    case PartKind::separator:
      if (!part.unclosed) return at;
      line_.passage(in_.parts, aside_, at);
      line_.token(part.span, TokenKind::junk, token_unclosed);
      aside_ = at + 1;
      return at;
    case PartKind::open:
      return take_bracket(at);
    default:
      return at;
  }
}

void Layout::take_numbers(std::uint32_t first, std::uint32_t last) {
  const auto is_number = [&](const Part& one) {  // `l1.` is one that the tokenizer does not know
    return (one.kind == PartKind::number && ascii::is_digit(in_.text[one.span.begin])) ||
           one.kind == PartKind::dots;
  };
  for (std::uint32_t i = first; i < last; ++i)
    if (is_number(in_.parts[i])) line_.token(in_.parts[i].span, TokenKind::move_number);
}

void Layout::take_played(std::uint32_t at) {
  const Part& part = in_.parts[at];
  const std::uint32_t first = numbers_before(at);
  if (in_.spine.starts_game[at]) {
    end_game(first);
    split_titles(aside_, first);
    position_ = before_ = Position::initial();
    known_ = true;
    moved_ = false;
    behind_last_ = false;
    game_from_ = first;
  } else if (!moved_) {
    split_titles(aside_, first);
  }
  line_.passage(in_.parts, aside_, first);
  const Span here{in_.parts[first].span.begin, in_.parts[first].span.begin};
  if (in_.spine.behind_gap[at]) line_.token(here, TokenKind::hole);
  if (in_.spine.in_doubt == at)
    line_.token({here.begin, part.span.end}, TokenKind::hole, token_disputed);
  take_numbers(first, at);
  aside_ = at + 1;
  moved_ = true;
  over_ = false;
  behind_last_ = last_move_[at];
  result_ = has_result_[at];
  if (in_.spine.use[at] == Use::unwritten) {
    line_.token(part.span, part.doubt != 0 ? TokenKind::word : TokenKind::hole, part.doubt);
    known_ = false;
    return;
  }
  if (part.kind == PartKind::masked)
    line_.token(part.span, TokenKind::word, part.doubt);
  else
    line_.as_written(part.span);
  waiting_.clear();
  known_ = known_ && in_.readers.known() && in_.spine.move[at];
  if (!known_) return;
  before_ = position_;
  position_.play(replaced_ = in_.spine.move[at]);
}

// "2. a3 (tachado) Cc3": between the number and the move that was played, a comment of its own.
void Layout::take_crossed(std::uint32_t at) {
  if (!moved_ || at + 1 == in_.parts.size() || in_.spine.use[at + 1] != Use::played) return;
  const std::uint32_t first = numbers_before(at);
  line_.passage(in_.parts, aside_, first);
  take_numbers(first, at);
  line_.token(in_.parts[at].span, TokenKind::comment);
  aside_ = at + 1;
}

// `a) 6. Ae2 e5`: an item of a list that stands before the move in place of which it was possible.
bool Layout::take_alternative(std::uint32_t at) {
  constexpr std::uint32_t number_behind = 2;  // parts
  const std::uint32_t number = at + number_behind, close = in_.parts[at].partner;
  if (!known_ || in_.parts[at].in(in_.text).size() < 2 || number >= close ||
      in_.parts[number].kind != PartKind::number ||
      static_cast<int>(in_.parts[number].half_move()) != half_move_due(position_))
    return false;
  std::vector<Token> variation;
  if (!lay_variation({in_.text, in_.parts, in_.readers}, at, position_, Move{}, variation))
    return false;
  line_.passage(in_.parts, aside_, at);
  later_.insert(later_.end(), variation.begin(), variation.end());
  waiting_.push_back(at);
  aside_ = close + 1;
  return true;
}

// Behind the move that was played in their place, and its signs; as text where none was.
void Layout::put_alternatives(std::uint32_t at) {
  if (later_.empty()) return;
  if (waiting_.empty()) {
    const PartKind kind = at < in_.parts.size() ? in_.parts[at].kind : PartKind::word;
    if (kind == PartKind::suffix || kind == PartKind::glyph || kind == PartKind::nag ||
        kind == PartKind::offer || kind == PartKind::clock)
      return;
    line_.append(later_);
  } else if (at < in_.parts.size()) {
    return;
  } else {
    for (const std::uint32_t open : waiting_)
      line_.passage(in_.parts, open, in_.parts[open].partner + 1);
    waiting_.clear();
  }
  later_.clear();
}

// A variation, or part of the passage around it.
std::uint32_t Layout::take_bracket(std::uint32_t at) {
  const std::uint32_t close = in_.parts[at].partner;
  if (!moved_ || take_alternative(at)) return close;
  std::vector<Token> variation;
  const Branch branch{in_.text, in_.parts, in_.readers};
  const bool reads = known_ ? lay_variation(branch, at, before_, replaced_, variation)
                            : lay_plain_bracket(branch, at, variation);
  if (!reads) return close;
  line_.passage(in_.parts, aside_, at);
  if (in_.parts[at].unclosed) line_.token(in_.parts[at].span, TokenKind::junk, token_unclosed);
  line_.append(variation);
  aside_ = close + 1;
  return close;
}

// Each line above the first move by itself.
void Layout::split_titles(std::uint32_t from, std::uint32_t to) {
  for (std::uint32_t i = from; i < to; ++i) {
    // Behind a quote that begins the line all begins it.
    if (i == from || !in_.parts[i].line_start || in_.parts[i].glued) continue;
    line_.passage(in_.parts, aside_, i);
    aside_ = i;
  }
}

// Behind the last move parts up to parts[to] with the moves in it that were not read; false, and
// nothing, if none are there.
bool Layout::pass_unread(std::uint32_t to) {
  if (!moved_ || !known_ || over_) return false;
  const UnreadMoves unread(in_, position_, game_from_);
  const std::uint32_t left = unread.first(aside_, to);
  if (left == to) return false;
  const std::uint32_t last = unread.move_at(left, to);
  line_.passage(in_.parts, aside_, left);
  line_.token({in_.parts[left].span.begin, in_.parts[last].span.end}, TokenKind::hole,
              token_unclear);
  line_.passage(in_.parts, last + 1, to);
  return true;
}

// What stands behind the last move up to parts[to].
void Layout::finish_moves(std::uint32_t to) {
  if (pass_unread(to)) return;
  const UnreadMoves unread(in_, position_, game_from_);
  const bool plays = moved_ && known_ && !over_;
  std::uint32_t left = plays ? unread.left_out(aside_) : aside_;
  if (plays && left == aside_) left = unread.rival_of_played(aside_);
  if (left != aside_) line_.token(in_.parts[left].span, TokenKind::hole, token_unclear);
  if (moved_ && !result_) {
    line_.ending(in_.parts, aside_, to, in_.lexicon);
  } else {
    line_.passage(in_.parts, aside_, to);
  }
}

// Behind the last long line of parts[from, to): the title that stands right below prose. `from`
// where nothing does.
std::uint32_t Layout::behind_prose(std::uint32_t from, std::uint32_t to) const {
  constexpr std::size_t long_line = 160;  // bytes
  std::uint32_t out = from;
  bool prose = false;
  for (std::uint32_t i = from; i < to; ++i) {
    const Part& part = in_.parts[i];
    if (!part.line_start || part.glued) continue;
    if (prose) out = i;
    const std::string_view line = in_.text.substr(part.span.begin, long_line);
    prose = line.size() == long_line && line.find('\n') == std::string_view::npos;
  }
  return prose ? from : out;
}

// `Ruiz Ana (ESP)`: a short line of words that begins with a capital and ends no sentence.
bool Layout::is_title_line(std::uint32_t from, std::uint32_t to) const {
  constexpr std::uint32_t longest = 60;  // bytes
  if (!in_.parts[from].line_start || in_.parts[from].is_small ||
      in_.parts[to - 1].span.end - in_.parts[from].span.begin > longest)
    return false;
  for (std::uint32_t i = from; i < to; ++i) {
    const Part& part = in_.parts[i];
    const bool sign = part.kind == PartKind::separator || part.kind == PartKind::open ||
                      part.kind == PartKind::close || part.kind == PartKind::blank;
    if ((!sign && part.kind != PartKind::word) || part.says_result) return false;
  }
  return !in_.parts[to - 1].ends_sentence && !in_.parts[to - 1].is_stop;
}

// The lines like that right above the last one before the next game, which begins at `line`.
std::uint32_t Layout::lines_of_title(std::uint32_t line) const {
  constexpr int most = 3;
  for (int lines = 0; lines < most && line > aside_; ++lines) {
    std::uint32_t begin = line - 1;
    while (begin > aside_ && !in_.parts[begin].line_start) --begin;
    if (!is_title_line(begin, line)) break;
    line = begin;
  }
  return line;
}

// What stands behind its last move; the last lines above the next game are that one's title.
void Layout::end_game(std::uint32_t at) {
  std::uint32_t end = at;
  const bool goes_on = at < in_.parts.size() ? in_.parts[at].kind != PartKind::heading : in_.more;
  if (goes_on && moved_) {
    std::uint32_t line = at, paragraph = at;
    for (std::uint32_t i = at; i-- > aside_;) {
      if (in_.parts[i].line_start && line == at && i + 1 < at) line = i;
      if (in_.parts[i].paragraph) paragraph = i;
    }
    if (paragraph != at) paragraph = behind_prose(paragraph, at);
    const std::string_view behind = in_.text.substr(in_.parts[at - 1].span.end);
    const std::string_view gap = behind.substr(0, behind.find_first_not_of(" \t\r\n"));
    const bool apart = std::count(gap.begin(), gap.end(), '\n') > 1;
    // An empty line, and no title behind it.
    end = paragraph != at ? paragraph : apart ? at : line != at ? lines_of_title(line) : line;
  }
  finish_moves(end);
  aside_ = std::max(aside_, end);
  if (moved_ && goes_on) {
    const std::uint32_t where =
        end < in_.parts.size() ? in_.parts[end].span.begin : in_.parts.back().span.end;
    line_.token({where, where}, TokenKind::boundary);
  }
}

}  // namespace

void lay_out(const LaidOut& in, std::vector<Token>& out) {
  Layout(in, out).run();
}

}  // namespace planilla
