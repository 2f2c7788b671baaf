// By the verb between two names, or the noun before them.
#include "game/titles/title_winner.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "game/titles/name_span.h"
#include "game/titles/title_sentences.h"
#include "game/titles/title_words.h"

namespace planilla {

namespace {

using Words = std::vector<TitleWord>;
constexpr std::size_t near = 3;  // small words before a name: "sobre el maestro"

struct Name {
  Player player;
  std::size_t end = 0;  // word behind it; 0: none
};

// The name behind words[at - 1], with no more than small words between.
Name name_behind(std::string_view sentence, const Words& words, std::size_t at,
                 const Lexicon& lexicon) {
  std::size_t first = at;
  while (first < words.size() && first - at < near && !begins_with_capital(words[first].bare))
    ++first;
  const std::size_t end = first < words.size() ? run_end(words, first) : first;
  if (end == first) return {};
  const std::size_t last = words[end - 1].at + words[end - 1].text.size();
  Name out{player_in(sentence.substr(words[first].at, last - words[first].at), lexicon), end};
  if (!is_name(out.player.name, lexicon)) out.end = 0;
  return out;
}

// Of `le ganó`, `a battu`, `va guanyar` the small word; not `è` of `è battuto da`.
std::size_t begin_of_verb(const Words& words, std::size_t verb, const Lexicon& lexicon) {
  constexpr std::size_t longest = 2;  // bytes
  const std::string_view word = words[verb - 1].text;
  const bool is_part = is_small_word(word, longest) && verb > 1 && !lexicon.negates(word);
  return is_part ? verb - 1 : verb;
}

std::optional<Duel> around_verb(std::string_view sentence, const Words& words, std::size_t verb,
                                const Lexicon& lexicon) {
  const std::size_t end = begin_of_verb(words, verb, lexicon), first = run_begin(words, end);
  const Name second = name_behind(sentence, words, verb + 1, lexicon);
  if (first == end || second.end == 0) return std::nullopt;
  const std::string_view before = sentence.substr(words[first].at, words[end].at - words[first].at);
  const Player player = player_in(before, lexicon);
  if (!is_name(player.name, lexicon)) return std::nullopt;
  if (words[verb].of == WordOf::loses) return Duel{second.player, player};
  return Duel{player, second.player};
}

// "Victoria de Ana Gómez sobre Luis Pérez"
std::optional<Duel> behind_noun(std::string_view sentence, const Words& words, std::size_t noun,
                                const Lexicon& lexicon) {
  const Name winner = name_behind(sentence, words, noun + 1, lexicon);
  if (winner.end == 0 || winner.end >= words.size() ||
      begins_with_capital(words[winner.end].bare) || words[noun + 1].at == 0 ||
      begins_with_capital(words[noun + 1].bare))
    return std::nullopt;
  const Name loser = name_behind(sentence, words, winner.end, lexicon);
  if (loser.end == 0) return std::nullopt;
  return Duel{winner.player, loser.player};
}

}  // namespace

std::optional<Duel> duel_in(std::string_view sentence, const Lexicon& lexicon) {
  const Words words = title_words(sentence, lexicon);
  std::optional<Duel> out;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    std::optional<Duel> here;
    if (i > 0 && (words[i].of == WordOf::beats || words[i].of == WordOf::loses))
      here = around_verb(sentence, words, i, lexicon);
    else if (words[i].of == WordOf::victory)
      here = behind_noun(sentence, words, i, lexicon);
    if (here && out) return std::nullopt;
    if (here) out = here;
  }
  return out;
}

Pairing pairing_of_duel(std::span<const std::string_view> lines, Result result,
                        const Lexicon& lexicon) {
  constexpr std::size_t near_moves = 3;  // lines
  Pairing out;
  if (result != Result::white_wins && result != Result::black_wins) return out;
  for (std::size_t i = lines.size() - std::min(lines.size(), near_moves); i < lines.size(); ++i) {
    const std::vector<std::string_view> sentences = title_sentences(lines[i], lexicon);
    const std::optional<Duel> duel =
        sentences.empty() ? std::nullopt : duel_in(sentences.back(), lexicon);
    if (!duel) continue;
    if (out.line != Pairing::none) return {};
    const bool white = result == Result::white_wins;
    out.white = white ? duel->winner : duel->loser;
    out.black = white ? duel->loser : duel->winner;
    out.line = i;
  }
  return out;
}

}  // namespace planilla
