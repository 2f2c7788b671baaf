// Pairs of tokens, a name of a file and a figure behind one blank.
#include "game/spelling/named_squares.h"

#include "game/spelling/joined_tokens.h"

namespace planilla {

namespace {

bool is_named_square(std::string_view text, const Lexicon& lexicon, const Token& name,
                     const Token& rank) {
  constexpr std::size_t shortest = 3;  // bytes of a name
  const std::string_view figure = rank.in(text);
  return name.kind == TokenKind::word && rank.kind == TokenKind::move_number &&
         figure.size() == 1 && figure[0] >= '1' && figure[0] <= '8' &&
         rank.begin() == name.end() + 1 && text[name.end()] == ' ' &&
         name.in(text).size() >= shortest && lexicon.names_file(name.in(text));
}

}  // namespace

void join_named_squares(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens) {
  constexpr std::size_t enough = 3;
  std::vector<std::size_t> squares;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
    if (is_named_square(text, lexicon, tokens[i], tokens[i + 1])) squares.push_back(i);
  if (squares.size() >= enough) join_tokens(tokens, squares, 2);
}

}  // namespace planilla
