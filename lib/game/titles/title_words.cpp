// Words by what the data files say of them.
#include "game/titles/title_words.h"

#include <algorithm>
#include <array>
#include <string>

#include "game/model/result.h"
#include "game/titles/name_particles.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

std::string_view without_marks(std::string_view word) {
  constexpr std::array<std::string_view, 14> marks = {
      "(", ")", "[", "]", ",", ";", ":", "*", "\"", "_", "\u201c", "\u201d", "\u00ab", "\u00bb"};
  const auto strip = [&](bool front) {
    for (const std::string_view mark : marks) {
      if (word.size() <= mark.size()) continue;
      if (front ? word.starts_with(mark) : word.ends_with(mark)) {
        front ? word.remove_prefix(mark.size()) : word.remove_suffix(mark.size());
        return true;
      }
    }
    return false;
  };
  while (strip(true)) {
  }
  while (strip(false)) {
  }
  return word;
}

bool is_dash(std::string_view word) {
  constexpr std::array<std::string_view, 8> dashes = {"-",      "--",     "\u2010", "\u2011",
                                                      "\u2013", "\u2014", "\u2015", "\u2212"};
  return std::find(dashes.begin(), dashes.end(), word) != dashes.end();
}

// The discs and kings that stand for the sides; with a sign of how they are drawn.
WordOf side_of_disc(std::string_view word) {
  for (const std::string_view sign : {"\u26aa", "\u2654"})
    if (word.starts_with(sign)) return WordOf::white;
  for (const std::string_view sign : {"\u26ab", "\u265a"})
    if (word.starts_with(sign)) return WordOf::black;
  return WordOf::anything;
}

WordOf meaning_of(std::string_view word, const Lexicon& lexicon) {
  if (const WordOf side = side_of_disc(word); side != WordOf::anything) return side;
  if (word == "x" || word == "\u00d7") return WordOf::against;
  std::string_view bare = word;
  std::string_view meaning = lexicon.title(bare);
  if (meaning.empty() && bare.size() > 2 && bare.ends_with('.')) {
    bare.remove_suffix(1);
    meaning = lexicon.title(bare);
  }
  constexpr std::array<std::pair<std::string_view, WordOf>, 15> meanings = {
      {{"opening", WordOf::opening},
       {"event", WordOf::event},
       {"game", WordOf::game},
       {"nobody", WordOf::nobody},
       {"against", WordOf::against},
       {"between", WordOf::between},
       {"rating", WordOf::rating},
       {"person", WordOf::person},
       {"plays", WordOf::plays},
       {"beats", WordOf::beats},
       {"loses", WordOf::loses},
       {"victory", WordOf::victory},
       {"meet", WordOf::meet},
       {"white", WordOf::white},
       {"black", WordOf::black}}};
  std::string_view letters = word;
  if (letters.ends_with('.')) letters.remove_suffix(1);
  const bool may_be_name = begins_with_capital(word) && letters.size() != 2;  // not `Vs.`
  for (const auto& [name, of] : meanings)
    if (meaning == name && ((of != WordOf::against && of != WordOf::between) || !may_be_name))
      return of;
  std::string small(bare);  // "van", "Van": also a heading of Vietnamese without its marks
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  if (is_name_particle(small)) return WordOf::anything;
  const std::string_view tag = lexicon.heading(bare);
  if (tag == "White") return WordOf::white;
  if (tag == "Black") return WordOf::black;
  if (tag == "Opening" || tag == "Variation") return WordOf::opening;
  if (tag == "Event") return WordOf::event;
  return tag.empty() ? WordOf::anything : WordOf::heading;
}

// Small words within a place: aan, am, les.
bool is_small(std::string_view word) {
  constexpr std::ptrdiff_t longest = 4;  // characters
  return std::count_if(word.begin(), word.end(), [](char c) { return !is_continuation(c); }) <=
             longest &&
         !word.empty() && word.back() != '.';
}

// Small words within a name: de, von der, y, фон.
bool is_particle(std::string_view word) {
  const std::string folded = fold_words(word);
  return is_name_particle(folded) || is_joining_particle(folded) || word.front() == '\'';
}

}  // namespace

