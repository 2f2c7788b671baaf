// Heading lines, and what is left of a sheet as tokens.
#include "game/layout/sheet.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "game/layout/columns.h"
#include "game/spelling/square_in_text.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr std::size_t longest_heading_word = 40;

using ascii::is_blank;

Span trim(std::string_view text, Span span) {
  while (span.begin < span.end && is_blank(text[span.begin])) ++span.begin;
  while (span.end > span.begin && is_blank(text[span.end - 1])) --span.end;
  return span;
}

constexpr std::string_view wide_colon = "\uff1a";

// The first colon in `range`: an empty span at its end if there is none.
Span find_colon(std::string_view text, Span range) {
  for (std::uint32_t i = range.begin; i < range.end; ++i) {
    if (text[i] == ':') return {i, i + 1};
    if (text[i] == wide_colon[0] && text.substr(i, wide_colon.size()) == wide_colon)
      return {i, i + static_cast<std::uint32_t>(wide_colon.size())};
  }
  return {range.end, range.end};
}

// The tag of the words in `span` (before a colon), or "". What stands in parentheses behind them
// says nothing: `Negras (en consulta): ...`.
std::string_view heading_tag(std::string_view text, Span span, const Lexicon& lexicon) {
  Span words = trim(text, span);
  if (words.in(text).ends_with(')'))
    if (const std::size_t open = words.in(text).rfind(" ("); open != std::string_view::npos)
      words.end = words.begin + static_cast<std::uint32_t>(open);
  if (words.empty() || words.size() > longest_heading_word) return {};
  return lexicon.heading(words.in(text));
}

bool names_player(std::string_view tag) {
  return tag == "White" || tag == "Black";
}

// Where the next heading of the line begins: after a tab or two blanks, words and a colon; one of a
// player after a single blank too, if the words are few (`Blancas: A. Negras: B`).
std::uint32_t next_heading(std::string_view text, Span rest, const Lexicon& lexicon) {
  constexpr std::uint32_t few = 28;  // bytes
  Span colon{rest.begin, rest.begin};
  for (std::uint32_t i = rest.begin; i + 1 < rest.end; ++i) {
    if (text[i] != '\t' && text[i] != ' ') continue;
    const bool gap = text[i] == '\t' || text[i + 1] == ' ';
    if (colon.begin <= i) colon = find_colon(text, {i, rest.end});
    if (colon.empty()) return rest.end;
    if (!gap &&
        (colon.begin - i > few || !names_player(heading_tag(text, {i, colon.begin}, lexicon))))
      continue;
    if (!heading_tag(text, {i, colon.begin}, lexicon).empty()) return i;
  }
  return rest.end;
}

// The stop behind which the sentence of a name ends, `J. R. Capablanca. Defensa ...`; none behind
// an initial. `value.end`: there is none.
std::uint32_t end_of_name(std::string_view text, Span value) {
  constexpr std::uint32_t initials = 2;  // letters
  std::uint32_t word = value.begin;
  for (std::uint32_t i = value.begin; i < value.end; ++i) {
    if (text[i] == ' ' || text[i] == '-') word = i + 1;
    if (text[i] != '.') continue;
    const bool last = i + 1 == value.end || text[i + 1] == ' ';
    if (last && i - word > initials) return i;
    word = i + 1;
  }
  return value.end;
}

// `Capablanca - Negras: ...`, `Rossi; Nero: ...`: the sign before the next heading is of no name.
Span without_signs(std::string_view text, Span value) {
  constexpr std::array<std::string_view, 6> signs = {"-", "\u2013", "\u2014", ";", ",", "/"};
  for (bool found = true; found && !value.empty();) {
    found = false;
    for (const std::string_view sign : signs)
      if (value.in(text).ends_with(sign)) {
        value.end -= static_cast<std::uint32_t>(sign.size());
        value = trim(text, value);
        found = true;
      }
  }
  return value;
}

// `Ana Gómez (1850)`, `[1850]`, `(2.197)`, `(Elo 1850)`: the digits; an empty span if none stand
// there.
Span rating_in(std::string_view text, Span value, const Lexicon& lexicon) {
  constexpr std::uint32_t digits = 4;
  const std::string_view whole = value.in(text);
  const std::size_t open = whole.find_last_of("([");
  if (open == std::string_view::npos || open < 2 || whole[open - 1] != ' ' ||
      whole.back() != (whole[open] == '(' ? ')' : ']'))
    return {};
  Span inside{value.begin + static_cast<std::uint32_t>(open) + 1, value.end - 1};
  const std::size_t blank = inside.in(text).rfind(' ');
  if (blank != std::string_view::npos) {
    std::string_view word = inside.in(text).substr(0, blank);
    if (word.ends_with(':')) word.remove_suffix(1);
    if (lexicon.title(word) != "rating") return {};
    inside.begin += static_cast<std::uint32_t>(blank) + 1;
  }
  const std::string_view rating = inside.in(text);
  const std::size_t first = rating.size() == digits + 1 && (rating[1] == '.' || rating[1] == ',');
  const bool number = rating.size() == digits + first &&
                      rating.find_first_not_of("0123456789", first * 2) == std::string_view::npos;
  return number && rating[0] >= '1' && rating[0] <= '3' ? inside : Span{};
}

