// Both sides of the comma, word by word.
#include "archive/identity/name_words.h"

#include <algorithm>
#include <array>
#include <optional>

#include "checks/facts/mojibake.h"
#include "checks/facts/names.h"
#include "game/titles/name_particles.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 14> titles = {
    "gm", "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "nm", "dr", "mr", "mrs", "prof", "comp"};

struct Generation {
  std::string_view word;
  int number = 0;
};
constexpr std::array<Generation, 8> generations = {{{"sr", 1},
                                                    {"snr", 1},
                                                    {"senior", 1},
                                                    {"jr", 2},
                                                    {"jnr", 2},
                                                    {"junior", 2},
                                                    {"ii", 2},
                                                    {"iii", 3}}};

int generation_of(std::string_view word) {
  for (const Generation& one : generations)
    if (one.word == word) return one.number;
  return 0;
}

constexpr std::array<std::string_view, 8> nobody = {
    "nn", "n n", "unknown", "anonymous", "anon", "amateur nn", "incognito", "desconocido"};

template <std::size_t N>
bool holds(const std::array<std::string_view, N>& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// "TV" in "Petrosian TV": capitals only, and few of them.
bool is_initials(std::string_view written) {
  if (written.size() < 2 || written.size() > 3) return false;
  return std::all_of(written.begin(), written.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool is_initial(std::string_view written, std::string_view folded) {
  return folded.size() == 1 && (written.front() < 'a' || written.front() > 'z');
}

// Letters of scripts without capitals are small.
bool has_small_letters(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = take_character(text, at);
    if ((c >= 'a' && c <= 'z') || (c >= 0x80 && unicode::is_letter(c) && !unicode::is_upper(c)))
      return true;
  }
  return false;
}

// "JH" of "BLACKBURNE, JH": where all is in capitals, letters of which no name is made.
bool has_no_vowel(std::string_view written) {
  return written.find_first_of("AEIOUY") == std::string_view::npos;
}

// "McShane" and "Mc Shane" as "Mac Shane" and "MacShane" are folded.
std::string with_mac(std::string_view word) {
  constexpr std::string_view brief = "mc";
  constexpr std::size_t shortest = 5;
  const bool alone_or_joined = word == brief || word.size() >= shortest;
  if (!alone_or_joined || !word.starts_with(brief)) return std::string(word);
  return std::string("mac").append(word.substr(brief.size()));
}

// `initial`: it is a capital alone, which no particle is: `Torre, E`, not `Ortega y Gasset`.
void add_folded(std::string_view folded, NamePart part, bool initial, NameWords& out) {
  while (!folded.empty()) {
    const std::size_t end = std::min(folded.find(' '), folded.size());
    const std::string_view word = folded.substr(0, end);
    if (const int generation = generation_of(word))
      out.generation = generation;
    else if (!word.empty() && !holds(titles, word))
      out.words.push_back({with_mac(word), part, initial});
    folded.remove_prefix(std::min(end + 1, folded.size()));
  }
}

// Capitals stand for initials where there are small letters beside them.
enum class Capitals : std::uint8_t { initials, all };

// "VAN" of "VAN DER WIEL John", and not "DE" of "Smith DE": a capital word comes behind it.
bool begins_surname(std::string_view folded, std::string_view behind) {
  if (!is_name_particle(folded)) return false;
  const std::size_t begin = behind.find_first_not_of(" .\t");
  if (begin == std::string_view::npos) return false;
  const std::string_view next = behind.substr(begin, behind.find_first_of(" .\t", begin) - begin);
  return next.size() > 1 && !has_small_letters(next);
}

// The words of one side of the comma.
void add_words(std::string_view text, NamePart part, Capitals capitals, NameWords& out) {
  if (part == NamePart::surname) return add_folded(fold_name(text), part, false, out);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find_first_not_of(" .\t", at);
    if (begin == std::string_view::npos) return;
    const std::size_t end = std::min(text.find_first_of(" .\t", begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    const std::string folded = fold_name(word);
    const bool may_be = capitals == Capitals::initials
                            ? !begins_surname(folded, text.substr(end))
                            : part == NamePart::given && has_no_vowel(word);
    if (may_be && is_initials(word) && !holds(titles, folded) && generation_of(folded) == 0)
      for (const char& c : word) add_folded(fold_name({&c, 1}), NamePart::given, true, out);
    else
      add_folded(folded, part, capitals == Capitals::initials && is_initial(word, folded), out);
    at = end;
  }
}

// Particles are left out where something else is left.
void drop_particles(NameWords& out) {
  const auto is_particle = [](const NameWords::Word& word) {
    const bool initial = word.initial || (word.part == NamePart::given && word.text.size() == 1);
    return !initial && is_name_particle(word.text);
  };
  // "Dos E": an initial alone is nobody's name.
  const auto is_left = [&](const NameWords::Word& word) {
    return !is_particle(word) && word.text.size() > 1;
  };
  if (std::none_of(out.words.begin(), out.words.end(), is_left)) return;
  // "Dos, Eva": a surname that is nothing else.
  const bool surname = std::any_of(out.words.begin(), out.words.end(), [&](const auto& word) {
    return word.part == NamePart::surname && !is_particle(word);
  });
  std::erase_if(out.words, [&](const NameWords::Word& word) {
    return is_particle(word) && (surname || word.part != NamePart::surname);
  });
}

// Without countries and numbers in parentheses: "Topalov (BUL)", but "Li, Chao (b)".
std::string without_asides(std::string_view name) {
  std::string out(name);
  for (std::size_t begin = out.find('('); begin != std::string::npos;
       begin = out.find('(', begin)) {
    const std::size_t end = out.find(')', begin);
    if (end == std::string::npos) break;
    const std::string_view inside = std::string_view(out).substr(begin + 1, end - begin - 1);
    const bool number = inside.find_first_not_of("0123456789") == std::string_view::npos;
    if (number || (inside.size() > 1 && inside.size() < 4))
      out.erase(begin, end + 1 - begin);
    else
      ++begin;
  }
  return out;
}

struct SpeltOut {
  std::string_view letter, latin;
};
// A capital kh may be somebody's H. A hard sign is no sound but in Bulgarian, where it is a vowel.
constexpr std::array<SpeltOut, 13> cyrillic = {{{"ъя", "ya"},
                                                {"ъе", "ye"},
                                                {"ъё", "yo"},
                                                {"ъю", "yu"},
                                                {"ъ", "a"},
                                                {"Ъ", "A"},
                                                {"Ю", "Yu"},
                                                {"ю", "yu"},
                                                {"Я", "Ya"},
                                                {"я", "ya"},
                                                {"Щ", "Shch"},
                                                {"щ", "shch"},
                                                {"х", "kh"}}};

// Of Azerbaijan, which alone writes a schwa: `Rəcəbov` is `Rajabov` elsewhere.
constexpr std::array<SpeltOut, 4> azerbaijani = {{{"C", "J"}, {"c", "j"}, {"Ə", "A"}, {"ə", "a"}}};

template <std::size_t N>
void spell_out(const std::array<SpeltOut, N>& letters, std::string& name) {
  for (const SpeltOut& one : letters)
    for (std::size_t at = name.find(one.letter); at != std::string::npos;
         at = name.find(one.letter, at))
      name.replace(at, one.letter.size(), one.latin);
}

// Letters of two sounds as most of the world writes them; folded they would lose the first.
std::string spelt_out(std::string name) {
  if (ascii_prefix(name) == name.size()) return name;
  spell_out(cyrillic, name);
  if (name.find("ə") != std::string::npos || name.find("Ə") != std::string::npos)
    spell_out(azerbaijani, name);
  return name;
}

}  // namespace

NameWords name_words(std::string_view written) {
  NameWords out;
  const std::optional<std::string> mended = undo_mojibake(written);
  const std::string name_alone = spelt_out(without_asides(mended ? *mended : written));
  const std::string_view name = name_alone;
  const std::string all = fold_name(name);
  if (all.empty() || holds(nobody, all)) return out;
  const std::size_t comma = name.find(',');
  const Capitals capitals = has_small_letters(name) ? Capitals::initials : Capitals::all;
  if (comma != std::string_view::npos) {
    add_words(name.substr(0, comma), NamePart::surname, capitals, out);
    add_words(name.substr(comma + 1), NamePart::given, capitals, out);
  } else {
    add_words(name, NamePart::either, capitals, out);
  }
  drop_particles(out);
  return out;
}

}  // namespace planilla
