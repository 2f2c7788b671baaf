// Tokens that are one doubtful word are joined; then marks are counted between the numbers.
#include "game/doubt/doubt_marks.h"

#include <algorithm>

#include "board/half_move.h"
#include "game/doubt/masked_word.h"
#include "game/model/lexicon.h"
#include "game/spelling/clock_time.h"
#include "game/spelling/minutes.h"
#include "game/spelling/move_number.h"
#include "game/spelling/square_in_text.h"
#include "notation/data/doubt_grammar.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

constexpr std::size_t longest_phrase = 3;  // words

bool is_glued(const std::vector<Token>& tokens, std::size_t at) {
  return at < tokens.size() && tokens[at].begin() == tokens[at - 1].end();
}

bool is_piece_of_word(const Token& token) {
  return token.kind == TokenKind::word || token.kind == TokenKind::glyph ||
         token.kind == TokenKind::move_number || token.kind == TokenKind::result;
}

bool is_castling(std::string_view word) {
  return word.size() >= 3 && word[1] == '-' &&
         (word[0] == '0' || word[0] == 'O' || word[0] == 'o') && word[2] == word[0];
}

// Could it be a move, so that it takes the place of one?
bool may_be_move(std::string_view text, const Token& token) {
  if (token.flags & token_doubtful) return true;
  if (token.kind != TokenKind::word) return false;
  const std::string_view word = token.in(text);
  const bool is_files =
      word.size() == 2 && word.find_first_not_of("abcdefgh") == word.npos;  // "cd"
  return is_files || word.find_first_of("12345678x") != word.npos || is_castling(word);
}

// 1:27, 85'
bool is_time(std::string_view word) {
  const std::optional<Minutes> minutes = parse_minutes(word);
  return parse_clock_time(word) || (minutes && minutes->has_unit);
}

// Nothing but blanks before it.
bool begins_line(std::string_view text, const Token& token) {
  std::size_t at = token.begin();
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
}

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

void add_folded(const std::vector<std::string>& words, std::set<std::string, std::less<>>& out) {
  for (const std::string& word : words) out.insert(fold_words(word));
}

}  // namespace

// From a number on, outside parentheses.
struct DoubtMarks::Line {
  std::uint32_t number = 0;  // 0: there is none
  bool is_blacks = false;    // "5..."
  bool is_row = false;       // it begins a line of the sheet
  std::vector<std::size_t> tokens;

  int half_move() const {
    return half_move_named(static_cast<int>(number), is_blacks ? black : white);
  }
  // How many half-moves stand in it, by its number and the next.
  std::size_t room_before(const Line& next) const {
    if (next.number > number && number != 0)
      return static_cast<std::size_t>(next.half_move() - half_move());
    return is_blacks ? 1 : 2;
  }
};

DoubtMarks::DoubtMarks(const Notations& notations) : grammar_(notations.doubt_grammar()) {
  for (const Language& language : notations.languages().all()) {
    add_folded(language.unwritten, unwritten_);
    add_folded(language.crossed_out, crossed_out_);
    add_folded(language.either, either_);
  }
}

void DoubtMarks::mark(std::string_view text, std::vector<Token>& tokens, Frame frame) const {
  join(text, tokens, frame);
  if (!may_be_unwritten(text, tokens)) return;
  if (frame == Frame::pgn && passes_in_variation(text, tokens)) frame = Frame::study;
  std::vector<Line> all = lines(text, tokens, frame);
  all.emplace_back();
  for (std::size_t i = 0; i + 1 < all.size(); ++i)
    settle(text, tokens, i == 0 ? Line{} : all[i - 1], all[i], all[i + 1], frame);
}

