// First by the numbers alone, so that the letters can be found; then on the board.
#include "game/texts/text_reader.h"

#include <algorithm>
#include <iterator>

#include "board/square_in_text.h"
#include "game/cells/aside_signs.h"
#include "game/cells/part_cutter.h"
#include "game/cells/parts.h"
#include "game/cells/shape.h"
#include "game/spelling/glyphs.h"
#include "game/spelling/spaced_move.h"
#include "game/texts/lay_out.h"
#include "game/texts/settled_signs.h"
#include "pgn/doubt_flags.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr int fewest_moves = 2;                             // half-moves: fewer prove nothing
constexpr std::size_t longest_look_behind = 1 << 14;        // bytes behind what was read of a game
constexpr std::size_t longest_game = std::size_t{1} << 18;  // bytes of a text with one main line

bool is_sign(std::string_view word) {
  return std::none_of(word.begin(), word.end(),
                      [](char c) {
                        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
                               (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0xc3;
                      }) ||
         word == "\u2014" || word == "\u2013" || word == "\u2713";
}

// Letters and nothing else, and no part of a move in several words (`D x d3`).
bool is_prose(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  const std::string_view word = tokens[at].in(text);
  if (word.find_first_of("0123456789") != std::string_view::npos) return false;
  if (word.size() > 3 || at + 1 >= tokens.size()) return true;
  const std::string_view next = tokens[at + 1].in(text);
  return !is_sign(next) && next != "x" && next != "X" && shape_of(next) == MoveShape::none;
}

bool is_of_number(PartKind kind) {
  return kind == PartKind::number || kind == PartKind::dots || kind == PartKind::separator;
}

// P4R, C3AR, P-K4, P - K 4: no small letters, and a rank.
bool is_descriptive(std::string_view word) {
  if (word.find(' ') != word.npos) return match_spaced_move(word, 0) != 0;
  while (!word.empty() && (word.back() == ',' || word.back() == '.' || word.back() == ';'))
    word.remove_suffix(1);
  return word.size() > 2 && word.find_first_of("12345678") != std::string_view::npos &&
         shape_of(word) == MoveShape::weak &&
         word.find_first_of("abcdefgh") == std::string_view::npos &&
         word.find_first_not_of("0123456789") == 0;
}

// Two words at least that are moves in descriptive notation.
bool shows_descriptive(std::string_view text, std::span<const Token> tokens) {
  return std::count_if(tokens.begin(), tokens.end(), [&](const Token& token) {
           return token.kind == TokenKind::word && is_descriptive(token.in(text));
         }) >= fewest_moves;
}

// No move is misspelt like that: "Maintenant", "Análisis".
bool is_long_word(std::string_view word) {
  constexpr std::size_t longest_slip = 6;  // bytes
  return (word.size() > longest_slip || word.ends_with(':')) &&
         word.find_first_of("0123456789") == std::string_view::npos;
}

// `w.o.`: short, and no slip of a move.
bool ends_games(const Lexicon& lexicon, std::string_view word) {
  const std::string_view how = lexicon.termination(word);
  return !how.empty() && how != "how";
}

// Before a number, or at the end of its line.
bool ends_line(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  if (at + 1 == tokens.size() || tokens[at + 1].kind == TokenKind::move_number) return true;
  const Span gap{tokens[at].end(), tokens[at + 1].begin()};
  return gap.in(text).find_first_of("\r\n") != std::string_view::npos;
}

// "de": it looks like a pawn that takes, and is a word of a sentence nearly everywhere.
bool is_word_of_two(std::string_view word) {
  return word.size() == 2 && shape_of(word) == MoveShape::weak;
}

// "Diagrama 2", "Ver 3 comentarios", "Torneo de Lugo 1999   28": does a line begin here that has
// words and numbers, but nothing that looks like a move?
bool begins_caption(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  constexpr std::size_t letters = 3;
  if (at > 0 && text.substr(tokens[at - 1].end(), tokens[at].begin() - tokens[at - 1].end())
                        .find_first_of("\r\n") == std::string_view::npos)
    return false;
  const std::size_t line_end =
      std::min(text.find_first_of("\r\n", tokens[at].begin()), text.size());
  if (tokens[at].span.size() < letters) return false;
  bool number = false;
  for (std::size_t i = at; i < tokens.size() && tokens[i].begin() < line_end; ++i) {
    const TokenKind kind = tokens[i].kind;
    number |= kind == TokenKind::move_number;
    if (kind == TokenKind::result || kind == TokenKind::tag || kind == TokenKind::comment ||
        (kind == TokenKind::word && shape_of(tokens[i].in(text)) != MoveShape::none &&
         !is_word_of_two(tokens[i].in(text))))
      return false;
  }
  return number;
}

}  // namespace

