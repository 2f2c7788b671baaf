// One mark after another.
#include "game/repair/mark_mender.h"

#include <algorithm>

#include "game/repair/lost_marks.h"

namespace planilla {

namespace {

constexpr int most_marks = 6;
constexpr std::size_t most_tokens = 6000,
                      most_bytes = 1
                                   << 16;  // longer games are not tried: each trial reads all of it
constexpr std::ptrdiff_t proof = 12;  // half-moves that are read beyond the trouble, if not all are

}  // namespace

void MarkMender::mend(Findings& told) {
  if (tokens_.size() > most_tokens || game_.text.size() > most_bytes) return;
  for (int i = 0; i < most_marks; ++i) {
    const std::uint32_t trouble = LostMarks::first_trouble(game_, first_finding_);
    if (trouble == UINT32_MAX || !mend_one(trouble, told)) return;
  }
}

std::ptrdiff_t MarkMender::moves_between(std::uint32_t begin, std::uint32_t end) const {
  return std::count_if(game_.elements.begin(), game_.elements.end(), [&](const Element& e) {
    return e.kind == ElementKind::move && e.span.begin >= begin && e.span.begin < end;
  });
}

// True: it is read with one mark more put right.
bool MarkMender::mend_one(std::uint32_t trouble, Findings& told) {
  const std::vector<Token> before = tokens_;
  const bool nested_only = game_.findings.size() - first_finding_ == 1 &&
                           game_.findings.back().rule == Rule::nested_comment;
  const std::ptrdiff_t numbers = nested_only ? LostMarks::odd_numbers(game_) : PTRDIFF_MAX;
  const LostMarks marks(game_, before, from_, first_finding_);
  const std::vector<MarkEdit> candidates = marks.candidates();
  if (candidates.empty()) return false;
  const auto read = [&](std::vector<Token> tokens) {
    tokens_ = std::move(tokens);
    read_();
  };
  std::ptrdiff_t most = proof - 1;
  const MarkEdit* best = nullptr;
  for (const MarkEdit& edit : candidates) {
    read(marks.apply(edit));
    const std::uint32_t next = LostMarks::first_trouble(game_, first_finding_);
    const std::ptrdiff_t moves = moves_between(trouble, next);
    // The game was read before, but for its numbers.
    if (LostMarks::odd_numbers(game_) >= numbers) continue;
    if (moves < edit.proof) continue;
    if (next == UINT32_MAX || (next > trouble && moves > most)) best = &edit, most = moves;
    if (next == UINT32_MAX) break;
  }
  read(best != nullptr ? marks.apply(*best) : before);
  if (best != nullptr) told.push_back(best->finding);
  return best != nullptr;
}

}  // namespace planilla