// The lines between the columns of a table, and under its head.
bool is_ruling(std::string_view word) {
  return word == "|" || word == "||" || word == "\u2502" || word == "\u00a6" ||
         (word.size() > 2 && word.find_first_not_of("-|+:=") == std::string_view::npos &&
          word.find('|') != std::string_view::npos);
}

bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

bool is_move_word(std::string_view word) {
  return word == "0-0" || word == "0-0-0" || word == "O-O" || word == "O-O-O" ||
         squares_named(word, 1) == 1;
}

// "1. e4; e5", "e4 e5; Cf3 Cc6; Ab5 a6": words that look like moves, and nothing else, up to the
// end of the line.
bool holds_only_moves(std::string_view comment) {
  constexpr std::string_view blanks = " \t;";
  std::size_t words = 0;
  for (std::size_t at = comment.find_first_not_of(blanks); at != std::string_view::npos; ++words) {
    const std::size_t end = std::min(comment.find_first_of(blanks, at), comment.size());
    if (!is_move_word(comment.substr(at, end - at))) return false;
    at = comment.find_first_not_of(blanks, end);
  }
  return words > 0;
}

// ";)", ";-)"
bool is_smiley(std::string_view comment) {
  return comment.starts_with(";)") || comment.starts_with(";-)");
}

// "1. P-K4, P-K4; 2. ...": behind a word, and before the next number, it parts moves and opens no
// comment.
bool parts_moves(std::string_view comment) {
  std::size_t at = comment.find_first_not_of(" \t", 1);
  if (at == std::string_view::npos) return true;
  const std::size_t first = at;
  while (at < comment.size() && comment[at] >= '0' && comment[at] <= '9') ++at;
  if (at >= comment.size() || at == first || at > first + 3) return false;
  const std::size_t brace = comment.find('{');  // a comment that may not end in this line
  const bool closed =
      brace == std::string_view::npos || comment.find('}', brace) != std::string_view::npos;
  return closed && (comment[at] == '.' || comment[at] == ')' || comment[at] == ' ');
}

// "; 2. f4 exf4 ; 3. Fc4 Dh4+": another of its kind stands in it. French has a blank before it.
bool holds_parting(std::string_view comment) {
  for (std::size_t at = comment.find(';', 1); at != std::string_view::npos;
       at = comment.find(';', at + 1)) {
    const std::size_t digit = comment.find_first_not_of(" \t", at + 1);
    if (digit != std::string_view::npos && ascii::is_digit(comment[digit])) return true;
  }
  return false;
}

// "(novedad; evaluar)": behind an open parenthesis of its line, with the one that closes it.
bool stands_in_parentheses(std::string_view text, Span comment) {
  const std::size_t line = text.find_last_of("\r\n", comment.begin);
  const std::size_t begin = line == std::string_view::npos ? 0 : line + 1;
  const std::string_view before = text.substr(begin, comment.begin - begin);
  const std::size_t open = before.find_last_of("()[]");
  const std::string_view inside = comment.in(text);
  return open != std::string_view::npos && (before[open] == '(' || before[open] == '[') &&
         inside.find_first_of(")]") < inside.find_first_of("([");
}

// Such line comments are read on.
void open_line_comments(std::string_view text, std::vector<Token>& tokens) {
  const bool empty_cells = text.find(";;") != std::string_view::npos;
  const auto is_one = [&](const std::vector<Token>& all, std::size_t i, bool chained) {
    if (i == 0 || all[i].kind != TokenKind::line_comment || all[i - 1].kind == TokenKind::comment)
      return false;
    if (stands_in_parentheses(text, all[i].span)) return true;
    if (is_smiley(all[i].in(text))) return true;
    const bool is_cell = !empty_cells && holds_only_moves(all[i].in(text));
    if (!is_cell && !parts_moves(all[i].in(text))) return false;
    const Span gap{all[i - 1].end(), all[i].begin()};
    return gap.empty() || (gap.in(text).find_first_of("\r\n") == std::string_view::npos &&
                           (chained || holds_parting(all[i].in(text))));
  };
  std::vector<Token> out;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!is_one(tokens, i, false)) continue;
    out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kept),
               tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    kept = i + 1;
    const bool apart = tokens[i].begin() != tokens[i - 1].end();
    while (is_one(out, out.size() - 1, apart)) {
      const Span rest{out.back().begin() + 1, out.back().end()};
      out.back() = {{rest.begin - 1, rest.begin}, TokenKind::junk, out.back().flags};
      tokenize(text, rest, out);
    }
  }
  if (kept == 0) return;
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kept), tokens.end());
  tokens = std::move(out);
}

