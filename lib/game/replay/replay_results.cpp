// Results as people write them: in words, in signs, apart, in parentheses.
#include "game/model/result.h"
#include "game/replay/replay.h"
#include "notation/read/fold.h"

namespace planilla {

// Does nothing of this game follow the token?
bool Replay::ends_at(std::size_t at) const {
  if (at >= tokens_.size() || is_last(at)) return at < tokens_.size();
  return game_->is_sheet && line_.ply > 0 && tokens_[at + 1].kind == TokenKind::move_number &&
         starts_next_game(at + 1);
}

// `0-0` as the last token, where castling is not legal: both players lost.
bool Replay::take_double_forfeit(Span span) {
  if (!frames_.empty() || !ends_at(at_)) return false;
  if (parse_result(span.in(game_->text)) != Result::both_lose) return false;
  game_->terminator = Result::both_lose;
  game_->terminator_span = span;
  ended_ = true;
  ++at_;
  return true;
}

// "ganan blancas", "tablas": the longest phrase that says a result. Where the game goes on, a draw
// was offered.
bool Replay::take_spoken_result() {
  if (!frames_.empty()) return false;
  const Lexicon::Phrase phrase = lexicon_->phrase_at(game_->text, tokens_, at_);
  if (phrase.tokens == 0) return false;
  const Span span{tokens_[at_].span.begin, tokens_[at_ + phrase.tokens - 1].span.end};
  at_ += phrase.tokens - 1;
  const bool goes_on = goes_on_after_result();
  ++at_;
  if (phrase.result == Result::none || (goes_on && phrase.result == Result::draw)) {
    add(ElementKind::offer, span);
    return true;
  }
  if (goes_on) {
    Finding& finding = raise(Rule::several_results, span);
    finding.ply = line_.ply;
    finding.with("result", span.in(game_->text));
    add(ElementKind::remark, span);
    return true;
  }
  const Result lost = line_.position.turn() == white ? Result::black_wins : Result::white_wins;
  end_with(phrase.resigns() ? lost : phrase.result, span);
  return true;
}

// "1 0", "0 1", or with decimals: how newspapers print a result, where nothing follows.
bool Replay::take_spaced_result() {
  if (line_.ply == 0 || !frames_.empty()) return false;
  if (!ends_at(at_ + 1) || tokens_[at_ + 1].kind != TokenKind::move_number)
    return take_result_at_end();
  const std::string_view white = tokens_[at_].in(game_->text),
                         black = tokens_[at_ + 1].in(game_->text);
  const bool white_wins = white == "1" && black == "0";
  if (!white_wins && !(white == "0" && black == "1")) return take_result_at_end();
  end_with(white_wins ? Result::white_wins : Result::black_wins,
           {tokens_[at_].begin(), tokens_[at_ + 1].end()});
  at_ += 2;
  return true;
}

// "+ -", "- +", "+ : -": where nothing follows, and the first sign is no check.
bool Replay::take_signed_result() {
  return frames_.empty() && !line_.position.in_check() && take_result_at_end();
}

// Signs and digits up to the end of the text: "+ : -", ".5-.5", "1.0 - 0.0".
bool Replay::take_result_at_end() {
  constexpr std::size_t most = 6;
  std::size_t last = at_;
  while (last < at_ + most && !ends_at(last)) ++last;
  const Span span{tokens_[at_].begin(), tokens_[last].end()};
  constexpr std::size_t longest = 16;  // bytes
  if (!ends_at(last) || span.size() > longest) return false;
  const Result result = parse_result(fold(span.in(game_->text)).text);
  if (result == Result::none || result == Result::unknown) return false;
  end_with(result, span);
  at_ = last + 1;
  return true;
}

// "(1-0)", where nothing follows.
bool Replay::take_result_in_parentheses(std::size_t close) {
  if (close != at_ + 2 || tokens_[at_ + 1].kind != TokenKind::result || !frames_.empty() ||
      ended_ || !ends_at(close))
    return false;
  end_with(parse_result(tokens_[at_ + 1].in(game_->text)),
           {tokens_[at_].begin(), tokens_[close].end()});
  return true;
}

// A result that is not spelled as PGN has it ends the game.
void Replay::end_with(Result result, Span span) {
  game_->terminator = result;
  game_->terminator_span = span;
  Finding& finding = raise(Rule::unusual_result, span);
  finding.ply = line_.ply;
  finding.written = span.in(game_->text);
  finding.with("result", result_text(result));
  ended_ = true;
}

// "0-0" that ends a game of which a tag says that both lost is no castling, unless a number of its
// own stands before.
void Replay::mark_double_forfeit() {
  if (game_->tag_result != Result::both_lose) return;
  std::size_t last = first_;
  while (last < tokens_.size() && !is_last(last)) ++last;
  if (last >= tokens_.size() || tokens_[last].kind != TokenKind::word || last == first_) return;
  if (tokens_[last - 1].kind == TokenKind::move_number) return;
  if (parse_result(tokens_[last].in(game_->text)) == Result::both_lose)
    tokens_[last].kind = TokenKind::result;
}

}  // namespace planilla
