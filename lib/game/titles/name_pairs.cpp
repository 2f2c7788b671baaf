// By what begins or ends each name.
#include "game/titles/name_pairs.h"

namespace planilla {

namespace {

constexpr int evidence_of_two = 2;  // enough for players

}  // namespace

std::optional<Pairing> pairing_by_initials(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon) {
  constexpr std::size_t longest_initial = 5;  // bytes: J.R.
  const auto is_initial = [&](const TitleWord& word) {
    return word.text.ends_with('.') && word.text.size() <= longest_initial;
  };
  constexpr std::size_t most = 8;
  if (words.size() < 4 || words.size() > most || !is_initial(words.front())) return std::nullopt;
  std::size_t second = 0;
  for (std::size_t i = 2; i + 1 < words.size(); ++i) {
    if (!is_initial(words[i]) || is_initial(words[i - 1])) continue;
    if (second != 0) return std::nullopt;
    second = i;
  }
  if (second == 0) return std::nullopt;
  Pairing out;
  out.white = player_in(line.substr(0, words[second].at), lexicon);
  out.black = player_in(line.substr(words[second].at), lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = evidence_of_two;
  return out;
}

std::optional<Pairing> pairing_of_lines(std::string_view line, std::string_view next,
                                        const Lexicon& lexicon) {
  if (!line.ends_with(')') || !next.ends_with(')')) return std::nullopt;
  Pairing out;
  out.white = player_in(line, lexicon);
  out.black = player_in(next, lexicon);
  const auto in_parentheses = [](std::string_view text, const Player& player) {
    const std::string_view inside = text.substr(text.rfind('('));
    constexpr std::size_t country = 5;  // bytes: (ESP)
    return !player.rating.empty() || inside.size() == country;
  };
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon) ||
      !in_parentheses(line, out.white) || !in_parentheses(next, out.black))
    return std::nullopt;
  out.evidence = evidence_of_two;
  return out;
}

}  // namespace planilla
