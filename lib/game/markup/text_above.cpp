// What may be of the game and what cannot, by the squares that words name.
#include "game/markup/text_above.h"

#include <algorithm>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/spelling/ruled_line.h"
#include "rules/text_between_games.h"
#include "text/charset/utf8.h"
#include "text/framing/words_above.h"

namespace planilla {

namespace {

// No game begins on the squares 18 or 20, as numbers name them.
bool is_year(std::string_view word) {
  while (!word.empty() && !ascii::is_digit(word.back())) word.remove_suffix(1);
  return word.size() == 4 && word.find_first_not_of("0123456789") == std::string_view::npos &&
         (word.starts_with("18") || word.starts_with("19") || word.starts_with("20"));
}

// `Would you win with Kh1, Ra5, f3, c4 / Kg8, Rb4, h7, g7?`: a sentence that ends above the
// heading.
bool is_sentence(std::string_view text, std::span<const Token> words) {
  constexpr int enough = 4;
  constexpr std::size_t shortest = 2;  // bytes
  int count = 0;
  for (const Token& token : words)
    count += token.kind == TokenKind::word && token.span.size() >= shortest &&
             token.in(text).find_first_of("12345678") == std::string_view::npos;
  const std::string_view before = text.substr(0, words.back().end());
  return count >= enough && (before.ends_with('?') || before.ends_with('.'));
}

// Do moves from the first number on begin the line below the headings?
bool begins_below(std::string_view below) {
  constexpr std::size_t near = 400;  // bytes
  const std::size_t first = below.substr(0, near).find("\n1.");
  return first != below.npos && squares_named(below.substr(first + 3), 2) == 2;
}

// Prose of any length above the first heading, with moves below it: it has no number with a move
// behind it, and at most one square, or is a sentence without numbers above the first moves. Where
// the heading is; `at` if that is not so.
std::size_t headings_below_prose(const Game& game, std::span<const Token> tokens, std::size_t at) {
  std::size_t end = at;
  while (end < tokens.size() && tokens[end].kind != TokenKind::tag) ++end;
  if (end == tokens.size()) return at;
  int squares = 0, cited = 0;  // `Posición tras 35 ..Rd8.`, twice
  constexpr int most_cited = 2;
  std::string_view number;
  for (std::size_t i = at; i < end; ++i) {
    const bool square = tokens[i].kind == TokenKind::word && holds_square(tokens[i].in(game.text));
    const bool numbered = square && i > at && tokens[i - 1].kind == TokenKind::move_number;
    if (tokens[i].kind == TokenKind::move_number && ascii::is_digit(game.text[tokens[i].begin()]))
      number = tokens[i].in(game.text);
    const bool is_first = number.substr(0, number.find_first_not_of("0123456789")) == "1";
    if (tokens[i].kind == TokenKind::comment || tokens[i].kind == TokenKind::escape ||
        (numbered && (is_first || ++cited > most_cited)))
      return at;
    squares += square && !numbered;
  }
  constexpr std::size_t enough = 2;
  const std::string_view below = std::string_view(game.text).substr(tokens[end].end());
  const bool lists_pieces = squares >= 2 && number.empty() && begins_below(below) &&
                            is_sentence(game.text, tokens.subspan(at, end - at));
  return (squares < 2 || lists_pieces) && squares_named(below, enough) == enough ? end : at;
}

// Lines of words above the headings of a sheet: where the headings begin; `at` if these are no
// titles. Words that name squares may be moves, but for one among others ("portal b4"), and many
// words may be moves that are spoken.
std::size_t headings_below(const Game& game, std::span<const Token> tokens, std::size_t at) {
  constexpr std::size_t most_tokens = 20, fewest_words = 2;  // beside a word with a digit
  constexpr std::size_t shortest_rule = 3;                   // bytes
  std::size_t end = at, words = 0, with_digits = 0;
  for (; end < tokens.size() && tokens[end].kind != TokenKind::tag; ++end) {
    const std::string_view text = tokens[end].in(game.text);
    const TokenKind kind = tokens[end].kind;
    if (is_ruled(text, shortest_rule)) continue;
    if (end - at == most_tokens ||
        (kind != TokenKind::word && kind != TokenKind::move_number && kind != TokenKind::junk &&
         kind != TokenKind::open && kind != TokenKind::close))
      return at;
    if (kind != TokenKind::word || is_year(text)) continue;
    ++(text.find_first_of("0123456789") == std::string_view::npos ? words : with_digits);
  }
  if (with_digits > 1 || (with_digits == 1 && words < fewest_words)) return at;
  return end == tokens.size() ? at : end;
}

// Each line a remark.
void keep_titles(Game& game, std::span<const Token> titles) {
  std::uint32_t line_end = 0;
  for (const Token& token : titles) {
    if (token.begin() >= line_end) {
      line_end = static_cast<std::uint32_t>(
          std::min(game.text.find_first_of("\r\n", token.begin()), game.text.size()));
      game.elements.edit().emplace_back().kind = ElementKind::remark;
      game.elements.edit().back().span = token.span;
    }
    game.elements.edit().back().span.end = token.end();
  }
}

}  // namespace

std::size_t keep_text_above_headings(Game& game, std::span<const Token> tokens, std::size_t at) {
  if (at == tokens.size() || tokens[at].kind == TokenKind::tag) return at;
  const bool word = tokens[at].kind == TokenKind::word;
  std::size_t headings = word ? headings_below(game, tokens, at) : at;
  if (headings == at) headings = headings_below_prose(game, tokens, at);
  keep_titles(game, tokens.subspan(at, headings - at));
  return headings;
}

std::size_t keep_lines_among_headings(Game& game, std::span<const Token> tokens, std::size_t at) {
  if (game.tags.empty()) return at;
  const std::size_t headings = headings_below(game, tokens, at);
  keep_titles(game, tokens.subspan(at, headings - at));
  return headings;
}

std::size_t keep_words_above_tags(Game& game, std::span<const Token> tokens, std::size_t at) {
  if (at != 0 || tokens.empty() || tokens[0].kind == TokenKind::tag) return at;
  std::size_t tag = at;
  while (tag < tokens.size() && tokens[tag].kind != TokenKind::tag) ++tag;
  if (tag == tokens.size() || !are_words_only(Span{0, tokens[tag].begin()}.in(game.text)))
    return at;
  keep_titles(game, tokens.first(tag));
  const Span words{tokens[0].begin(), tokens[tag - 1].end()};
  Finding& finding = game.findings.emplace_back(rules::text_between_games, words);
  constexpr std::size_t most = 200;  // bytes
  const std::string_view written = words.in(game.text);
  finding.written = written.substr(0, character_start(written, most));
  finding.add(arguments::Places{.count = 1});
  return tag;
}

}  // namespace planilla
