// Keys that forgive a little: never all against all.
#include "checks/facts/spellings.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <utility>

#include "checks/facts/edit_distance.h"
#include "checks/facts/names.h"

namespace planilla {

namespace {

constexpr std::size_t long_word = 6;  // where one letter may differ

std::uint64_t hash_of_text(std::string_view text) {
  return XXH3_64bits(text.data(), text.size());
}

constexpr std::uint64_t base = 0x9e3779b97f4a7c15;  // odd, and nothing else is asked of it

// Each letter times the power of `base` that belongs to its place.
std::uint64_t sum_of_letters(std::string_view word) {
  std::uint64_t sum = 0;
  for (auto letter = word.rbegin(); letter != word.rend(); ++letter)
    sum = sum * base + static_cast<unsigned char>(*letter);
  return sum;
}

std::uint64_t near_key(std::uint64_t sum, std::uint64_t rest) {
  const std::uint64_t mixed = (sum + rest) * base;
  return (mixed ^ mixed >> 32) * base;
}

// Keys under which a word meets those that differ from it in one letter: that of the word, and
// those of what is left of it without each of its letters. From one of these to the next one letter
// takes the place of another.
void append_near_keys(std::string_view word, std::string_view rest_of_text,
                      std::vector<std::uint64_t>& out) {
  const std::uint64_t rest = hash_of_text(rest_of_text);
  if (word.size() < long_word) return out.push_back(near_key(sum_of_letters(word), rest));
  std::uint64_t sum = sum_of_letters(word.substr(1)), power = 1;
  out.push_back(near_key(sum * base + static_cast<unsigned char>(word[0]), rest));
  out.push_back(near_key(sum, rest));
  for (std::size_t i = 1; i < word.size(); ++i, power *= base) {
    sum += power * static_cast<unsigned char>(word[i - 1]) -
           power * static_cast<unsigned char>(word[i]);
    out.push_back(near_key(sum, rest));
  }
}

// "Jurmala" and "Yurmala", "Carlsbad" and "Karlsbad" begin with one sound; "Lublin" and "Dublin" do
// not, nor would any hand or ear take one for the other.
bool may_begin_alike(std::string_view a, std::string_view b) {
  constexpr std::array<std::string_view, 5> sounds = {"ckq", "ijy", "fuvw", "sxz", "gh"};
  const auto holds = [](std::string_view letters, char c) {
    return letters.find(c) != letters.npos;
  };
  return a.size() != b.size() || a.empty() || a.front() == b.front() ||
         std::any_of(sounds.begin(), sounds.end(), [&](std::string_view one) {
           return holds(one, a.front()) && holds(one, b.front());
         });
}

// Without the blank behind the last word.
bool near(std::string_view a, std::string_view b) {
  if (a.ends_with(' ')) a.remove_suffix(1);
  if (b.ends_with(' ')) b.remove_suffix(1);
  return a != b && may_begin_alike(a, b) && std::min(a.size(), b.size()) >= long_word &&
         edit_distance(a, b, 1) <= 1;
}

template <typename Is>
bool any_word(std::string_view words, Is&& is) {
  while (!words.empty())
    if (is(take_word(words))) return true;
  return false;
}

// "Honfi Jr" and "Honfi Sr", one letter apart, are father and son.
bool of_two_generations(std::string_view a, std::string_view b) {
  const auto of = [](std::string_view words, std::initializer_list<std::string_view> marks) {
    return any_word(words, [&](std::string_view word) {
      return std::find(marks.begin(), marks.end(), word) != marks.end();
    });
  };
  const auto younger = [&](std::string_view words) {
    return of(words, {"jr", "jun", "junior", "jnr", "ii"});
  };
  const auto elder = [&](std::string_view words) {
    return of(words, {"sr", "sen", "senior", "snr", "i"});
  };
  return (younger(a) && elder(b)) || (elder(a) && younger(b));
}

bool whole_given_name(std::string_view given) {
  return any_word(given, [](std::string_view word) { return word.size() > 2; });
}

std::string digits_of(std::string_view key) {
  std::string out;
  for (const char c : key)
    if (c >= '0' && c <= '9') out += c;
  return out;
}

// Differing in one letter, but neither in a number nor in a short word: "Group A" is not "Group B".
bool near_titles(std::string_view a, std::string_view b) {
  if (digits_of(a) != digits_of(b) ||
      std::count(a.begin(), a.end(), ' ') != std::count(b.begin(), b.end(), ' '))
    return false;
  while (!a.empty() && !b.empty()) {
    const std::string_view x = a.substr(0, a.find(' ')), y = b.substr(0, b.find(' '));
    if (x != y && !near(x, y)) return false;
    a.remove_prefix(std::min(x.size() + 1, a.size()));
    b.remove_prefix(std::min(y.size() + 1, b.size()));
  }
  return a.empty() && b.empty();
}

// "1/2" and "1.2", "10" and "(10": nothing says that such are names.
bool holds_letter(std::string_view key) {
  return std::any_of(key.begin(), key.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string packed(std::string_view key, std::size_t surname_size, std::size_t doubts) {
  std::string out;
  out.reserve(FoldedText::head_size + key.size());
  for (const std::size_t byte : {surname_size, surname_size >> 8, doubts})
    out += static_cast<char>(byte);
  return out += key;
}

// "N. N.", "N N": a player whose name nobody knows, and another one each time.
bool names_nobody(std::string_view name) {
  std::string letters;
  for (const char c : name)
    if (c != ' ' && c != '.' && c != ',') letters += c;
  return letters == "NN" || letters == "nn" || letters == "Nn";
}

std::string fold_player(std::string_view text) {
  const bool words = text.find(' ') != text.npos || text.find(',') != text.npos;
  if (!words || names_nobody(text)) return {};
  const PlayerName name = player_name(text);
  if (name.surname.empty() && name.given.empty()) return {};
  return packed(name.surname + ", " + name.given, name.surname.size(), 0);
}

std::string fold_title(std::string_view text) {
  if (text.size() <= 3) return {};
  const std::string key = fold_name(text);
  if (!holds_letter(key)) return {};
  return packed(key, 0, static_cast<std::size_t>(std::count(text.begin(), text.end(), '?')));
}

void append_player_keys(const FoldedText& text, bool letters, std::vector<std::uint64_t>& out) {
  out.push_back(hash_of_text(text.key));
  if (!letters || !whole_given_name(text.given())) return;
  append_near_keys(text.surname(), text.given(), out);
  append_near_keys(text.given(), text.surname(), out);
}

void append_title_keys(const FoldedText& text, bool letters, std::vector<std::uint64_t>& out) {
  if (letters)
    append_near_keys(text.key, {}, out);
  else
    out.push_back(hash_of_text(text.key));
}

bool same_player(const FoldedText& a, const FoldedText& b) {
  if (a.key == b.key) return true;
  if (of_two_generations(a.given(), b.given())) return false;
  return a.given() == b.given() ? near(a.surname(), b.surname())
                                : a.surname() == b.surname() && near(a.given(), b.given());
}

// "England?" is a place that is not certain, not a slip of the pen.
bool same_title(const FoldedText& a, const FoldedText& b) {
  return a.doubts == b.doubts && (a.key == b.key || near_titles(a.key, b.key));
}

}  // namespace

std::uint64_t surname_key(const FoldedText& player) {
  return hash_of_text(player.surname());
}

const SpellingRules player_spellings = {fold_player, append_player_keys, same_player, true};
const SpellingRules title_spellings = {fold_title, append_title_keys, same_title, false};

}  // namespace planilla
