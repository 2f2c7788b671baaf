// Runs of moves that begin with 1 behind words of their line: a sentence, or a game?
#include "game/layout/citations.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

// A first move: the token of its number, and that which begins its line.
struct FirstMove {
  std::size_t number = 0;
  std::size_t line = 0;
  std::size_t next_game = SIZE_MAX;  // the number of the next one that begins its line
  bool heads_line() const { return number == line; }
};

// Is a run of moves cited: of the game above it, or in the title of the game below?
enum class Cited { no, beside, in_title };

class Citations {
public:
  Citations(std::string_view text, const TitleReading& titles, std::vector<Token>& tokens)
      : text_(text), titles_(titles), lexicon_(titles.lexicon), tokens_(tokens) {}

  void set_apart() {
    find_first_moves();
    std::vector<Token> out;
    std::size_t kept = 0;
    bool games = false;  // one that begins a line stands before
    for (std::size_t k = 0; k < firsts_.size(); ++k) {
      if (firsts_[k].line < kept) continue;
      // Of those of one line at most one begins in a sentence: no passage is gone through twice.
      const std::size_t end = end_of_citation(k);
      const Cited cited = end == 0 ? Cited::no : how_cited(k, end, games);
      if (cited == Cited::no) {
        games |= firsts_[k].heads_line();
        continue;
      }
      const auto at = [&](std::size_t i) {
        return tokens_.begin() + static_cast<std::ptrdiff_t>(i);
      };
      const bool heads = games && cited == Cited::in_title;
      const std::size_t title = heads ? begin_of_title(firsts_[k].line, kept) : firsts_[k].line;
      out.insert(out.end(), at(kept), at(title));
      if (heads) {
        const std::uint32_t here = tokens_[title].begin();
        out.push_back({{here, here}, TokenKind::boundary, 0});
      }
      out.insert(out.end(), at(title), at(firsts_[k].line));
      const Span whole{tokens_[firsts_[k].line].begin(), tokens_[end - 1].end()};
      out.push_back({whole, TokenKind::passage, 0});
      kept = end;
    }
    if (kept == 0) return;
    out.insert(out.end(), tokens_.begin() + static_cast<std::ptrdiff_t>(kept), tokens_.end());
    tokens_ = std::move(out);
  }

private:
  bool is_move(std::size_t i) const {
    return i < tokens_.size() && looks_like_move(text_, tokens_[i]);
  }
  std::ptrdiff_t lines_before(std::size_t i) const { return line_ends_before(text_, tokens_, i); }
  void find_first_moves();
  std::size_t end_of_passage(std::size_t k) const;
  std::size_t end_of_line(std::size_t i) const;
  std::size_t end_of_citation(std::size_t k) const;
  bool repeats_game_above(std::size_t k, std::size_t end) const;
  Cited how_cited(std::size_t k, std::size_t end, bool games) const;
  bool is_of_sentence(std::size_t i) const;
  // "la Siciliana (1.e4 c5)"
  bool is_in_bracket(const FirstMove& first) const {
    return tokens_[first.number - 1].kind == TokenKind::open;
  }
  // "nach 1.e4", "Spanische Partie: nach 1.e4": a word without a stop before the number, which is
  // no name.
  bool runs_in(const FirstMove& first) const {
    const std::string_view word = tokens_[first.number - 1].in(text_);
    return is_of_sentence(first.number - 1) && unicode::is_lower(first_character(word)) &&
           word.find_first_of(".:;,") == std::string_view::npos;
  }
  bool begins_text(std::size_t k) const;
  bool begins_in_sentence(const FirstMove& first) const;
  // `Moves: 1.e4 e5 2.Nf3`: one line of a table of facts.
  bool is_labelled(const FirstMove& first) const {
    return first.number > 0 && tokens_[first.number - 1].in(text_).ends_with(':');
  }
  bool stands_below_players(const FirstMove& first) const;
  std::size_t begin_of_title(std::size_t line, std::size_t from) const;
  bool is_title(std::size_t end) const;
  std::size_t next_game(std::size_t k, std::size_t end) const;
  std::ptrdiff_t shared_moves(std::size_t cited, std::size_t end, std::size_t game) const;

  std::string_view text_;
  const TitleReading& titles_;
  const Lexicon& lexicon_;
  std::vector<Token>& tokens_;
  std::vector<FirstMove> firsts_;
};

void Citations::find_first_moves() {
  std::size_t line = 0;
  for (std::size_t i = 0; i + 1 < tokens_.size(); ++i) {
    if (i > 0 && lines_before(i) > 0) line = i;
    if (tokens_[i].kind != TokenKind::move_number || !is_move(i + 1)) continue;
    const MoveNumber number = parse_move_number(tokens_[i].in(text_));
    if (number.has_digits && number.value == 1 && number.dots < 2) firsts_.push_back({i, line});
  }
  std::size_t next = SIZE_MAX;
  for (std::size_t k = firsts_.size(); k-- > 0;) {
    firsts_[k].next_game = next;
    if (firsts_[k].heads_line()) next = firsts_[k].number;
  }
}

