// One list in the order of the input; of a cause that runs through the file the first stays in it.
#include "batch/repeated_findings.h"

#include <algorithm>
#include <utility>

namespace planilla {

bool RepeatedFindings::add(WaitingFinding finding) {
  if (finding.cause == 0) {
    ++others_;
  } else {
    RepeatedCause& cause = causes_[finding.cause];
    const std::uint64_t before = cause.count;
    if (before == 0) cause.first = finding.first;
    const FirstOfCause* sum = finding.first.get();
    if (before == 0 || finding.number != cause.last_game)
      cause.games += sum != nullptr ? sum->games : 1;
    cause.last_game = std::max({cause.last_game, finding.number, sum ? sum->last_game : 0});
    cause.count += finding.count;
    if (before > cause.first->most) return false;  // the first speaks for it
    finding.first.reset();
  }
  waiting_.push_back(std::move(finding));
  return others_ > most_waiting;
}

void RepeatedFindings::release_others(const Put& put) {
  std::vector<WaitingFinding> kept;
  for (WaitingFinding& finding : waiting_) {
    if (finding.cause == 0)
      put(finding);
    else
      kept.push_back(std::move(finding));
  }
  waiting_ = std::move(kept);
  others_ = 0;
}

void RepeatedFindings::release(const Put& put, const Render& render) {
  for (WaitingFinding& finding : waiting_) {
    const auto cause = causes_.find(finding.cause);
    if (finding.cause == 0 ||
        (cause != causes_.end() && cause->second.count <= cause->second.first->most)) {
      put(finding);
    } else if (cause != causes_.end()) {
      finding.bytes = render(cause->second);
      finding.count = cause->second.count;
      put(finding);
      causes_.erase(cause);  // its others are counted
    }
  }
  waiting_.clear();
  causes_.clear();
  others_ = 0;
}

}  // namespace planilla
