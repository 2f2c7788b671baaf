// A step of a plan, in place of a run over the whole input: what a command that reads games asks.
//
//   if (step && step->read) return step->read(job, jobs, kept), 0;     // count, or write a part
//   ...
//   PlanEnds ends = step->replay(sink, load);                          // of merge, in place of
//   run()
//
// One of `read` and `replay` is there. A step outlives the command that it is given to.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "batch/game_worker.h"
#include "options/common_settings.h"
#include "output/output.h"
#include "text/input/source.h"

namespace planilla {

// What is told when all has been read.
struct PlanEnds {
  std::vector<StreamFault> faults;
  std::uint64_t passed_over = 0;
};

struct PlanStep {
  // What the command remembers of all games beside its outputs, as bytes: of one part; and back,
  // once for each part.
  using Save = std::function<void(std::string& state)>;
  using Load = std::function<void(std::string_view state)>;

  // What a command says of the outputs of its workers when they go into a part.
  struct Kept {
    Save save;
    // Where Output::games go as they are, one after another: they are packed in the part as its
    // name asks. Empty: the command does more with them.
    std::string games_into = {};
    std::function<void(Output& output)> finish = {};  // before it is kept; empty: as it is
  };

  InputList inputs;
  std::vector<std::string> protects;  // files that no output may replace
  std::string ui = "en", data;
  int today = 0;
  std::function<void(const GameJob& job, unsigned jobs, const Kept& kept)> read;
  std::function<PlanEnds(const Sink& sink, const Load& load)> replay;

  bool reads() const { return static_cast<bool>(read); }
};

// Inputs, plan and parts of a step; nothing where there is none.
void protect_plan(const CommonSettings& settings, Outputs& outputs);

}  // namespace planilla
