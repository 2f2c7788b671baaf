// One pass forwards for the pairs, one backwards for the first words.
#include "game/spelling/parentheses.h"

#include <algorithm>

namespace planilla {

void Parentheses::find(std::string_view text, std::span<const Token> tokens) {
  // Not the text alone: one that was lost may have been put in before a `)` (lost_marks.h).
  // Dashes and quotes may stand for them (cells/aside_signs.h).
  const bool may =
      text.find('(') != std::string_view::npos || text.find(')') != std::string_view::npos ||
      text.find('[') != std::string_view::npos || text.find('\xe2') != std::string_view::npos ||
      text.find('\xc2') != std::string_view::npos || text.find('"') != std::string_view::npos;
  any_ = may && std::any_of(tokens.begin(), tokens.end(),
                            [](const Token& t) { return t.kind == TokenKind::open; });
  close_.clear();
  first_word_.clear();
  stack_.clear();
  if (!any_) return;
  close_.resize(tokens.size(), none);
  first_word_.resize(tokens.size(), none);
  for (std::uint32_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::open) stack_.push_back(i);
    if (tokens[i].kind == TokenKind::close && !stack_.empty()) {
      close_[stack_.back()] = i;
      stack_.pop_back();
    }
  }
  std::uint32_t word = none;
  for (std::size_t i = tokens.size(); i-- > 0;) {
    switch (tokens[i].kind) {
      case TokenKind::word:
        word = static_cast<std::uint32_t>(i);
        break;
      case TokenKind::open:
      case TokenKind::close:
      case TokenKind::result:
        word = none;
        break;
      default:
        break;
    }
    first_word_[i] = word;
  }
}

}  // namespace planilla
