// By what begins or ends each name.
#include "game/titles/name_pairs.h"

#include <algorithm>
#include <array>
#include <utility>

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

std::optional<Pairing> pairing_behind_heads(std::string_view line,
                                            const std::vector<TitleWord>& words,
                                            const Lexicon& lexicon) {
  constexpr std::size_t most = 6;  // words of both names
  std::size_t first = 1;
  while (first + 1 < words.size() &&
         (words[first - 1].of != WordOf::white || words[first].of != WordOf::black ||
          !words[first - 1].text.ends_with('.') || !words[first].text.ends_with('.')))
    ++first;
  if (++first + 2 > words.size() || words.size() - first > most) return std::nullopt;
  std::size_t second = words.size() - first == 2 ? first + 1 : 0;
  for (std::size_t i = first + 1; i < words.size() && second == 0; ++i)
    if (words[i - 1].ends_piece() || (is_initial(words[i].text) && !is_initial(words[i - 1].text)))
      second = i;
  if (second == 0) return std::nullopt;
  Pairing out;
  out.white = player_in(line.substr(words[first].at, words[second].at - words[first].at), lexicon);
  out.black = player_in(line.substr(words[second].at), lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = 2 * evidence_of_two;
  return out;
}

namespace {

std::size_t times_in(std::string_view text, std::string_view what) {
  std::size_t out = 0;
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + what.size()))
    ++out;
  return out;
}

}  // namespace

std::optional<Pairing> pairing_around_sign(std::string_view first, std::string_view sign,
                                           std::string_view second, const Lexicon& lexicon) {
  const std::vector<TitleWord> words = title_words(sign, lexicon);
  if (words.size() != 1 || words[0].of != WordOf::against || words[0].weak) return std::nullopt;
  Pairing out;
  out.white = player_in(first, lexicon);
  out.black = player_in(second, lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = 2 * evidence_of_two;
  return out;
}

std::optional<Pairing> pairing_of_known_names(std::string_view line,
                                              const std::vector<TitleWord>& words,
                                              std::string_view text, const Lexicon& lexicon) {
  constexpr std::size_t fewest = 2, most = 3;  // words of a name
  const auto end_of = [&](std::size_t i) { return words[i].at + words[i].text.size(); };
  for (std::size_t first = most; first >= fewest; --first)
    for (std::size_t second = most; second >= fewest; --second) {
      if (first + second > words.size()) continue;
      Pairing out;
      out.white.name = line.substr(words[0].at, end_of(first - 1) - words[0].at);
      const TitleWord& last = words[first + second - 1];
      const std::size_t end = last.at + last.bare.size();
      out.black.name = line.substr(words[first].at, end - words[first].at);
      const std::string_view both = line.substr(words[0].at, end - words[0].at);
      if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon) ||
          out.white.name.find(',') != line.npos || out.black.name.find(',') != line.npos ||
          times_in(text, both) != 1 || times_in(text, out.white.name) < 2 ||
          times_in(text, out.black.name) < 2)
        continue;
      out.rest = trim_title(line.substr(end));
      out.evidence = evidence_of_two;
      return out;
    }
  return std::nullopt;
}

