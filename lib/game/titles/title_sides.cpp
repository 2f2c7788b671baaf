// Lines in which a word names the side of each player.
#include "game/titles/title_sides.h"

#include <algorithm>
#include <functional>

#include "game/titles/name_particles.h"
#include "game/titles/name_span.h"

namespace planilla {

namespace {

constexpr int evidence_of_sides = 4;
constexpr int evidence_of_headings = 7;  // two lines that begin with the words

// `(blancas)`, `(White),`
bool is_side_in_brackets(const TitleWord& word) {
  return (word.of == WordOf::white || word.of == WordOf::black) && word.text.front() == '(' &&
         word.text.find(')') != std::string_view::npos;
}

// Half points of `1`, `½`, `0`; nothing of anything else.
std::optional<int> half_points(std::string_view score) {
  if (score == "1") return 2;
  if (score == "\u00bd" || score == "1/2" || score == "0.5" || score == "0,5") return 1;
  return score == "0" ? std::optional<int>(0) : std::nullopt;
}

// The only word of the line that speaks of the side; words.size() for none and for two.
std::size_t only_word_of(WordOf side, const std::vector<TitleWord>& words) {
  std::size_t found = words.size();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].of != side) continue;
    if (found != words.size()) return words.size();
    found = i;
  }
  return found;
}

// `las conducía`, `were played by`: words between a side and its player; `par` of the second side.
std::size_t behind_playing(const std::vector<TitleWord>& words, std::size_t first) {
  constexpr std::size_t most = 4, longest_small = 3;  // words; bytes
  std::size_t at = first;
  const bool plays = std::any_of(words.begin(), words.end(),
                                 [](const TitleWord& w) { return w.of == WordOf::plays; });
  for (; at < words.size() && at < first + most && words[at].text == words[at].bare; ++at) {
    const bool small = !begins_with_capital(words[at].bare) && words[at].of == WordOf::anything &&
                       words[at].bare.size() <= longest_small;
    if (!small && words[at].of != WordOf::plays) break;
  }
  return plays ? at : first;
}

