// Buckets of ranges of games, each sorted in memory, one behind the other.
#include "archive/duplicates/decision_store.h"

#include <string_view>

namespace planilla {

void DecisionFile::add(const TwinDecision& decision) {
  if (size_ % step == 0) firsts_.push_back(decision.dropped);
  file_.append({reinterpret_cast<const char*>(&decision), sizeof decision});
  ++size_;
}

std::vector<TwinDecision> DecisionFile::read(std::uint64_t first, std::uint64_t count) const {
  std::vector<TwinDecision> out(std::min(count, size_ - first));
  file_.read(first * sizeof(TwinDecision), reinterpret_cast<char*>(out.data()),
             out.size() * sizeof(TwinDecision));
  return out;
}

TwinDecision DecisionFile::of(std::uint32_t dropped) const {
  const auto behind = std::upper_bound(firsts_.begin(), firsts_.end(), dropped);
  const auto piece = static_cast<std::uint64_t>(behind - firsts_.begin()) - 1;
  const std::vector<TwinDecision> some = read(piece * step, step);
  return *std::lower_bound(
      some.begin(), some.end(), dropped,
      [](const TwinDecision& decision, std::uint32_t at) { return decision.dropped < at; });
}

void DecisionStore::sort_into(DecisionFile& out) {
  for (std::size_t i = 0; i < Buckets<Entry>::count; ++i) {
    std::vector<Entry> entries = unsorted_.load(i);
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
      return a.decision.dropped < b.decision.dropped;
    });
    for (const Entry& entry : entries) out.add(entry.decision);
  }
  out.finish();
}

}  // namespace planilla