bool is_small_word(std::string_view word, std::size_t longest) {
  return word.size() <= longest &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool is_initial(std::string_view word) {
  constexpr std::size_t longest = 3;  // bytes
  return word.size() <= longest && word.ends_with('.') && begins_with_capital(word);
}

bool TitleWord::ends_piece() const {
  if (text.ends_with(';')) return true;
  if (of == WordOf::person) return false;
  constexpr std::size_t initials = 4;  // bytes, with the stop: "Mr."
  return text.ends_with('.') && text.size() > initials && text.find('.') == text.size() - 1;
}

namespace {

// Where the word line[begin, end) is cut: `(2820)-Carlsen,M` into the group, the dash and the name.
std::size_t end_of_word(std::string_view line, std::size_t begin, std::size_t end) {
  const std::string_view text = line.substr(begin, end - begin);
  const auto begins_name = [&](std::size_t at) {
    return at < text.size() && begins_with_capital(text.substr(at));
  };
  // `1-Anne PETIT (1090) -Jean DURAND (1099)`
  const std::size_t digits = text.find_first_not_of("0123456789");
  if (begin == 0 && digits != text.npos && digits > 0 && digits < 3 && text[digits] == '-' &&
      begins_name(digits + 1))
    return begin + digits + 1;
  if (begin > 1 && line[begin - 2] == ')' && text.front() == '-' && begins_name(1))
    return begin + 1;
  // `GAME II.--Between Mr. Smith and Mr. Jones`
  for (const std::string_view dash : {"--", "\u2014"}) {
    if (begin > 0 && line[begin - 1] == '.' && text.starts_with(dash) && begins_name(dash.size()))
      return begin + dash.size();
    const std::size_t stop = text.find("." + std::string(dash));
    if (stop != text.npos && stop > 0 && begins_name(stop + 1 + dash.size()))
      return begin + stop + 1;
  }
  for (const std::string_view dash : {"-", "\u2013", "\u2014"}) {
    if (begin > 0 && line[begin - 1] == ')' && text.starts_with(dash) && text.size() > dash.size())
      return begin + dash.size();
    for (const std::string_view mark : {")", "\"", "\u201d", "\u00bb"}) {
      const std::size_t close = text.find(std::string(mark) + std::string(dash));
      if (close != std::string_view::npos && close > 0) return begin + close + mark.size();
    }
    const auto behind = [&](std::string_view mark) {
      return line.substr(0, begin).ends_with(mark) && text.size() > dash.size() &&
             text.starts_with(dash);
    };
    if (behind("\"") || behind("\u201d") || behind("\u00bb")) return begin + dash.size();
  }
  return end;
}

// `White` of `White\u2014Ann`, `White.--Ann`, and behind it the dash; the whole word where it is
// none so.
std::size_t end_of_side(std::string_view line, std::size_t begin, std::size_t end,
                        const Lexicon& lexicon) {
  const std::string_view word = line.substr(begin, end - begin);
  for (const std::string_view dash : {"\u2014", "--"}) {
    const std::size_t at = word.find(dash);
    if (at == word.npos || !begins_with_capital(word.substr(at + dash.size()))) continue;
    std::string_view side = word.substr(0, at);
    if (side.ends_with('.')) side.remove_suffix(1);
    if (side.empty()) return begin > 0 && line[begin - 1] != ' ' ? begin + dash.size() : end;
    const WordOf of = meaning_of(side, lexicon);
    return of == WordOf::white || of == WordOf::black ? begin + at : end;
  }
  return end;
}

bool may_be_given_name(const TitleWord& word) {
  return word.of == WordOf::anything && begins_with_capital(word.text);
}

// `v.` within a name, `dr.` at its begin; `A.` is no name, nor `DE LA`.
bool is_abbreviated_particle(std::string_view word) {
  return word.size() == 2 && word.back() == '.';
}

bool is_cut_name(const std::vector<TitleWord>& words) {
  const auto is_small = [](const TitleWord& word) {
    return is_name_particle(fold_words(word.bare));
  };
  const auto is_part = [&](const TitleWord& word) {
    return is_initial(word.text) || is_small(word);
  };
  if (std::all_of(words.begin(), words.end(), is_part))
    return words.size() > 1 || !is_small(words[0]);
  return words.size() > 2 && is_small(words.back()) && is_small(words[words.size() - 2]);
}

}  // namespace

namespace {

// `Victoria Ruiz`, `Sieg, H.`, `Vince`: words of a duel with a capital are names, but where a
// sentence begins with them and goes on in a small word, or, of two who meet, in any. `Between` is
// none where one begins with it.
void settle_capitals(std::vector<TitleWord>& words, const Lexicon& lexicon) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    TitleWord& word = words[i];
    if (!begins_with_capital(word.bare)) continue;
    const bool behind_dash = i > 1 && words[i - 1].weak && words[i - 2].text.ends_with('.');
    const bool begins = i == 0 || words[i - 1].text.ends_with('.') || behind_dash;
    const bool small_behind = i + 1 < words.size() && !begins_with_capital(words[i + 1].bare);
    if (word.of == WordOf::anything && begins && lexicon.title(word.bare) == "between")
      word.of = WordOf::between;
    if (word.of == WordOf::beats || (word.of == WordOf::meet && !begins) ||
        ((word.of == WordOf::loses || word.of == WordOf::victory) && !(begins && small_behind)))
      word.of = WordOf::anything;
  }
}

}  // namespace

