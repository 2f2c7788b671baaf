// The numbers in the name of an event.
#include "archive/duplicates/editions.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "base/ascii.h"
#include "checks/facts/edit_distance.h"

namespace planilla {

namespace {

enum NumberKind : std::size_t { year, ordinal, roman, number_kinds };
using Numbers = std::array<std::vector<std::string_view>, number_kinds>;

// "2024", "62nd", "62", "xvi"; a single letter may be a group's.
void note_word(std::string_view word, Numbers& out) {
  const auto digits = static_cast<std::size_t>(
      std::find_if_not(word.begin(), word.end(), ascii::is_digit) - word.begin());
  if (digits == 4 && word.size() == 4 &&
      (word.starts_with("18") || word.starts_with("19") || word.starts_with("20")))
    out[year].push_back(word);
  else if (digits > 0)
    out[ordinal].push_back(word.substr(0, digits));
  else if (word.size() > 1 && word.find_first_not_of("ivxlc") == std::string_view::npos)
    out[roman].push_back(word);
}

std::string_view take_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

Numbers numbers_of(std::string_view text) {
  Numbers out;
  while (!text.empty()) {
    const std::string_view word = take_word(text);
    if (!word.empty()) note_word(word, out);
  }
  return out;
}

// "rapid" and "blitz": words, long enough, and not one word with a slip.
bool are_two_words(std::string_view a, std::string_view b) {
  constexpr std::size_t shortest = 4, slips = 2;
  const auto is_word = [](std::string_view text) {
    return text.size() >= shortest && std::none_of(text.begin(), text.end(), ascii::is_digit);
  };
  return is_word(a) && is_word(b) && edit_distance(a, b, slips) > slips;
}

}  // namespace

bool are_sisters(std::string_view a, std::string_view b) {
  std::size_t same = 0, other = 0;
  while (!a.empty() && !b.empty()) {
    const std::string_view x = take_word(a), y = take_word(b);
    if (x != y && !are_two_words(x, y)) return false;
    ++(x == y ? same : other);
  }
  return a.empty() && b.empty() && same != 0 && other == 1;
}

bool are_editions(std::string_view a, std::string_view b) {
  const Numbers x = numbers_of(a), y = numbers_of(b);
  bool differ = false;
  for (std::size_t kind = 0; kind < number_kinds; ++kind) {
    if (x[kind].empty() || y[kind].empty()) continue;
    const bool shared = std::any_of(x[kind].begin(), x[kind].end(), [&](std::string_view number) {
      return std::find(y[kind].begin(), y[kind].end(), number) != y[kind].end();
    });
    if (shared) return false;
    differ = true;
  }
  return differ;
}

}  // namespace planilla
