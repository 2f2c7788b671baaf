// Two moves of which one was played, as whoever wrote the sheet did not know; and where a sentence
// names two instead.
#include <algorithm>

#include "board/square_in_text.h"
#include "game/doubt/doubt_marks.h"
#include "game/doubt/doubt_tokens.h"
#include "game/spelling/move_number.h"
#include "notation/data/doubt_grammar.h"

namespace planilla {

namespace {

bool is_judgement(std::string_view word) {
  return word.find_first_not_of("?!") == word.npos;
}

constexpr std::string_view asks = "\u00bf";

bool names_move_at(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  if (at >= tokens.size() || tokens[at].kind != TokenKind::word) return false;
  const std::string_view word = tokens[at].in(text);
  return holds_square(word) || is_castling(word);
}

// Asked of each token: by its first character.
bool opens_bracket(std::string_view text, const Token& token) {
  return token.kind == TokenKind::open || (text[token.span.begin] == '[' && token.span.size() == 1);
}

bool closes_bracket(std::string_view text, const Token& token) {
  return token.kind == TokenKind::close ||
         (text[token.span.begin] == ']' && token.span.size() == 1);
}

bool is_comma(std::string_view sign) {
  return sign == "," || sign == ";";
}

// A line between two cells, or between two moves in one.
bool is_stroke(std::string_view sign) {
  return sign == "/" || sign == "|";
}

// What stands from a number to the next one, if that counts on by one.
struct Cells {
  std::size_t moves = 0, strokes = 0;
};

Cells cells_around(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  const auto number_at = [&](std::size_t i) {
    return tokens[i].kind == TokenKind::move_number ? parse_move_number(tokens[i].in(text))
                                                    : MoveNumber{};
  };
  std::size_t begin = at, end = at;
  while (begin > 0 && !number_at(begin).has_digits) --begin;
  while (end < tokens.size() && !number_at(end).has_digits) ++end;
  if (end == tokens.size()) return {};
  const MoveNumber here = number_at(begin), next = number_at(end);
  if (!here.has_digits || here.dots > 1 || next.dots > 1 || next.value != here.value + 1) return {};
  Cells out;
  for (std::size_t i = begin + 1; i < end; ++i) {
    if (opens_bracket(text, tokens[i])) return {};
    out.moves += names_move_at(text, tokens, i);
    out.strokes += is_stroke(tokens[i].in(text));
  }
  return out;
}

// The line of the text in which a token stands.
struct Row {
  std::size_t begin = 0, end = 0;  // tokens
};

Row row_of(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  const auto parted = [&](std::size_t i) {
    const std::uint32_t from = tokens[i - 1].end();
    return text.substr(from, tokens[i].begin() - from).find_first_of("\r\n") != text.npos;
  };
  Row out{at, at + 1};
  while (out.begin > 0 && !parted(out.begin)) --out.begin;
  while (out.end < tokens.size() && !parted(out.end)) ++out.end;
  return out;
}

// "3. Bb5 a6 4. Ba4", "2. Nf3 2... Nc6": the next move stands in the same line, as in a paragraph.
bool runs_on(std::string_view text, const std::vector<Token>& tokens, const Row& row) {
  std::uint32_t before = 0;
  for (std::size_t i = row.begin; i < row.end; ++i) {
    if (tokens[i].kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens[i].in(text));
    if (!number.has_digits) continue;
    if (before != 0 && (number.value == before || number.value == before + 1)) return true;
    before = number.value;
  }
  return false;
}

}  // namespace

// "Sa6?/Sc6?": two moves with the sign of doubt behind each, or the first.
std::size_t DoubtMarks::either_of_doubted(std::string_view text, const std::vector<Token>& tokens,
                                          std::size_t at) const {
  const auto is_doubt = [&](std::size_t i) {
    return is_glued(tokens, i) && tokens[i].in(text) == "?";
  };
  if (!is_doubt(at + 1) || !is_glued(tokens, at + 2) || tokens[at + 2].kind != TokenKind::word)
    return 0;
  const std::string_view word = tokens[at + 2].in(text);
  for (const std::string& between : grammar_.either_between)
    if (word.starts_with(between) && holds_square(word.substr(between.size())))
      return is_doubt(at + 3) ? 4 : 3;
  return 0;
}

// "Cc6 ^Cf6", "Cc6^ Cf6": one put in above the other.
bool is_put_in(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  constexpr char sign = '^';
  if (at + 1 >= tokens.size()) return false;
  const std::string_view one = tokens[at].in(text), other = tokens[at + 1].in(text);
  return one.ends_with(sign) != other.starts_with(sign) && names_move_at(text, tokens, at + 1);
}

// "Cc6 / Cf6" where the numbers leave room for one of them only.
std::size_t either_in_a_cell(std::string_view text, const std::vector<Token>& tokens,
                             std::size_t at) {
  constexpr std::size_t too_many = 3;
  if (is_put_in(text, tokens, at) && cells_around(text, tokens, at).moves == too_many) return 2;
  std::size_t other = at + 1;
  if (is_glued(tokens, other) && is_judgement(tokens[other].in(text))) ++other;
  if (other + 1 >= tokens.size() || !is_stroke(tokens[other].in(text)) ||
      !names_move_at(text, tokens, other + 1))
    return 0;
  const Cells cells = cells_around(text, tokens, at);
  if (cells.moves != too_many || cells.strokes != 1) return 0;
  const std::size_t behind = other + 2;
  return behind - at + (is_glued(tokens, behind) && is_judgement(tokens[behind].in(text)));
}

// "Cb6/d6", "Cb6 o Cd6", "Cb6? o Cd6!", "Cb6(d6)", "d3/0-0". A judgement behind the second is of
// that one, whichever was played.
std::size_t DoubtMarks::either(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t at) const {
  const auto is_move = [&](std::size_t i) { return names_move_at(text, tokens, i); };
  if (!is_move(at)) return 0;
  const std::string_view word = tokens[at].in(text);
  const auto holds_move = [](std::string_view part) {
    return holds_square(part) || is_castling(part);
  };
  for (const std::string& between : grammar_.either_between) {
    const std::size_t part = word.find(between);
    if (part != word.npos && holds_move(word.substr(0, part)) &&
        holds_move(word.substr(part + between.size())))
      return 1;
  }
  if (const std::size_t stroke = either_in_a_cell(text, tokens, at); stroke != 0) return stroke;
  if (const std::size_t doubted = either_of_doubted(text, tokens, at); doubted != 0) return doubted;
  if (is_glued(tokens, at + 1) && tokens[at + 1].kind == TokenKind::open && is_move(at + 2) &&
      at + 3 < tokens.size() && tokens[at + 3].kind == TokenKind::close)
    return 4;
  const bool is_judged = is_glued(tokens, at + 1) && tokens[at + 1].kind == TokenKind::glyph;
  std::size_t next = at + (is_judged ? 2 : 1);
  if (next < tokens.size() && is_comma(tokens[next].in(text))) ++next;  // "Cc6, o Cf6"
  if (next + 1 >= tokens.size() || tokens[next].kind != TokenKind::word) return 0;
  const std::size_t words = phrase(text, tokens, next, either_);
  if (words == 0 || !is_move(next + words)) return 0;
  const std::size_t behind = next + words + 1;
  return behind - at + (is_glued(tokens, behind) && is_judgement(tokens[behind].in(text)));
}

// "Cb6 (o Cd6)", "Cb6 [or Nd6?]", "Cb6 (\u00bfCd6?)": nothing else stands in the bracket.
std::size_t DoubtMarks::either_in_bracket(std::string_view text, const std::vector<Token>& tokens,
                                          std::size_t at) const {
  std::size_t i = at + 1;
  if (i < tokens.size() && tokens[i].kind == TokenKind::glyph && is_judgement(tokens[i].in(text)))
    ++i;
  if (i + 2 >= tokens.size() || !opens_bracket(text, tokens[i]) || !names_move_at(text, tokens, at))
    return 0;
  const std::size_t words = phrase(text, tokens, ++i, either_);
  if (phrase(text, tokens, i, negates_) != 0) return 0;  // "(no Ac4)"
  const std::string_view first = tokens[i].in(text);
  const bool asked = first.starts_with(asks);
  i += words;
  if (words == 0 && !asked) return 0;
  if (first == asks) ++i;
  if (!names_move_at(text, tokens, i)) return 0;
  ++i;
  while (i < tokens.size() && is_judgement(tokens[i].in(text))) ++i;
  return i < tokens.size() && closes_bracket(text, tokens[i]) ? i + 1 - at : 0;
}

// "(4. Ac4 Ac5)": whoever puts lines in brackets puts remarks there too.
bool DoubtMarks::has_lines_in_brackets(std::string_view text, const std::vector<Token>& tokens) {
  std::size_t moves = 0;
  bool is_inside = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (opens_bracket(text, tokens[i])) is_inside = true, moves = 0;
    if (closes_bracket(text, tokens[i])) is_inside = false;
    if (!is_inside) continue;
    if (tokens[i].kind == TokenKind::move_number) return true;
    moves += names_move_at(text, tokens, i);
    if (moves > 1) return true;
  }
  return false;
}