bool TextReader::is_untidy(const Game& game, std::span<const Token> tokens,
                           std::size_t from) const {
  const std::string_view text = game.text;
  if (has_odd_brackets(game, tokens.subspan(from)) || has_line_signs(game, tokens.subspan(from)) ||
      shows_asides(text, tokens.subspan(from)))
    return true;
  bool moves = false;
  int depth = 0;  // of parentheses
  std::size_t last_prose = SIZE_MAX;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const Token& token = tokens[i];
    const std::string_view word = token.in(text);
    depth += (token.kind == TokenKind::open) - (token.kind == TokenKind::close && depth > 0);
    if ((token.kind == TokenKind::junk || token.kind == TokenKind::open) &&
        (word.front() == '[' || (word == "]" && depth > 0 && game.is_sheet)))
      return true;
    if (token.kind != TokenKind::word) continue;
    const MoveShape shape = shape_of(word);
    moves |= shape == MoveShape::strong || is_descriptive(word);
    if (!moves || shape != MoveShape::none) continue;
    if (word == "/") return true;  // parts moves
    if (words_.cites(word) || begins_caption(text, tokens, i)) return true;
    // Also a half-move not written (game/doubt/).
    if (is_sign(word) || (token.flags & token_unwritten) != 0) continue;
    const Lexicon::Phrase phrase = lexicon_->phrase_at(text, tokens, i);
    if (phrase.tokens != 0) {
      if (i > from && last_prose == i - 1) return true;  // y tablas
      i += phrase.tokens - 1;
      continue;
    }
    if (!is_prose(text, tokens, i) || words_.is_suffix(word)) continue;
    if ((token.flags & token_doubtful) == 0 && !words_.names_castling(word) &&
        ends_line(text, tokens, i) && (is_long_word(word) || ends_games(*lexicon_, word)))
      return true;
    // One word may be a misspelt move; two side by side are the beginning of a sentence.
    if (depth > 0 || (i > from && last_prose == i - 1)) return true;
    last_prose = i;
  }
  return moves && depth > 0 && game.is_sheet;
}

bool TextReader::shows_word(const Game& game, std::span<const Token> tokens,
                            std::size_t from) const {
  constexpr std::size_t shortest = 4;  // bytes
  bool word = false, moves = false;
  for (std::size_t i = from; game.is_sheet && i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::word) continue;
    const std::string_view one = tokens[i].in(game.text);
    const bool move = shape_of(one) == MoveShape::strong;
    if (move && word) return true;
    moves |= move;
    word |= moves && one.size() >= shortest && is_prose(game.text, tokens, i) && !is_sign(one) &&
            (tokens[i].flags & (token_doubtful | token_unwritten)) == 0 &&
            shape_of(one) == MoveShape::none && !words_.is_suffix(one) &&
            !words_.names_castling(one);
  }
  return false;
}

// Looked at is the game that was read, and what may still be of it: a slice may hold thousands.
bool TextReader::may_hold_prose(const Game& game, std::span<const Token> tokens, std::size_t from) {
  if (from >= tokens.size()) return false;
  const std::size_t begin = tokens[from].begin();
  const std::string_view text =
      game.text.substr(begin, tokens.back().end() - begin + longest_look_behind);
  if (!game.is_sheet && text.find('{') != std::string_view::npos) return false;
  return text.find("; planilla") == std::string_view::npos;
}

bool TextReader::may_lay_out(const Game& game, std::span<const Token> tokens,
                             std::size_t from) const {
  if (!may_hold_prose(game, tokens, from)) return false;
  const Span read{tokens[from].begin(), tokens.back().end()};  // not the games behind
  if (has_glued_moves(read.in(game.text))) return true;
  if (game.plies > 0) return is_untidy(game, tokens, from);
  return squares_named(game.text.substr(tokens[from].begin()), fewest_moves) == fewest_moves ||
         (is_untidy(game, tokens, from) && shows_descriptive(game.text, tokens.subspan(from)));
}

