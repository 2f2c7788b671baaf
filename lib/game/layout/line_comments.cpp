// What a semicolon stands before, and which of them part moves.
#include "game/layout/line_comments.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/model/lexicon.h"
#include "game/spelling/descriptive_word.h"
#include "game/spelling/move_number.h"
#include "game/spelling/spaced_move.h"
#include "pgn/result_word.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr std::size_t row_length = 40;  // bytes: of a number with its moves

// `PxP`, `CxKt`: pieces with the sign of taking between them.
bool takes_piece(std::string_view word) {
  const std::size_t sign = word.find('x');
  return sign != std::string_view::npos && sign > 0 && sign + 1 < word.size() &&
         word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZtx") == std::string_view::npos;
}

// Castling too: `0-0+`, `o-o`; and descriptive notation: `P4R`, `Kt-KB3`.
bool is_move_word(std::string_view word) {
  return squares_named(word, 1) == 1 || shape_of(word) == MoveShape::strong ||
         looks_descriptive(word) || takes_piece(word);
}

// "1. e4; e5", "e4 e5; Cf3 Cc6; Ab5 a6", "e4, e5; Cf3, Cc6", "Axa4; Axc3 1-0": words that look like
// moves up to the end of the line or the result; or many of them with other signs between, and
// words behind.
bool holds_paired_moves(std::string_view comment, bool goes_on) {
  constexpr std::string_view blanks = " \t;,";
  constexpr std::size_t many = 6;
  std::size_t words = 0;
  for (std::size_t at = comment.find_first_not_of(blanks); at != std::string_view::npos; ++words) {
    const std::size_t end = std::min(comment.find_first_of(blanks, at), comment.size());
    const std::string_view word = comment.substr(at, end - at);
    if (words > 0 && written_score(word) && !is_move_word(word)) return true;
    if (!is_move_word(word))
      return words >= (goes_on ? 1 : many) &&
             comment.substr(1, at - 1).find(';') != std::string_view::npos;
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
  if (comment[at] == '(') ++at;
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
    const std::size_t digit = comment.find_first_not_of(" \t(", at + 1);
    if (digit != std::string_view::npos && ascii::is_digit(comment[digit])) return true;
  }
  return false;
}

// Where a number stands in `all` with a move behind it: `2. Cf3`, `2.Cf3`, `2...Cc6`, `3 Cf3`; npos
// for nowhere.
std::size_t numbered_move(std::string_view all, std::uint32_t number, bool blacks) {
  constexpr std::string_view stops = ".)", signs_before = " ;,\t(";
  const std::string digits = std::to_string(number);
  for (std::size_t at = all.find(digits, 2); at != std::string_view::npos;
       at = all.find(digits, at + 1)) {
    const char before = all[at - 1];
    std::string_view behind = all.substr(at + digits.size());
    if (signs_before.find(before) == signs_before.npos || behind.empty() ||
        (behind.front() != ' ' && stops.find(behind.front()) == std::string_view::npos))
      continue;
    const bool dots = behind.starts_with("..") || behind.starts_with(" ..");
    behind.remove_prefix(std::min(behind.find_first_not_of(" .)"), behind.size()));
    const std::string_view word = behind.substr(0, behind.find_first_of(" ,;"));
    if (dots == blacks && (is_move_word(word) || shape_of(word) != MoveShape::none)) return at;
  }
  return std::string_view::npos;
}

// "1. e4 e5; y sigue 2. Cf3 Cc6", "1. e4; e5 2. Cf3; Cc6": words, and behind them the number that
// is due, which the next line does not have.
bool goes_on_with_words(std::string_view text, std::span<const Token> before, Span comment) {
  constexpr std::size_t near = 50;  // tokens
  const std::size_t sign = text.substr(0, comment.begin).find_last_not_of(" \t");
  if (sign == std::string_view::npos || text[sign] == '\n' || text[sign] == '\r') return false;
  std::size_t last = before.size();
  const std::size_t first = last > near ? last - near : 0;
  while (last > first && before[last - 1].kind != TokenKind::move_number) --last;
  if (last == first) return false;
  const MoveNumber number = parse_move_number(before[last - 1].in(text));
  const std::string_view all = comment.in(text);
  const std::size_t word = all.find_first_not_of(" \t;(");
  if (!number.has_digits || word == std::string_view::npos || ascii::is_digit(all[word]))
    return false;
  for (const std::uint32_t due : {number.value, number.value + 1}) {
    const std::size_t at = numbered_move(all, due, due == number.value);
    if (at == std::string_view::npos || squares_named(all.substr(at, row_length), 1) == 0) continue;
    const std::string_view next = text.substr(comment.end);
    return next.substr(0, row_length).find("\n" + std::to_string(due)) == std::string_view::npos;
  }
  return false;
}

