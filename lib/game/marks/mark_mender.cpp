// One mark after another.
#include "game/marks/mark_mender.h"

#include <algorithm>

#include "game/marks/lost_marks.h"

namespace planilla {

namespace {

constexpr int most_marks = 6;
constexpr std::size_t most_tokens = 6000,
                      most_bytes = 1
                                   << 16;  // longer games are not tried: each trial reads all of it
constexpr std::ptrdiff_t proof = 12;  // half-moves that are read beyond the trouble, if not all are

std::ptrdiff_t moves_between(const ReplayResult& read, std::uint32_t begin, std::uint32_t end) {
  return std::count_if(read.elements.begin(), read.elements.end(), [&](const Element& e) {
    return e.kind == ElementKind::move && e.span.begin >= begin && e.span.begin < end;
  });
}

// Is a brace within a comment all there is to tell of?
bool is_nested_only(const ReplayResult& read) {
  return read.findings.size() == 1 && !read.outcome.troubles.empty() &&
         read.outcome.troubles.front().kind == TroubleKind::nested_comment;
}

}  // namespace

Mended MarkMender::mend(const Movetext& movetext, const ReplayResult& read) const {
  Mended out;
  if (movetext.tokens().size() > most_tokens || movetext.text().size() > most_bytes) return out;
  if (read.first_trouble() == UINT32_MAX || !mend_one(movetext, read, out)) return out;
  for (int i = 1; i < most_marks && out.read.first_trouble() != UINT32_MAX; ++i) {
    const std::vector<Token> tokens = std::move(out.tokens);
    const ReplayResult now = std::move(out.read);
    Movetext mended;
    mended.open(movetext.text(), tokens);
    if (mend_one(mended, now, out)) continue;
    out.tokens = tokens;
    out.read = now;
    break;
  }
  return out;
}

// True: it is read with one mark more put right. Else `out` is as it was.
bool MarkMender::mend_one(const Movetext& movetext, const ReplayResult& now, Mended& out) const {
  const std::uint32_t trouble = now.first_trouble();
  const std::ptrdiff_t numbers = is_nested_only(now) ? LostMarks::odd_numbers(now) : PTRDIFF_MAX;
  const LostMarks marks(movetext, from_, start_, now);
  std::ptrdiff_t most = proof - 1;
  bool found = false;
  Finding told;
  Movetext mended;
  for (const MarkEdit& edit : marks.candidates()) {
    std::vector<Token> tokens = marks.apply(edit);
    mended.open(movetext.text(), tokens);
    ReplayResult read = read_(mended);
    const std::uint32_t next = read.first_trouble();
    const std::ptrdiff_t moves = moves_between(read, trouble, next);
    // The game was read before, but for its numbers.
    if (LostMarks::odd_numbers(read) >= numbers || moves < edit.proof) continue;
    if (next == UINT32_MAX || (next > trouble && moves > most)) {
      found = true;
      most = moves;
      told = edit.finding;
      out.tokens = std::move(tokens);
      out.read = std::move(read);
    }
    if (next == UINT32_MAX) break;
  }
  if (found) out.told.push_back(std::move(told));
  return found;
}

}  // namespace planilla
