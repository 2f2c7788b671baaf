// Pairs of tokens, a name of a file and a figure behind one blank.
#include "game/spelling/named_squares.h"

namespace planilla {

namespace {

class Pairs {
public:
  Pairs(std::string_view text, const Lexicon& lexicon, const std::vector<Token>& tokens)
      : text_(text), lexicon_(lexicon), tokens_(tokens) {}

  bool begins_at(std::size_t i) const {
    constexpr std::size_t shortest = 3;  // bytes of a name
    if (i + 1 >= tokens_.size()) return false;
    const Token &name = tokens_[i], &rank = tokens_[i + 1];
    const std::string_view figure = rank.in(text_);
    return name.kind == TokenKind::word && rank.kind == TokenKind::move_number &&
           figure.size() == 1 && figure[0] >= '1' && figure[0] <= '8' &&
           rank.begin() == name.end() + 1 && text_[name.end()] == ' ' &&
           name.in(text_).size() >= shortest && lexicon_.names_file(name.in(text_));
  }

private:
  std::string_view text_;
  const Lexicon& lexicon_;
  const std::vector<Token>& tokens_;
};

}  // namespace

void join_named_squares(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens) {
  constexpr int enough = 3;
  const Pairs pairs(text, lexicon, tokens);
  int found = 0;
  for (std::size_t i = 0; i < tokens.size() && found < enough; ++i) found += pairs.begins_at(i);
  if (found < enough) return;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    Token token = tokens[i];
    if (pairs.begins_at(i)) {
      token.span.end = tokens[++i].end();
      token.flags = 0;
    }
    tokens[kept++] = token;
  }
  tokens.resize(kept);
}

}  // namespace planilla
