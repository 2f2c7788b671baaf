// How many letters must be typed, left out, changed or swapped with their neighbour to make one
// word of another.
//
//   edit_distance("mate", "meta", 3)     // 2
//   edit_distance(u"Petrosian", u"Tal", 2)   // 3: "more than 2"; looks no further than it must
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace planilla {

template <typename Char>
std::size_t edit_distance(std::basic_string_view<Char> a, std::basic_string_view<Char> b,
                          std::size_t limit) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > limit) return limit + 1;
  std::vector<std::size_t> before(a.size() + 1), last(a.size() + 1), row(a.size() + 1);
  for (std::size_t i = 0; i <= a.size(); ++i) last[i] = i;
  for (std::size_t j = 1; j <= b.size(); ++j) {
    row[0] = j;
    std::size_t best = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
      const std::size_t change = last[i - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[i] = std::min({last[i] + 1, row[i - 1] + 1, change});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) row[i] = std::min(row[i], before[i - 2] + 1);
      best = std::min(best, row[i]);
    }
    if (best > limit) return limit + 1;
    before.swap(last);
    last.swap(row);
  }
  return std::min(last[a.size()], limit + 1);
}

}  // namespace planilla