void DoubtMarks::join(std::string_view text, std::vector<Token>& tokens, Frame frame) const {
  // Nearly all games of PGN hold no such mark.
  const bool is_typed = frame == Frame::sheet || may_be_typed(text, tokens);
  if (!is_typed && !holds_mask(text, tokens)) return;
  std::vector<Token> out;
  std::size_t kept = 0;
  const auto put = [&](std::size_t at, std::size_t count, TokenKind kind, std::uint8_t flags) {
    out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kept),
               tokens.begin() + static_cast<std::ptrdiff_t>(at));
    kept = at + count;
    out.push_back({{tokens[at].begin(), tokens[kept - 1].end()}, kind, flags});
  };
  for (std::size_t at = 0; at < tokens.size(); at = std::max(at + 1, kept)) {
    if (const std::size_t count = masked(text, tokens, at); count != 0) {
      put(at, count, TokenKind::word, token_masked);
      continue;
    }
    if (!is_typed) continue;
    if (const std::size_t crossed = crossed_out(text, tokens, at); crossed != 0)
      put(at, crossed, TokenKind::comment, 0);
    else if (const std::size_t both = either(text, tokens, at); both != 0)
      put(at, both, TokenKind::word, token_either);
    else if (const std::size_t words =
                 frame == Frame::sheet ? unwritten_words(text, tokens, at) : 0;
             words != 0)
      put(at, words, TokenKind::word, token_unwritten);
  }
  if (kept == 0) return;
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kept), tokens.end());
  tokens = std::move(out);
}

// Below tags too moves may be typed as on a sheet: then no comment in braces is there, and a word
// stands among the moves, "5. Ae2 o Ab3", or a slash, a bracket, a tilde.
bool DoubtMarks::may_be_typed(std::string_view text, const std::vector<Token>& tokens) {
  bool found = false;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::comment) return false;
    const std::string_view word = token.in(text);
    found |= token.kind == TokenKind::word && (word.find_first_of("/~(") != word.npos ||
                                               word.find_first_of("12345678O0") == word.npos);
  }
  return found;
}

bool DoubtMarks::holds_mask(std::string_view text, const std::vector<Token>& tokens) const {
  if (tokens.empty()) return false;
  const std::string_view used =
      text.substr(tokens.front().begin(), tokens.back().end() - tokens.front().begin());
  return std::any_of(grammar_.masks.begin(), grammar_.masks.end(), [&](const std::string& mask) {
    return used.find(mask) != std::string_view::npos;
  });
}

// How many tokens are one word with a character that cannot be read; 0: none.
std::size_t DoubtMarks::masked(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t at) const {
  const bool is_start =
      at == 0 || !is_glued(tokens, at) ||
      (tokens[at - 1].kind == TokenKind::move_number &&
       !(text[tokens[at - 1].end() - 1] >= '0' && text[tokens[at - 1].end() - 1] <= '9'));
  if (!is_start || !is_piece_of_word(tokens[at])) return 0;
  const bool is_number = tokens[at].kind == TokenKind::move_number && !is_glued(tokens, at + 1);
  if (is_number) return 0;
  std::size_t count = 1;
  while (is_glued(tokens, at + count) && is_piece_of_word(tokens[at + count])) ++count;
  const Span whole{tokens[at].begin(), tokens[at + count - 1].end()};
  return looks_masked(whole.in(text), grammar_) ? count : 0;
}

// Words that stand in the list, as many as there are; 0: none.
std::size_t DoubtMarks::phrase(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t at, const Words& words) const {
  std::size_t found = 0;
  for (std::size_t count = 1; count <= longest_phrase && at + count <= tokens.size(); ++count) {
    const Token& last = tokens[at + count - 1];
    if (last.kind != TokenKind::word) break;
    const std::string_view word = last.in(text);
    if (word.find_first_of("0123456789") != word.npos) break;
    const Span span{tokens[at].begin(), last.end()};
    if (words.contains(fold_words(span.in(text)))) found = count;
  }
  return found;
}

std::size_t DoubtMarks::unwritten_words(std::string_view text, const std::vector<Token>& tokens,
                                        std::size_t at) const {
  constexpr std::size_t shortest = 2;
  if (tokens[at].kind != TokenKind::word || tokens[at].span.size() < shortest) return 0;
  return phrase(text, tokens, at, unwritten_);
}