bool has_small_letter(std::string_view line) {
  return std::any_of(line.begin(), line.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

std::optional<Pairing> pairing_behind_sides(std::string_view line,
                                            const std::vector<TitleWord>& words,
                                            const Lexicon& lexicon) {
  const auto player_behind = [&](std::size_t side) {
    const std::size_t first = side < words.size() ? behind_playing(words, side + 1) : side;
    const std::size_t end = first < words.size() ? run_end(words, first) : first;
    if (end <= first) return Player();
    const std::size_t begin = words[first].at;
    std::size_t last = words[end - 1].at + words[end - 1].text.size();
    if (end < words.size() && words[end].text.front() == '(')  // a rating
      last = std::min(line.find(')', words[end].at), line.size() - 1) + 1;
    return player_in(line.substr(begin, last - begin), lexicon);
  };
  if (!has_small_letter(line)) return std::nullopt;  // BLANCAS JUEGAN Y NEGRAS GANAN
  Pairing out;
  out.white = player_behind(only_word_of(WordOf::white, words));
  out.black = player_behind(only_word_of(WordOf::black, words));
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  const bool white_last = std::less<const char*>()(out.black.name.data(), out.white.name.data());
  const std::string_view last = white_last ? out.white.name : out.black.name;
  out.rest =
      trim_title(line.substr(static_cast<std::size_t>(last.data() - line.data()) + last.size()));
  out.evidence = evidence_of_sides;
  return out;
}

std::optional<Pairing> pairing_before_sides(std::string_view line,
                                            const std::vector<TitleWord>& words,
                                            const Lexicon& lexicon) {
  const std::size_t white = only_word_of(WordOf::white, words);
  const std::size_t black = only_word_of(WordOf::black, words);
  if (white == words.size() || black == words.size()) return std::nullopt;
  const std::size_t first = std::min(white, black), second = std::max(white, black);
  const bool plays = std::any_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(first),
                                 [](const TitleWord& word) { return word.of == WordOf::plays; });
  const std::size_t near = plays ? 4 : 2;  // words: "Ana Gómez con las blancas"
  std::size_t last = 0;                    // byte behind the name
  // The name that small words part from its side.
  const auto player_before = [&](std::size_t side, std::size_t least) {
    std::size_t end = side;
    while (end > least && side - end < near && !begins_with_capital(words[end - 1].bare)) --end;
    const std::size_t begin = end > least ? run_begin(words, end) : end;
    if (end == side || begin >= end || begin < least) return Player();
    last = words[end - 1].at + words[end - 1].text.size();
    return player_in(line.substr(words[begin].at, last - words[begin].at), lexicon);
  };
  Pairing out;
  out.white = player_before(first, 0);
  out.black = player_before(second, first + 1);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  if (first == black) std::swap(out.white, out.black);
  out.rest = trim_title(line.substr(words[second].at + words[second].text.size()));
  out.evidence = evidence_of_sides;
  return out;
}

std::optional<Pairing> pairing_by_one_side(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon) {
  constexpr std::size_t near = 4;  // words
  const std::size_t white = only_word_of(WordOf::white, words);
  const std::size_t black = only_word_of(WordOf::black, words);
  if ((white == words.size()) == (black == words.size())) return std::nullopt;
  const std::size_t side = std::min(white, black);
  const auto is_small = [&](std::size_t i) {
    return !begins_with_capital(words[i].bare) || words[i].of == WordOf::plays;
  };
  std::size_t name_end = side, second = side + 1;
  while (name_end > 0 && side - name_end < near && is_small(name_end - 1)) --name_end;
  while (second < words.size() && second - side <= near && is_small(second)) ++second;
  const bool meets =
      std::any_of(words.begin() + static_cast<std::ptrdiff_t>(name_end),
                  words.begin() + static_cast<std::ptrdiff_t>(second), [](const TitleWord& word) {
                    return word.of == WordOf::beats || word.of == WordOf::loses ||
                           (word.of == WordOf::against && !word.weak);
                  });
  if (!meets || name_end == 0) return std::nullopt;
  const bool beside = name_end == side && !words[side - 1].text.ends_with(',');
  if (beside) return std::nullopt;  // "Las blancas ganan ante Pérez"
  std::vector<TitleWord> before(words.begin(),
                                words.begin() + static_cast<std::ptrdiff_t>(name_end));
  if (before.back().text.ends_with(',')) before.back().text.remove_suffix(1);
  const std::size_t first = run_begin(before, name_end), end = run_end(words, second);
  if (first == name_end || end == second) return std::nullopt;
  const bool begins_sentence = first == 0 || words[first - 1].ends_piece();
  if (begins_sentence && first + 1 == name_end) return std::nullopt;  // "Este, con blancas, ..."
  const std::size_t first_end = words[name_end - 1].at + words[name_end - 1].text.size();
  const std::size_t last = words[end - 1].at + words[end - 1].text.size();
  Pairing out;
  out.white = player_in(line.substr(words[first].at, first_end - words[first].at), lexicon);
  out.black = player_in(line.substr(words[second].at, last - words[second].at), lexicon);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  if (side == black) std::swap(out.white, out.black);
  out.rest = trim_title(line.substr(last));
  out.evidence = evidence_of_sides;
  return out;
}

std::optional<Pairing> pairing_by_scores(std::string_view line, const std::vector<TitleWord>& words,
                                         const Lexicon& lexicon) {
  for (std::size_t i = 1; i + 1 < words.size(); ++i) {
    const std::optional<int> white = half_points(words[i].bare);
    const bool parted = words[i].text.ends_with(',') || words[i + 1].weak;
    const std::size_t second = words[i + 1].weak ? i + 2 : i + 1;
    const std::size_t end = second < words.size() ? run_end(words, second) : second;
    if (!white || !parted || end == second || end >= words.size()) continue;
    const std::optional<int> black = half_points(words[end].bare);
    const std::size_t first = run_begin(words, i);
    if (!black || *white + *black != 2 || first == i) continue;
    Pairing out;
    out.white = player_in(line.substr(words[first].at, words[i].at - words[first].at), lexicon);
    out.black = player_in(line.substr(words[second].at, words[end].at - words[second].at), lexicon);
    if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) continue;
    out.rest = trim_title(line.substr(words[end].at + words[end].text.size()));
    out.result = *white == 2 ? "1-0" : *white == 1 ? "1/2-1/2" : "0-1";
    out.evidence = evidence_of_sides;
    return out;
  }
  return std::nullopt;
}