namespace {

// `1-`: what the layout found behind the numbers (game/layout/signed_numbers.h).
std::string_view sign_of_numbers(std::string_view text, std::span<const Token> tokens) {
  for (const Token& token : tokens) {
    if (token.kind != TokenKind::move_number) continue;
    const std::string_view number = token.in(text);
    const std::size_t digits = std::min(number.find_first_not_of("0123456789"), number.size());
    const std::string_view sign = number.substr(digits);
    if (digits > 0 && !sign.empty() && sign[0] != '.' && sign != ")" && sign != "\u2026")
      return sign;
  }
  return {};
}

}  // namespace

Parts TextReader::parts_in(const Game& game, std::span<const Token> tokens, std::size_t from,
                           std::uint32_t until, const Marks& marks) const {
  Parts out;
  std::uint32_t begin = from < tokens.size() ? tokens[from].begin() : until;
  const auto add = [&](std::uint32_t end) {
    Parts more = cut_into_parts(game.text, {begin, end}, words_, marks.sign, marks.fixed);
    const auto shift = static_cast<std::uint32_t>(out.size());
    for (Part& part : more)
      if (part.kind == PartKind::open || part.kind == PartKind::close) part.partner += shift;
    out.insert(out.end(), more.begin(), more.end());
  };
  for (std::size_t i = from; i < tokens.size(); ++i) {
    if (tokens[i].begin() >= until) break;
    const bool heading = tokens[i].kind == TokenKind::tag;
    if (!heading && tokens[i].kind != TokenKind::passage) continue;
    add(tokens[i].begin());
    Part& whole = out.emplace_back();
    whole.span = tokens[i].span;
    whole.kind = heading ? PartKind::heading : PartKind::word;
    // A value or a date among the moves of a line is no sentence (game/layout/citations.h).
    whole.is_mark = !heading && whole.in(game.text).find_first_of(" \n") == std::string_view::npos;
    whole.line_start = whole.paragraph = !whole.is_mark;
    whole.ends_sentence = !heading && !whole.is_mark;
    begin = tokens[i].end();
  }
  if (begin < until) add(until);
  settle_signs(game.text, out);
  mark_results(game.text, out);
  return out;
}

namespace {

// Without numbers nothing tells a sentence from moves that cannot be read: does a word stand beside
// the moves that looks like one?
bool may_lose_moves(const Parts& parts, const Spine& spine) {
  const auto first = std::find(spine.use.begin(), spine.use.end(), Use::played);
  bool left = false;
  for (auto i = static_cast<std::size_t>(first - spine.use.begin()); i < parts.size(); ++i) {
    if (parts[i].kind == PartKind::number) return false;
    left |= parts[i].kind == PartKind::cell && !parts[i].weak && spine.use[i] != Use::played;
  }
  return left;
}

// Results behind the last move of the first game that do not end it are of the next title: cut off
// from the game below it nothing would tell so.
void drop_results_of_next(const Spine& spine, std::size_t size, Parts& parts) {
  for (std::size_t i = size; i-- > 0 && spine.use[i] == Use::aside;)
    if (parts[i].kind == PartKind::result) parts[i].kind = PartKind::word;
}

}  // namespace

// As much of the text as shows where the next game begins: a text of a thousand games is not looked
// through a thousand times. False: none begins, and the text is too long for one game.
bool TextReader::find_first_game(const Game& game, std::span<const Token> tokens, std::size_t from,
                                 Parts& parts, Spine& spine) const {
  constexpr std::size_t first_look = 1 << 11, wider = 4, long_look = 1 << 14;  // bytes
  const std::string_view text = game.text;
  const std::size_t begin = from < tokens.size() ? tokens[from].begin() : text.size();
  const Marks marks = {sign_of_numbers(text, tokens.subspan(from)),
                       fixed_parts(text, tokens.subspan(from))};
  for (std::size_t look = first_look;; look *= wider) {
    const std::size_t line_end = text.find('\n', std::min(begin + look, text.size()));
    const std::size_t until = std::min(line_end, text.size());
    parts = parts_in(game, tokens, from, static_cast<std::uint32_t>(until), marks);
    spine = find_first_spine(text, parts, game.start);
    const auto next = std::find(spine.starts_game.begin(), spine.starts_game.end(), true);
    if (until == text.size()) return true;
    if (!spine.second_settled && look < long_look) continue;
    if (next != spine.starts_game.end() &&
        parts[static_cast<std::size_t>(next - spine.starts_game.begin())].span.begin <
            begin + look / 2)
      return true;
    if (look >= longest_game) return false;
  }
}