namespace {

WordOf side_at_end(std::string_view line, const Lexicon& lexicon) {
  const std::vector<TitleWord> words = title_words(line, lexicon);
  return words.size() > 1 && words.back().text.front() == '(' ? words.back().of : WordOf::anything;
}

// Takes the score behind the last blank off `line`, in half points; -1: none stands there.
int take_half_points(std::string_view& line) {
  constexpr std::array<std::pair<std::string_view, int>, 6> scores = {
      {{"1", 2}, {"0", 0}, {"1/2", 1}, {"\u00bd", 1}, {"0,5", 1}, {"0.5", 1}}};
  const std::size_t blank = line.rfind(' ');
  if (blank == line.npos) return -1;
  for (const auto& [written, points] : scores)
    if (line.substr(blank + 1) == written) {
      line = trim_title(line.substr(0, blank));
      return points;
    }
  return -1;
}

// `Ana Ruiz 1/2` above `Eva Paz (2122) 1/2`: names with a score behind each.
std::optional<Pairing> pairing_of_scores(std::string_view line, std::string_view next,
                                         const Lexicon& lexicon) {
  constexpr int both = 2;  // half points
  constexpr std::array<std::string_view, 3> results = {"0-1", "1/2-1/2", "1-0"};
  const int first = take_half_points(line), second = take_half_points(next);
  if (first < 0 || second < 0 || first + second != both) return std::nullopt;
  Pairing out;
  out.white = player_in(line, lexicon);
  out.black = player_in(next, lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = 2 * evidence_of_two;
  out.result = results[static_cast<std::size_t>(first)];
  return out;
}

// `Ana Gómez 2105`, `Luis Pérez (1980) - Chile`, `Eva Paz – 2200`.
Player player_with_rating(std::string_view line, const Lexicon& lexicon) {
  constexpr std::ptrdiff_t most = 2;  // blanks in a name of a country
  if (const std::size_t close = line.find(')'); close != line.npos) {
    const std::string_view country = line.substr(close + 1);
    if (std::count(country.begin(), country.end(), ' ') <= most + 1 &&
        country.find_first_of("0123456789") == country.npos)
      line = line.substr(0, close + 1);
  }
  return rated_player_in(line, lexicon);
}

// Both so; `Madrid 1990` and `Madrid, 1990` are a place and a year.
std::optional<Pairing> pairing_of_rated_lines(std::string_view line, std::string_view next,
                                              const Lexicon& lexicon) {
  const auto is_rated = [&](const Player& player, std::string_view written) {
    if (player.rating.empty() || !is_name(player.name, lexicon)) return false;
    const std::string_view before = trim_title(written.substr(0, written.find(player.rating)));
    return year_in(player.rating).empty() || before.ends_with('(') ||
           (player.name.find(' ') != player.name.npos && !before.ends_with(','));
  };
  Pairing out;
  out.white = player_with_rating(line, lexicon);
  out.black = player_with_rating(next, lexicon);
  if (!is_rated(out.white, line) || !is_rated(out.black, next) ||
      (!year_in(out.white.rating).empty() && !year_in(out.black.rating).empty()))
    return std::nullopt;
  out.evidence = 4 * evidence_of_two;
  return out;
}

}  // namespace

std::optional<Pairing> pairing_of_lines(std::string_view line, std::string_view next,
                                        const Lexicon& lexicon) {
  if (auto scored = pairing_of_scores(line, next, lexicon)) return scored;
  if (auto rated = pairing_of_rated_lines(line, next, lexicon)) return rated;
  Pairing out;
  out.white = player_in(line, lexicon);
  out.black = player_in(next, lexicon);
  const auto has_comma = [](std::string_view name) {
    constexpr std::ptrdiff_t most = 3;  // blanks
    return std::count(name.begin(), name.end(), ',') == 1 && name.find(", ") != name.npos &&
           std::count(name.begin(), name.end(), ' ') <= most;
  };
  if (has_comma(line) && has_comma(next) && is_name(line, lexicon) && is_name(next, lexicon)) {
    out.evidence = evidence_of_two;
    return out;
  }
  if (!line.ends_with(')') || !next.ends_with(')')) return std::nullopt;
  const WordOf first = side_at_end(line, lexicon), second = side_at_end(next, lexicon);
  const bool in_order = first == WordOf::white && second == WordOf::black;
  if ((in_order || (first == WordOf::black && second == WordOf::white)) &&
      is_name(out.white.name, lexicon) && is_name(out.black.name, lexicon)) {
    if (!in_order) std::swap(out.white, out.black);
    out.evidence = 2 * evidence_of_two;
    return out;
  }
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