std::optional<Pairing> pairing_by_sides(std::string_view line, const std::vector<TitleWord>& words,
                                        std::string_view next, const Lexicon& lexicon) {
  Pairing out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].of != WordOf::white || (i > 0 && !words[i - 1].ends_piece() && !words[i - 1].weak))
      continue;
    const std::size_t behind = words[i].at + words[i].text.size();
    const auto other = std::find_if(words.begin() + static_cast<std::ptrdiff_t>(i), words.end(),
                                    [](const TitleWord& w) { return w.of == WordOf::black; });
    const std::size_t white_end = other == words.end() ? line.size() : other->at;
    std::string_view text = line.substr(behind, white_end - behind);
    out.white = player_in(text, lexicon);
    const std::string_view in = other == words.end() ? next : line.substr(other->at);
    const std::vector<TitleWord> rest = title_words(in, lexicon);
    if (rest.size() < 2 || rest[0].of != WordOf::black) return std::nullopt;
    const NameForm form{.comma = out.white.name.find(',') != std::string_view::npos};
    const std::size_t first = rest[1].weak ? 2 : 1;
    const std::size_t end = end_of_title_name(in, rest, first, form);
    const std::size_t begin = rest[0].text.size();
    if (end <= begin) return std::nullopt;
    text = in.substr(begin, end - begin);
    out.black = player_in(text, lexicon);
    if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
    out.rest = trim_title(in.substr(end));
    out.evidence = evidence_of_headings;
    return out;
  }
  return std::nullopt;
}

std::optional<Pairing> pairing_in_columns(const std::vector<TitleWord>& words,
                                          std::string_view next, const Lexicon& lexicon) {
  if (words.size() != 2 || words[0].of != WordOf::white || words[1].of != WordOf::black)
    return std::nullopt;
  std::size_t gap = next.find(") (");
  gap = gap == std::string_view::npos ? std::min(next.find("  "), next.find('\t')) : gap + 1;
  // `White. Black.` above `Pillsbury. Lasker.`
  if (gap == std::string_view::npos && words[0].text.ends_with('.') && next.ends_with('.') &&
      next.find(". ") == next.find(' ') - 1 && next.find(' ') == next.rfind(' '))
    gap = next.find(' ');
  if (gap == std::string_view::npos) return std::nullopt;
  const auto name = [&](std::string_view text) {
    text = trim_title(text);
    if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
    return player_in(text, lexicon);
  };
  Pairing out;
  out.white = name(next.substr(0, gap));
  out.black = name(next.substr(gap));
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = evidence_of_sides;
  return out;
}

namespace {

// The first word from `at` on, none of those in brackets, that `stops`; at most to `last`, not
// counting what stands in brackets.
template <typename Stops>
std::size_t behind_groups(const std::vector<TitleWord>& words, std::size_t at, std::size_t last,
                          const Stops& stops) {
  bool inside = false;
  for (; at < words.size() && (inside || at <= last); ++at) {
    if (words[at].text.starts_with('(')) inside = true;
    if (inside) ++last;
    if (!inside && stops(words[at])) return at;
    if (words[at].text.find(')') != std::string_view::npos) inside = false;
  }
  return at;
}

}  // namespace

std::optional<Pairing> pairing_below_sides(std::span<const std::string_view> lines,
                                           const Lexicon& lexicon) {
  constexpr std::size_t due = 4;  // lines
  if (lines.size() < due) return std::nullopt;
  const auto is_side = [&](std::string_view line, WordOf side) {
    if (line.ends_with('|')) line = trim_title(line.substr(0, line.size() - 1));
    const std::vector<TitleWord> words = title_words(line, lexicon);
    return words.size() == 1 && words[0].of == side;
  };
  if (!is_side(lines[0], WordOf::white)) return std::nullopt;
  const bool in_turn = is_side(lines[2], WordOf::black);
  if (!in_turn && !is_side(lines[1], WordOf::black)) return std::nullopt;
  Pairing out;
  out.white = player_in(lines[in_turn ? 1 : 2], lexicon);
  out.black = player_in(lines[3], lexicon);
  // Cells of a table hold names however they are written: `sergio N ZAZUETA`.
  const auto may_be_player = [&](std::string_view name, std::string_view other) {
    constexpr std::ptrdiff_t most = 3;  // blanks
    const bool cell = !in_turn && is_name(other, lexicon) && !name.empty() &&
                      std::count(name.begin(), name.end(), ' ') <= most &&
                      name.find_first_of("0123456789:.") == name.npos;
    return cell || is_name(name, lexicon);
  };
  if (!may_be_player(out.white.name, out.black.name) ||
      !may_be_player(out.black.name, out.white.name))
    return std::nullopt;
  out.evidence = evidence_of_headings;
  return out;
}

