// Two names with a sign between them, or one behind `against`, of which the tags have none.
#include "game/titles/other_game.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "game/titles/named_player.h"
#include "game/titles/resigned_player.h"
#include "game/titles/title_words.h"

namespace planilla {

namespace {

using Words = std::vector<TitleWord>;

std::uint32_t end_of_moves(const Game& game) {
  std::uint32_t last = game.extent.begin;
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (element.kind == ElementKind::move && depth == 0) last = element.span.end;
  }
  return last;
}

// The sentence that the words of the result stand in, behind the last move.
std::string_view sentence_of(const Game& game) {
  const std::string_view text = game.text;
  const Span said = game.terminator_span;
  const std::uint32_t moves = std::min(end_of_moves(game), said.begin);
  std::size_t begin = said.begin;
  const auto ends = [&](std::size_t at) {  // not behind an initial: `A. Tal`
    return (text[at - 1] == '.' || text[at - 1] == '!') && text[at] == ' ' &&
           (at < 3 || text[at - 3] != ' ');
  };
  while (begin > moves && !ends(begin) && !text.substr(0, begin).ends_with("\n\n")) --begin;
  std::size_t end = std::min<std::size_t>(text.find_first_of(".!\n", said.end), text.size());
  if (said.end > 0 && text[said.end - 1] == '.') end = said.end;
  return text.substr(begin, end - begin);
}

class Players {
public:
  explicit Players(const Game& game)
      : white_(words_of_name(game.tag("White"))), black_(words_of_name(game.tag("Black"))) {}

  bool are_known() const { return !white_.empty() && !black_.empty(); }

  // Is the word none of their names, however these are written: `Aljechin`, `Alekhine`?
  bool has_not(std::string_view word) const {
    constexpr std::size_t alike = 2;  // bytes
    const std::string folded = fold_words(word);
    const auto is_one = [&](const std::string& name) {
      return name.starts_with(folded.substr(0, alike));
    };
    return std::none_of(white_.begin(), white_.end(), is_one) &&
           std::none_of(black_.begin(), black_.end(), is_one);
  }

private:
  std::vector<std::string> white_, black_;
};

bool may_be_name(const TitleWord& word) {
  constexpr std::size_t shortest = 3;  // bytes
  return word.of == WordOf::anything && word.bare.size() >= shortest &&
         begins_with_capital(word.bare) &&
         word.bare.find_first_of("0123456789") == word.bare.npos;  // "ante Tb8" names a move
}

// `Smith-Jones`: two names in one word.
bool names_two_others(const TitleWord& word, const Players& players) {
  for (const std::string_view dash : {"-", "\u2013", "\u2014"}) {
    const std::size_t at = word.bare.find(dash);
    if (at == word.bare.npos || at < 3 || word.of != WordOf::anything) continue;
    const std::string_view first = word.bare.substr(0, at),
                           second = word.bare.substr(at + dash.size());
    if (second.size() > 2 && begins_with_capital(first) && begins_with_capital(second))
      return players.has_not(first) && players.has_not(second);
  }
  return false;
}

bool speaks_of_others(std::string_view sentence, const Players& players, const Lexicon& lexicon) {
  const Words words = title_words(sentence, lexicon);
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (names_two_others(words[i], players)) return true;
    if (words[i].of != WordOf::against || i + 1 == words.size() || !may_be_name(words[i + 1]))
      continue;
    const bool second = players.has_not(words[i + 1].bare);
    const bool first = i > 0 && may_be_name(words[i - 1]);
    if (second && (words[i].weak ? first && players.has_not(words[i - 1].bare) : true)) return true;
  }
  return false;
}

}  // namespace

void drop_result_of_others(Game& game, const Lexicon& lexicon) {
  if (!game.is_sheet || game.terminator_span.empty() || game.tag_result != Result::none) return;
  const std::string_view said = game.terminator_span.in(game.text);
  const bool words = std::any_of(said.begin(), said.end(), [](char c) { return c >= 'a'; });
  const Players players(game);
  if (!words || !players.are_known()) return;
  if (speaks_of_others(sentence_of(game), players, lexicon)) leave_result_open(game);
}

}  // namespace planilla
