// Lines in which a word names the side of each player.
#include "game/titles/title_sides.h"

#include <algorithm>

#include "game/titles/name_span.h"

namespace planilla {

namespace {

constexpr int evidence_of_sides = 4;

// `(blancas)`, `(White),`
bool is_side_in_brackets(const TitleWord& word) {
  return (word.of == WordOf::white || word.of == WordOf::black) && word.text.front() == '(' &&
         word.text.find(')') != std::string_view::npos;
}

}  // namespace

std::optional<Pairing> pairing_by_sides(std::string_view line, const std::vector<TitleWord>& words,
                                        std::string_view next, const Lexicon& lexicon) {
  Pairing out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].of != WordOf::white || (i > 0 && !words[i - 1].ends_piece())) continue;
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
    out.evidence = evidence_of_sides;
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

std::optional<Pairing> pairing_in_brackets(std::string_view line,
                                           const std::vector<TitleWord>& words,
                                           const Lexicon& lexicon) {
  Pairing out;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (!is_side_in_brackets(words[i])) continue;
    const std::size_t first = run_begin(words, i);
    if (first == i) continue;
    Player& player = words[i].of == WordOf::white ? out.white : out.black;
    if (!player.name.empty()) return std::nullopt;
    player = player_in(line.substr(words[first].at, words[i].at - words[first].at), lexicon);
    const std::size_t behind = words[i].at + words[i].text.find(')') + 1;
    out.rest = trim_title(line.substr(behind));
  }
  if (!is_name(out.white.name, lexicon) || !is_name(out.black.name, lexicon)) return std::nullopt;
  out.evidence = evidence_of_sides;
  return out;
}

}  // namespace planilla
