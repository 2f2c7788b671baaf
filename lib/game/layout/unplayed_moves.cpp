// The end of the main line first: nearly all games need no more than a look at their last elements.
#include "game/layout/unplayed_moves.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/ascii.h"
#include "board/half_move.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/markup/moves_in_braces.h"
#include "game/spelling/move_number.h"
#include "notation/read/match.h"
#include "notation/read/notations.h"
#include "pgn/tokenizer.h"
#include "rules/unplayed_moves.h"

namespace planilla {

namespace {

bool is_text(ElementKind kind) {
  return kind == ElementKind::comment || kind == ElementKind::line_comment ||
         kind == ElementKind::remark;
}

// "[%clk 0:05:00]": neither a number nor a word comes first.
bool begins_with_command(std::string_view words) {
  const std::size_t at = words.find_first_not_of(" \t\r\n");
  return at != std::string_view::npos && words.substr(at).starts_with("[%");
}

// What a run of moves in a text comes to.
struct Run {
  Span span;
  int plies = 0;
};

// Where a text stands: behind all moves, or before a number that shows that moves are missing.
enum class Place : std::uint8_t { behind_last, before_number };

class TextMoves {
public:
  TextMoves(const Game& game, MoveReader& white, MoveReader& black)
      : game_(game), white_(white), black_(black) {}

  // The first run of moves in `text` that goes on from `position`; nothing if there is none.
  Run find(const Element& text, const Position& position, Place place);
  // The first line of moves in `text` that begins with the number 1, as it can be played.
  Run find_from_start(const Element& text);
  const std::vector<Move>& played() const { return played_; }  // of the last run

private:
  MoveReader& reader(Color turn) { return turn == white ? white_ : black_; }
  bool is_sentence(ElementKind kind) const {
    return kind == ElementKind::remark || (kind == ElementKind::line_comment && game_.is_sheet);
  }
  void gather_tokens(Span inside);
  bool ends_with(const Run& run) const;
  bool stands_before_result(const Run& run) const;
  bool stands_before_next_number(std::size_t at, const Position& position) const;
  bool may_be_last_reply(std::size_t at, const Position& position) const;
  Run run_at(std::size_t at, Position position);
  Run run_behind_words(const Position& position);
  std::size_t take_number(std::size_t at, const Position& position, bool& right) const;

  const Game& game_;
  MoveReader& white_;
  MoveReader& black_;
  std::vector<Token> tokens_;
  std::vector<Move> played_;
};

// "{y ahora 3. Ab5 a6}": words, and behind them the number that is due, with moves up to the
// end. One move alone is what was better, or is to come.
Run TextMoves::run_behind_words(const Position& position) {
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::move_number) continue;
    const Run run = run_at(i, position);
    return run.plies > 1 && ends_with(run) ? run : Run{};
  }
  return {};
}

Run TextMoves::find(const Element& text, const Position& position, Place place) {
  Span inside = text.span;
  const std::string_view all = inside.in(game_.text);
  if (text.kind == ElementKind::comment && all.starts_with('{')) ++inside.begin;
  if (text.kind == ElementKind::comment && all.ends_with('}')) --inside.end;
  if (text.kind == ElementKind::line_comment && all.starts_with(';')) ++inside.begin;
  const std::string_view words = inside.in(game_.text);
  const bool sentence = is_sentence(text.kind);
  if (!sentence && begins_with_command(words)) return {};
  if (inside.empty() || words.starts_with("planilla") || words.starts_with(" planilla") ||
      words.find_first_of("12345678") == std::string_view::npos)
    return {};
  gather_tokens(inside);
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const bool number = tokens_[i].kind == TokenKind::move_number;
    const bool word = tokens_[i].kind == TokenKind::word &&
                      (i == 0 || (sentence && stands_before_next_number(i, position)));
    const bool reply = sentence && may_be_last_reply(i, position);
    if (!number && !word && !reply) continue;
    if (i != 0 && !sentence) {  // a comment that never closes is told already
      const bool closed = text.kind != ElementKind::comment || all.ends_with('}');
      return closed && place == Place::behind_last ? run_behind_words(position) : Run{};
    }
    const Run run = run_at(i, position);
    if (!sentence && run.plies == 0 && !number) continue;  // a word before the moves
    if (!sentence && !ends_with(run)) break;               // words behind it: analysis
    // A word alone, without its number, proves nothing: `{c5 is weak}`; but before the result it
    // does.
    if (run.plies > (number || reply || stands_before_result(run) ? 0 : 1)) return run;
  }
  return {};
}

