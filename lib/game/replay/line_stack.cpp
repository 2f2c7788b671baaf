// Variations opened and closed.
#include "game/replay/line_stack.h"

namespace planilla {

void LineStack::open(std::uint32_t token) {
  const int replaced = line_.ply;
  const int ordinal = ++line_.variations;
  outer_.push_back({line_, token, replaced, ordinal});
  line_.position = line_.before;
  line_.wings = line_.wings_before;
  line_.ply = replaced - 1;
  line_.last_move = 0;
  line_.variations = 0;
}

void LineStack::close() {
  line_ = outer_.back().line;
  outer_.pop_back();
}

void LineStack::close_all() {
  if (outer_.empty()) return;
  line_ = outer_.front().line;
  outer_.clear();
}

std::string LineStack::path() const {
  std::string out;
  for (const Outer& outer : outer_) {
    if (!out.empty()) out += '/';
    out += std::to_string(outer.replaced) + '.' + std::to_string(outer.ordinal);
  }
  return out;
}

}  // namespace planilla