// "[1.f4 d6 2.a3]": square brackets with a number behind the first are parentheses.
void pair_square_brackets(std::string_view text, std::vector<Token>& tokens) {
  const auto is_sign = [&](const Token& token, std::string_view sign) {
    return token.kind == TokenKind::junk && token.in(text) == sign;
  };
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (!is_sign(tokens[i], "[") || tokens[i + 1].kind != TokenKind::move_number) continue;
    std::size_t close = i + 1;
    while (close < tokens.size() && !is_sign(tokens[close], "]") && !is_sign(tokens[close], "["))
      ++close;
    if (close == tokens.size() || is_sign(tokens[close], "[")) continue;
    tokens[i].kind = TokenKind::open;
    tokens[close].kind = TokenKind::close;
    i = close;
  }
}

// "Weiß: Müller Schwarz: Schmidt 1.e4 e5": where the moves begin in a line of headings; its end, if
// they do not.
std::uint32_t begin_of_moves(std::string_view text, Span line) {
  const std::string_view all = line.in(text);
  for (std::size_t at = all.find(" 1."); at != std::string_view::npos; at = all.find(" 1.", at + 1))
    if (squares_named(all.substr(at + 3), 2) == 2)
      return line.begin + static_cast<std::uint32_t>(at);
  return line.end;
}

// "1. e4 e5": behind "Apertura:" too these are the moves of the game.
bool begins_with_moves(std::string_view value) {
  return value.starts_with("1.") && squares_named(value.substr(2), 2) == 2;
}

}  // namespace

std::vector<Heading> find_headings(std::string_view text, Span line, const Lexicon& lexicon) {
  std::vector<Heading> out;
  while (!line.empty()) {
    const Span colon = find_colon(text, line);
    if (colon.empty()) break;
    const Span words{line.begin, colon.begin};
    const std::string_view tag = heading_tag(text, words, lexicon);
    if (tag.empty()) break;
    const Span rest{colon.end, line.end};
    const std::uint32_t end = next_heading(text, rest, lexicon);
    Heading heading;
    heading.span = trim(text, {line.begin, end});
    heading.word = trim(text, words);
    heading.value = trim(text, {rest.begin, end});
    heading.tag = tag;
    if (begins_with_moves(heading.value.in(text))) break;
    if (names_player(tag)) heading.value = without_signs(text, heading.value);
    line.begin = end;
    const std::uint32_t moves = begin_of_moves(text, heading.value);
    if (names_player(tag) && moves < heading.value.end) {
      heading.value = trim(text, {heading.value.begin, moves});
      heading.span.end = line.begin = line.end = moves;
    } else if (names_player(tag)) {
      const std::uint32_t stop = end_of_name(text, heading.value);
      const bool goes_on = stop + 1 < heading.value.end;
      if (goes_on && out.empty() && end == line.end) {  // a sentence about one player
        out.push_back(heading);
        break;
      }
      heading.value.end = stop;
      if (goes_on) heading.span.end = line.begin = line.end = stop + 1;
    }
    const Span rating = names_player(tag) ? rating_in(text, heading.value, lexicon) : Span{};
    if (!rating.empty()) {
      const std::size_t open = text.find_last_of("([", rating.begin);
      heading.value.end = trim(text, {heading.value.begin, static_cast<std::uint32_t>(open)}).end;
    }
    out.push_back(heading);
    if (rating.empty()) continue;
    heading.value = rating;
    heading.tag = tag == "White" ? "WhiteElo" : "BlackElo";
    out.push_back(heading);
  }
  return out;
}

void tokenize_sheet(std::string_view text, Span range, const Lexicon& lexicon,
                    std::vector<Token>& out) {
  std::uint32_t from = range.begin;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    std::uint32_t end = begin;
    bool colon = false;
    for (; end < range.end && !is_line_end(text[end]); ++end)
      colon |= text[end] == ':' || text[end] == wide_colon[0];
    const std::vector<Heading> headings =
        colon ? find_headings(text, {begin, end}, lexicon) : std::vector<Heading>();
    if (!headings.empty()) {
      tokenize(text, {from, begin}, out);
      from = headings.back().span.end;
      out.push_back({trim(text, {begin, from}), TokenKind::tag, 0});
    }
    begin = end + 1;
  }
  tokenize(text, {from, range.end}, out);
  open_line_comments(text, out);
  pair_square_brackets(text, out);
  for (Token& token : out)
    if (token.kind == TokenKind::word && is_ruling(token.in(text))) token.kind = TokenKind::junk;
  put_columns_in_order(text, out);
}

}  // namespace planilla
