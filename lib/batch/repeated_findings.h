// Findings of one file wait here until its end, so that those of one cause can be told as one.
//
//   RepeatedFindings waiting;
//   waiting.add({.bytes = rendered, .severity = severity, .cause = told.cause, ...});
//   waiting.release([&](const WaitingFinding& finding) { put(finding); }, render_sum);
//
// A cause that was met more often than it allows (Cause::most) is told once, where it was met
// first: the finding counts the others and says in how many games they stand. So that memory stays
// bounded, no more than `most_waiting` others wait: beyond, they are told as they come, and the
// sums behind them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "batch/run.h"

namespace planilla {

struct WaitingFinding {
  std::string bytes;                        // rendered
  std::shared_ptr<const std::string> game;  // rendered too, where the report shows games
  Severity severity{};
  std::uint64_t count = 1;                    // with those of which it speaks
  std::uint64_t cause = 0;                    // 0: none
  std::uint64_t number = 0;                   // of its game
  std::shared_ptr<const FirstOfCause> first;  // of the first of its cause in a batch
};

// What is told instead of all findings of a cause.
struct RepeatedCause {
  std::uint64_t count = 0;  // of all
  std::uint64_t games = 0, last_game = 0;
  std::shared_ptr<const FirstOfCause> first;
};

class RepeatedFindings {
public:
  static constexpr std::size_t most_waiting = 500;

  using Put = std::function<void(const WaitingFinding&)>;
  using Render = std::function<std::string(const RepeatedCause&)>;

  // True if so many wait that those without a cause have to be told now: release_others().
  bool add(WaitingFinding finding);
  void release_others(const Put& put);
  // All, in their order; then nothing waits.
  void release(const Put& put, const Render& render);

private:
  std::vector<WaitingFinding> waiting_;
  std::map<std::uint64_t, RepeatedCause> causes_;
  std::size_t others_ = 0;  // of those that wait, without a cause
};

}  // namespace planilla
