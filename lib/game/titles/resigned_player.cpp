// Words right before the phrase, or right behind it.
#include "game/titles/resigned_player.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/ascii.h"
#include "game/model/result.h"
#include "game/titles/named_player.h"
#include "pgn/tokenizer.h"
#include "rules/unusual_result.h"

namespace planilla {

namespace {

constexpr std::string_view blanks = " \t\r\n";

// Words of the sentence beside the phrase, the nearest first.
std::vector<std::string_view> words_behind(std::string_view text, std::size_t most) {
  std::vector<std::string_view> out;
  text = text.substr(0, text.find_first_of(".;:!?\n"));
  while (out.size() < most) {
    const std::size_t begin = text.find_first_not_of(" \t\r,");
    if (begin == std::string_view::npos || (begin == 0 && out.empty())) break;
    const std::size_t end = std::min(text.find_first_of(" \t\r,", begin), text.size());
    out.push_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
  return out;
}

std::vector<std::string_view> words_before(std::string_view text, std::size_t most) {
  std::vector<std::string_view> out;
  while (out.size() < most) {
    const std::size_t last = text.find_last_not_of(blanks);
    if (last == std::string_view::npos) break;
    const std::size_t begin = text.find_last_of(blanks, last) + 1;  // npos + 1: 0
    const std::string_view word = text.substr(begin, last + 1 - begin);
    if (!out.empty() && word.find_last_of(".;:!?") == word.size() - 1) break;
    out.push_back(word);
    text = text.substr(0, begin);
  }
  return out;
}

// "y las negras, sin defensa, abandonaron": the text before what two commas hold right before the
// phrase; empty where they hold nothing.
std::string_view before_commas(std::string_view text) {
  constexpr std::size_t farthest = 120;  // bytes
  const std::size_t last = text.find_last_not_of(blanks);
  if (last == std::string_view::npos || text[last] != ',') return {};
  for (std::size_t at = last; at-- > 0 && last - at < farthest;) {
    const char c = text[at];
    if (c == ',') return text.substr(0, at);
    const bool stop =
        c == '.' && text[at + 1] == ' ' && (at == 0 || !ascii::is_digit(text[at - 1]));
    if (stop || c == ';' || c == '!' || c == '?' || text.substr(at, 2) == "\n\n") break;
  }
  return {};
}

// `negras`; Result::none for a word that says no side. Short ones mean other things elsewhere
// (`du`).
Result lost_by(std::string_view word, const Lexicon& lexicon) {
  constexpr std::size_t shortest = 4;  // bytes
  if (word.size() < shortest) return Result::none;
  const std::string_view side = lexicon.heading(word);
  return side == "White" ? Result::black_wins : side == "Black" ? Result::white_wins : Result::none;
}

// `Negro abandona`, `nero si arrende`, `se rinde el conductor de las negras`: nothing but small
// words stands between the side and the phrase.
Result lost_by_side(const std::vector<std::string_view>& words, const Lexicon& lexicon) {
  constexpr std::size_t longest_between = 4;  // bytes: `had to`, `que`
  for (const std::string_view word : words) {
    const Result said = lost_by(word, lexicon);
    if (said != Result::none) return said;
    if (word.size() > longest_between) break;
  }
  return Result::none;
}

// "gab Hans Müller auf": the words between the first of the phrase and the last.
std::vector<std::string_view> words_inside(std::string_view phrase) {
  const std::size_t first = phrase.find_first_of(blanks);
  const std::size_t last = phrase.find_last_of(blanks);
  if (first == std::string_view::npos || first == last) return {};
  return words_before(phrase.substr(first, last - first), phrase.size());
}

// By the name of a player beside the phrase, or by words for a side.
Result result_of_resigning(const Game& game, const Lexicon& lexicon) {
  constexpr std::size_t before = 4, behind = 3;  // words
  const std::string_view text = game.text, text_before = text.substr(0, game.terminator_span.begin);
  const auto left = words_before(text_before, before);
  const auto subject = words_before(before_commas(text_before), before);
  const auto right = words_behind(text.substr(game.terminator_span.end), behind);
  const auto white = words_of_name(game.tag("White")), black = words_of_name(game.tag("Black"));
  const auto inside = words_inside(game.terminator_span.in(text));
  for (const auto* words : {&inside, &left, &right, &subject}) {
    const std::size_t whites = named(*words, white, black), blacks = named(*words, black, white);
    if (whites != blacks) return whites > blacks ? Result::black_wins : Result::white_wins;
  }
  for (const auto* words : {&left, &right, &subject})
    if (const Result said = lost_by_side(*words, lexicon); said != Result::none) return said;
  return Result::none;
}

// What is noted of the last move of the main line: numbers of NAGs.
std::vector<std::uint32_t> signs_of_last_move(const Game& game) {
  std::vector<std::uint32_t> out;
  int depth = 0;
  for (std::size_t i = game.elements.size(); i > 0; --i) {
    const Element e = game.elements[i - 1];
    depth += e.kind == ElementKind::close ? 1 : e.kind == ElementKind::open ? -1 : 0;
    if (depth != 0) continue;
    if (e.kind == ElementKind::move) break;
    if (e.kind == ElementKind::nag) out.push_back(e.number);
  }
  return out;
}

// The replay takes the side that would have to move: has the other one erred, or is it lost?
bool speaks_for_other_side(const std::vector<std::uint32_t>& signs, Result taken) {
  constexpr std::uint32_t mistake = 2, blunder = 4, white_better = 16, black_better = 17,
                          white_wins = 18, black_wins = 19;
  const bool white_won = taken == Result::white_wins;
  return std::any_of(signs.begin(), signs.end(), [&](std::uint32_t nag) {
    return nag == mistake || nag == blunder ||
           (white_won ? nag == black_better || nag == black_wins
                      : nag == white_better || nag == white_wins);
  });
}

// The words of the result become a remark, unless one has them already, with their sentence.
void keep_words(Game& game) {
  const Span said = game.terminator_span;
  std::vector<Element>& elements = game.elements.edit();
  if (std::any_of(elements.begin(), elements.end(), [&](const Element& e) {
        return e.kind == ElementKind::remark && e.span.begin <= said.begin &&
               e.span.end >= said.end;
      }))
    return;
  const auto behind = std::find_if(elements.begin(), elements.end(),
                                   [&](const Element& e) { return e.span.begin >= said.end; });
  Element words;
  words.kind = ElementKind::remark;
  words.span = said;
  elements.insert(behind, words);
}

// "and wins.": not of who resigned.
bool tells_winner(std::string_view phrase, const Lexicon& lexicon) {
  const auto words = words_before(phrase.substr(0, phrase.find_last_not_of(".!") + 1), 2);
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    const std::string_view meaning = lexicon.title(word);
    return meaning == "beats" || meaning == "wins";
  });
}

// In place of what the replay said of the result.
void say_instead(Game& game, const diagnostics::UnusualResult& said) {
  for (Finding& finding : game.findings) {
    if (finding.rule != rules::unusual_result) continue;
    finding.args.clear();
    finding.say(said);
  }
}

}  // namespace

void leave_result_open(Game& game) {
  keep_words(game);
  game.terminator = Result::none;
  game.terminator_span = {};
  for (Finding& finding : game.findings)
    if (finding.rule == rules::unusual_result) finding.severity = Severity::warning;
  say_instead(game, {.result = result_text(Result::unknown)});
}

void set_resigned_player(Game& game, const Lexicon& lexicon) {
  if (game.terminator_span.empty() || game.tag_result != Result::none) return;
  std::vector<Token> tokens;
  tokenize(game.text, game.terminator_span, tokens);
  if (tokens.empty()) return;
  const Lexicon::Phrase phrase = lexicon.phrase_at(game.text, tokens, 0);
  // "and wins" speaks of the player of the last half-move.
  if (!phrase.resigns() || tells_winner(game.terminator_span.in(game.text), lexicon)) return;
  const Result said = result_of_resigning(game, lexicon);
  if (said == Result::none) {
    if (!speaks_for_other_side(signs_of_last_move(game), game.terminator)) return;
    leave_result_open(game);
    say_instead(game, {.result = result_text(Result::unknown), .disputed = true});
    return;
  }
  game.terminator = said;
  say_instead(game, {.result = result_text(game.terminator)});
}

}  // namespace planilla