// A word of a sentence: no move, and none of those that stand for one.
bool DoubtMarks::is_prose(std::string_view text, const std::vector<Token>& tokens,
                          std::size_t at) const {
  constexpr std::size_t shortest = 2;
  if (tokens[at].kind != TokenKind::word || (tokens[at].flags & token_doubtful) != 0) return false;
  const std::string_view word = tokens[at].in(text);
  const bool is_spelt = std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<signed char>(c) < 0 ||
           c == '\'' || c == '-' || c == '.' || c == ',';
  });
  if (!is_spelt || word.size() < shortest || is_castling(word)) return false;
  if (word.find_first_not_of("abcdefgh") == word.npos && word.size() == 2) return false;  // "cd"
  return phrase(text, tokens, at, unwritten_) == 0 && phrase(text, tokens, at, crossed_out_) == 0;
}

// Two of its words, one behind the other; "o tal vez" are none.
bool DoubtMarks::holds_sentence(std::string_view text, const std::vector<Token>& tokens) const {
  std::size_t in_a_row = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::size_t words = phrase(text, tokens, i, either_);
    in_a_row = words == 0 && is_prose(text, tokens, i) ? in_a_row + 1 : 0;
    if (in_a_row > 1) return true;
    if (words > 1) i += words - 1;
  }
  return false;
}

