// Workers over a range of the input, their outputs into a file.
#include <atomic>
#include <filesystem>

#include "batch/framed_games.h"
#include "plan/part_record.h"
#include "plan/slice_hashes.h"
#include "plan/steps.h"

namespace planilla {

namespace {

[[noreturn]] void changed(const PlanInput& input) {
  throw PlanError(input.file.name + ": ", "plan-changed");
}

// Sizes are asked for without reading; what is read is hashed.
void require_sizes(const Plan& plan, const StreamRange& range) {
  for (std::uint32_t i = range.begin.file; i <= range.end.file && i < plan.inputs.size(); ++i) {
    const PlanInput& input = plan.inputs[i];
    if (input.hash.empty() || (i == range.end.file && range.end.offset == 0)) continue;
    std::error_code error;
    const auto size = std::filesystem::file_size(input.file.path, error);
    if (error) throw RetryFault(input.file.name + ": " + error.message());
    if (size != input.size) changed(input);
  }
}

// Bytes that are not those of the plan: a fault of reading them that the plan does not know may
// pass; else the input is another one.
void require_content(const Plan& plan, const PlanPart& part, std::uint64_t content,
                     const std::vector<StreamFault>& faults) {
  if (content == part.content) return;
  for (const StreamFault& fault : faults)
    throw RetryFault(plan.inputs[fault.file].file.name + ": " + fault.fault.reason);
  changed(plan.inputs[std::min<std::size_t>(part.begin.file, plan.inputs.size() - 1)]);
}

// Keeps outputs; games that need nothing but to be copied are packed first, so that the merge
// copies less. A frame that other parts have games of too is left to the merge.
class KeptOutputs {
public:
  KeptOutputs(const PlanPart& part, unsigned jobs, const PlanStep::Kept& kept, PartRecord& record)
      : kept_(kept),
        record_(record),
        packs_(packs_in_frames(packing_of(kept.games_into))),
        first_(part.games_before % games_of_a_frame == 0 ? 0 : frame_group(part.games_before + 1)),
        last_((part.games_before + part.games) % games_of_a_frame == 0
                  ? 0
                  : frame_group(part.games_before + part.games + 1)),
        maker_(
            packing_of(kept.games_into), jobs, [this](FramePiece&& piece) { record_.piece(piece); },
            [this](std::uint64_t group) { return group != first_ && group != last_; }) {}

  void take(Output& output) {
    if (kept_.finish) kept_.finish(output);
    if (packs_) {
      for_each_frame(output, [this](std::uint64_t group, std::string_view text) {
        maker_.write(group, text);
      });
      output.games.clear();
      output.frames.clear();
    }
    record_.output(output);
  }
  void end() { maker_.end(); }

private:
  const PlanStep::Kept& kept_;
  PartRecord& record_;
  const bool packs_;
  const std::uint64_t first_, last_;  // groups that are not of this part alone; 0: none
  FrameMaker maker_;
};

void write_part(const Plan& plan, std::uint64_t number, const std::string& path, const GameJob& job,
                unsigned jobs, const PlanStep::Kept& kept) {
  const StreamRange range = plan.range(number);
  require_sizes(plan, range);
  StreamOptions options = job.stream;
  options.range = range;
  GameStream stream(plan.files(), options);
  PartRecord record(path, {plan_id(plan), number});
  KeptOutputs outputs(plan.parts[number - 1], jobs, kept, record);
  std::atomic<std::uint64_t> content = 0;
  run(
      stream, jobs, [&] { return hash_slices(make_game_worker(job), content); },
      [&](Output& output) { outputs.take(output); });
  require_content(plan, plan.parts[number - 1], content, stream.faults());
  outputs.end();
  std::string state;
  if (kept.save) kept.save(state);
  record.finish(state);
}

}  // namespace

PlanStep part_step(const Plan& plan, std::uint64_t part, const std::string& path, unsigned jobs) {
  PlanStep step;
  step.inputs.files = plan.files();
  step.ui = plan.ui;
  step.data = plan.data;
  step.today = plan.today;
  step.read = [&plan, part, path, own = jobs](const GameJob& job, unsigned jobs_of_options,
                                              const PlanStep::Kept& kept) {
    write_part(plan, part, path, job, own != 0 ? own : jobs_of_options, kept);
  };
  return step;
}

}  // namespace planilla
