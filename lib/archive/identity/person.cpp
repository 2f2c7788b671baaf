// Words of names, and how they are compared: each word of the shorter name needs a partner.
#include "archive/identity/person.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "checks/facts/edit_distance.h"
#include "checks/facts/names.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 24> particles = {
    "van", "von", "de", "der", "den", "del", "della", "di", "da",  "dos", "das", "du",
    "la",  "le",  "el", "al",  "bin", "ibn", "ter",   "te", "ten", "zu",  "y",   "e"};
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

bool has_small_letters(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (static_cast<unsigned char>(c) & 0x80) != 0;
  });
}

void add_word(std::string_view text, NamePart part, Person& out) {
  out.words.push_back({std::string(text), sound_of(text), part});
}

void add_folded(std::string_view folded, NamePart part, Person& out) {
  while (!folded.empty()) {
    const std::size_t end = std::min(folded.find(' '), folded.size());
    const std::string_view word = folded.substr(0, end);
    if (const int generation = generation_of(word))
      out.generation = generation;
    else if (!word.empty() && !holds(titles, word))
      add_word(word, part, out);
    folded.remove_prefix(std::min(end + 1, folded.size()));
  }
}

// The words of one side of the comma.
void add_words(std::string_view text, NamePart part, bool splits, Person& out) {
  std::size_t at = 0;
  while (splits && at < text.size()) {
    const std::size_t begin = text.find_first_not_of(" .\t", at);
    if (begin == std::string_view::npos) return;
    const std::size_t end = std::min(text.find_first_of(" .\t", begin), text.size());
    const std::string_view word = text.substr(begin, end - begin);
    const std::string folded = fold_name(word);
    if (is_initials(word) && !holds(titles, folded) && generation_of(folded) == 0)
      for (const char& c : word) add_folded(fold_name({&c, 1}), NamePart::given, out);
    else
      add_folded(folded, part, out);
    at = end;
  }
  if (!splits) add_folded(fold_name(text), part, out);
}

// Particles are left out where something else is left.
void drop_particles(Person& out) {
  const auto is_particle = [](const NameWord& word) { return holds(particles, word.text); };
  if (std::all_of(out.words.begin(), out.words.end(), is_particle)) return;
  std::erase_if(out.words, is_particle);
}

enum class WordMatch : std::uint8_t { equal, initial, sound, typo, none };

// "Mikhail" and "Michail", not "Alan" and "Ellen": the letters of one given name in two spellings.
bool is_near(std::string_view a, std::string_view b) {
  const std::size_t allowed = std::max<std::size_t>(2, std::max(a.size(), b.size()) / 3);
  return edit_distance(a, b, allowed) <= allowed;
}

bool is_typo(std::string_view a, std::string_view b) {
  const std::size_t shorter = std::min(a.size(), b.size());
  if (shorter < 4) return false;
  const std::size_t allowed = shorter >= 8 ? 2 : 1;
  return edit_distance(a, b, allowed) <= allowed;
}

WordMatch match(const NameWord& a, const NameWord& b) {
  if (a.text == b.text) return WordMatch::equal;
  if (a.text.size() == 1 || b.text.size() == 1)
    return a.text[0] == b.text[0] ? WordMatch::initial : WordMatch::none;
  if (a.part != NamePart::surname && b.part != NamePart::surname &&
      std::min(a.text.size(), b.text.size()) >= 2 &&
      (a.text.starts_with(b.text) || b.text.starts_with(a.text)))
    return WordMatch::initial;  // "Alex" of "Alexander"
  const bool both_given = a.part == NamePart::given && b.part == NamePart::given;
  if (a.sound == b.sound && a.sound.size() >= 2 && (!both_given || is_near(a.text, b.text)))
    return WordMatch::sound;
  constexpr std::size_t shortest_given = 5;  // of "Mary" and "Mark" a slip makes the other
  if (both_given && std::min(a.text.size(), b.text.size()) < shortest_given) return WordMatch::none;
  return is_typo(a.text, b.text) ? WordMatch::typo : WordMatch::none;
}

// How the words of the shorter name found partners in the longer.
struct Pairing {
  bool surname_met = false;  // a whole word that is a surname in one of them
  bool crossed = false;      // a surname met a given name
  bool initials = false, sounds = false, typos = false;
  std::size_t unmet_surnames = 0, unmet_given = 0;  // words of the shorter name
};

void note(const NameWord& word, const NameWord& partner, WordMatch how, Pairing& out) {
  const bool given = word.part == NamePart::given || partner.part == NamePart::given;
  const bool both_given = word.part == NamePart::given && partner.part == NamePart::given;
  if (how != WordMatch::initial && !both_given) out.surname_met = true;
  if (given && (word.part == NamePart::surname || partner.part == NamePart::surname))
    out.crossed = true;
  out.initials |= how == WordMatch::initial;
  out.sounds |= how == WordMatch::sound;
  out.typos |= how == WordMatch::typo;
}