// "3. Bb5 a6 or Nf6 is possible too": two moves of a sentence, whose first was played. On a row of
// a sheet the row ends behind them, or the next cell follows; in a paragraph one cannot know.
bool DoubtMarks::is_of_sentence(std::string_view text, const std::vector<Token>& tokens,
                                std::size_t at, std::size_t count) const {
  constexpr std::string_view next_cell = "\t|", wide = "   ";
  if (count == 1) return false;  // "Cb6/d6"
  const Row row = row_of(text, tokens, at);
  const auto blank_before = [&](std::size_t i) {
    return text.substr(tokens[i - 1].end(), tokens[i].begin() - tokens[i - 1].end());
  };
  const auto is_apart = [&](std::size_t i) {
    return blank_before(i).find_first_of(next_cell) != text.npos ||
           blank_before(i).find(wide) != text.npos;
  };
  if (at > row.begin && is_prose(text, tokens, at - 1) && !is_apart(at)) return true;
  std::size_t behind = at + count;
  const std::uint32_t end = tokens[behind - 1].end();
  if (end < text.size() && text[end] == '.') return true;
  while (behind < row.end && tokens[behind].in(text) == ",") ++behind;
  if (behind < row.end && is_prose(text, tokens, behind) && !is_apart(behind)) return true;
  return runs_on(text, tokens, row) && holds_sentence(text, tokens);
}

}  // namespace planilla
