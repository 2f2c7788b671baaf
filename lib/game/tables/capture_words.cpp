// Few sheets have a word there, so that the words of all languages are gathered for those alone.
#include "game/tables/capture_words.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <string>

#include "board/square_in_text.h"
#include "game/model/lexicon.h"

namespace planilla {

namespace {

// One letter: of a piece or a file.
bool is_letter(std::string_view word) {
  if (word.size() == 1)
    return (word[0] >= 'a' && word[0] <= 'h') || (word[0] >= 'A' && word[0] <= 'Z');
  return word.size() == 2 && static_cast<unsigned char>(word[0]) >= 0xc3;
}

bool is_word_between(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  const auto is_word = [&](std::size_t i) { return tokens[i].kind == TokenKind::word; };
  return at > 0 && at + 1 < tokens.size() && is_word(at - 1) && is_word(at) && is_word(at + 1) &&
         is_letter(tokens[at - 1].in(text)) && is_square_at(tokens[at + 1].in(text), 0) &&
         tokens[at].span.size() > 1;
}

// `c/d4`, `ctd4`: bytes of the letter; 0: no such sign stands behind it.
std::size_t letter_before(std::string_view word, char sign) {
  const std::size_t at = word.find(sign);
  const bool takes = at != word.npos && is_letter(word.substr(0, at)) && is_square_at(word, at + 1);
  const bool is_small = !word.empty() && word[0] >= 'a';  // `Kt` is a knight
  return takes && (sign != 't' || is_small) ? at : 0;
}

// Without the sign, as two tokens.
void part_by_sign(std::string_view text, char sign, std::size_t fewest,
                  std::vector<Token>& tokens) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (tokens[i].kind == TokenKind::word && letter_before(tokens[i].in(text), sign) != 0)
      found.push_back(i);
  if (found.size() < fewest) return;
  for (std::size_t i = found.size(); i-- > 0;) {
    Token& letter = tokens[found[i]];
    const auto at =
        letter.begin() + static_cast<std::uint32_t>(letter_before(letter.in(text), sign));
    const Token square{{at + 1, letter.end()}, TokenKind::word, 0};
    letter.span.end = at;
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(found[i] + 1), square);
  }
}

// `Txb8(T)`: bytes of the move; 0: no piece, which nothing is promoted to, moved, or none was
// taken.
std::size_t move_before_taken(std::string_view word) {
  const std::size_t open = word.find('(');
  if (open == word.npos || open < 2 || !word.ends_with(')')) return 0;
  const std::string_view taken = word.substr(open + 1, word.size() - open - 2);
  const bool is_piece = (word[0] >= 'A' && word[0] <= 'Z') || word[0] < 0;
  const bool is_square = word[open - 1] >= '1' && word[open - 1] <= '8';
  return is_piece && is_square && is_letter(taken) ? open : 0;
}

void comment_on_taken(std::string_view text, std::vector<Token>& tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::word) continue;
    const std::size_t move = move_before_taken(tokens[i].in(text));
    if (move == 0) continue;
    const auto at = tokens[i].begin() + static_cast<std::uint32_t>(move);
    const Token taken{{at, tokens[i].end()}, TokenKind::comment, 0};
    tokens[i].span.end = at;
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(i + 1), taken);
  }
}

// Of the tokens between a letter and a square those that are such words.
void drop_words(std::string_view text, const Languages& languages,
                std::span<const std::size_t> between, std::vector<Token>& tokens) {
  std::set<std::string, std::less<>> words;
  for (const Language& language : languages.all())
    for (const std::string& word : language.capture) words.insert(fold_words(word));
  for (std::size_t i = between.size(); i-- > 0;)
    if (words.contains(fold_words(tokens[between[i]].in(text))))
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(between[i]));
}

}  // namespace

void drop_capture_words(std::string_view text, const Languages& languages,
                        std::vector<Token>& tokens) {
  std::vector<std::size_t> between;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (is_word_between(text, tokens, i)) between.push_back(i);
  if (!between.empty()) drop_words(text, languages, between, tokens);
  part_by_sign(text, '/', 1, tokens);
  part_by_sign(text, 't', 2, tokens);
  comment_on_taken(text, tokens);
}

}  // namespace planilla
