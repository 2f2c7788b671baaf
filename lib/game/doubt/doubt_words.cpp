// Tokens that are one doubtful word are joined; of two moves: doubt_alternatives.cpp.
#include <algorithm>

#include "board/square_in_text.h"
#include "game/doubt/doubt_marks.h"
#include "game/doubt/doubt_tokens.h"
#include "game/doubt/masked_word.h"
#include "game/model/lexicon.h"
#include "notation/data/doubt_grammar.h"

namespace planilla {

namespace {

constexpr std::size_t longest_phrase = 3;  // words

bool is_piece_of_word(const Token& token) {
  return token.kind == TokenKind::word || token.kind == TokenKind::glyph ||
         token.kind == TokenKind::move_number || token.kind == TokenKind::result;
}

// `_3. Bb5_`: the number of a move in emphasis, `_3` with a full stop behind it.
bool is_marked_number(std::string_view text, Span word) {
  const std::string_view written = word.in(text);
  const std::size_t end = std::min(written.find('.'), written.size());
  const bool has_stop = end < written.size() || text.substr(word.end, 1) == ".";
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  return has_stop && end > 0 && written[end - 1] >= '0' && written[end - 1] <= '9' &&
         std::none_of(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(end),
                      is_letter);
}

}  // namespace

bool DoubtMarks::join(std::string_view text, std::vector<Token>& tokens, Frame frame) const {
  const bool is_typed = frame == Frame::sheet || may_be_typed(text, tokens);
  if (!is_typed && !holds_mask(text, tokens)) return false;
  const bool is_bare = frame == Frame::sheet && !has_lines_in_brackets(text, tokens);
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
    else if (const std::size_t both = either(text, tokens, at);
             both != 0 && !is_of_sentence(text, tokens, at, both))
      put(at, both, TokenKind::word, token_either);
    else if (const std::size_t bracket = is_bare ? either_in_bracket(text, tokens, at) : 0;
             bracket != 0 && !is_of_sentence(text, tokens, at, bracket))
      put(at, bracket, TokenKind::word, token_either);
    else if (const std::size_t words =
                 frame == Frame::sheet ? unwritten_words(text, tokens, at) : 0;
             words != 0)
      put(at, words, TokenKind::word, token_unwritten);
  }
  if (kept == 0) return is_typed;
  out.insert(out.end(), tokens.begin() + static_cast<std::ptrdiff_t>(kept), tokens.end());
  tokens = std::move(out);
  return is_typed;
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
  if (is_marked_number(text, whole)) return 0;
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
    const std::string said = fold_words(span.in(text));
    const auto next = words.lower_bound(said);
    if (next == words.end() || !next->starts_with(said)) break;  // nor does a longer one say so
    if (*next == said) found = count;
  }
  return found;
}

// "ilegible", and in brackets: "[ilegible]", "(illegible)", "[?]", "[...]"; "(?)" is a judgement.
std::size_t DoubtMarks::unwritten_words(std::string_view text, const std::vector<Token>& tokens,
                                        std::size_t at) const {
  constexpr std::size_t shortest = 2;
  const std::string_view first = tokens[at].in(text);
  const bool opens = first == "[" || first == "(";
  if (!opens && (tokens[at].kind != TokenKind::word || first.size() < shortest)) return 0;
  if (!opens) return phrase(text, tokens, at, unwritten_);
  std::size_t inside = phrase(text, tokens, at + 1, unwritten_);
  if (inside == 0 && first == "[" && at + 1 < tokens.size()) {
    const std::string_view mark = tokens[at + 1].in(text);
    inside = mark == "?" || mark == "..." || mark == "\u2026" ? 1 : 0;
  }
  const std::size_t close = at + 1 + inside;
  if (inside == 0 || close >= tokens.size()) return 0;
  return tokens[close].in(text) == (first == "[" ? "]" : ")") ? inside + 2 : 0;
}

// `(tachado: h5)`, `(no Ac4)`
std::size_t DoubtMarks::crossed_in_parentheses(std::string_view text,
                                               const std::vector<Token>& tokens,
                                               std::size_t open) const {
  constexpr std::size_t longest = 3;  // words and signs before the move
  std::size_t move = open + 1;
  while (move < tokens.size() && move <= open + longest && !may_be_move(text, tokens[move])) ++move;
  if (move == open + 1 || move + 1 >= tokens.size() || !may_be_move(text, tokens[move]) ||
      tokens[move + 1].kind != TokenKind::close)
    return 0;
  std::string said = fold_words(Span{tokens[open].end(), tokens[move].begin()}.in(text));
  while (!said.empty() && std::string_view(" :,-").find(said.back()) != std::string_view::npos)
    said.pop_back();
  return crossed_out_.contains(said) || negates_.contains(said) ? move + 2 - open : 0;
}

// `~~4. Axc6 dxc6~~`: several words in one pair of marks, and moves among them.
std::size_t DoubtMarks::crossed_stretch(std::string_view text, const std::vector<Token>& tokens,
                                        std::size_t at, std::string_view mark) {
  constexpr std::size_t longest = 40;  // tokens
  // A single sign parts words, too, and so does one that stands alone.
  if (mark.size() < 2 || !tokens[at].in(text).starts_with(mark) ||
      (tokens[at].span.size() == mark.size() && !is_glued(tokens, at + 1)))
    return 0;
  bool move = false;
  for (std::size_t i = at; i < tokens.size() && i < at + longest; ++i) {
    if (tokens[i].kind == TokenKind::tag || tokens[i].kind == TokenKind::comment ||
        (i > at && line_ends_before(text, tokens, i) > 1))
      return 0;
    move |= squares_named(tokens[i].in(text), 1) == 1;
    const std::uint32_t behind_mark = i == at ? static_cast<std::uint32_t>(mark.size()) : 0;
    if (tokens[i].in(text).substr(behind_mark).ends_with(mark)) return move ? i + 1 - at : 0;
  }
  return 0;
}

// "~~Ac4~~", "[tachado] Ac4", "Ac4 (tachado)".
std::size_t DoubtMarks::crossed_out(std::string_view text, const std::vector<Token>& tokens,
                                    std::size_t at) const {
  const Token& token = tokens[at];
  if (token.kind == TokenKind::word) {
    const std::string_view word = token.in(text);
    for (const std::string& mark : grammar_.crossed_around)
      if (word.size() > 2 * mark.size() && word.starts_with(mark) && word.ends_with(mark) &&
          may_be_move(text, token))
        return 1;
    for (const std::string& mark : grammar_.crossed_around)
      if (const std::size_t count = crossed_stretch(text, tokens, at, mark); count != 0)
        return count;
    if (at + 3 >= tokens.size() || tokens[at + 1].kind != TokenKind::open ||
        !may_be_move(text, token))
      return 0;
    const std::size_t inside = phrase(text, tokens, at + 2, crossed_out_);
    const std::size_t close = at + 2 + inside;
    return inside != 0 && close < tokens.size() && tokens[close].kind == TokenKind::close
               ? inside + 3
               : 0;
  }
  if (token.kind == TokenKind::open) return crossed_in_parentheses(text, tokens, at);
  if (token.kind != TokenKind::junk || token.in(text) != "[") return 0;
  const std::size_t inside = phrase(text, tokens, at + 1, crossed_out_);
  const std::size_t close = at + 1 + inside;
  if (inside == 0 || close + 1 >= tokens.size() || tokens[close].in(text) != "]" ||
      !may_be_move(text, tokens[close + 1]))
    return 0;
  return inside + 3;
}

}  // namespace planilla