std::vector<TitleWord> title_words(std::string_view line, const Lexicon& lexicon) {
  std::vector<TitleWord> out;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t begin = line.find_first_not_of(" \t\r", at);
    if (begin == std::string_view::npos) break;
    at = end_of_word(line, begin, std::min(line.find_first_of(" \t\r", begin), line.size()));
    at = end_of_side(line, begin, at, lexicon);
    TitleWord& word = out.emplace_back();
    word.at = begin;
    word.text = line.substr(begin, at - begin);
    word.weak = is_dash(word.text);
    word.bare = without_marks(word.text.ends_with(").") ? word.text.substr(0, word.text.size() - 1)
                                                        : word.text);
    word.of = word.weak ? WordOf::against : meaning_of(word.bare, lexicon);
    // `H. v. Gottschall`: behind an initial alone it stands between no two players.
    const bool first_initial = out.size() > 1 && is_initial(out[out.size() - 2].text) &&
                               (out.size() == 2 || !may_be_given_name(out[out.size() - 3]));
    if (word.of == WordOf::against && word.text.ends_with('.') && first_initial)
      word.of = WordOf::anything;
  }
  settle_capitals(out, lexicon);
  return out;
}

namespace {

template <class Joins>
bool is_capitalised(std::string_view text, const Lexicon& lexicon, const Joins& may_join) {
  constexpr std::size_t most_words = 6;
  if (text.empty() || text.find_first_of("0123456789:;!?[]{}<>\"=") != std::string_view::npos)
    return false;
  const std::vector<TitleWord> words = title_words(text, lexicon);
  if (words.size() > most_words || words.empty()) return false;
  if (lexicon.title(text) == "nobody") return true;
  if (is_cut_name(words) || words.back().of == WordOf::person) return false;
  for (const TitleWord& word : words) {
    const bool side = word.of == WordOf::white || word.of == WordOf::black;  // also Black, Bianchi
    const bool plain = word.of == WordOf::anything || word.of == WordOf::nobody ||
                       word.of == WordOf::person || (side && words.size() > 1);
    if (!plain || word.ends_piece()) return false;
    const bool inside = &word != &words.front() && &word != &words.back();
    const bool leads = &word == &words.front() && words.size() > 1 &&
                       (is_leading_particle(word.bare) || word.of == WordOf::person);
    const bool joins = may_join(word.bare) || is_abbreviated_particle(word.bare);
    if (!begins_with_capital(word.bare) && !(inside && joins) && !leads) return false;
  }
  return true;
}

}  // namespace

bool is_name(std::string_view text, const Lexicon& lexicon) {
  return is_capitalised(text, lexicon, is_particle);
}

bool is_place(std::string_view text, const Lexicon& lexicon) {
  return is_capitalised(text, lexicon, is_small);
}

std::string_view year_in(std::string_view text) {
  std::size_t digits = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] >= '0' && text[i] <= '9') {
      ++digits;
      continue;
    }
    const std::string_view number = digits == 4 ? text.substr(i - 4, 4) : std::string_view();
    digits = 0;
    if (number.empty()) continue;
    if (number.starts_with("20") || (number[0] == '1' && number[1] >= '5')) return number;
  }
  return {};
}

namespace {
// `1-` may be a number.
bool has_two_scores(std::string_view result) {
  return std::count_if(result.begin(), result.end(), [](char c) {
           return (c >= '0' && c <= '9') || c == '+' || c == '\xc2';  // half
         }) > 1;
}
}  // namespace

Result title_result(std::string_view text) {
  text = trim_title(text.substr(text.find_last_of(" \t") + 1));
  while (!text.empty() && (text.front() == '(' || text.front() == '[')) text.remove_prefix(1);
  while (!text.empty() && std::string_view(")].,;").find(text.back()) != std::string_view::npos)
    text.remove_suffix(1);
  const Result said = parse_result(text);
  return said != Result::unknown && has_two_scores(text) ? said : Result::none;
}

std::string_view trim_title(std::string_view text) {
  constexpr std::string_view blanks = " \t\r*_#";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

}  // namespace planilla