Run TextMoves::find_from_start(const Element& text) {
  gather_tokens(text.span);
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens_[i].in(game_.text));
    if (!number.has_digits || number.half_move() != half_move_due(game_.start)) continue;
    return run_at(i, game_.start);
  }
  return {};
}

// `8-c3`: how long is the number before the dash? 0: the word is no such move.
std::size_t number_before_dash(std::string_view word) {
  const std::size_t digits = word.find_first_not_of("0123456789");
  if (digits == 0 || digits == word.npos || digits > 3 || word[0] == '0' || word[digits] != '-')
    return 0;
  return shape_of(word.substr(digits + 1)) == MoveShape::strong ? digits : 0;
}

// Semicolons part moves here, `(2)` is a number, and so is that of `8-c3`.
void TextMoves::gather_tokens(Span inside) {
  tokens_.clear();
  for (std::uint32_t begin = inside.begin; begin < inside.end;) {
    const std::size_t stop = inside.in(game_.text).find(';', begin - inside.begin);
    const std::uint32_t end = stop == std::string_view::npos
                                  ? inside.end
                                  : inside.begin + static_cast<std::uint32_t>(stop);
    tokenize(game_.text, {begin, end}, tokens_);
    begin = end + 1;
  }
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    const bool numbered = i + 2 < tokens_.size() && tokens_[i].kind == TokenKind::open &&
                          tokens_[i + 1].kind == TokenKind::move_number &&
                          tokens_[i + 2].kind == TokenKind::close;
    tokens_[kept++] = tokens_[numbered ? i + 1 : i];
    if (numbered) i += 2;
  }
  tokens_.resize(kept);
  for (std::size_t i = 0; i < tokens_.size(); ++i) {
    if (tokens_[i].kind != TokenKind::word) continue;
    const std::size_t digits = number_before_dash(tokens_[i].in(game_.text));
    if (digits == 0) continue;
    Token number = tokens_[i];
    number.kind = TokenKind::move_number;
    number.span.end = number.span.begin + static_cast<std::uint32_t>(digits);
    tokens_[i].span.begin = number.span.end + 1;
    tokens_.insert(tokens_.begin() + static_cast<std::ptrdiff_t>(i), number);
    ++i;
  }
}

// "raffle Bb7 5.d5": Black's half-move without its number, before that of the next.
bool TextMoves::stands_before_next_number(std::size_t at, const Position& position) const {
  if (position.turn() == white || at + 1 >= tokens_.size() ||
      tokens_[at + 1].kind != TokenKind::move_number)
    return false;
  const MoveNumber number = parse_move_number(tokens_[at + 1].in(game_.text));
  return number.has_digits && number.half_move() == half_move_due(position) + 1;
}

// "eine Neuerung / f6", "met het idee h4. Db6": the last word, where a sentence or a line ends
// before it and White's last half-move has no answer.
bool TextMoves::may_be_last_reply(std::size_t at, const Position& position) const {
  if (position.turn() == white || at == 0 || tokens_[at].kind != TokenKind::word) return false;
  for (std::size_t i = at + 1; i < tokens_.size(); ++i)
    if (tokens_[i].kind == TokenKind::word || tokens_[i].kind == TokenKind::move_number)
      return false;
  const Span gap{tokens_[at - 1].end(), tokens_[at].begin()};
  if (gap.in(game_.text).find_first_of("\r\n") != std::string_view::npos) return true;
  const std::string_view before = tokens_[at - 1].in(game_.text);
  return before.ends_with('.') || before.ends_with(':') || before.ends_with(';');
}

