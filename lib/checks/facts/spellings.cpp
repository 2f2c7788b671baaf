// Pairs of likely spellings, found by sorting under keys that forgive a little: never all against
// all.
#include "checks/facts/spellings.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

#include "checks/facts/edit_distance.h"
#include "checks/facts/names.h"
#include "checks/facts/seen_twice.h"

namespace planilla {

namespace {

constexpr std::size_t long_word = 6;         // where one letter may differ
constexpr std::size_t most_fuzzy = 200'000;  // distinct texts that are compared letter by letter

struct FoldedSpelling {
  Spelling spelling;
  std::string key;  // everything: of a player his surname, ", ", and given names as in PlayerName
  std::size_t surname_size = 0;

  std::string_view surname() const { return std::string_view(key).substr(0, surname_size); }
  std::string_view given() const { return std::string_view(key).substr(surname_size + 2); }
};

// Sorted so that the usual spelling comes before the odd ones.
bool more_usual(const Spelling& a, const Spelling& b) {
  return std::tie(b.count, a.first, a.text) < std::tie(a.count, b.first, b.text);
}

using Key = std::pair<std::uint64_t, std::uint32_t>;  // hash, place in the list of spellings

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
template <typename Take>
void make_near_keys(std::string_view word, std::string_view rest_of_text, Take&& take) {
  const std::uint64_t rest = hash_of_text(rest_of_text);
  if (word.size() < long_word) return take(near_key(sum_of_letters(word), rest));
  std::uint64_t sum = sum_of_letters(word.substr(1)), power = 1;
  take(near_key(sum * base + static_cast<unsigned char>(word[0]), rest));
  take(near_key(sum, rest));
  for (std::size_t i = 1; i < word.size(); ++i, power *= base) {
    sum += power * static_cast<unsigned char>(word[i - 1]) -
           power * static_cast<unsigned char>(word[i]);
    take(near_key(sum, rest));
  }
}

// The keys that `make_keys(text, take)` gives, sorted, but for those that one text has alone:
// nearly all of them, under which it meets nobody. So keys are made twice, and few are kept.
template <typename MakeKeys>
std::vector<Key> shared_keys(const std::vector<FoldedSpelling>& texts, std::size_t about,
                             MakeKeys&& make_keys) {
  SeenTwice seen(about);
  for (const FoldedSpelling& text : texts)
    make_keys(text, [&](std::uint64_t key) { seen.note(key); });
  std::vector<Key> keys;
  for (std::uint32_t i = 0; i < texts.size(); ++i)
    make_keys(texts[i], [&](std::uint64_t key) {
      if (seen.maybe(key)) keys.push_back({key, i});
    });
  std::sort(keys.begin(), keys.end());
  return keys;
}

std::size_t count_letters(const std::vector<FoldedSpelling>& texts) {
  return std::accumulate(
      texts.begin(), texts.end(), std::size_t{0},
      [](std::size_t sum, const FoldedSpelling& text) { return sum + text.key.size(); });
}

// For each text the most usual one it meets under a key and `same` agrees with. A group is met at
// its few most usual members only, so that a key that thousands share costs no more than their
// number.
template <typename Same>
void match(const std::vector<FoldedSpelling>& texts, const std::vector<Key>& keys,
           std::vector<std::uint32_t>& usual, Same&& same) {
  constexpr std::size_t most_heads = 8;
  for (std::size_t begin = 0, end = 0; begin < keys.size(); begin = end) {
    while (end < keys.size() && keys[end].first == keys[begin].first) ++end;
    const std::size_t heads = std::min(end, begin + most_heads);
    for (std::size_t i = begin + 1; i < end; ++i) {
      const std::uint32_t odd = keys[i].second;
      for (std::size_t head = begin; head < std::min(heads, i); ++head) {
        const std::uint32_t other = keys[head].second;
        if (other >= usual[odd] || other >= odd || !same(texts[odd], texts[other])) continue;
        usual[odd] = other;
        break;
      }
    }
  }
}

std::vector<SpelledAs> results(const std::vector<FoldedSpelling>& texts,
                               const std::vector<std::uint32_t>& usual) {
  std::vector<SpelledAs> out;
  for (std::uint32_t i = 0; i < texts.size(); ++i) {
    std::uint32_t to = usual[i];
    if (to == i) continue;
    while (usual[to] != to) to = usual[to];
    out.push_back({texts[i].spelling.index, texts[to].spelling.index});
  }
  return out;
}

std::vector<std::uint32_t> themselves(std::size_t size) {
  std::vector<std::uint32_t> out(size);
  for (std::uint32_t i = 0; i < size; ++i) out[i] = i;
  return out;
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

char initial_of(const FoldedSpelling& player) {
  return player.given().empty() ? ' ' : player.given().front();
}

// An initial is taken for the name only if nobody else of that surname could be meant.
void match_initials(const std::vector<FoldedSpelling>& texts, std::vector<std::uint32_t>& usual) {
  constexpr std::size_t most_of_a_surname = 200;
  const std::vector<Key> keys = shared_keys(
      texts, texts.size(),
      [](const FoldedSpelling& text, auto&& take) { take(hash_of_text(text.surname())); });
  std::string initials;  // of those of a surname
  for (std::size_t begin = 0, end = 0; begin < keys.size(); begin = end) {
    while (end < keys.size() && keys[end].first == keys[begin].first) ++end;
    if (end - begin < 2 || end - begin > most_of_a_surname) continue;
    initials.clear();
    for (std::size_t i = begin; i < end; ++i) initials += initial_of(texts[keys[i].second]);
    for (std::size_t i = begin; i < end; ++i) {
      const std::uint32_t brief = keys[i].second;
      if (usual[brief] != brief) continue;
      std::uint32_t whole = brief;
      bool only = true;
      for (std::size_t j = begin; j < end; ++j) {
        if (initials[j - begin] != initials[i - begin]) continue;  // most of them
        const std::uint32_t other = keys[j].second;
        if (usual[other] != other || other == brief || texts[other].key == texts[brief].key)
          continue;
        if (!may_be_short_for(texts[brief].given(), texts[other].given())) continue;
        only = only && whole == brief;
        whole = other;
      }
      if (!only || whole == brief) continue;
      usual[std::max(brief, whole)] = std::min(brief, whole);
    }
  }
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

// "England?" is a place that is not certain, not a slip of the pen.
bool as_certain(std::string_view a, std::string_view b) {
  return std::count(a.begin(), a.end(), '?') == std::count(b.begin(), b.end(), '?');
}

// "1/2" and "1.2", "10" and "(10": nothing says that such are names.
bool holds_letter(std::string_view key) {
  return std::any_of(key.begin(), key.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

// Those that `wanted` takes, most usual first, each with what `fold_into` makes of it; none without
// a key.
std::vector<FoldedSpelling> folded(std::vector<Spelling>& spellings,
                                   bool (*wanted)(std::string_view),
                                   void (*fold_into)(FoldedSpelling&)) {
  std::erase_if(spellings, [&](const Spelling& spelling) { return !wanted(spelling.text); });
  std::sort(spellings.begin(), spellings.end(), more_usual);
  std::vector<FoldedSpelling> out;
  out.reserve(spellings.size());
  for (const Spelling& spelling : spellings) {
    fold_into(out.emplace_back(FoldedSpelling{spelling, {}}));
    if (out.back().key.empty()) out.pop_back();
  }
  return out;
}

}  // namespace

namespace {

// "N. N.", "N N": a player whose name nobody knows, and another one each time.
bool names_nobody(std::string_view name) {
  std::string letters;
  for (const char c : name)
    if (c != ' ' && c != '.' && c != ',') letters += c;
  return letters == "NN" || letters == "nn" || letters == "Nn";
}

}  // namespace

std::vector<SpelledAs> same_players(std::vector<Spelling> names) {
  const std::vector<FoldedSpelling> texts = folded(
      names,
      [](std::string_view name) {
        const bool words = name.find(' ') != name.npos || name.find(',') != name.npos;
        return words && !names_nobody(name);
      },
      [](FoldedSpelling& text) {
        const PlayerName name = player_name(text.spelling.text);
        text.surname_size = name.surname.size();
        if (!name.surname.empty() || !name.given.empty())
          text.key = name.surname + ", " + name.given;
      });
  const bool fuzzy = texts.size() <= most_fuzzy;
  const std::vector<Key> keys =
      shared_keys(texts, count_letters(texts), [&](const FoldedSpelling& text, auto&& take) {
        take(hash_of_text(text.key));
        if (!fuzzy || !whole_given_name(text.given())) return;
        make_near_keys(text.surname(), text.given(), take);
        make_near_keys(text.given(), text.surname(), take);
      });
  std::vector<std::uint32_t> usual = themselves(texts.size());
  match(texts, keys, usual, [](const FoldedSpelling& a, const FoldedSpelling& b) {
    if (a.key == b.key) return true;
    if (of_two_generations(a.given(), b.given())) return false;
    return a.given() == b.given() ? near(a.surname(), b.surname())
                                  : a.surname() == b.surname() && near(a.given(), b.given());
  });
  match_initials(texts, usual);
  return results(texts, usual);
}

std::vector<SpelledAs> same_titles(std::vector<Spelling> titles) {
  const std::vector<FoldedSpelling> texts = folded(
      titles, [](std::string_view title) { return title.size() > 3; },
      [](FoldedSpelling& text) {
        text.key = fold_name(text.spelling.text);
        if (!holds_letter(text.key)) text.key.clear();
      });
  const bool fuzzy = texts.size() <= most_fuzzy;
  const std::vector<Key> keys =
      shared_keys(texts, count_letters(texts), [&](const FoldedSpelling& text, auto&& take) {
        if (fuzzy)
          make_near_keys(text.key, {}, take);
        else
          take(hash_of_text(text.key));
      });
  std::vector<std::uint32_t> usual = themselves(texts.size());
  match(texts, keys, usual, [](const FoldedSpelling& a, const FoldedSpelling& b) {
    if (!as_certain(a.spelling.text, b.spelling.text)) return false;
    return a.key == b.key || near_titles(a.key, b.key);
  });
  return results(texts, usual);
}

}  // namespace planilla
