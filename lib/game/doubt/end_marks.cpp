// By the signs, and by what stands around them.
#include "game/doubt/end_marks.h"

#include <algorithm>

#include "game/doubt/doubt_tokens.h"
#include "game/doubt/passed_over.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

bool is_passed_over(const Token& token) {
  return token.kind == TokenKind::junk && token.span.empty();
}

// "1. e4 ✓ e5 ✓": does a tick stand behind another half-move?
bool counts_off(std::string_view text, const std::vector<Token>& tokens, std::size_t last) {
  for (std::size_t at = 1; at < last; ++at) {
    const bool ticked = is_passed_over(tokens[at]) || is_tick(tokens[at].in(text));
    if (ticked && may_be_move(text, tokens[at - 1]) && tokens[at - 1].flags == 0) return true;
  }
  return false;
}

}  // namespace

bool EndMarks::means_nothing(std::size_t at) const {
  const auto place = [&](std::size_t i) {
    return tokens_.begin() + static_cast<std::ptrdiff_t>(i);
  };
  const std::string_view sign = tokens_[at].in(text_);
  if (sign == "..." || sign == "\u2026" || begins_line(text_, tokens_[at])) return true;
  if (place_.parts_cells && is_dash(sign)) return true;
  const auto is_result = [&](const Token& token) {
    return token.kind == TokenKind::result && !is_drawn(token.in(text_));
  };
  return std::any_of(place(place_.first), place(at), is_result) ||
         std::any_of(place(at) + 1, tokens_.end(), is_passed_over);
}

bool EndMarks::stays(std::size_t at) {
  Token& token = tokens_[at];
  const std::string_view sign = token.in(text_);
  if (at < place_.first || (token.flags & token_unwritten) != 0) return true;
  const bool is_alone = place_.number_at != none;
  if (is_alone && at == place_.number_at + 1 && sign == "?") return true;  // of no move before
  if (is_tick(sign)) {
    if (!counts_off(text_, tokens_, at)) return true;
    pass_over(token);
  } else if (is_drawn(sign)) {
    const bool is_beside = at == place_.first + drawn_.size();  // words between them: a title
    if (is_beside && !means_nothing(at))
      drawn_.push_back(at);
    else if (place_.has_moves)
      pass_over(token);
    else if (sign.find_first_not_of('-') == sign.npos)
      token.kind = TokenKind::junk;
  }
  return false;
}

void EndMarks::keep_drawn() {
  if (drawn_.empty()) return;
  Span whole = cover(tokens_[drawn_.front()].span, tokens_[drawn_.back()].span);
  for (const std::size_t at : drawn_) pass_over(tokens_[at]);
  if (place_.number_at != none) {
    whole = cover(tokens_[place_.number_at].span, whole);
    pass_over(tokens_[place_.number_at]);
  }
  tokens_[drawn_.front()] = {whole, TokenKind::passage, token_unwritten};
}

}  // namespace planilla
