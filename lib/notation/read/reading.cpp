// The short list of readings of a word.
#include "notation/read/reading.h"

#include <algorithm>

namespace planilla {

void WordReading::add(const Reading& reading) {
  kind = WordKind::move;
  const auto same = [&](const Reading& r) {
    return r.bytes == reading.bytes && r.tokens == reading.tokens && r.pattern == reading.pattern;
  };
  const auto first = all.begin();
  const auto old = std::find_if(first, first + count, same);
  if (old != first + count) {
    if (old->cost <= reading.cost) return;
    std::move(old + 1, first + count, old);
    --count;
  }
  const auto at =
      std::find_if(first, first + count, [&](const Reading& r) { return r.cost > reading.cost; });
  if (at == all.end()) return;
  if (count < max_readings) ++count;
  std::move_backward(at, first + count - 1, first + count);
  *at = reading;
}

}  // namespace planilla
