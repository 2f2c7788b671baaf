// All sounds of a word, letter by letter.
#include "archive/identity/transcriptions.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace planilla {

namespace {

// What letters may stand for, by the languages that write them so; `|` parts readings. The sounds:
// `c` is ts, `C` tch, `h` kh, `s` s and z, `S` sh and zh, `v` f and v, `y` the sound that begins
// `Yuri`, `a` any other vowel that begins a word; other letters are themselves.
struct Letters {
  std::string_view written, readings;
};
// The longer ones first.
constexpr std::array<Letters, 55> anywhere = {
    {{"schtsch", "S|St"},  {"sjtsj", "S|St"},    {"sjtj", "S|St"},  {"tzsch", "C"},
     {"stsch", "S|St|sC"}, {"chtch", "S|St"},    {"dzsch", "dS"},   {"shch", "S|St|SC"},
     {"szcz", "S|St|SC"},  {"scs", "S|St|SC"},   {"tsch", "C"},     {"dsch", "dS|d"},
     {"tch", "C|tC"},      {"tsh", "C"},         {"tsj", "C"},      {"dzh", "dS|d"},
     {"dzs", "dS"},        {"sch", "S|sh"},      {"ts", "c|C"},     {"tz", "c|C"},
     {"tc", "c"},          {"tj", "C|t"},        {"tx", "C"},       {"cz", "C"},
     {"cs", "C|ks"},       {"ch", "C|h|S|k"},    {"ck", "k"},       {"dj", "d|dS"},
     {"dz", "dS|ds|c"},    {"dt", "dt|t|d"},     {"sh", "S"},       {"sj", "S|s"},
     {"sz", "S|s"},        {"zh", "S"},          {"zj", "S"},       {"zs", "S"},
     {"kh", "h"},          {"gh", "g|h"},        {"gy", "g|d"},     {"ph", "v"},
     {"th", "t|v"},        {"rz", "rS|S|rs|rc"}, {"nt", "nt|d|nd"}, {"mp", "mp|b|mb"},
     {"gk", "gk|g"},       {"qu", "k|kv|g"},     {"q", "k|c|g"},    {"c", "k|c|C"},
     {"f", "v"},           {"w", "v"},           {"v", "v|b"},      {"z", "s|S|c"},
     {"s", "s|S"},         {"x", "ks|h|S"},      {"h", "h||g"}}};
// At the beginning of a word; at its other places `j` is a vowel, or as the French, the Spanish and
// the English write it.
constexpr std::array<Letters, 3> at_the_start = {
    {{"x", "s|S|h|ks"}, {"j", "y|a|S|h|dS"}, {"y", "y|a|S"}}};
constexpr Letters inner_j = {"j", "|S|h|dS"};
constexpr std::string_view soft_c = "k|c|C|s";  // before `e`, `i` and `y`

constexpr std::string_view vowels = "aeiouy", stable = "lmnpr";
constexpr std::size_t most_readings = 48;

bool is_vowel_letter(char c) {
  return vowels.find(c) != std::string_view::npos;
}

template <std::size_t N>
const Letters* find(const std::array<Letters, N>& table, std::string_view rest) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Letters& one) {
    return one.written[0] == rest[0] && rest.starts_with(one.written);
  });
  return found == table.end() ? nullptr : &*found;
}

// What the next letters may stand for.
Letters next_letters(std::string_view word, std::size_t at) {
  const std::string_view rest = word.substr(at), one = rest.substr(0, 1);
  if (at == 0) {
    if (rest[0] == 'i' && rest.size() > 1 && is_vowel_letter(rest[1])) return {one, "y|a"};
    if (const Letters* found = find(at_the_start, rest)) return *found;
    if (is_vowel_letter(rest[0])) return {one, "a"};
  }
  if (rest[0] == 'j') return inner_j;
  if (is_vowel_letter(rest[0])) return {one, ""};
  const Letters* found = find(anywhere, rest);
  if (found == nullptr) return {one, one};
  const bool soft = rest.size() > 1 && std::string_view("eiy").find(rest[1]) != rest.npos;
  return found->written == "c" && soft ? Letters{one, soft_c} : *found;
}

