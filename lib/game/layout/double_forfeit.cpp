// The last token before a tag or the end of the text.
#include "game/layout/double_forfeit.h"

#include "game/model/result.h"

namespace planilla {

void mark_double_forfeit(std::string_view text, std::vector<Token>& tokens, std::size_t from) {
  std::size_t last = from;
  while (last + 1 < tokens.size() && tokens[last + 1].kind != TokenKind::tag) ++last;
  if (last >= tokens.size() || last == from) return;
  if (tokens[last].kind != TokenKind::word || tokens[last - 1].kind == TokenKind::move_number)
    return;
  if (parse_result(tokens[last].in(text)) == Result::both_lose)
    tokens[last].kind = TokenKind::result;
}

}  // namespace planilla
