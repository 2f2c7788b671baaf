// By brackets, a slash, a letter before a colon.
#include "game/titles/short_forms.h"

#include <algorithm>
#include <string>

#include "game/titles/name_particles.h"
#include "game/titles/name_span.h"
#include "game/titles/odd_names.h"

namespace planilla {

namespace {

constexpr int evidence_of_ratings = 8, evidence_of_side_words = 7, evidence_of_slash = 2,
              evidence_of_bare_names = 2;

// Where the first group with a rating and nothing else in it ends, from `from` on; npos.
std::size_t end_of_rating(std::string_view line, std::size_t from) {
  for (std::size_t open = line.find('(', from); open != line.npos;
       open = line.find('(', open + 1)) {
    const std::size_t close = line.find(')', open);
    if (close == line.npos) break;
    if (is_rating(trim_title(line.substr(open + 1, close - open - 1)))) return close + 1;
  }
  return line.npos;
}

bool is_whole_name(std::string_view name, const Lexicon& lexicon) {
  return name.find_first_of(" .") != name.npos && is_name(name, lexicon);
}

std::optional<Pairing> pairing_by_ratings(std::string_view line, const Lexicon& lexicon) {
  const std::size_t first = end_of_rating(line, 0);
  if (first == line.npos) return std::nullopt;
  const std::size_t second = end_of_rating(line, first);
  if (second == line.npos || !begins_with_capital(trim_title(line.substr(first))))
    return std::nullopt;
  Pairing out;
  out.white = player_in(line.substr(0, first), lexicon);
  out.black = player_in(line.substr(first, second - first), lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.rest = trim_title(line.substr(second));
  out.evidence = evidence_of_ratings;
  return out;
}

std::optional<Pairing> pairing_in_groups_of_sides(std::string_view line,
                                                  const std::vector<TitleWord>& words,
                                                  const Lexicon& lexicon) {
  Pairing out;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const bool white = words[i].of == WordOf::white;
    if ((!white && words[i].of != WordOf::black) || words[i + 1].text.front() != '(') continue;
    const std::size_t open = words[i + 1].at, close = line.find(')', open);
    Player& player = white ? out.white : out.black;
    if (close == line.npos || !player.name.empty()) return std::nullopt;
    player = player_in(line.substr(open + 1, close - open - 1), lexicon);
    out.rest = trim_title(line.substr(close + 1));
  }
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = evidence_of_side_words;
  return out;
}

std::optional<Pairing> pairing_at_slash(std::string_view line, const Lexicon& lexicon) {
  const std::size_t slash = line.find('/');
  if (slash == line.npos || slash == 0 || line.find('/', slash + 1) != line.npos ||
      line[slash - 1] == ' ')
    return std::nullopt;
  Pairing out;
  out.white = player_in(line.substr(0, slash), lexicon);
  out.black = player_in(line.substr(slash + 1), lexicon);
  if (!is_whole_name(out.white.name, lexicon) || !is_whole_name(out.black.name, lexicon))
    return std::nullopt;
  out.evidence = evidence_of_slash;
  return out;
}

std::optional<Pairing> pairing_behind_initials(std::string_view line, std::string_view next,
                                               const Lexicon& lexicon) {
  const std::size_t first = line.find(": "), second = next.find(": ");
  if (first == line.npos || second == next.npos ||
      !lexicon.are_initials_of_sides(line.substr(0, first), next.substr(0, second)))
    return std::nullopt;
  Pairing out;
  out.white = player_in(line.substr(first + 1), lexicon);
  out.black = player_in(next.substr(second + 1), lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = evidence_of_side_words;
  return out;
}

}  // namespace

std::optional<Pairing> pairing_by_short_forms(std::string_view line,
                                              const std::vector<TitleWord>& words,
                                              std::string_view next, const Lexicon& lexicon) {
  if (auto found = pairing_by_ratings(line, lexicon)) return found;
  if (auto found = pairing_in_groups_of_sides(line, words, lexicon)) return found;
  if (auto found = pairing_at_slash(line, lexicon)) return found;
  return pairing_behind_initials(line, next, lexicon);
}

namespace {

bool is_gap(char c) {
  return c == ' ' || c == '\n';
}

bool is_bare_name(std::string_view line, const Lexicon& lexicon) {
  constexpr std::size_t longest = 40;  // bytes
  constexpr std::string_view ends = ".:;!?,";
  return !line.empty() && line.size() <= longest && ends.find(line.back()) == ends.npos &&
         is_name(player_in(line, lexicon).name, lexicon);
}

// `ataque` of `Ataque Mortal`, `el` of `El Rincón`: does the text hold a word of the name in small
// letters? Particles within names say nothing.
bool has_common_word(std::string_view name, std::string_view text, const Lexicon& lexicon) {
  constexpr std::size_t shortest = 4;  // bytes
  for (const TitleWord& word : title_words(name, lexicon)) {
    const bool is_small = word.bare.size() < shortest || is_name_particle(fold_words(word.bare));
    if (is_small && (word.at > 0 || word.bare.size() < 2 || word.text.ends_with('.'))) continue;
    const char first = word.bare.front();
    if (first < 'A' || first > 'Z') continue;
    std::string small(word.bare);
    small.front() = static_cast<char>(first | 0x20);
    for (std::size_t at = text.find(small); at != text.npos; at = text.find(small, at + 1))
      if ((at == 0 || is_gap(text[at - 1])) &&
          (at + small.size() == text.size() || is_gap(text[at + small.size()]) || !is_small))
        return true;
  }
  return false;
}

}  // namespace

std::optional<Pairing> pairing_of_bare_lines(std::span<const std::string_view> lines,
                                             std::string_view text, const Lexicon& lexicon) {
  std::vector<std::size_t> names;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (is_bare_name(lines[i], lexicon)) names.push_back(i);
  if (names.size() != 2 || names[1] != names[0] + 1) return std::nullopt;
  Pairing out;
  out.line = names[0];
  out.white = player_in(lines[names[0]], lexicon);
  out.black = player_in(lines[names[1]], lexicon);
  const auto is_whole = [](std::string_view name) {
    return name.find_first_of(" .") != name.npos && !is_only_capitals(name);
  };
  const std::size_t at = text.find(lines[names[1]]);
  if (at == text.npos) return std::nullopt;
  const std::string_view below = text.substr(at + lines[names[1]].size());
  const bool whole = is_whole(out.white.name) && is_whole(out.black.name);
  const bool named = is_named_below(out.white.name, below) && is_named_below(out.black.name, below);
  if ((!whole && !named) || has_common_word(out.white.name, text, lexicon) ||
      has_common_word(out.black.name, text, lexicon))
    return std::nullopt;
  out.evidence = evidence_of_bare_names;
  return out;
}

}  // namespace planilla
