// Fields between commas and parentheses, each judged by its words.
#include "game/titles/title_pieces.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/titles/title_rest.h"
#include "game/titles/title_words.h"

namespace planilla {

namespace {

using ascii::is_digit;
using Words = std::vector<TitleWord>;

bool parts_pieces(const Words& words, std::size_t at) {
  const std::string_view text = words[at].text;
  if (text == "|" || text == "/" || text == "\u00b7" || text == "\u2022") return true;
  if (!words[at].weak) return false;
  const bool first = at == 0, last = at + 1 == words.size();
  return first || last || !is_digit(words[at - 1].bare.back()) ||
         !is_digit(words[at + 1].bare.front());  // 5 - 10 de mayo
}

bool is_round(const Words& words, const Lexicon& lexicon) {
  constexpr std::size_t most = 3;
  const bool has_heading = std::any_of(words.begin(), words.end(), [&](const TitleWord& word) {
    return names_round(word, lexicon);
  });
  const bool has_number = std::any_of(words.begin(), words.end(), [](const TitleWord& word) {
    return is_digit(word.bare.front());
  });
  return words.size() <= most && has_heading && has_number;
}

bool names_event(const Words& words, const Lexicon& lexicon) {
  constexpr std::size_t most = 9, particle = 4;
  const auto of_event = [](const TitleWord& word) { return word.of == WordOf::event; };
  if (words.empty() || words.size() > most || is_round(words, lexicon)) return false;
  if (words.size() == 1 && words[0].text.ends_with(':')) return false;  // the word of a heading
  if (!std::any_of(words.begin(), words.end(), of_event)) return false;
  return std::all_of(words.begin(), words.end(), [&](const TitleWord& word) {
    const char c = word.bare.empty() ? ' ' : word.bare[0];
    const bool small = c >= 'a' && c <= 'z';
    if (&word == &words.front() && small) return false;
    return !small || of_event(word) || word.bare.size() <= particle;
  });
}

// May stand behind an event's name with a comma: `Campeonato de España, Sub 18`.
bool goes_on(std::string_view field, const Lexicon& lexicon) {
  const Words words = title_words(field, lexicon);
  return !words.empty() && begins_with_capital(words.front().bare) && !is_round(words, lexicon) &&
         !is_opening_code(words.front().bare);
}

}  // namespace

std::vector<TitlePiece> title_pieces(std::string_view line, const Lexicon& lexicon) {
  std::vector<TitlePiece> out;
  bool behind_sign = false;
  const Words words = title_words(line, lexicon);
  std::size_t begin = 0;
  const auto end_piece = [&](std::size_t end, std::size_t next) {
    if (const std::string_view piece = trim_title(line.substr(begin, end - begin)); !piece.empty())
      out.push_back({piece, behind_sign});
    begin = next;
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t end = words[i].at + words[i].text.size();
    const bool sign = parts_pieces(words, i);
    if (!sign && !words[i].ends_piece()) continue;
    end_piece(sign ? words[i].at : end - 1, end);
    behind_sign = sign && !out.empty();
  }
  end_piece(line.size(), line.size());
  return out;
}

TitleEvent event_in(std::string_view text, const Lexicon& lexicon) {
  constexpr std::string_view signs = ",(";
  TitleEvent out;
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = std::min(text.find_first_of(signs, begin), text.size());
    std::string_view field = trim_title(text.substr(begin, end - begin));
    if (field.starts_with('['))  // [Evento] Torneo
      field = trim_title(field.substr(std::min(field.find(']'), field.size() - 1) + 1));
    if (!names_event(title_words(field, lexicon), lexicon)) {
      begin = end + 1;
      continue;
    }
    const std::size_t name = static_cast<std::size_t>(field.data() - text.data());
    out.takes_year = end == text.size();
    while (end < text.size() && text[end] == ',') {
      const std::size_t next = std::min(text.find_first_of(signs, end + 1), text.size());
      const Words all = title_words(text.substr(name, next - name), lexicon);
      if (!goes_on(text.substr(end + 1, next - end - 1), lexicon) || !names_event(all, lexicon))
        break;
      end = next;
    }
    out.name = trim_title(text.substr(name, end - name));
    if (out.name.ends_with('.')) out.name.remove_suffix(1);
    if (out.name.ends_with(')') && out.name.find('(') == out.name.npos) out.name.remove_suffix(1);
    out.behind = text.substr(end);
    return out;
  }
  return out;
}

bool is_round(std::string_view text, const Lexicon& lexicon) {
  return is_round(title_words(text, lexicon), lexicon);
}

std::string_view place_in(std::string_view text, const Lexicon& lexicon) {
  text = trim_title(text);
  for (std::size_t sign = text.find_first_of(",("); sign != std::string_view::npos && sign > 0;
       sign = text.find_first_of(",(")) {
    const std::string_view field = trim_title(text.substr(0, sign));
    if (!is_result(field) && !is_opening_code(field) && !is_round(field, lexicon)) break;
    text = trim_title(text.substr(sign + 1));
  }
  while (text.ends_with(',') || text.ends_with('(') || text.ends_with(' ')) text.remove_suffix(1);
  if (text.starts_with('(') && text.find(')') == std::string_view::npos) text.remove_prefix(1);
  if (text.starts_with(',')) text.remove_prefix(1);
  return trim_title(text);
}

}  // namespace planilla