// "~~Ac4~~", "[tachado] Ac4", "Ac4 (tachado)".
std::size_t DoubtMarks::crossed_out(std::string_view text, const std::vector<Token>& tokens,
                                    std::size_t at) const {
  const Token& token = tokens[at];
  if (token.kind == TokenKind::word) {
    const std::string_view word = token.in(text);
    for (const std::string& mark : grammar_.crossed_around)
      if (word.size() > 2 * mark.size() && word.starts_with(mark) && word.ends_with(mark)) return 1;
    if (at + 3 >= tokens.size() || tokens[at + 1].kind != TokenKind::open ||
        !may_be_move(text, token))
      return 0;
    const std::size_t inside = phrase(text, tokens, at + 2, crossed_out_);
    const std::size_t close = at + 2 + inside;
    return inside != 0 && close < tokens.size() && tokens[close].kind == TokenKind::close
               ? inside + 3
               : 0;
  }
  if (token.kind != TokenKind::junk || token.in(text) != "[") return 0;
  const std::size_t inside = phrase(text, tokens, at + 1, crossed_out_);
  const std::size_t close = at + 1 + inside;
  if (inside == 0 || close + 1 >= tokens.size() || tokens[close].in(text) != "]" ||
      !may_be_move(text, tokens[close + 1]))
    return 0;
  return inside + 3;
}

// "Cb6/d6", "Cb6 o Cd6", "Cb6(d6)".
std::size_t DoubtMarks::either(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t at) const {
  const auto is_move = [&](std::size_t i) {
    return i < tokens.size() && tokens[i].kind == TokenKind::word &&
           holds_square(tokens[i].in(text));
  };
  if (!is_move(at)) return 0;
  const std::string_view word = tokens[at].in(text);
  for (const std::string& between : grammar_.either_between) {
    const std::size_t part = word.find(between);
    if (part != word.npos && holds_square(word.substr(0, part)) && holds_square(word.substr(part)))
      return 1;
  }
  if (is_glued(tokens, at + 1) && tokens[at + 1].kind == TokenKind::open && is_move(at + 2) &&
      at + 3 < tokens.size() && tokens[at + 3].kind == TokenKind::close)
    return 4;
  if (at + 2 >= tokens.size() || tokens[at + 1].kind != TokenKind::word) return 0;
  const std::size_t words = phrase(text, tokens, at + 1, either_);
  return words != 0 && is_move(at + 1 + words) ? words + 2 : 0;
}

bool DoubtMarks::is_mark(std::string_view text, const Token& token) const {
  if (token.flags & token_unwritten) return true;
  if (token.kind == TokenKind::open || token.kind == TokenKind::comment) return false;
  return grammar_.unwritten.contains(token.in(text));
}

// Nearly all games hold no such mark.
bool DoubtMarks::may_be_unwritten(std::string_view text, const std::vector<Token>& tokens) const {
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
    if (token.flags & token_unwritten) return true;
    if (token.kind == TokenKind::comment || token.kind == TokenKind::open) return false;
    return !is_letter_or_digit(text[token.begin()]) && is_mark(text, token);
  });
}

// Does a variation hold a null move? Who wrote it shows threats so, in the main line too.
bool DoubtMarks::passes_in_variation(std::string_view text,
                                     const std::vector<Token>& tokens) const {
  int depth = 0;
  for (const Token& token : tokens) {
    if (token.kind == TokenKind::open) ++depth;
    if (token.kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0 && token.kind != TokenKind::comment &&
        grammar_.null_move.contains(token.in(text)))
      return true;
  }
  return false;
}

// A comment behind it says so: `-- {null move}`.
bool DoubtMarks::is_null_move(std::string_view text, const std::vector<Token>& tokens,
                              std::size_t at, Frame frame) const {
  if (!grammar_.null_move.contains(tokens[at].in(text))) return false;
  if (frame == Frame::study) return true;
  if (at + 1 >= tokens.size() || tokens[at + 1].kind != TokenKind::comment) return false;
  const std::string said = fold_words(tokens[at + 1].in(text));
  return std::any_of(grammar_.null_said.begin(), grammar_.null_said.end(),
                     [&](const std::string& word) { return said.find(word) != said.npos; });
}