// Is the text `run` and a result behind it?
bool TextMoves::stands_before_result(const Run& run) const {
  return tokens_.size() > 1 && tokens_.back().kind == TokenKind::result &&
         tokens_.front().begin() == run.span.begin &&
         tokens_[tokens_.size() - 2].end() == run.span.end;
}

// Is nothing of the text left behind `run` but signs and results?
bool TextMoves::ends_with(const Run& run) const {
  return std::none_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
    return token.begin() >= run.span.end &&
           (token.kind == TokenKind::word || token.kind == TokenKind::move_number);
  });
}

// Past the numbers at `at`. Not right: one of them is another than the one that is due.
std::size_t TextMoves::take_number(std::size_t at, const Position& position, bool& right) const {
  right = true;
  for (; at < tokens_.size() && tokens_[at].kind == TokenKind::move_number; ++at) {
    const MoveNumber number = parse_move_number(tokens_[at].in(game_.text));
    if (!number.has_digits) continue;
    right &= number.half_move() == half_move_due(position);
  }
  return at;
}

Run TextMoves::run_at(std::size_t at, Position position) {
  Run out{{tokens_[at].begin(), tokens_[at].end()}, 0};
  played_.clear();
  while (at < tokens_.size()) {
    if (tokens_[at].kind == TokenKind::glyph || tokens_[at].kind == TokenKind::nag) {
      ++at;
      continue;
    }
    bool right = true;
    const std::size_t word = take_number(at, position, right);
    if (!right || word >= tokens_.size() || tokens_[word].kind != TokenKind::word) break;
    const WordReading& reading = reader(position.turn()).read(game_.text, tokens_, word);
    if (reading.kind == WordKind::suffix && word == at && out.plies > 0) {
      at += reading.tokens;
      continue;
    }
    if (reading.kind != WordKind::move) break;
    const Match found = match(position, reading);
    if (found.count == 0 || found.bytes != 0) break;
    position.play(found.move);
    played_.push_back(found.move);
    ++out.plies;
    at = word + found.tokens;
    out.span.end = tokens_[at - 1].end();
    if (found.count > 1) break;
  }
  return out;
}

Finding finding_of(const Game& game, const Run& run, int ply) {
  return unplayed_finding(game, run.span, run.plies, ply);
}

// One place of the main line at which text stands: what was played before it, and which number
// stands behind it.
class MainLineTexts {
public:
  explicit MainLineTexts(const Game& game) : game_(game), elements_(game.elements.list(room_)) {}
  MainLineTexts(const MainLineTexts&) = delete;
  MainLineTexts& operator=(const MainLineTexts&) = delete;

  // The line is played along only where an odd number shows that moves may be missing; else text
  // matters behind the last move alone.
  template <class Visit>
  void each(Visit&& visit) {
    if (game_.is_ordinary()) {
      each_behind_last(visit);
      return;
    }
    const bool plays = std::any_of(elements_.begin(), elements_.end(), [](const Element& element) {
      return element.kind == ElementKind::move_number;
    });
    Position position = plays ? game_.start : game_.final;
    std::vector<Element> texts;  // since the last move
    std::size_t seen = 0;  // of these: nothing was found in them, and the position is the same
    int depth = 0;
    for (const Element& element : elements_) {
      if (element.kind == ElementKind::open) ++depth;
      if (element.kind == ElementKind::close) --depth;
      if (depth != 0) continue;
      if (is_text(element.kind)) texts.push_back(element);
      if (element.kind == ElementKind::move_number && !texts.empty() &&
          half_move_named(static_cast<int>(element.number),
                          element.flags & element_black ? black : white) >
              half_move_due(position) + 1)
        for (; seen < texts.size(); ++seen)
          if (visit(texts[seen], position, Place::before_number)) return;
      if (element.kind == ElementKind::unread) return;  // told already
      if (element.kind == ElementKind::null_move || element.kind == ElementKind::hole ||
          element.kind == ElementKind::illegal_move)
        return;
      if (element.kind != ElementKind::move) continue;
      texts.clear();
      seen = 0;
      if (plays) position.play(element.move);
    }
    for (; seen < texts.size(); ++seen)
      if (visit(texts[seen], position, Place::behind_last)) return;
  }

private:
  // Of a game without odd numbers.
  template <class Visit>
  void each_behind_last(Visit& visit) const {
    std::size_t from = elements_.size();
    for (int depth = 0; from > 0; --from) {
      const ElementKind kind = elements_[from - 1].kind;
      if (kind == ElementKind::close) ++depth;
      if (kind == ElementKind::open) --depth;
      if (kind == ElementKind::move && depth == 0) break;
    }
    int depth = 0;
    for (const Element& element : elements_.subspan(from)) {
      if (element.kind == ElementKind::open) ++depth;
      if (element.kind == ElementKind::close) --depth;
      if (depth == 0 && is_text(element.kind) && visit(element, game_.final, Place::behind_last))
        return;
    }
  }

