// The first sentences behind the last half-move, word for word.
#include "game/titles/named_winner.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "game/model/result.h"
#include "game/titles/named_player.h"
#include "game/titles/title_words.h"
#include "rules/unusual_result.h"

namespace planilla {

namespace {

constexpr std::string_view gaps = " \t\r\n";

struct Word {
  std::string_view text;  // without signs
  std::size_t end = 0;    // in the sentence, with its signs
  bool first = false;     // of its sentence
};

// The words of a few sentences.
std::vector<Word> words_of(std::string_view text) {
  constexpr std::size_t most = 60;  // words
  constexpr std::string_view signs = ".,;:!?()\"";
  std::vector<Word> out;
  bool first = true;
  for (std::size_t at = text.find_first_not_of(gaps); at != std::string_view::npos;
       at = text.find_first_not_of(gaps, at)) {
    const std::size_t end = std::min(text.find_first_of(gaps, at), text.size());
    std::string_view word = text.substr(at, end - at);
    const bool ends = word.ends_with('.') || word.ends_with('!');
    while (!word.empty() && signs.find(word.back()) != std::string_view::npos)
      word.remove_suffix(1);
    while (!word.empty() && signs.find(word.front()) != std::string_view::npos)
      word.remove_prefix(1);
    out.push_back({word, end, first});
    first = ends;
    if (out.size() == most) break;
    at = end;
  }
  return out;
}

// "Petit a gagné", "Puig va guanyar", "Müller hat gewonnen"
bool is_auxiliary(std::string_view word, const Lexicon& lexicon) {
  constexpr std::size_t longest = 3;  // bytes
  return is_small_word(word, longest) && !lexicon.negates(word);
}

// Do words end there, or say only how or when?
bool is_end(std::string_view text, std::size_t at, const Lexicon& lexicon) {
  const bool stops = at > 0 && (text[at - 1] == '.' || text[at - 1] == '!');
  return stops || text.find_first_not_of(gaps, at) == std::string_view::npos ||
         lexicon.how_behind(text.substr(at)) > 0;
}

// What stands behind the last half-move of the main line, up to an empty line.
std::string_view text_behind_moves(const Game& game) {
  constexpr std::size_t longest = 300;  // bytes
  std::uint32_t last = 0;
  int depth = 0;
  for (const Element& element : game.elements) {
    depth += (element.kind == ElementKind::open) - (element.kind == ElementKind::close);
    if (element.kind == ElementKind::unread) return {};
    if (element.kind == ElementKind::move && depth == 0) last = element.span.end;
  }
  if (last == 0 || last >= game.extent.end) return {};
  std::string_view text = Span{last, game.extent.end}.in(game.text);
  text.remove_prefix(std::min(text.find_first_not_of(gaps), text.size()));
  return text.substr(0, std::min(text.find("\n\n"), longest));
}

}  // namespace

void set_named_winner(Game& game, const Lexicon& lexicon) {
  if (!game.is_sheet || game.plies == 0 || game.terminator != Result::none ||
      game.tag_result != Result::none || game.elements.is_compact())
    return;
  const auto white = words_of_name(game.tag("White")), black = words_of_name(game.tag("Black"));
  if (white.empty() || black.empty()) return;
  const std::string_view text = text_behind_moves(game);
  const std::vector<Word> words = words_of(text);
  const auto won_by = [&](const std::vector<std::string_view>& beside) {
    const std::size_t whites = named(beside, white, black), blacks = named(beside, black, white);
    return whites == blacks  ? Result::none
           : whites > blacks ? Result::white_wins
                             : Result::black_wins;
  };
  // Up to so many words of a name, the nearest to the verb first.
  constexpr std::size_t longest = 4;
  const auto before = [&](std::size_t verb) {
    std::vector<std::string_view> out;
    for (std::size_t k = verb; k-- > 0 && out.size() < longest && !words[k + 1].first;)
      if (!out.empty() || k + 1 != verb || !is_auxiliary(words[k].text, lexicon))
        out.push_back(words[k].text);
    return out;
  };
  const auto behind = [&](std::size_t verb) {
    std::vector<std::string_view> out;
    for (std::size_t k = verb + 1; k < words.size() && out.size() < longest && !words[k].first;
         ++k) {
      out.push_back(words[k].text);
      if (is_end(text, words[k].end, lexicon)) return out;
    }
    return std::vector<std::string_view>();
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view meaning = lexicon.title(words[i].text);
    if (meaning != "beats" && meaning != "wins" && meaning != "loses") continue;
    Result said = Result::none;
    if (!words[i].first && is_end(text, words[i].end, lexicon)) said = won_by(before(i));
    if (words[i].first) said = won_by(behind(i));
    if (said == Result::none) continue;
    if (meaning == "loses")
      said = said == Result::white_wins ? Result::black_wins : Result::white_wins;
    const std::size_t first = words[i].first ? i : i - 1;
    const std::size_t begin = static_cast<std::size_t>(words[first].text.data() - game.text.data());
    const std::string_view end = words[first + 1].text;
    const Span span{static_cast<std::uint32_t>(begin),
                    static_cast<std::uint32_t>(end.data() + end.size() - game.text.data())};
    Finding& finding = game.findings.emplace_back(rules::unusual_result, span);
    finding.severity = Severity::note;
    finding.ply = static_cast<int>(game.plies);
    finding.written = span.in(game.text);
    finding.say(diagnostics::UnusualResult{.result = result_text(said)});
    game.tags.push_back({.name = "Result", .value = result_text(said), .added = true});
    game.tag_result = said;
    return;
  }
}

}  // namespace planilla