// By their numbers; a sheet without any by its line ends.
std::vector<DoubtMarks::Line> DoubtMarks::lines(std::string_view text,
                                                const std::vector<Token>& tokens,
                                                Frame frame) const {
  std::vector<Line> numbered(1), rows(1);
  int depth = 0;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const TokenKind kind = tokens[at].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0 || kind == TokenKind::comment || kind == TokenKind::line_comment) continue;
    if (kind == TokenKind::word && is_time(tokens[at].in(text))) continue;
    if (kind == TokenKind::tag) {
      numbered.emplace_back();
      continue;
    }
    const MoveNumber number =
        kind == TokenKind::move_number ? parse_move_number(tokens[at].in(text)) : MoveNumber{};
    const bool is_row = begins_line(text, tokens[at]);
    if (number.has_digits)
      numbered.push_back({number.value, number.dots > 1, is_row, {}});
    else if (numbered.back().number != 0)
      numbered.back().tokens.push_back(at);
    if (is_row) rows.push_back({.is_row = true});
    rows.back().tokens.push_back(at);
  }
  const bool has_numbers = std::any_of(numbered.begin(), numbered.end(),
                                       [](const Line& line) { return line.number != 0; });
  if (has_numbers || frame != Frame::sheet) return numbered;
  const auto holds_move = [&](const Line& row) {
    return std::any_of(row.tokens.begin(), row.tokens.end(),
                       [&](std::size_t at) { return may_be_move(text, tokens[at]); });
  };
  // Longer rows are prose, "- e4" is an item of a list; what stands before the first move and
  // behind the last belongs to no game.
  std::erase_if(rows, [&](const Line& row) {
    return row.tokens.size() > 2 || (holds_move(row) && is_mark(text, tokens[row.tokens.front()]));
  });
  while (!rows.empty() && !holds_move(rows.back())) rows.pop_back();
  rows.erase(rows.begin(), std::find_if(rows.begin(), rows.end(), holds_move));
  return rows;
}

// Marks in `line` for which there is room among its half-moves.
void DoubtMarks::settle(std::string_view text, std::vector<Token>& tokens, const Line& before,
                        const Line& line, const Line& next, Frame frame) const {
  std::vector<std::size_t> marks;
  std::size_t words = 0, room = line.room_before(next);
  std::size_t last_move = 0;  // behind the last move that is written: its place in the line
  for (std::size_t i = 0; i < line.tokens.size(); ++i) {
    const Token& token = tokens[line.tokens[i]];
    const bool in_place = i == 0 || (!marks.empty() && marks.back() == line.tokens[i - 1]);
    const bool weak = grammar_.weak.contains(token.in(text));
    if (!(weak && frame != Frame::sheet) && is_mark(text, token) &&
        !is_null_move(text, tokens, line.tokens[i], frame) &&
        (in_place || !weak || token.kind == TokenKind::move_number)) {
      marks.push_back(line.tokens[i]);
    } else if (may_be_move(text, token)) {
      ++words;
      last_move = i + 1;
    }
  }
  if (marks.empty()) return;
  // Whose move it is: "7. Cf3 ... 7... Cf6", "7... Cf6", "23. ... Cf6" at the beginning.
  const bool goes_on = next.number == line.number && line.number != 0;
  const bool went_on = before.number == line.number || before.number == 0;
  const auto says_whose = [&](std::size_t at) {
    if (tokens[at].kind != TokenKind::move_number) return false;
    return goes_on || (went_on && at == line.tokens.front());
  };
  std::erase_if(marks, says_whose);
  // At the end of the game nothing is missing: dashes there fill the rows of a sheet, and are
  // neither a result nor a null move.
  if (next.number == 0 && next.tokens.empty() && last_move < line.tokens.size())
    std::erase_if(marks, [&](std::size_t at) {
      if (at < line.tokens[last_move] || (tokens[at].flags & token_unwritten) != 0) return false;
      if (frame == Frame::sheet &&
          tokens[at].in(text).find_first_not_of('-') == std::string_view::npos)
        tokens[at].kind = TokenKind::junk;
      return true;
    });
  if (words + marks.size() > room) return;
  for (const std::size_t at : marks) {
    tokens[at].kind = TokenKind::word;
    tokens[at].flags |= token_unwritten;
  }
}

}  // namespace planilla