Pairing pair_words(const Person& shorter, const Person& longer) {
  Pairing out;
  std::vector<bool> taken(longer.words.size()), done(shorter.words.size());
  for (const WordMatch wanted :
       {WordMatch::equal, WordMatch::sound, WordMatch::typo, WordMatch::initial})
    for (const bool same_place : {true, false})
      for (std::size_t i = 0; i < shorter.words.size(); ++i)
        for (std::size_t j = 0; !done[i] && j < longer.words.size(); ++j) {
          const NameWord &a = shorter.words[i], &b = longer.words[j];
          if (taken[j] || (a.part == b.part) != same_place || match(a, b) != wanted) continue;
          taken[j] = done[i] = true;
          note(a, b, wanted, out);
        }
  for (std::size_t i = 0; i < shorter.words.size(); ++i)
    if (!done[i])
      ++(shorter.words[i].part == NamePart::surname ? out.unmet_surnames : out.unmet_given);
  return out;
}

bool same_words(const Person& a, const Person& b) {
  return std::equal(
      a.words.begin(), a.words.end(), b.words.begin(), b.words.end(),
      [](const NameWord& x, const NameWord& y) { return x.text == y.text && x.part == y.part; });
}

}  // namespace

std::string sound_of(std::string_view word) {
  std::string out;
  const auto put = [&](char c) {
    if (out.empty() || out.back() != c) out += c;
  };
  for (std::size_t i = 0; i < word.size(); ++i) {
    const char c = word[i];
    const std::string_view rest = word.substr(i);
    if (std::string_view("aeiouyj").find(c) != std::string_view::npos) {
      if (i == 0) put(c == 'j' || c == 'y' ? 'y' : 'a');
      continue;
    }
    if (rest.starts_with("tsch") || rest.starts_with("tch") || rest.starts_with("ts") ||
        rest.starts_with("tz") || rest.starts_with("cz"))
      put('k'), i += rest.starts_with("tsch") ? 3 : rest.starts_with("tch") ? 2 : 1;
    else if (rest.starts_with("sch") || rest.starts_with("sh") || rest.starts_with("sz"))
      put('s'), i += rest.starts_with("sch") ? 2 : 1;
    else if (c == 'z' || c == 's')
      put('s');
    else if (c == 'c' || c == 'k' || c == 'q' || c == 'h' || c == 'x')
      put('k');
    else if (c == 'f' || c == 'v' || c == 'w' || rest.starts_with("ph"))
      put('v'), i += c == 'p' ? 1 : 0;
    else
      put(c);
  }
  return out;
}

Person person(std::string_view name) {
  Person out;
  const std::string all = fold_name(name);
  if (all.empty() || holds(nobody, all)) return out;
  const std::size_t comma = name.find(',');
  const bool splits = has_small_letters(name);
  if (comma != std::string_view::npos) {
    add_words(name.substr(0, comma), NamePart::surname, false, out);
    add_words(name.substr(comma + 1), NamePart::given, splits, out);
    drop_particles(out);
    return out;
  }
  add_words(name, NamePart::either, splits, out);
  drop_particles(out);
  return out;
}

NameMatch compare(const Person& a, const Person& b) {
  if (a.unknown() || b.unknown()) return NameMatch::unknown;
  const bool one_generation = a.generation == b.generation;
  if (same_words(a, b)) {
    if (one_generation) return NameMatch::equal;
    const bool not_said = a.generation == 0 || b.generation == 0;
    return not_said ? NameMatch::compatible : NameMatch::given_differ;
  }
  const bool a_shorter = a.words.size() <= b.words.size();
  const Pairing pairing = pair_words(a_shorter ? a : b, a_shorter ? b : a);
  if (!pairing.surname_met || pairing.unmet_surnames != 0) return NameMatch::different;
  if (pairing.unmet_given != 0) return NameMatch::given_differ;
  if (!one_generation && a.generation != 0 && b.generation != 0) return NameMatch::given_differ;
  if (pairing.typos) return NameMatch::mistyped;
  if (pairing.sounds) return NameMatch::transliterated;
  return pairing.crossed ? NameMatch::exchanged : NameMatch::compatible;
}

PersonKeys keys_of(const Person& person) {
  const NameWord *first = nullptr, *second = nullptr;
  const auto before = [](const NameWord& a, const NameWord& b) {
    return a.part != b.part ? a.part == NamePart::surname : a.text.size() > b.text.size();
  };
  for (const NameWord& word : person.words) {
    if (word.text.size() < 2) continue;
    if (!first || before(word, *first))
      second = first, first = &word;
    else if (!second || before(word, *second))
      second = &word;
  }
  const auto key = [](const NameWord* word) {
    if (!word) return std::uint16_t{0};
    const std::uint64_t hash = XXH3_64bits(word->sound.data(), word->sound.size());
    return static_cast<std::uint16_t>(hash | 1);
  };
  return {key(first), key(second)};
}

}  // namespace planilla