  const Game& game_;
  std::vector<Element> room_;
  std::span<const Element> elements_;
};

std::optional<Finding> find_unplayed(const Game& game, MoveReader& white, MoveReader& black) {
  std::optional<Finding> told;
  if (white.grammar().relative || black.grammar().relative || game.elements.is_compact())
    return told;
  MainLineTexts(game).each([&](const Element& text, const Position& position, Place place) {
    const Run run = TextMoves(game, white, black).find(text, position, place);
    if (run.plies != 0)
      told = finding_of(game, run, ply_of_half_move(game.start, half_move_due(position)));
    return run.plies != 0;
  });
  return told;
}

// "e4 e5 ; Nf3 Nc6" above "Bb5 a6": on a sheet a semicolon opens no comment for sure, and
// half-moves behind it that go on there are none of the row below.
std::optional<Finding> find_tail(const Game& game, MoveReader& white, MoveReader& black) {
  constexpr int fewest = 2;  // half-moves
  if (!game.is_sheet || game.elements.is_compact() ||
      game.extent.in(game.text).find(';') == std::string_view::npos)
    return std::nullopt;
  Position position = game.start;
  int depth = 0, ply = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (depth == 0 && element.kind == ElementKind::move) {
      if (!position.is_legal(element.move)) break;  // half-moves are missing
      position.play(element.move), ++ply;
    }
    if (depth != 0 || ply == 0 || element.kind != ElementKind::line_comment) continue;
    const Run run = TextMoves(game, white, black).find(element, position, Place::behind_last);
    if (run.plies >= fewest) return finding_of(game, run, ply + 1);
  }
  return std::nullopt;
}

// "For instance 1.e4 e5 2.Bc4 Nf6. Or else 1.e4 e5 2.Bc4 Bc5": a line before the game in its line.
std::optional<Finding> find_line_above(const Game& game, MoveReader& white, MoveReader& black) {
  constexpr int fewest = 4;  // half-moves: two openings are named with less
  if (!game.is_sheet || game.plies == 0 || white.grammar().relative || game.elements.is_compact())
    return std::nullopt;
  Run run;
  TextMoves text(game, white, black);
  std::size_t same = 0;
  for (const Element& element : game.elements) {
    if (element.kind == ElementKind::move) {
      const Span between{run.span.end, std::max(run.span.end, element.span.begin)};
      if (run.plies < fewest || same >= text.played().size() ||
          (same == 0 && between.in(game.text).find('\n') != std::string_view::npos))
        return std::nullopt;
      if (element.move != text.played()[same++]) break;
    } else if (element.kind == ElementKind::remark && run.plies < fewest && same == 0) {
      run = text.find_from_start(element);
    } else if (element.kind == ElementKind::open || element.kind == ElementKind::unread) {
      return std::nullopt;
    }
  }
  return finding_of(game, run, 1);
}
}  // namespace

bool has_unplayed_moves(const Game& game, MoveReader& white, MoveReader& black) {
  return find_unplayed(game, white, black).has_value();
}

void tell_unplayed_moves(Game& game, MoveReader& white, MoveReader& black) {
  std::optional<Finding> told = find_unplayed(game, white, black);
  if (!told) told = find_tail(game, white, black);
  if (!told) told = find_moves_in_braces(game);
  if (!told) told = find_line_above(game, white, black);
  if (told) game.findings.push_back(std::move(*told));
}

}  // namespace planilla
