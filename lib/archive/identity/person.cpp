// Names as bytes. Packed: a byte (how many words, and the generation), then for each word a byte
// (its part, and its length), the hash of its sound, the group of a given name, the sets of its
// sounds, the initial of its formal name, its frame, its text.
#include "archive/identity/person.h"

#include <xxhash.h>

#include <algorithm>
#include <cstring>

#include "archive/identity/given_names.h"
#include "archive/identity/name_words.h"

namespace planilla {

namespace {

constexpr std::size_t longest_word = 64;
constexpr std::size_t before_text =
    sizeof(NameWord::sound) + sizeof(NameWord::given) + sizeof(SoundSets) + 2;  // formal, frame
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

// A Cyrillic shch as others write it; the longer ones first.
std::size_t shch_at(std::string_view rest) {
  for (const std::string_view one : {"schtsch", "stsch", "chtch", "shch", "szcz"})
    if (rest.starts_with(one)) return one.size();
  return 0;
}

// How many letters make a sibilant here, which is put; 0: there is none.
template <typename Put>
std::size_t sibilant_at(std::string_view rest, const Put& put) {
  constexpr std::string_view beginnings = "sctz";
  if (beginnings.find(rest[0]) == std::string_view::npos) return 0;
  if (const std::size_t shch = shch_at(rest); shch != 0) return put('s'), shch;
  for (const std::string_view one : {"tsch", "tch", "ts", "tz", "cz"})
    if (rest.starts_with(one)) return put('k'), one.size();
  for (const std::string_view one : {"sch", "sh", "sz", "zh", "z", "s"})
    if (rest.starts_with(one)) return put('s'), one.size();
  return 0;
}

bool is_vowel(char c) {
  return std::string_view("aeiouy").find(c) != std::string_view::npos;
}

// "Yuri", "Juri", "Iuri"; but "Yevgeny" and "Jewgeni" begin as "Evgeny" does.
bool begins_like_y(std::string_view word) {
  const char second = word.size() > 1 ? word[1] : 'a';
  return (word[0] == 'i' && is_vowel(second)) ||
         ((word[0] == 'y' || word[0] == 'j') && second != 'e');
}

// "John", "Thomas", "Ehlers": not "Hector", "Mihail".
bool is_silent_h(std::string_view word, std::size_t at) {
  if (at == 0) return false;
  const bool before_vowel = at + 1 < word.size() && is_vowel(word[at + 1]);
  return !before_vowel || std::string_view("tdrgb").find(word[at - 1]) != std::string_view::npos;
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
    if (is_vowel(c) || c == 'j') {
      if (i == 0) put(begins_like_y(rest) ? 'y' : 'a');
      continue;
    }
    if (const std::size_t sibilant = sibilant_at(rest, put); sibilant != 0)
      i += sibilant - 1;
    else if (c == 'x')
      put(i == 0 ? 's' : 'k'), put('s');
    else if (c == 'h' && is_silent_h(word, i))
      continue;
    else if (c == 'c' || c == 'k' || c == 'q' || c == 'h')
      put('k');
    else if (c == 'f' || c == 'v' || c == 'w' || rest.starts_with("ph"))
      put('v'), i += c == 'p' ? 1 : 0;
    else
      put(c);
  }
  return out;
}

std::string packed_person(std::string_view name) {
  return packed_person(name, GivenNames());
}

std::string packed_person(std::string_view name, const GivenNames& given) {
  const NameWords words = name_words(name);
  const std::size_t count = std::min(words.words.size(), most_name_words);
  std::string out;
  if (count == 0) return out;
  out += static_cast<char>(count | static_cast<unsigned>(words.generation) << generation_bit);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view text = std::string_view(words.words[i].text).substr(0, longest_word);
    out += static_cast<char>(static_cast<unsigned>(words.words[i].part) << part_bit |
                             (text.size() - 1));
    const std::uint32_t sound = sound_hash(text);
    const std::uint16_t group =
        words.words[i].part == NamePart::surname ? std::uint16_t{0} : given.group(text);
    out.append(reinterpret_cast<const char*>(&sound), sizeof sound);
    out.append(reinterpret_cast<const char*>(&group), sizeof group);
    const SoundSets sounds = sound_sets_of(text);
    out.append(reinterpret_cast<const char*>(&sounds), sizeof sounds);
    out.append(1, given.formal_initial(group));
    out.append(1, static_cast<char>(frame_of(text))).append(text);
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
    std::memcpy(&word.given, packed.data() + at + 1 + sizeof word.sound, sizeof word.given);
    std::memcpy(&word.sounds, packed.data() + at + 1 + sizeof word.sound + sizeof word.given,
                sizeof word.sounds);
    word.begin = packed.data() + at + 1 + before_text;
    word.frame = static_cast<std::uint8_t>(word.begin[-1]);
    word.formal = word.begin[-2];
    word.size = (first & (longest_word - 1)) + 1;
    word.letters = letters_of(word.text());
    at += 1 + before_text + word.size;
  }
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
