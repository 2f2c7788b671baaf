// Line by line; then each run of numbers is judged.
#include "game/markup/roman_numbers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "base/span.h"
#include "board/square_in_text.h"

namespace planilla {

namespace {

struct RowNumber {
  Span span;  // the letters
  int value = 0;
  bool before_move = false;
};

// 1 to 89; 0: the letters are no number, or not as one writes it.
int roman_value(std::string_view letters) {
  constexpr std::array<std::pair<std::string_view, int>, 7> signs = {
      {{"L", 50}, {"XL", 40}, {"X", 10}, {"IX", 9}, {"V", 5}, {"IV", 4}, {"I", 1}}};
  constexpr std::size_t most = 3;  // of the same sign
  int value = 0;
  std::size_t at = 0;
  for (const auto& [sign, worth] : signs) {
    const std::size_t often = sign == "X" || sign == "I" ? most : 1;
    for (std::size_t i = 0; i < often && letters.substr(at, sign.size()) == sign; ++i) {
      value += worth;
      at += sign.size();
    }
  }
  return at == letters.size() ? value : 0;
}

// That the line which begins at `line` begins with.
RowNumber number_of_row(std::string_view text, std::size_t line) {
  const std::size_t begin = text.find_first_not_of(" \t", line);
  const std::size_t end = text.find_first_not_of("IVXL", begin);
  if (begin == text.npos || end == text.npos || end == begin) return {};
  const std::size_t word = text.find_first_not_of(".):|;,- \t", end);
  if (word == end || word == text.npos) return {};
  const std::string_view next = text.substr(word, text.find_first_of(" \t\r\n;,|", word) - word);
  const bool castles = next.starts_with("O-O") || next.starts_with("0-0");
  return {{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)},
          roman_value(text.substr(begin, end - begin)),
          holds_square(next) || castles};
}

bool are_numbers_of_moves(std::span<const RowNumber> run) {
  constexpr std::size_t fewest_from_one = 2, fewest = 3;
  const auto moves = static_cast<std::size_t>(
      std::count_if(run.begin(), run.end(), [](const RowNumber& one) { return one.before_move; }));
  return run.size() >= (run.front().value == 1 ? fewest_from_one : fewest) &&
         moves * 2 > run.size();
}

// `X` has no room for both digits: the sign behind it gives its place.
void write_digits(std::string& text, const RowNumber& number) {
  std::string digits = std::to_string(number.value);
  const std::size_t room = std::max<std::size_t>(number.span.size(), digits.size());
  digits.insert(0, room - digits.size(), ' ');
  text.replace(number.span.begin, room, digits);
}

}  // namespace

bool shows_roman_numbers(std::string_view text) {
  return text.find("\nII") != text.npos || text.find("\nX") != text.npos ||
         text.find("\n II") != text.npos;
}

void write_roman_numbers_in_digits(std::string& text) {
  std::vector<RowNumber> run;
  const auto settle = [&] {
    if (!run.empty() && are_numbers_of_moves(run))
      for (const RowNumber& one : run) write_digits(text, one);
    run.clear();
  };
  for (std::size_t line = 0; line < text.size();) {
    const RowNumber row = number_of_row(text, line);
    if (row.value != 0) {
      if (!run.empty() && row.value != run.back().value + 1) settle();
      run.push_back(row);
    }
    const std::size_t end = text.find('\n', line);
    line = end == std::string::npos ? text.size() : end + 1;
  }
  settle();
}

}  // namespace planilla