// "White, Mr Jones; Black, Mr Smith. 1 P-K 4 P-K 4", "Blancas, Ana; negras, Eva. 1.e4 e5": above
// the first number of a move, and the first two moves stand in the same line.
bool holds_first_moves(std::string_view text, std::span<const Token> before, Span comment) {
  constexpr std::size_t near = 50;  // tokens
  const std::size_t first = before.size() > near ? before.size() - near : 0;
  const std::string_view all = comment.in(text);
  const auto is_number = [&](const Token& token) {
    return token.kind == TokenKind::move_number &&
           squares_named(text.substr(token.end(), row_length), 1) == 1;
  };
  if (std::any_of(before.begin() + static_cast<std::ptrdiff_t>(first), before.end(), is_number))
    return false;
  for (std::size_t at = all.find(" 1"); at != all.npos; at = all.find(" 1", at + 1)) {
    std::string_view behind = all.substr(at + 2);
    if (behind.empty() || (behind.front() != '.' && behind.front() != ' ')) continue;
    behind.remove_prefix(std::min(behind.find_first_not_of(" ."), behind.size()));
    if (squares_named(behind.substr(0, row_length), 2) == 2 || match_spaced_move(behind, 0) > 0)
      return true;
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

// `;Nc6` below `e4;e5`: the first cell of a row of two is empty.
bool is_row_without_first(std::string_view text, Span comment) {
  const std::string_view second = comment.in(text).substr(1);
  if (!is_move_word(second) || comment.begin < 2) return false;
  const std::size_t end = text.find_last_not_of("\r\n", comment.begin - 1);
  if (end == std::string_view::npos || end + 1 == comment.begin) return false;
  const std::size_t begin = text.find_last_of("\r\n", end) + 1;  // npos + 1: 0
  const std::string_view row = text.substr(begin, end + 1 - begin);
  const std::size_t sign = row.find(';');
  return sign != row.npos && row.find(';', sign + 1) == row.npos &&
         is_move_word(row.substr(sign + 1)) && (sign == 0 || is_move_word(row.substr(0, sign)));
}

}  // namespace

void open_line_comments(std::string_view text, std::vector<Token>& tokens) {
  const bool empty_cells = text.find(";;") != std::string_view::npos;
  const auto is_one = [&](const std::vector<Token>& all, std::size_t i, bool chained,
                          bool opened = false) {
    if (i == 0 || all[i].kind != TokenKind::line_comment || all[i - 1].kind == TokenKind::comment)
      return false;
    if (stands_in_parentheses(text, all[i].span)) return true;
    if (is_smiley(all[i].in(text))) return true;
    if (is_row_without_first(text, all[i].span)) return true;
    if (goes_on_with_words(text, std::span(all).first(i), all[i].span)) return true;
    if (holds_first_moves(text, std::span(all).first(i), all[i].span)) return true;
    const bool is_cell = !empty_cells && holds_paired_moves(all[i].in(text), opened);
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
    while (is_one(out, out.size() - 1, apart, true)) {
      const Span rest{out.back().begin() + 1, out.back().end()};
      out.back() = {{rest.begin - 1, rest.begin}, TokenKind::junk, out.back().flags};
      tokenize(text, rest, out);
    }
  }
  if (kept == 0) return;
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kept), tokens.end());
  tokens = std::move(out);
}

void open_closing_comment(std::string_view text, const Lexicon& lexicon,
                          std::vector<Token>& tokens) {
  if (tokens.size() < 2 || tokens.back().kind != TokenKind::line_comment) return;
  const Span comment = tokens.back().span;
  const Span gap{tokens[tokens.size() - 2].end(), comment.begin};
  if (gap.in(text).find_first_of("\r\n") != std::string_view::npos) return;
  std::vector<Token> inside;
  tokenize(text, {comment.begin + 1, comment.end}, inside);
  const bool is_score = inside.size() == 1 && written_score(inside[0].in(text));
  if (!is_score && !lexicon.is_result(text, inside)) return;
  tokens.back() = {{comment.begin, comment.begin + 1}, TokenKind::junk, tokens.back().flags};
  tokens.insert(tokens.end(), inside.begin(), inside.end());
}

}  // namespace planilla
