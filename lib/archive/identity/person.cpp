// Words of names, and how they are compared: each word of the shorter name needs a partner.
// Packed: a byte (how many words, and the generation), then for each word a byte (its part, and its
// length), the hash of its sound, its text.
#include "archive/identity/person.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

#include "checks/facts/edit_distance.h"
#include "checks/facts/names.h"
#include "game/titles/name_particles.h"

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

// A name while it is taken apart.
struct Word {
  std::string text;
  NamePart part{};
};
struct Words {
  std::vector<Word> words;
  int generation = 0;
};

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

void add_folded(std::string_view folded, NamePart part, Words& out) {
  while (!folded.empty()) {
    const std::size_t end = std::min(folded.find(' '), folded.size());
    const std::string_view word = folded.substr(0, end);
    if (const int generation = generation_of(word))
      out.generation = generation;
    else if (!word.empty() && !holds(titles, word))
      out.words.push_back({std::string(word), part});
    folded.remove_prefix(std::min(end + 1, folded.size()));
  }
}

// The words of one side of the comma.
void add_words(std::string_view text, NamePart part, bool splits, Words& out) {
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
void drop_particles(Words& out) {
  const auto is_particle = [](const Word& word) { return is_name_particle(word.text); };
  if (std::all_of(out.words.begin(), out.words.end(), is_particle)) return;
  std::erase_if(out.words, is_particle);
}

enum class WordMatch : std::uint8_t { equal, initial, sound, typo, none };

// "Mikhail" and "Michail", not "Alan" and "Ellen": the letters of one given name in two spellings.
bool is_near(std::string_view a, std::string_view b) {
  const std::size_t allowed = std::max<std::size_t>(2, std::max(a.size(), b.size()) / 3);
  return edit_distance(a, b, allowed) <= allowed;
}

// A letter that is typed, left out or changed alters the set of letters by two at most.
bool may_be_near(const NameWord& a, const NameWord& b, std::uint32_t edits) {
  const std::uint32_t more = a.size > b.size ? a.size - b.size : b.size - a.size;
  return more <= edits &&
         static_cast<std::uint32_t>(std::popcount(a.letters ^ b.letters)) <= 2 * edits;
}

// Slips of the pen that leave a word what it is.
std::uint32_t typos_allowed(const NameWord& a, const NameWord& b) {
  const std::uint32_t shorter = std::min(a.size, b.size);
  return shorter < 4 ? 0 : shorter < 8 ? 1 : 2;
}

bool is_typo(const NameWord& a, const NameWord& b) {
  const std::uint32_t allowed = typos_allowed(a, b);
  return allowed != 0 && may_be_near(a, b, allowed) &&
         edit_distance(a.text(), b.text(), allowed) <= allowed;
}

bool sound_alike(const NameWord& a, const NameWord& b) {
  return a.sound == b.sound && (a.sound & 1) != 0;
}

bool are_given(const NameWord& a, const NameWord& b) {
  return a.part == NamePart::given && b.part == NamePart::given;
}

// Does some word of them match that is a surname in one? Asked of many pairs, answered without a
// look at the letters; a few that do not match pass too.
bool may_share_surname(const Person& a, const Person& b) {
  for (std::size_t i = 0; i < a.count; ++i)
    for (std::size_t j = 0; j < b.count; ++j) {
      const NameWord &x = a.words[i], &y = b.words[j];
      if (are_given(x, y)) continue;
      if (sound_alike(x, y) || may_be_near(x, y, typos_allowed(x, y))) return true;
    }
  return false;
}

WordMatch match(const NameWord& x, const NameWord& y) {
  const std::string_view a = x.text(), b = y.text();
  if (a == b) return WordMatch::equal;
  if (a.size() == 1 || b.size() == 1) return a[0] == b[0] ? WordMatch::initial : WordMatch::none;
  if (x.part != NamePart::surname && y.part != NamePart::surname &&
      (a.starts_with(b) || b.starts_with(a)))
    return WordMatch::initial;  // "Alex" of "Alexander"
  const bool both_given = are_given(x, y);
  if (sound_alike(x, y) && (!both_given || is_near(a, b))) return WordMatch::sound;
  constexpr std::size_t shortest_given = 5;  // of "Mary" and "Mark" a slip makes the other
  if (both_given && std::min(a.size(), b.size()) < shortest_given) return WordMatch::none;
  return is_typo(x, y) ? WordMatch::typo : WordMatch::none;
}

// How each word of one name matches each of another.
struct Matches {
  Matches(const Person& shorter, const Person& longer) {
    for (std::size_t i = 0; i < shorter.count; ++i)
      for (std::size_t j = 0; j < longer.count; ++j)
        of[i][j] = match(shorter.words[i], longer.words[j]);
  }
  std::array<std::array<WordMatch, most_name_words>, most_name_words> of;
};

// How the words of the shorter name found partners in the longer.
struct Pairing {
  bool surname_met = false;  // a whole word that is a surname in one of them
  bool crossed = false;      // a surname met a given name
  bool initials = false, sounds = false, typos = false;
  std::size_t unmet_surnames = 0, unmet_given = 0;  // words of the shorter name
};

void note(const NameWord& word, const NameWord& partner, WordMatch how, Pairing& out) {
  const bool given = word.part == NamePart::given || partner.part == NamePart::given;
  if (how != WordMatch::initial && !are_given(word, partner)) out.surname_met = true;
  if (given && (word.part == NamePart::surname || partner.part == NamePart::surname))
    out.crossed = true;
  out.initials |= how == WordMatch::initial;
  out.sounds |= how == WordMatch::sound;
  out.typos |= how == WordMatch::typo;
}

using Met = std::array<bool, most_name_words>;  // words that have a partner

// The second of two surnames, with one slip in it, where all else is alike: it may be too short to
// be told from others by itself.
void meet_slipped_surname(const Person& shorter, const Person& longer, Met& done, Met& taken,
                          Pairing& out) {
  if (!out.surname_met || out.sounds || out.typos || out.initials) return;
  for (std::size_t i = 0; i < shorter.count; ++i)
    for (std::size_t j = 0; j < longer.count && !out.typos; ++j) {
      const NameWord &a = shorter.words[i], &b = longer.words[j];
      const bool surnames = a.part == NamePart::surname && b.part == NamePart::surname;
      if (done[i] || taken[j] || !surnames || std::min(a.size, b.size) < 2) continue;
      if (may_be_near(a, b, 1) && edit_distance(a.text(), b.text(), 1) <= 1)
        taken[j] = done[i] = out.typos = true;
    }
}

Pairing pair_words(const Person& shorter, const Person& longer, const Matches& matches) {
  Pairing out;
  Met taken{}, done{};
  for (const WordMatch wanted :
       {WordMatch::equal, WordMatch::sound, WordMatch::typo, WordMatch::initial})
    for (const bool same_place : {true, false})
      for (std::size_t i = 0; i < shorter.count; ++i)
        for (std::size_t j = 0; !done[i] && j < longer.count; ++j) {
          const NameWord &a = shorter.words[i], &b = longer.words[j];
          if (matches.of[i][j] != wanted || taken[j] || (a.part == b.part) != same_place) continue;
          taken[j] = done[i] = true;
          note(a, b, wanted, out);
        }
  meet_slipped_surname(shorter, longer, done, taken, out);
  for (std::size_t i = 0; i < shorter.count; ++i)
    if (!done[i])
      ++(shorter.words[i].part == NamePart::surname ? out.unmet_surnames : out.unmet_given);
  return out;
}

bool same_words(const Person& a, const Person& b) {
  return std::equal(a.words.begin(), a.words.begin() + a.count, b.words.begin(),
                    b.words.begin() + b.count, [](const NameWord& x, const NameWord& y) {
                      return x.letters == y.letters && x.part == y.part && x.text() == y.text();
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

// The words of a name, in order; none: nobody is named.
Words words_of(std::string_view written) {
  Words out;
  const std::string name_alone = without_asides(written);
  const std::string_view name = name_alone;
  const std::string all = fold_name(name);
  if (all.empty() || holds(nobody, all)) return out;
  const std::size_t comma = name.find(',');
  const bool splits = has_small_letters(name);
  if (comma != std::string_view::npos) {
    add_words(name.substr(0, comma), NamePart::surname, false, out);
    add_words(name.substr(comma + 1), NamePart::given, splits, out);
  } else {
    add_words(name, NamePart::either, splits, out);
  }
  drop_particles(out);
  return out;
}

constexpr std::size_t longest_word = 64;
constexpr int generation_bit = 4, part_bit = 6;

std::uint32_t letters_of(std::string_view text) {
  std::uint32_t out = 0;
  for (const char c : text) out |= std::uint32_t{1} << (static_cast<unsigned>(c) & 31);
  return out;
}

std::uint32_t sound_hash(std::string_view word) {
  const std::string sound = sound_of(word);
  const auto hash = static_cast<std::uint32_t>(XXH3_64bits(sound.data(), sound.size()));
  return (hash & ~std::uint32_t{1}) | (sound.size() >= 2 ? 1 : 0);
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

std::string packed_person(std::string_view name) {
  const Words words = words_of(name);
  const std::size_t count = std::min(words.words.size(), most_name_words);
  std::string out;
  if (count == 0) return out;
  out += static_cast<char>(count | static_cast<unsigned>(words.generation) << generation_bit);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view text = std::string_view(words.words[i].text).substr(0, longest_word);
    out += static_cast<char>(static_cast<unsigned>(words.words[i].part) << part_bit |
                             (text.size() - 1));
    const std::uint32_t sound = sound_hash(text);
    out.append(reinterpret_cast<const char*>(&sound), sizeof sound).append(text);
  }
  return out;
}

Person::Person(std::string_view packed) {
  if (packed.empty()) return;
  const auto head = static_cast<unsigned char>(packed[0]);
  count = head & ((1u << generation_bit) - 1);
  generation = static_cast<std::uint8_t>(head >> generation_bit);
  std::size_t at = 1;
  for (std::size_t i = 0; i < count; ++i) {
    const auto first = static_cast<unsigned char>(packed[at]);
    NameWord& word = words[i];
    word.part = static_cast<NamePart>(first >> part_bit);
    std::memcpy(&word.sound, packed.data() + at + 1, sizeof word.sound);
    word.begin = packed.data() + at + 1 + sizeof word.sound;
    word.size = (first & (longest_word - 1)) + 1;
    word.letters = letters_of(word.text());
    at += 1 + sizeof word.sound + word.size;
  }
}

NameMatch compare(const Person& a, const Person& b) {
  if (a.unknown() || b.unknown()) return NameMatch::unknown;
  const bool one_generation = a.generation == b.generation;
  if (same_words(a, b)) {
    if (one_generation) return NameMatch::equal;
    const bool not_said = a.generation == 0 || b.generation == 0;
    return not_said ? NameMatch::compatible : NameMatch::given_differ;
  }
  if (!may_share_surname(a, b)) return NameMatch::different;
  const bool a_shorter = a.count <= b.count;
  const Person &shorter = a_shorter ? a : b, &longer = a_shorter ? b : a;
  const Pairing pairing = pair_words(shorter, longer, Matches(shorter, longer));
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
    return a.part != b.part ? a.part == NamePart::surname : a.size > b.size;
  };
  for (std::size_t i = 0; i < person.count; ++i) {
    const NameWord& word = person.words[i];
    if (word.size < 2) continue;
    if (!first || before(word, *first))
      second = first, first = &word;
    else if (!second || before(word, *second))
      second = &word;
  }
  const auto key = [](const NameWord* word) {
    return word ? static_cast<std::uint16_t>(word->sound >> 1 | 1) : std::uint16_t{0};
  };
  return {key(first), key(second)};
}

}  // namespace planilla
