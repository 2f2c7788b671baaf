// A word that control characters have broken: `N\0f3` is Nf3 and a damaged file, not N and then f3.
#include <algorithm>

#include "game/replay/replay.h"
#include "pgn/symbols.h"

namespace planilla {

namespace {

bool is_control_run(std::string_view text) {
  return std::all_of(text.begin(), text.end(), lex::is_control);
}

// A number may be the end of a word: N f3, but Nf 3.
bool may_be_part(const Token& token) {
  return token.kind == TokenKind::word || token.kind == TokenKind::move_number;
}

}  // namespace

// Do control characters stand at `at`, with no blank before or behind them?
bool Replay::breaks_word(std::size_t at) const {
  return at + 1 < tokens_.size() && tokens_[at].kind == TokenKind::junk &&
         tokens_[at].begin() == tokens_[at - 1].end() &&
         tokens_[at + 1].begin() == tokens_[at].end() && may_be_part(tokens_[at + 1]) &&
         is_control_run(tokens_[at].in(game_->text));
}

// Without them the parts are one legal move: that is what was written.
bool Replay::take_broken_word() {
  if (!breaks_word(at_ + 1)) return false;
  std::string word(tokens_[at_].in(game_->text));
  std::size_t end = at_ + 1;
  for (; breaks_word(end); end += 2) word += tokens_[end + 1].in(game_->text);
  const Token whole{{0, static_cast<std::uint32_t>(word.size())}, TokenKind::word};
  const WordReading& reading = reader(line_.position.turn()).read(word, std::span(&whole, 1), 0);
  if (reading.kind != WordKind::move) return false;
  const Match found = match(line_.position, reading, keep_wings_ ? &line_.wings : nullptr);
  if (found.count != 1 || found.bytes != 0) return false;
  for (std::size_t i = at_ + 1; i < end; i += 2)
    raise_once(Rule::control_character, tokens_[i].span);
  play({found.reading->pattern.claims, found.reading->quirks}, found.move,
       {tokens_[at_].begin(), tokens_[end - 1].end()});
  at_ = end;
  return true;
}

}  // namespace planilla
