// Workers over a range of the input, their outputs into a file.
#include <atomic>
#include <filesystem>

#include "plan/part_record.h"
#include "plan/slice_hashes.h"
#include "plan/steps.h"

namespace planilla {

namespace {

[[noreturn]] void changed(const PlanInput& input) {
  throw PlanError(input.file.name + ": not what it was when the plan was made; make a new plan");
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

void write_part(const Plan& plan, std::uint64_t number, const std::string& path, const GameJob& job,
                unsigned jobs, const PlanStep::Save& save) {
  const StreamRange range = plan.range(number);
  require_sizes(plan, range);
  StreamOptions options = job.stream;
  options.range = range;
  GameStream stream(plan.files(), options);
  PartRecord record(path, {plan_id(plan), number});
  std::atomic<std::uint64_t> content = 0;
  run(
      stream, jobs, [&] { return hash_slices(make_game_worker(job), content); },
      [&](Output& output) { record.output(output); });
  require_content(plan, plan.parts[number - 1], content, stream.faults());
  std::string state;
  save(state);
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
                                              const PlanStep::Save& save) {
    write_part(plan, part, path, job, own != 0 ? own : jobs_of_options, save);
  };
  return step;
}

}  // namespace planilla