namespace {

// "(1. e4) ... (1... e5)": is each half-move, with its number, in brackets of its own, and none
// outside of brackets? Then they are no asides; squares in the words do not count. The bracket of
// the first one is open before it.
bool stand_in_brackets(std::string_view text, const Parts& parts) {
  constexpr int fewest = 4;
  constexpr std::size_t behind_first = 2;  // its number, the move
  int alone = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const PartKind kind = parts[i].kind;
    const bool numbered = i > 0 && parts[i - 1].kind == PartKind::number;
    if (kind == PartKind::cell && !parts[i].weak && (numbered || i < behind_first)) {
      if (i >= behind_first || i + 1 == parts.size() || parts[i + 1].in(text) != ")") return false;
      ++alone;
    }
    if (kind != PartKind::open || parts[i].partner <= i) continue;
    int numbers = 0, cells = 0;
    for (std::size_t k = i + 1; k < parts[i].partner; ++k) {
      numbers += parts[k].kind == PartKind::number;
      cells += parts[k].kind == PartKind::cell && !parts[k].weak;
    }
    if (cells > 1) return false;
    alone += cells == 1 && numbers == 1;
    i = parts[i].partner;
  }
  return alone >= fewest;
}

// Their words say what is played: "if you take White you begin (1. e4)".
void drop_brackets(Parts& parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Part& part = parts[i];
    part.cites = part.denies = false;
    if (part.kind != PartKind::open && part.kind != PartKind::close) continue;
    part.kind = PartKind::separator;
    if (i + 1 < parts.size() && parts[i + 1].kind == PartKind::number)
      parts[i + 1].line_start = true;
  }
}

}  // namespace

TextReader::Layout TextReader::lay_out(const Game& game, std::span<const Token> tokens,
                                       std::size_t from, const FindLetters& letters) const {
  Parts parts;
  Spine numbered;
  if (!find_first_game(game, tokens, from, parts, numbered)) return {};
  if (numbered.played < fewest_moves && stand_in_brackets(game.text, parts)) {
    drop_brackets(parts);
    numbered = find_spine(game.text, parts, {}, game.start);
  }
  if (numbered.played < fewest_moves) return {};
  // The first game alone: the next may be written in other letters.
  const auto next = std::find(numbered.starts_game.begin(), numbered.starts_game.end(), true);
  std::size_t size = static_cast<std::size_t>(next - numbered.starts_game.begin());
  while (size > 0 && size < parts.size() && is_of_number(parts[size - 1].kind)) --size;
  const bool more = size > 0 && size < parts.size();
  const std::uint32_t end = more ? parts[size].span.begin : 0;
  std::size_t behind = from;
  while (more && behind < tokens.size() && tokens[behind].begin() < end) ++behind;
  const Span cut{end, behind > from ? std::max(tokens[behind - 1].end(), end) : end};
  // A comment that is never closed holds the next game.
  if (!cut.empty() && game.text[tokens[behind - 1].begin()] == '{') return {};
  if (more) {
    drop_results_of_next(numbered, size, parts);
    parts.resize(size);
  }
  for (std::uint32_t i = 0; i < parts.size(); ++i)  // brackets that the next game closes
    if (parts[i].kind == PartKind::open && parts[i].partner >= parts.size())
      drop_unclosed(parts, game.text, i);
  const auto laid = [&](const Spine& spine, const CellReaders& readers) {
    std::vector<Token> out;
    planilla::lay_out({game.text, parts, spine, readers, game.start, *lexicon_, more}, out);
    return out;
  };
  if (more) numbered = find_spine(game.text, parts, {}, game.start);
  const CellReaders readers = letters(laid(numbered, {}));
  const Spine spine = find_spine(game.text, parts, readers, game.start);
  if (spine.legal < fewest_moves || may_lose_moves(parts, spine)) return {};
  Layout out{laid(spine, readers), 0, tokens.size()};
  out.size = out.tokens.size();
  if (!more) return out;
  while (out.size > 1 && out.tokens[out.size - 1].kind != TokenKind::boundary) --out.size;
  --out.size;  // the next game begins with it
  out.behind = behind;
  // Behind a semicolon the whole line was one token.
  if (!cut.empty()) tokenize(game.text, cut, out.tokens);
  return out;
}

}  // namespace planilla
