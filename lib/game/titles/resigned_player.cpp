// The word right before the phrase, or right behind it.
#include "game/titles/resigned_player.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "game/model/result.h"
#include "pgn/tokenizer.h"
#include "rules/unusual_result.h"

namespace planilla {

namespace {

constexpr std::string_view blanks = " \t\r\n";

// `Muñoz` of `José Muñoz` and of `Muñoz, José`.
std::string family_name(const GameTag* tag) {
  if (tag == nullptr) return {};
  const std::string_view name = std::string_view(tag->value).substr(0, tag->value.find(','));
  const std::size_t last = name.find_last_of(" .");
  return fold_words(name.substr(last == std::string_view::npos ? 0 : last + 1));
}

std::string word_before(std::string_view text) {
  const std::size_t end = text.find_last_not_of(blanks);
  if (end == std::string_view::npos) return {};
  const std::size_t begin = text.find_last_of(blanks, end);
  return fold_words(text.substr(begin == std::string_view::npos ? 0 : begin + 1,
                                end - (begin == std::string_view::npos ? 0 : begin + 1) + 1));
}

std::string word_behind(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos || begin == 0) return {};
  const std::size_t end = std::min(text.find_first_of(" \t\r\n.,;:!?", begin), text.size());
  return fold_words(text.substr(begin, end - begin));
}

}  // namespace

void set_resigned_player(Game& game, const Lexicon& lexicon) {
  if (!game.is_sheet || game.terminator_span.empty() || game.tag_result != Result::none) return;
  const std::string white = family_name(game.tag("White")), black = family_name(game.tag("Black"));
  if (white.empty() || black.empty() || white == black) return;
  std::vector<Token> tokens;
  tokenize(game.text, game.terminator_span, tokens);
  if (tokens.empty()) return;
  const Lexicon::Phrase phrase = lexicon.phrase_at(game.text, tokens, 0);
  if (!phrase.resigns() || phrase.is_closing) return;
  const std::string_view text = game.text;
  std::string named = word_before(text.substr(0, game.terminator_span.begin));
  if (named != white && named != black) named = word_behind(text.substr(game.terminator_span.end));
  if (named != white && named != black) return;
  game.terminator = named == white ? Result::black_wins : Result::white_wins;
  for (Finding& finding : game.findings)
    if (finding.rule == rules::unusual_result)
      finding.say(diagnostics::UnusualResult{.result = result_text(game.terminator)});
}

}  // namespace planilla