// Behind each of the sounds each of the readings, a sound that follows itself once.
std::vector<std::string> continued(const std::vector<std::string>& sounds,
                                   std::string_view readings) {
  std::vector<std::string> out;
  for (;;) {
    const std::size_t end = std::min(readings.find('|'), readings.size());
    for (const std::string& sound : sounds) {
      if (out.size() == most_readings) return out;
      out.push_back(sound);
      for (const char c : readings.substr(0, end))
        if (out.back().empty() || out.back().back() != c) out.back() += c;
    }
    if (end == readings.size()) return out;
    readings.remove_prefix(end + 1);
  }
}

std::uint16_t bits_of(std::string_view sounds) {
  constexpr std::string_view known = "aycChsSvkgdtb";
  std::uint16_t out = 0;
  for (const char c : sounds)
    if (const std::size_t bit = known.find(c); bit != known.npos)
      out |= static_cast<std::uint16_t>(1u << bit);
  return out;
}

// Of letters that have these readings.
SoundSets sets_of_readings(std::string_view readings) {
  SoundSets out{.surely = 0xffff, .maybe = 0};
  for (;;) {
    const std::size_t end = std::min(readings.find('|'), readings.size());
    const std::uint16_t bits = bits_of(readings.substr(0, end));
    out.surely &= bits;
    out.maybe |= bits;
    if (end == readings.size()) return out;
    readings.remove_prefix(end + 1);
  }
}

std::vector<std::string> readings_of(std::string_view word) {
  std::vector<std::string> out = {""};
  for (std::size_t at = 0; at < word.size();) {
    const Letters next = next_letters(word, at);
    if (!next.readings.empty()) out = continued(out, next.readings);
    at += next.written.size();
  }
  return out;
}

// Hashes of those with two consonants or more, in order.
using Sounds = std::vector<std::uint64_t>;

Sounds sounds_of(std::string_view word) {
  constexpr std::size_t shortest = 2;  // consonants
  Sounds out;
  for (const std::string& sound : readings_of(word)) {
    const bool vowel = sound.starts_with('a') || sound.starts_with('y');
    if (sound.size() >= shortest + vowel) out.push_back(XXH3_64bits(sound.data(), sound.size()));
  }
  std::sort(out.begin(), out.end());
  return out;
}

// Of the words asked about last: names that are compared with many others come again and again.
class KnownSounds {
public:
  const Sounds& of(std::string_view word) {
    Entry& entry = entries_[XXH3_64bits(word.data(), word.size()) % entries_.size()];
    if (entry.word != word) entry = {std::string(word), sounds_of(word)};
    return entry.sounds;
  }

private:
  struct Entry {
    std::string word;
    Sounds sounds;
  };
  static constexpr std::size_t most_words = 512;
  std::vector<Entry> entries_ = std::vector<Entry>(most_words);
};

}  // namespace

std::uint8_t frame_of(std::string_view word) {
  std::uint32_t hash = 0;
  char last = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const std::string_view rest = word.substr(i);
    // Greek has two letters for `d` and for `b`.
    const bool of_two = rest.starts_with("nt") || rest.starts_with("nd") ||
                        rest.starts_with("mp") || rest.starts_with("mb") ||
                        (rest[0] == 'p' && i > 0 && word[i - 1] == 'm');
    const bool lost = of_two || rest.starts_with("ph") || rest.starts_with("rz");
    if (lost || rest[0] == last || stable.find(rest[0]) == std::string_view::npos) continue;
    hash = (hash ^ static_cast<unsigned char>(last = rest[0])) * 0x01000193u;
  }
  return static_cast<std::uint8_t>(hash >> 16);
}

SoundSets sound_sets_of(std::string_view word) {
  SoundSets out{.surely = 0, .maybe = 0};
  for (std::size_t at = 0; at < word.size();) {
    const Letters next = next_letters(word, at);
    const SoundSets sets = sets_of_readings(next.readings);
    out.surely |= sets.surely;
    out.maybe |= sets.maybe;
    at += next.written.size();
  }
  return out;
}

bool share_a_reading(std::string_view a, std::string_view b) {
  thread_local KnownSounds firsts, seconds;  // apart: what one finds the other leaves alone
  const Sounds &of_a = firsts.of(a), &of_b = seconds.of(b);
  for (auto x = of_a.begin(), y = of_b.begin(); x != of_a.end() && y != of_b.end();) {
    if (*x == *y) return true;
    *x < *y ? ++x : ++y;
  }
  return false;
}

}  // namespace planilla