// The end of the paragraph, or of the line before the next game; 0 where anything stands in it
// that no sentence has.
std::size_t Citations::end_of_passage(std::size_t k) const {
  const std::size_t game = std::min(firsts_[k].next_game, tokens_.size());
  std::size_t end = firsts_[k].line;
  do {
    const TokenKind kind = tokens_[end].kind;
    if (kind == TokenKind::tag || kind == TokenKind::comment || kind == TokenKind::result ||
        kind == TokenKind::boundary || kind == TokenKind::passage)
      return 0;
    ++end;
  } while (end < game && lines_before(end) < 2);
  return end;
}

std::size_t Citations::end_of_line(std::size_t i) const {
  for (++i; i < tokens_.size() && lines_before(i) == 0;) ++i;
  return i;
}

// Of what may be cited from its line on; 0: nothing.
std::size_t Citations::end_of_citation(std::size_t k) const {
  const FirstMove& first = firsts_[k];
  const bool may_be = !first.heads_line() && begins_in_sentence(first);
  if (!may_be && !begins_text(k)) return 0;
  const std::size_t end = end_of_passage(k);
  return end == 0 && is_labelled(first) ? end_of_line(first.line) : end;
}

// The first moves of the text, at the beginning of a line: nothing but the words of a page stands
// above (`Inicio | Noticias`), apart from them.
bool Citations::begins_text(std::size_t k) const {
  const FirstMove& first = firsts_[k];
  if (k != 0 || !first.heads_line()) return false;
  if (first.number == 0) return true;
  for (std::size_t i = 0; i < first.number; ++i)
    if (is_move(i) || tokens_[i].kind == TokenKind::tag || tokens_[i].kind == TokenKind::boundary)
      return false;
  return lines_before(first.number) > 1;
}

// A word of three letters at least that is no move.
bool Citations::is_of_sentence(std::size_t i) const {
  constexpr std::size_t shortest = 3;  // bytes
  const std::string_view word = tokens_[i].in(text_);
  return tokens_[i].kind == TokenKind::word && word.size() >= shortest && !is_move(i) &&
         word.find_first_of("0123456789") == std::string_view::npos;
}

// Before the number: words, none of which stands between two players or speaks of a game.
bool Citations::begins_in_sentence(const FirstMove& first) const {
  bool words = false;
  for (std::size_t i = first.line; i < first.number; ++i) {
    const std::string_view word = tokens_[i].in(text_);
    if (is_in_bracket(first) && i + 1 == first.number) break;
    if (tokens_[i].kind != TokenKind::word && tokens_[i].kind != TokenKind::junk &&
        tokens_[i].kind != TokenKind::glyph)
      return false;
    if (word.find('-') != std::string_view::npos || word.find("\u2013") != std::string_view::npos ||
        word.find("\u2014") != std::string_view::npos)
      return false;
    const std::string_view bare = word.substr(0, word.find_last_not_of(".,:;") + 1);
    const std::string_view meaning = lexicon_.title(bare);
    if (meaning == "against" || meaning == "nobody") return false;
    if (meaning == "game" && !runs_in(first)) return false;
    words |= is_of_sentence(i);
  }
  return words;
}

// `Ruiz - Sanz, Madrid 1990` above "La partida empezó 1. d4 d5": a short line of two players.
bool Citations::stands_below_players(const FirstMove& first) const {
  constexpr std::size_t longest = 80;  // bytes
  if (first.line == 0) return false;
  std::size_t begin = first.line - 1;
  while (begin > 0 && lines_before(begin) == 0) --begin;
  for (std::size_t i = begin; i < first.line; ++i)
    if (is_move(i) || tokens_[i].kind == TokenKind::passage) return false;
  const Span line{tokens_[begin].begin(), tokens_[first.line - 1].end()};
  return line.size() <= longest && titles_.names_players(line.in(text_), lexicon_);
}

// The paragraph in which the line stands: above a game, behind another, it is of its title.
std::size_t Citations::begin_of_title(std::size_t line, std::size_t from) const {
  std::size_t out = line;
  while (out > from && out > 0 && lines_before(out) < 2) --out;
  for (std::size_t i = out; i < line; ++i)
    if (is_move(i)) return line;
  return out;
}

// The number of the first move behind tokens_[end], if it begins a line with 1; tokens_.size().
std::size_t Citations::next_game(std::size_t k, std::size_t end) const {
  const std::size_t game = firsts_[k].next_game;
  for (std::size_t i = end; i <= game && i < tokens_.size(); ++i)
    if (is_move(i)) return tokens_.size();
  return std::min(game, tokens_.size());
}