namespace {

// `Jugaron Gómez y Pérez`, `la partida que enfrentó a Gómez con Pérez`: a small word at most before
// the first name, one between the two.
std::optional<Pairing> pairing_behind_meeting(std::string_view line,
                                              const std::vector<TitleWord>& words, std::size_t at,
                                              const Lexicon& lexicon) {
  std::size_t first = at + 1;
  if (first < words.size() && !begins_with_capital(words[first].bare)) ++first;
  const std::size_t end = first < words.size() ? run_end(words, first) : first;
  if (end == first) return std::nullopt;
  // `Gómez y Pérez` is one run of words: `y` stands inside of names too.
  std::size_t sign = first + 1;
  while (sign < end && begins_with_capital(words[sign].bare)) ++sign;
  const std::size_t other = sign + 1;
  if (other >= words.size() || begins_with_capital(words[sign].bare)) return std::nullopt;
  const std::size_t last = run_end(words, other);
  if (last == other) return std::nullopt;
  const auto name = [&](std::size_t from, std::size_t to) {
    const std::size_t close = words[to - 1].at + words[to - 1].text.size();
    return player_in(line.substr(words[from].at, close - words[from].at), lexicon);
  };
  Pairing out;
  out.white = name(first, sign);
  out.black = name(other, last);
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.rest = trim_title(line.substr(words[last - 1].at + words[last - 1].text.size()));
  out.evidence = evidence_of_sides;
  return out;
}

}  // namespace

std::optional<Pairing> pairing_between(std::string_view line, const std::vector<TitleWord>& words,
                                       const Lexicon& lexicon) {
  constexpr std::size_t longest = 6;  // words of a name, with its rating
  const auto joins = [](const TitleWord& word) {
    return word.text == word.bare &&
           (is_joining_particle(word.bare) || word.bare == "y" || word.bare == "e");
  };
  bool game = false;
  for (std::size_t i = 0; i + 3 < words.size(); ++i) {
    game |= words[i].of == WordOf::game || (i == 0 && words[i].of == WordOf::plays);
    if (words[i].of == WordOf::meet)
      if (auto found = pairing_behind_meeting(line, words, i, lexicon)) return found;
    if (!game || words[i].of != WordOf::between) continue;
    const auto parts = [&](const TitleWord& word) {
      return joins(word) || (word.of == WordOf::against && !word.weak);
    };
    const std::size_t second = behind_groups(words, i + 2, i + longest, parts);
    if (second >= words.size() || !parts(words[second])) continue;
    const bool meets = words[second].of == WordOf::against;
    std::size_t other = second + 1;  // "contra el MI Pérez"
    while (meets && other < words.size() && !begins_with_capital(words[other].bare)) ++other;
    const std::size_t end = other < words.size() ? run_end(words, other) : other;
    if (end == other) continue;
    std::size_t last = words[end - 1].at + words[end - 1].text.size();
    if (end < words.size() && words[end].text.front() == '(')  // a rating
      last = std::min(line.find(')', words[end].at), line.size() - 1) + 1;
    Pairing out;
    // "Ana Gómez (1850) de blancas contra"
    std::size_t name_end = second;
    bool takes_black = false;
    while (meets && name_end > i + 2 && !begins_with_capital(words[name_end - 1].bare) &&
           words[name_end - 1].text.find(')') == std::string_view::npos)
      takes_black |= words[--name_end].of == WordOf::black;
    const std::size_t behind = words[name_end - 1].at + words[name_end - 1].text.size();
    out.white = player_in(line.substr(words[i + 1].at, behind - words[i + 1].at), lexicon);
    out.black = player_in(line.substr(words[other].at, last - words[other].at), lexicon);
    if (takes_black) std::swap(out.white, out.black);
    if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) continue;
    out.rest = trim_title(line.substr(last));
    out.evidence = evidence_of_sides;
    return out;
  }
  return std::nullopt;
}

std::optional<Pairing> pairing_in_brackets(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon) {
  Pairing out;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t close = words[i].text.empty() ? line.npos : line.find(')', words[i].at);
    const bool behind_word =  // `(con blancas)`, `(met wit, Breda)`
        i > 1 && words[i - 1].text.front() == '(' &&
        (words[i].of == WordOf::white || words[i].of == WordOf::black) && close != line.npos &&
        line.find('(', words[i].at) >= close;
    if (!behind_word && !is_side_in_brackets(words[i])) continue;
    const std::size_t name_end = behind_word ? i - 1 : i;
    const std::size_t first = run_begin(words, name_end);
    if (first == name_end) continue;
    Player& player = words[i].of == WordOf::white ? out.white : out.black;
    if (!player.name.empty()) return std::nullopt;
    player = player_in(line.substr(words[first].at, words[name_end].at - words[first].at), lexicon);
    out.rest = trim_title(line.substr(close + 1));
  }
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = evidence_of_sides;
  return out;
}

}  // namespace planilla
