// Told at the first text that was not read.
#include "game/layout/noise.h"

#include <algorithm>

#include "board/fen.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "rules/language_found.h"
#include "rules/not_chess.h"
#include "rules/numbered_title.h"
#include "rules/two_readings.h"
#include "rules/unreadable_move.h"

namespace planilla {

namespace {
constexpr std::size_t page = 60;  // tokens
bool is_unread(const Element& element) {
  return element.kind == ElementKind::unread || element.kind == ElementKind::remark;
}
// Of a long text, not cut inside a character.
std::string_view beginning(std::string_view text) {
  std::size_t end = std::min<std::size_t>(text.size(), 40);
  while (end > 0 && end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
    --end;
  return text.substr(0, end);
}

// No heading, no result: nothing shows that it is a game at all.
bool may_be_anything(const Game& game) {
  const bool heading = std::any_of(game.tags.begin(), game.tags.end(),
                                   [](const GameTag& tag) { return !tag.added; });
  return !heading && game.terminator == Result::none;
}

// Rows of moves that nothing could be made of, below headings: `1:d4:Pf6`.
bool names_squares(const Game& game) {
  constexpr int enough = 8;
  int squares = 0;
  for (const Element& element : game.elements)
    if (is_unread(element) && squares < enough)
      squares += squares_named(element.span.in(game.text), enough);
  return game.is_sheet && game.plies == 0 && squares >= enough;
}

// Dashes that were taken for null moves, and nothing else was played.
bool holds_dashes_only(const Game& game) {
  const auto nulls =
      std::count_if(game.elements.begin(), game.elements.end(),
                    [](const Element& element) { return element.kind == ElementKind::null_move; });
  return game.plies > 0 && static_cast<std::ptrdiff_t>(game.plies) == nulls;
}

void forget_dashes(Game& game) {
  for (Element& element : game.elements.edit())
    if (element.kind == ElementKind::null_move) element.kind = ElementKind::unread;
  game.plies = 0;
  game.keys.assign(1, game.start.key());
  game.final = game.start;
}

bool is_word_end(char c) {
  return std::string_view(" \t\r\n").find(c) != std::string_view::npos;
}

// Where the word stands that is this number, with or without a point behind it; npos.
std::size_t find_number(std::string_view text, char number, std::size_t from) {
  for (std::size_t at = text.find(number, from); at != text.npos; at = text.find(number, at + 1)) {
    if (at > 0 && !is_word_end(text[at - 1])) continue;
    const std::size_t end = at + 1 + (text.substr(at + 1, 1) == ".");
    if (end < text.size() && (end > at + 1 || is_word_end(text[end]))) return at;
  }
  return text.npos;
}

// Without the title above the moves: they begin at a 1 that a 2 follows soon. All of it if nothing
// shows where.
Span without_title(std::string_view text, Span span) {
  constexpr std::size_t longest_row = 60;  // bytes
  const std::string_view all = span.in(text);
  for (std::size_t one = find_number(all, '1', 0); one != all.npos;
       one = find_number(all, '1', one + 1)) {
    const std::size_t two = find_number(all.substr(0, one + longest_row), '2', one + 1);
    if (two != all.npos) return {span.begin + static_cast<std::uint32_t>(one), span.end};
  }
  return span;
}

}  // namespace

bool is_noise(const Game& game, std::size_t tokens, std::size_t keep) {
  if (!game.is_sheet || (game.plies > 0 && !holds_dashes_only(game))) return false;
  if (tokens < page && !may_be_anything(game) && !names_squares(game)) return false;
  // A title alone is none of a game; several are its rows.
  const auto begin = game.findings.begin() + static_cast<std::ptrdiff_t>(keep);
  const auto titles = std::count_if(
      begin, game.findings.end(), [](const Finding& f) { return f.rule == rules::numbered_title; });
  const auto about_reading = [&](const Finding& f) {
    return f.rule != rules::language_found && f.rule != rules::two_readings &&
           (f.rule != rules::numbered_title || titles > 1);
  };
  if (std::count_if(begin, game.findings.end(), about_reading) == 1) return false;
  return std::any_of(game.elements.begin(), game.elements.end(), is_unread);
}

void fold_noise(Game& game, std::size_t tokens, std::size_t keep) {
  if (holds_dashes_only(game)) forget_dashes(game);
  game.findings.resize(keep);
  game.read_as.languages.clear();
  game.read_as.black_languages.clear();
  bool told = false;
  for (Element& element : game.elements.edit()) {
    if (element.kind == ElementKind::unread) element.number = 0;
    if (told || !is_unread(element)) continue;
    told = true;
    const bool chess = tokens < page || !may_be_anything(game);
    const Span span = chess ? without_title(game.text, element.span) : element.span;
    Finding& finding = game.findings.emplace_back(rules::unreadable_move, span);
    if (chess) {
      finding.ply = 1;
      finding.fen = to_fen(game.start);
    } else {
      finding.say(diagnostics::NotChess{.words = static_cast<std::int64_t>(tokens)});
    }
    finding.written = beginning(span.in(game.text));
    element.kind = ElementKind::unread;
    element.number = static_cast<std::uint32_t>(keep) + 1;
  }
}

bool shows_no_moves(std::string_view text, std::span<const Token> tokens, std::size_t from) {
  constexpr std::size_t long_text = 300, one_in = 60;
  constexpr std::size_t many = 300;  // moves: a text that begins with so many is not walked further
  if (tokens.size() < from + long_text) return false;
  std::size_t moves = 0;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const std::string_view word = tokens[i].in(text);
    if (tokens[i].kind == TokenKind::tag) return false;
    if (tokens[i].kind == TokenKind::line_comment) {  // or the semicolon of a sentence
      const std::uint32_t begin = tokens[i].begin();
      if (begin == 0 || text[begin - 1] == '\n') return false;
      moves += static_cast<std::size_t>(squares_named(word, 1));
    }
    moves += tokens[i].kind == TokenKind::move_number ||
             (tokens[i].kind == TokenKind::word && shape_of(word) != MoveShape::none);
    if (moves * one_in > (moves < many ? tokens.size() - from : i - from)) return false;
  }
  return true;
}

std::size_t refuse(Game& game, std::span<const Token> tokens, std::size_t from) {
  game.keys.push_back(game.start.key());
  game.final = game.start;
  Element& element = game.elements.edit().emplace_back();
  element.kind = ElementKind::unread;
  element.span = {tokens[from].begin(), tokens.back().end()};
  game.extent.end = element.span.end;
  fold_noise(game, tokens.size() - from, game.findings.size());
  return tokens.size();
}

}  // namespace planilla