// "1 e2-e4 e7-e5 2 Dh5?! - Black [C20]": the first line with moves, up to tokens_[end]: those of
// the game below and words behind them; not a short game above a longer one.
bool Citations::is_title(std::size_t end) const {
  constexpr std::ptrdiff_t shortest = 2, longest = 12;  // plies
  const std::size_t game = next_game(0, end);
  if (game == tokens_.size() || lines_before(end) < 2) return false;
  std::ptrdiff_t moves = 0;
  bool words = false, between = false;
  const std::size_t first = firsts_[0].number;
  for (std::size_t i = first; i < end; ++i) {
    if (i > first && lines_before(i) > 0) return false;
    moves += is_move(i);
    words |= moves > 0 && is_of_sentence(i);
  }
  for (std::size_t i = end; i < game; ++i) between |= is_of_sentence(i);
  return words && between && moves >= shortest && moves <= longest &&
         shared_moves(first, end, game) == moves;
}

namespace {

// What two spellings of a half-move have in common: `e2-e4` and `e4`, `Dh5?!` and `Dh5`.
std::string key_of(std::string_view move) {
  const std::size_t rank = move.find_last_of("12345678");
  if (rank == std::string_view::npos || rank == 0) return std::string(move);
  const bool piece = move.front() < 'a';
  return (piece ? std::string(1, move.front()) : std::string()) +
         std::string(move.substr(rank - 1, 2));
}

}  // namespace

// With how many of its half-moves does the game begin as well?
std::ptrdiff_t Citations::shared_moves(std::size_t cited, std::size_t end, std::size_t game) const {
  std::ptrdiff_t out = 0;
  std::size_t other = game;
  for (std::size_t i = cited; i < end; ++i) {
    if (!is_move(i)) continue;
    while (other < tokens_.size() && !is_move(other)) ++other;
    if (other == tokens_.size() || key_of(tokens_[i].in(text_)) != key_of(tokens_[other].in(text_)))
      break;
    ++other;
    ++out;
  }
  return out;
}

// `Moves: 1.e4 e5 2.Nf3` below the game that begins so.
bool Citations::repeats_game_above(std::size_t k, std::size_t end) const {
  constexpr std::ptrdiff_t shortest = 3;  // plies
  if (!is_labelled(firsts_[k])) return false;
  std::size_t above = k;
  while (above > 0 && !firsts_[above - 1].heads_line()) --above;
  if (above == 0) return false;
  std::ptrdiff_t moves = 0;
  for (std::size_t i = firsts_[k].number; i < end; ++i) moves += is_move(i);
  return moves >= shortest &&
         shared_moves(firsts_[k].number, end, firsts_[above - 1].number) == moves;
}

Cited Citations::how_cited(std::size_t k, std::size_t end, bool games) const {
  constexpr std::ptrdiff_t shortest = 2, named = 3, enough = 4, longest = 12,
                           longest_shared = 40;  // plies
  constexpr int sentence = 2;                    // words
  const FirstMove& first = firsts_[k];
  if (begins_text(k)) return is_title(end) ? Cited::in_title : Cited::no;
  std::ptrdiff_t moves = 0;
  int before = 0, behind = 0;
  for (std::size_t i = first.line; i < end; ++i) {
    moves += is_move(i);
    before += i < first.number && is_of_sentence(i);
    behind += i > first.number && is_of_sentence(i);
    const std::string_view word = tokens_[i].in(text_);
    if (is_move(i) && (word.ends_with('#') || word.ends_with("++"))) return Cited::no;
  }
  const std::size_t game = next_game(k, end);
  const std::ptrdiff_t shared = game < tokens_.size() ? shared_moves(first.number, end, game) : 0;
  if (shared >= shortest && shared == moves && moves <= longest_shared) return Cited::in_title;
  if (games && repeats_game_above(k, end)) return Cited::beside;
  std::string_view last = tokens_[first.number - 1].in(text_);
  const std::string_view heading = lexicon_.heading(last.substr(0, last.find(':')));
  const bool names_opening =
      last.ends_with(':') && (heading == "Opening" || heading == "Variation");
  if (names_opening && game < tokens_.size() && moves <= longest) return Cited::in_title;
  const bool goes_on = last.back() != '.' && last.back() != ':' && last.back() != ';';
  const bool asks = tokens_[end - 1].kind == TokenKind::glyph && goes_on;
  const bool told = before >= sentence && (behind >= sentence || asks);
  if (game < tokens_.size() && told && shared >= enough && moves <= longest_shared)
    return Cited::in_title;
  if (moves > longest) return Cited::no;
  const bool in_words = first.number - first.line >= 2 || behind >= sentence;
  if (game < tokens_.size() && before >= 1 && in_words && goes_on) return Cited::in_title;
  // "Next week: 1.d4."
  const bool names_move = before >= sentence && (moves <= named || is_in_bracket(first));
  if (game == tokens_.size() && stands_below_players(first)) return Cited::no;
  return (told || names_move) && (games || game < tokens_.size()) ? Cited::beside : Cited::no;
}

}  // namespace

void set_citations_apart(std::string_view text, const TitleReading& titles,
                         std::vector<Token>& tokens) {
  Citations(text, titles, tokens).set_apart();
}

}  // namespace planilla
